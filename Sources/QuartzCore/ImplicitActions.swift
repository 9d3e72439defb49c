// What happens when a property of a layer is set that no view looks after: it is animated.

extension CALayer {
  /// The search for an action ends at the first of these that has one: the delegate, `actions`, and the class's
  /// `defaultAction(forKey:)`. The null object ends it without an action.
  ///
  /// Only a layer that was drawn before has something to animate from: for others only the delegate is asked.
  func actionForChange(of key: String) -> (any CAAction)? {
    if CATransaction.disableActions() { return nil }
    if context != nil, !pendingChanges.contains(.created) { return action(forKey: key) }
    guard let action = delegate?.action(for: self, forKey: key), !(action is NSNull) else { return nil }
    return action
  }

  /// Runs the action for a layer that comes on the screen or goes, as far as it is on one.
  func runOrderAction(_ key: String) {
    guard context != nil, !CATransaction.disableActions() else { return }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  /// The animation that a layer's properties have by default, nil for what cannot be animated.
  ///
  /// It says neither where it starts nor how long it lasts: `run(_:forKey:seen:)` and the transaction do.
  static func defaultAnimation(forKey event: String) -> CABasicAnimation? {
    guard LayerKeyPath(event) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Runs an action after a change. A basic animation that names no values goes from what was seen to the new value.
  func run(_ action: any CAAction, forKey key: String, seen: LayerValues?) {
    if let basic = action as? CABasicAnimation, basic.from == nil, basic.to == nil, basic.by == nil,
      let property = basic.property ?? LayerKeyPath(key), let seen
    {
      let animation = basic.duplicate() as! CABasicAnimation
      if animation.keyPath == nil { animation.keyPath = key }
      animation.from = seen[property]
      animation.run(forKey: key, object: self, arguments: nil)
    } else {
      action.run(forKey: key, object: self, arguments: nil)
    }
  }
}
