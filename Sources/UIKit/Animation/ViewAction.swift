import Runtime

/// Made before a value changes, to know the old one; run after it, to animate from old to new.
@MainActor final class ViewAction: CAAction {
  private let animation: ViewAnimation
  private let old: LayerValues
  /// What is on screen; only where the animation may start from it.
  private let seen: LayerValues?

  init(animation: ViewAnimation, layer: CALayer, key: String) {
    self.animation = animation
    old = layer.values
    let startsFromSeen = animation.options.contains(.beginFromCurrentState) || LayerKeyPath(key)?.isColor ?? false
    seen = startsFromSeen ? layer.presentationValues(at: CACurrentMediaTime()) : nil
  }

  func run(forKey event: String, object anObject: AnyValue, arguments dict: CAActionArguments?) {
    guard let layer = anObject as? CALayer else { return }
    if event == "bounds" {
      if old.bounds.origin != layer.bounds.origin { animate(.boundsOrigin, "bounds.origin", layer) }
      if old.bounds.size != layer.bounds.size { animate(.boundsSize, "bounds.size", layer) }
      animation.noteNewBounds(of: layer)
    } else if let path = LayerKeyPath(event) {
      animate(path, event, layer)
    }
  }

  private func animate(_ path: LayerKeyPath, _ name: String, _ layer: CALayer) {
    let new = layer.values[path]
    let isFirst = animation.isFirstChange(of: path, layer)
    let fromSeen = isFirst && animation.options.contains(.beginFromCurrentState)
    if fromSeen { layer.removeAnimations(of: path) }
    let start = fromSeen ? seen![path] : old[path]
    let change = ViewAnimation.Change(layer: layer, path: path, name: name, old: old[path], new: new)
    switch (start, new) {
    case (.color, _), (.path, _), (.colors, _):
      let start = isFirst ? seen![path] : old[path]
      animation.animate(change, from: start, to: new, isAdditive: false)
    case (.transform(let start), .transform(let new)):
      let difference = TransformComponents(start).difference(from: TransformComponents(new))
      animation.animate(
        change, from: .transformDifference(difference), to: .transformDifference(difference), isAdditive: true)
    default:
      animation.animate(change, from: start.subtracting(new), to: new.subtracting(new), isAdditive: true)
    }
  }
}
