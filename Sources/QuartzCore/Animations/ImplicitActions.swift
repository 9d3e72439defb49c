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
  /// It says neither where it starts nor how long it lasts: `willChange(_:)` and the transaction do.
  static func defaultAnimation(forKey event: String) -> CABasicAnimation? {
    guard LayerKeyPath(event) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The action to run when a property has changed. What has to see the layer as it was does so here: a transition takes
  /// its picture, and a basic animation that names no values goes from what is seen.
  final func willChange(_ key: String) -> (any CAAction)? {
    guard let action = actionForChange(of: key) else { return nil }
    if let transition = action as? CATransition {
      transition.run(forKey: key, object: self, arguments: nil)
      return nil
    }
    guard let basic = action as? CABasicAnimation, basic.from == nil, basic.to == nil, basic.by == nil,
      let property = basic.property ?? LayerKeyPath(key)
    else { return action }
    let animation = basic.duplicate() as! CABasicAnimation
    if animation.keyPath == nil { animation.keyPath = key }
    animation.from = presentationValues(at: currentMediaTime)[property]
    return animation
  }
}
