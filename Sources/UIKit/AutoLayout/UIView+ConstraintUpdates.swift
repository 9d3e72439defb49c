import Runtime

// Calls of `updateConstraints()` for views that requested them, before layout and from descendants to ancestors.

extension UIView {
  /// Calls `updateConstraints()` for this view and its descendants where needed.
  final func updateConstraintsBelow() {
    if constraintFlags.contains(.updateBelow) {
      constraintFlags.remove(.updateBelow)
      for subview in children where subview.mayUpdateConstraints { subview.updateConstraintsBelow() }
    }
    guard constraintFlags.contains(.needsUpdate) else { return }
    constraintFlags.remove(.needsUpdate)
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Whether this view or a descendant needs a call of `updateConstraints()`.
  final var mayUpdateConstraints: Bool { !constraintFlags.isDisjoint(with: [.needsUpdate, .updateBelow]) }

  /// Marks the ancestors of a view that needs a call of `updateConstraints()`.
  final func noteConstraintUpdate() {
    var view = parent
    while let current = view, !current.constraintFlags.contains(.updateBelow) {
      current.constraintFlags.insert(.updateBelow)
      view = current.parent
    }
  }

  /// Updates constraints and lays out until nothing requests more.
  final func layOutWithConstraints() {
    var passes = 0
    repeat {
      updateConstraintsBelow()
      layoutState?.willLayOut()
      ownLayer.layoutIfNeeded()
      passes += 1
      ensure(
        passes < 100,
        "Layout does not terminate, because it calls setNeedsUpdateConstraints() each time. Call that only when the constraints' input changes."
      )
    } while mayUpdateConstraints
  }
}
