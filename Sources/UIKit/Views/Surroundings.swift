/// What a view gets from around it, before it goes somewhere else.
@MainActor struct Surroundings {
  private let tint: UIColor?
  private let traits: UITraitCollection?

  /// Nothing is looked up where no view differs from another.
  init(of view: UIView) {
    tint = UIView.areTintsSet ? view.tintColor : nil
    traits = UIView.areTraitsOverridden && view.window != nil ? view.traitCollection : nil
  }

  /// - Parameter inOtherWindow: whether it has come into a window, so that it has seen its traits there.
  func tellChange(of view: UIView, inOtherWindow: Bool) {
    if let traits, !inOtherWindow { view.tellNewTraits(traits) }
    if let tint, view.tintColor != tint { view.tellTintChange() }
  }
}
