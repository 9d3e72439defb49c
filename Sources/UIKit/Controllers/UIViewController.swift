import Runtime

/// Owns a view and answers for what happens in it.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  public override init() { super.init() }

  /// There are no archives here; the same as `init()`.
  public required init?(coder: NSCoder) { super.init() }

  deinit { whileDeinitializing { loadedView?.viewController = nil } }

  private var loadedView: UIView?

  /// Loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }
  open var title: String?

  /// Makes the view, as large as the screen; overrides set `view` and do not call super.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView() must set the view: assign one to `view` in your override.")
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Environment

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// Overrides call super.
  open func viewSafeAreaInsetsDidChange() {}

  /// What the view's margins are at least: 16 points at the sides, 20 where there is regular room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.updateLayoutMargins() } }
  }

  /// Overrides call super.
  open func viewLayoutMarginsDidChange() {}

  open var traitCollection: UITraitCollection {
    loadedView?.superview?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called while the view is in a window. Overrides call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { loadedView?.superview }
}
