import Runtime

// Before a layout, from the leaves to the root: `updateConstraints()` of the views that asked for it.

extension UIView {
  /// Calls `updateConstraints()` of those who need it, here and below.
  final func updateConstraintsBelow() {
    if constraintFlags.contains(.updateBelow) {
      constraintFlags.remove(.updateBelow)
      for subview in children where subview.mayUpdateConstraints { subview.updateConstraintsBelow() }
    }
    guard constraintFlags.contains(.needsUpdate) else { return }
    constraintFlags.remove(.needsUpdate)
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Whether somebody here or below needs it.
  final var mayUpdateConstraints: Bool { !constraintFlags.isDisjoint(with: [.needsUpdate, .updateBelow]) }

  /// Tells those around it that somebody below needs it.
  final func noteConstraintUpdate() {
    var view = parent
    while let current = view, !current.constraintFlags.contains(.updateBelow) {
      current.constraintFlags.insert(.updateBelow)
      view = current.parent
    }
  }

  /// Layout, with what has to come before it, until nobody asks for more.
  final func layOutWithConstraints() {
    var passes = 0
    repeat {
      updateConstraintsBelow()
      layoutState?.willLayOut()
      ownLayer.layoutIfNeeded()
      passes += 1
      ensure(
        passes < 100,
        "Layout does not come to an end: each time, something in it calls setNeedsUpdateConstraints(). Call it where what constraints depend on changes."
      )
    } while mayUpdateConstraints
  }
}
