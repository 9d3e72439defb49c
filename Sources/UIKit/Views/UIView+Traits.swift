import Runtime

extension UIView: UITraitEnvironment {
  /// Notifies the view, its controller and its descendants, except those whose traits have not changed.
  /// - Parameter previous: The previous traits of the view's environment.
  final func notifyTraitChange(from previous: UITraitCollection) {
    notifyNewTraits((viewController?.overridden(previous) ?? previous).with(overrideUserInterfaceStyle))
  }

  /// Notifies the view of a change of its own traits.
  /// - Parameter previous: The view's previous traits.
  final func notifyNewTraits(_ previous: UITraitCollection) {
    let current = traitCollection
    guard !current.isEqual(previous) else { return }
    notifyOwn(previous, current)
    for subview in children { subview.notifyTraitChange(from: previous) }
  }

  /// Called when the view has moved to a window. It is notified if its traits differ from those it was last notified
  /// of, since outside a window it gets no notifications.
  final func seeTraits() {
    let (seen, present) = (seenTraits, presentTraits)
    resolveLook(ifOtherThanIn: present)
    guard present !== seen else { return }
    seenTraits = present
    if present.screenNumber == seen.screenNumber, !present.isEqual(seen) { notifyOwn(seen, present) }
  }

  /// Notifies the view and its controller.
  private func notifyOwn(_ previous: UITraitCollection, _ current: UITraitCollection) {
    seenTraits = current
    CurrentTraits.perform(for: self) {
      resolveLook()
      viewController?.traitCollectionDidChange(previous)
      viewController?.notifyTraitChangeRegistrations(previous, current)
      traitCollectionDidChange(previous)
      notifyTraitChangeRegistrations(previous, current)
    }
    if current.layoutDirection != previous.layoutDirection { layoutDirectionMayHaveChanged() }
  }

  /// Called when a trait of the view was set.
  /// - Parameter previous: The view's previous traits.
  final func traitsWereSet(_ previous: UITraitCollection) {
    if window != nil { notifyNewTraits(previous) } else { resolveLooks() }
  }

  // MARK: Looks that depend on traits

  /// Resolves a colour with the view's current traits. `lookMayHaveChanged()` is called when the result may have
  /// changed.
  final func resolve(_ color: UIColor) -> CGColor {
    guard color.isDynamic else { return color.cgColor }
    let traits = presentTraits
    resolvedTraits = traits
    return color.cgColor(with: traits) {
      let tint: UIColor = tintColor
      resolvedTint = tint
      return tint
    }
  }

  /// The view's traits. As long as nothing on any screen has traits of its own, they are the screen's.
  final var presentTraits: UITraitCollection {
    UIView.areTraitsOverridden ? traitCollection : ownLayer.screen.traitCollection
  }

  /// Resolves colours after the view has moved, because its traits may have changed.
  final func resolveLookIfMoved() {
    if resolvedTraits != nil { resolveLook(ifOtherThanIn: presentTraits) }
  }

  private func resolveLook(ifOtherThanIn traits: UITraitCollection) {
    guard let resolvedTraits, traits !== resolvedTraits, !traits.isEqual(resolvedTraits) else { return }
    resolveLook()
  }

  private func resolveLook() {
    if resolvedTraits != nil { renewLook() }
  }

  /// Resolves the colours of the view and its descendants.
  final func resolveLooks() {
    resolveLookIfMoved()
    for subview in children { subview.resolveLooks() }
  }

  /// Resolves colours again, and redraws content that was drawn with them.
  final func renewLook() {
    lookMayHaveChanged()
    if ownLayer.isDrawn { setNeedsDisplay() }
  }

  final func resolveBackground() {
    guard let (color, shown) = dynamicBackground, ownLayer.backgroundColor == shown else { return }
    backgroundColor = color
  }
}
