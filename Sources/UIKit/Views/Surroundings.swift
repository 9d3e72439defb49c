/// What a view gets from around it, before it goes somewhere else.
@MainActor struct Surroundings {
  private let tint: UIColor?
  private let traits: UITraitCollection?

  /// Nothing is looked up where no view differs from another.
  init(of view: UIView) {
    tint = UIView.areTintsSet ? view.tintColor : nil
    traits = UIView.areTraitsOverridden && view.window != nil ? view.traitCollection : nil
  }

  func tellChange(of view: UIView) {
    if let traits, view.window != nil { view.tellNewTraits(traits) }
    if let tint, view.tintColor != tint { view.tellTintChange() }
  }
}
