extension CALayer {
  /// Joins a neighbour's movement, as if the layer had been there when the neighbour's animations began: the same
  /// differences are added to its position, and a growing neighbour pushes it by the edge that faces it.
  ///
  /// Only running additive animations are joined, but not those driven by a property animator, and not those of the
  /// neighbour alone.
  /// - Parameters:
  ///   - side: The side of the neighbour that the layer is on: -1, 0 or 1 for each axis.
  ///   - grows: Whether the layer grows like the neighbour, horizontally and vertically.
  package func moveAlong(with neighbour: CALayer, side: CGVector, grows: (x: Bool, y: Bool)) {
    neighbour.forEachJoinableAnimation { basic, from, to in
      switch (basic.property, from, to) {
      case (.position, _, _): join(basic, from, to, .position)
      case (.boundsSize, .size(let start), .size(let end)):
        if grows.x || grows.y {
          func growth(_ size: CGSize) -> AnimationValue {
            .size(CGSize(width: grows.x ? size.width : 0, height: grows.y ? size.height : 0))
          }
          join(basic, growth(start), growth(end), .boundsSize)
        }
        guard side != .zero else { break }
        // From the centre of the neighbour to its edge, and from there to the centre of a layer that grows.
        func push(_ size: CGSize) -> AnimationValue {
          .point(
            CGPoint(
              x: size.width * side.dx * (grows.x ? 1 : 0.5), y: size.height * side.dy * (grows.y ? 1 : 0.5)))
        }
        join(basic, push(start), push(end), .position)
      default: break
      }
    }
  }

  /// Whether animations that neighbours join change the layer's width and height.
  package var growth: (x: Bool, y: Bool) {
    var growth = (x: false, y: false)
    forEachJoinableAnimation { basic, from, to in
      guard basic.property == .boundsSize, case .size(let start) = from, case .size(let end) = to else { return }
      growth = (growth.x || start.width != end.width, growth.y || start.height != end.height)
    }
    return growth
  }

  private func forEachJoinableAnimation(_ body: (CABasicAnimation, AnimationValue, AnimationValue) -> Void) {
    for attachment in attachments {
      guard let basic = attachment.animation as? CABasicAnimation, basic.isAdditive, !basic.isOfLayerAlone,
        !(basic is TimelineAnimation), let from = basic.from, let to = basic.to
      else { continue }
      body(basic, from, to)
    }
  }

  /// The differences that animations added to the model values before they were settled.
  package struct SettledDifferences {
    fileprivate let all: [(animation: CAAnimation, from: AnimationValue?, to: AnimationValue?)]
  }

  /// Makes animations that add to the model values add nothing from now on, so that the layer displays its model
  /// values. They still end at their time, for their completions.
  /// - Returns: The previous differences, for ``restore(_:)``.
  package func settleDifferences() -> SettledDifferences {
    let settled = SettledDifferences(
      all: attachments.map {
        let basic = $0.animation as? CABasicAnimation
        return ($0.animation, basic?.from, basic?.to)
      })
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
    return settled
  }

  /// Restores the differences that animations added before they were settled, at the same times, and removes animations
  /// added since.
  package func restore(_ settled: SettledDifferences) {
    for attachment in attachments where !settled.all.contains(where: { $0.animation === attachment.animation }) {
      removeAnimation(forKey: attachment.key)
    }
    for (animation, from, to) in settled.all {
      guard let basic = animation as? CABasicAnimation else { continue }
      (basic.from, basic.to) = (from, to)
      noteChange(basic.changes)
    }
  }

  /// Adds an animation to one with the same movement that was joined already, so that there is one animation for each
  /// movement, however many updates began together and however many neighbours passed them on.
  private func join(
    _ animation: CABasicAnimation, _ from: AnimationValue, _ to: AnimationValue, _ path: LayerKeyPath
  ) {
    let name = path == .position ? "position" : "bounds.size"
    let copy = animation.duplicate() as! CABasicAnimation
    copy.keyPath = name
    copy.from = from
    copy.to = to
    copy.delegate = nil
    // A begin time of 0 would be replaced by the current time.
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
