/// The properties that a view inherits from its superviews, captured before it moves.
@MainActor struct Surroundings {
  private let tint: UIColor?
  private let traits: UITraitCollection?

  /// Captures nothing if no view overrides them.
  init(of view: UIView) {
    tint = UIView.areTintsSet ? view.tintColor : nil
    traits = UIView.areTraitsOverridden && view.window != nil ? view.traitCollection : nil
  }

  /// Notifies a view of changed properties.
  /// - Parameter inOtherWindow: Whether it has moved to a window, which has notified it of its traits.
  func notifyChange(of view: UIView, inOtherWindow: Bool) {
    if let traits, !inOtherWindow { view.notifyNewTraits(traits) }
    if let tint, view.tintColor != tint { view.notifyTintChange() }
  }
}
