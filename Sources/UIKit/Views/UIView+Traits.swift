import Runtime

extension UIView: UITraitEnvironment {
  /// Tells the view, its controller and all in it. Where the traits are the same as before, nobody is told.
  /// - Parameter previous: what those of the view's surroundings were.
  final func tellTraitChange(from previous: UITraitCollection) {
    tellNewTraits((viewController?.overridden(previous) ?? previous).with(overrideUserInterfaceStyle))
  }

  /// - Parameter previous: what the view's own were.
  final func tellNewTraits(_ previous: UITraitCollection) {
    let current = traitCollection
    guard !current.isEqual(previous) else { return }
    tellOwn(previous, current)
    for subview in children { subview.tellTraitChange(from: previous) }
  }

  /// The view has come into a window. It is told where its traits are others than it was last told of: while it was in no
  /// window, it was told nothing.
  final func seeTraits() {
    let (seen, present) = (seenTraits, presentTraits)
    resolveLook(ifOtherThanIn: present)
    guard present !== seen else { return }
    seenTraits = present
    if present.screenNumber == seen.screenNumber, !present.isEqual(seen) { tellOwn(seen, present) }
  }

  /// Tells the view and its controller.
  private func tellOwn(_ previous: UITraitCollection, _ current: UITraitCollection) {
    seenTraits = current
    CurrentTraits.perform(for: self) {
      resolveLook()
      viewController?.traitCollectionDidChange(previous)
      viewController?.tellTraitChangeRegistrations(previous, current)
      traitCollectionDidChange(previous)
      tellTraitChangeRegistrations(previous, current)
    }
    if current.layoutDirection != previous.layoutDirection { layoutDirectionMayHaveChanged() }
  }

  /// Something about the view's traits was set.
  /// - Parameter previous: what the view's own were.
  final func traitsWereSet(_ previous: UITraitCollection) {
    if window != nil { tellNewTraits(previous) } else { resolveLooks() }
  }

  // MARK: Looks that depend on traits

  /// What a colour looks like in the view now. The view is told by `lookMayHaveChanged()` when that may be something
  /// else.
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

  /// The view's traits, which are the screen's at once while nothing on any screen has traits of its own.
  final var presentTraits: UITraitCollection {
    UIView.areTraitsOverridden ? traitCollection : ownLayer.screen.traitCollection
  }

  /// The view has come to another place: what depends on traits is resolved there.
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

  /// The same for all in the view.
  final func resolveLooks() {
    resolveLookIfMoved()
    for subview in children { subview.resolveLooks() }
  }

  /// Colours are resolved anew, and what was drawn with them is drawn anew.
  final func renewLook() {
    lookMayHaveChanged()
    if ownLayer.isDrawn { setNeedsDisplay() }
  }

  final func resolveBackground() {
    guard let (color, shown) = dynamicBackground, ownLayer.backgroundColor == shown else { return }
    backgroundColor = color
  }
}
