extension CALayer {
  /// Takes part in a neighbour's movement, as if it had been there when the neighbour's animations began: the same is
  /// added to position and size, and where the neighbour grows, it pushes.
  ///
  /// Only what animations *add* counts, for as long as it still moves; what a property animator drives and what is of
  /// the neighbour alone is left out.
  /// - Parameter side: on which side of the neighbour the layer is, -1, 0 or 1 for each axis.
  package func moveAlong(with neighbour: CALayer, side: CGVector) {
    for attachment in neighbour.attachments {
      guard let basic = attachment.animation as? CABasicAnimation, basic.isAdditive, !basic.isOfLayerAlone,
        !(basic is TimelineAnimation),
        let from = basic.from, let to = basic.to
      else { continue }
      switch (basic.property, from, to) {
      case (.position, _, _): join(basic, from, to, .position)
      case (.boundsSize, .size(let start), .size(let end)):
        join(basic, from, to, .boundsSize)
        guard side != .zero else { break }
        func push(_ size: CGSize) -> AnimationValue {
          .point(CGPoint(x: size.width * side.dx, y: size.height * side.dy))
        }
        join(basic, push(start), push(end), .position)
      default: break
      }
    }
  }

  /// Has animations that add to the model values add nothing from now on: the layer shows its model. They still end at
  /// their time, for those who wait for it.
  package func settleDifferences() {
    for attachment in attachments {
      guard let basic = attachment.animation as? CABasicAnimation else { continue }
      if basic.addsTransformDifference {
        basic.from = .transformDifference(.none)
        basic.to = .transformDifference(.none)
      } else if basic.isAdditive {
        basic.from = basic.to?.multiplied(by: 0)
        basic.to = basic.from
      }
      noteChange(basic.changes)
    }
  }

  /// What moves in the same way as something joined already is added to it, so that there is one animation for each
  /// movement that runs, however many updates began together and however many neighbours handed them on.
  private func join(
    _ animation: CABasicAnimation, _ from: AnimationValue, _ to: AnimationValue, _ path: LayerKeyPath
  ) {
    let name = path == .position ? "position" : "bounds.size"
    let copy = animation.duplicate() as! CABasicAnimation
    copy.keyPath = name
    copy.from = from
    copy.to = to
    copy.delegate = nil
    // A begin time of 0 would become now.
    copy.beginTime = max(copy.beginTime, .leastNormalMagnitude)
    for attachment in attachments where !attachment.hasEnded {
      guard let joined = attachment.animation as? CABasicAnimation, joined.delegate == nil, joined.property == path,
        joined.isAdditive, joined.moves(like: copy), copy.moves(like: joined)
      else { continue }
      joined.from = joined.from?.adding(from)
      joined.to = joined.to?.adding(to)
      return noteChange(joined.changes)
    }
    attach(copy, forKey: freeKey(like: name))
  }
}
