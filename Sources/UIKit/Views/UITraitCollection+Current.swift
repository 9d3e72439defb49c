import Runtime

/// The source of the current traits, for code that does not specify any.
@MainActor enum CurrentTraits {
  /// The traits set by the program, which take precedence over the view's.
  @exclusivity(unchecked) fileprivate static var traits: UITraitCollection?
  /// The view that is being laid out, or notified of new traits. Its traits are only looked up on demand.
  @exclusivity(unchecked) private static var view: UIView?

  /// Performs work with the traits of a view as the current ones.
  static func perform(for view: UIView, _ work: () -> Void) {
    let former = (self.view, traits)
    self.view = view
    traits = nil
    work()
    (self.view, traits) = former
  }

  /// The expected traits of a new view: those of the view at work, or the screen's.
  static var forNewView: UITraitCollection { view?.presentTraits ?? UIScreen.main.traitCollection }

  fileprivate static var current: UITraitCollection {
    traits ?? view?.traitCollection ?? UIScreen.main.traitCollection
  }
}

extension UITraitCollection {
  /// The traits that resolve colours if none are specified, as in `UIColor.cgColor`.
  ///
  /// During a view's layout, and while it is notified of new traits, they are the view's; otherwise the screen's,
  /// unless they are set. A set value lasts until the end of such work; prefer ``performAsCurrent(_:)``. They belong to
  /// the main actor: code on other threads specifies traits, as in `resolvedColor(with:)`.
  public class var current: UITraitCollection {
    get { MainActor.assumeIsolated { CurrentTraits.current } }
    set { MainActor.assumeIsolated { CurrentTraits.traits = newValue } }
  }

  /// Performs actions with these traits as the current ones, on the main actor.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = MainActor.assumeIsolated {
      let former = CurrentTraits.traits
      CurrentTraits.traits = self
      return former
    }
    actions()
    MainActor.assumeIsolated { CurrentTraits.traits = former }
  }
}
