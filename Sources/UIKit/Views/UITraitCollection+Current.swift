import Runtime

/// Where code runs that asks for the current traits without naming any.
@MainActor enum CurrentTraits {
  /// Set by the program; it counts before the view.
  @exclusivity(unchecked) fileprivate static var traits: UITraitCollection?
  /// Whose layout, or whose new traits, are under way. Its traits are only looked up when somebody asks.
  @exclusivity(unchecked) private static var view: UIView?

  /// While a view is at work, its traits are current.
  static func perform(for view: UIView, _ work: () -> Void) {
    let former = (self.view, traits)
    self.view = view
    traits = nil
    work()
    (self.view, traits) = former
  }

  /// What a view that is made now is likely to be shown with: the traits of the view that is at work, or the screen's.
  static var forNewView: UITraitCollection { view?.presentTraits ?? UIScreen.main.traitCollection }

  fileprivate static var current: UITraitCollection {
    traits ?? view?.traitCollection ?? UIScreen.main.traitCollection
  }
}

extension UITraitCollection {
  /// The traits by which colours are resolved that nobody names traits for, as `UIColor.cgColor` does.
  ///
  /// In a view's layout, and when it is told of new traits, they are the view's; everywhere else the screen's, unless
  /// they are set. Setting them lasts until the end of such work; ``performAsCurrent(_:)`` is the better way. They are
  /// those of the main actor: code on other threads names the traits, as in `resolvedColor(with:)`.
  public class var current: UITraitCollection {
    get { MainActor.assumeIsolated { CurrentTraits.current } }
    set { MainActor.assumeIsolated { CurrentTraits.traits = newValue } }
  }

  /// Runs something with these as the current traits, on the main actor.
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
