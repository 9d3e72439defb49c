import Runtime

/// An action that is created before a value changes, to store the old one, and runs after the change, to animate it.
@MainActor final class ViewAction: CAAction {
  private let animation: ViewAnimation
  private let layer: CALayer
  private let key: String
  /// The property, or nil if it is not animatable.
  private let path: LayerKeyPath?
  private let old: AnimationValue?
  /// The presented value, if the animation may begin with it.
  private let presented: AnimationValue?

  init(animation: ViewAnimation, layer: CALayer, key: String) {
    self.animation = animation
    self.layer = layer
    self.key = key
    path = LayerKeyPath(key)
    guard let path else {
      (old, presented) = (nil, nil)
      return
    }
    old = layer.value(of: path)
    let startsFromPresentation = path.isColor || animation.options.contains(.beginFromCurrentState)
    presented = startsFromPresentation ? layer.presentationValues(at: layer.currentMediaTime)[path] : nil
  }

  func run(forKey event: String, object anObject: AnyValue, arguments dict: CAActionArguments?) {
    guard let path, let old else { return }
    let new = layer.value(of: path)
    guard case .rect(let oldBounds) = old, case .rect(let newBounds) = new, path == .bounds else {
      return animate(path, key, from: old, presented: presented, to: new)
    }
    // Origin and size are animated separately, because a view may be scrolled while it grows.
    var presentedBounds: CGRect?
    if case .rect(let bounds)? = presented { presentedBounds = bounds }
    if oldBounds.origin != newBounds.origin {
      animate(
        .boundsOrigin, "bounds.origin", from: .point(oldBounds.origin),
        presented: presentedBounds.map { .point($0.origin) },
        to: .point(newBounds.origin))
    }
    if oldBounds.size != newBounds.size {
      animate(
        .boundsSize, "bounds.size", from: .size(oldBounds.size), presented: presentedBounds.map { .size($0.size) },
        to: .size(newBounds.size))
    }
    animation.noteNewBounds(of: layer)
  }

  private func animate(
    _ path: LayerKeyPath, _ name: String, from old: AnimationValue, presented: AnimationValue?, to new: AnimationValue
  ) {
    let isFirst = animation.isFirstChange(of: path, layer)
    let fromPresentation = isFirst && animation.options.contains(.beginFromCurrentState)
    if fromPresentation { layer.removeAnimations(of: path) }
    let start = fromPresentation ? presented ?? old : old
    let change = ViewAnimation.Change(layer: layer, path: path, name: name, old: old, new: new)
    switch (start, new) {
    case (.color, _), (.path, _), (.colors, _):
      animation.animate(change, from: isFirst ? presented ?? old : old, to: new, isAdditive: false)
    case (.transform(let start), .transform(let new)):
      let difference = TransformComponents(start).difference(from: TransformComponents(new))
      animation.animate(
        change, from: .transformDifference(difference), to: .transformDifference(difference), isAdditive: true)
    default:
      animation.animate(change, from: start.subtracting(new), to: new.subtracting(new), isAdditive: true)
    }
  }
}
