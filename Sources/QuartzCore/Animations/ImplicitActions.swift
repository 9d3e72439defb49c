// The response to a change of a property in a layer without a view: an implicit animation.

extension CALayer {
  /// Returns the first action of these: the delegate's, that in `actions`, and the class's `defaultAction(forKey:)`.
  /// The null object ends the search without an action.
  ///
  /// Only a layer that has been drawn has a previous state to animate from. For others only the delegate is asked.
  func actionForChange(of key: String) -> (any CAAction)? {
    if CATransaction.disableActions() { return nil }
    if context != nil, !pendingChanges.contains(.created) { return action(forKey: key) }
    guard let action = delegate?.action(for: self, forKey: key), !(action is NSNull) else { return nil }
    return action
  }

  /// Runs the action for a layer that appears on or disappears from a screen.
  func runOrderAction(_ key: String) {
    guard context != nil, !CATransaction.disableActions() else { return }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  /// Returns the implicit animation of a property, or nil if it is not animatable.
  ///
  /// It has no values and no duration, which `willChange(_:)` and the transaction set.
  static func defaultAnimation(forKey event: String) -> CABasicAnimation? {
    guard LayerKeyPath(event) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Returns the action for a change of a property. Called before the change, because some actions need the previous
  /// state: a transition takes its snapshot, and a basic animation without values begins with the presented value.
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
