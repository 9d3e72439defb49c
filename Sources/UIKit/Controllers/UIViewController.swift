import Foundation
import Runtime

/// An object that manages a view and the events in it.
///
/// Overview: this file has the public interface; `+Containment` manages child controllers, `Appearance` the appearance
/// callbacks. Transitions/ has the transitions between controllers, which Navigation/ and Presentation/ use.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// Creates a controller.
  /// - Parameters:
  ///   - nibNameOrNil: Nil for a controller that creates its view itself. Nibs cannot be loaded here: with a name,
  ///     `loadView()` ends the program unless it is overridden.
  ///   - nibBundleOrNil: The bundle, which is stored in `nibBundle` and not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller without a nib.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller without a nib, because archives are not supported.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  deinit {
    whileDeinitializing {
      // The view is not notified, because this may be any thread.
      loadedView?.viewController = nil
      for child in ownChildren { child.parent = nil }
    }
  }

  final var loadedView: UIView?

  /// The view, which is loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      guard newValue !== loadedView else { return }
      let old = loadedView
      loadedView = newValue
      old?.viewController = nil
      old?.controllerDidChange()
      newValue?.viewController = self
      newValue?.controllerDidChange()
    }
  }

  /// The view, or nil if it has not been loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The title, which is also that of the navigation item and of the tab.
  open var title: String? {
    didSet {
      navigationItemIfLoaded?.title = title
      tabBarItemIfLoaded?.title = title
    }
  }

  /// The name passed to the initialiser.
  open private(set) var nibName: String?
  /// The bundle passed to the initialiser, which is not used.
  open private(set) var nibBundle: Bundle?

  /// Creates the view, in the size of the screen. Overrides set `view` and do not call super.
  open func loadView() {
    expectNoNib()
    view = UIView(frame: UIScreen.main.bounds)
  }

  final func expectNoNib() {
    ensure(
      nibName == nil,
      "The view cannot be loaded from the nib \"\(nibName ?? "")\": nibs are not supported. Pass nil, or set the view in an override of loadView()."
    )
  }

  /// Loads the view if necessary, and calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    ensure(loadedView != nil, "loadView() did not set the view. Assign one to `view` in your override.")
    viewDidLoad()
  }

  #if !hasFeature(Embedded)
    /// Shows a controller in the way of the enclosing one: a navigation controller pushes it; without one it is
    /// presented.
    /// - Parameter sender: The sender, for overrides.
    open func show(_ vc: UIViewController, sender: Any?) {
      if let parent { return parent.show(vc, sender: sender) }
      present(vc, animated: true)
    }
  #endif

  /// Called once after the view has been loaded. Its size may still change, and it is not in a window.
  open func viewDidLoad() {}

  /// Never called, because hosts do not report memory pressure.
  open func didReceiveMemoryWarning() {}

  /// Never called for controllers, because nibs are not supported.
  open func awakeFromNib() {}

  /// Called for the view's `updateConstraints()`. Overrides must call super at their end.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews, whose frames are then final.
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Appearance

  // In this order: will appear, is appearing (the view is in the window), layout, did appear.

  /// Called before the view appears. It may not be in a window yet, and its size may still change.
  /// - Parameter animated: Whether the appearance is animated.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its traits and size, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared and the transition has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared and the transition has ended.
  open func viewDidDisappear(_ animated: Bool) {}

  final var appearance = Appearance()

  /// Whether appearance callbacks are forwarded to children in the view. If false, the container calls
  /// `beginAppearanceTransition` and `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of a child controller. Each call must be followed by
  /// `endAppearanceTransition()`, or by one that reverses it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing, animated: animated, followsParent: false)
  }

  /// Ends a transition that `beginAppearanceTransition` began. Children are notified before their parent.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Children

  /// The child controllers in the order of their addition.
  open var children: [UIViewController] { ownChildren }
  /// The child controllers, whatever a subclass says.
  final var ownChildren: [UIViewController] = []
  /// The parent controller. Not retained: a parent clears it when it is deallocated.
  open internal(set) unowned(unsafe) var parent: UIViewController?
  /// Whether the controller is being added to a container.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is being removed from a container.
  open internal(set) var isMovingFromParent = false

  /// Called before the parent changes. Overrides of this and the next method must call super.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a child controller after calling its `willMove(toParent:)`, and removes it from its previous container. The
  /// caller adds its view and then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its container and calls its `didMove(toParent: nil)`. The caller has called
  /// `willMove(toParent: nil)` and removed the view.
  open func removeFromParent() { leaveParent() }

  /// Replaces one child by another. The view of the new one is added to this controller's, that of the old one is
  /// removed at the end.
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - animations: The changes to animate.
  ///   - toViewController: The child to show.
  ///   - completion: Called at the end.
  ///   - options: The options of the animation.
  ///   - fromViewController: The child to hide.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Overrides traits of a child and its descendants; nil removes the overrides.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.setTraits { $0.overrideTraits = collection }
  }

  /// Returns the traits set with `setOverrideTraitCollection(_:forChild:)`, or nil.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.overrideTraits
  }

  /// The nearest enclosing navigation controller.
  open var navigationController: UINavigationController? { nearestNavigationController }

  /// The nearest enclosing tab bar controller.
  open var tabBarController: UITabBarController? { nearestTabBarController }

  /// Replaces the items on the navigation controller's toolbar.
  /// - Parameter animated: Whether to cross-fade.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    showToolbarItems(toolbarItems, animated: animated)
  }

  /// Returns the scroll view whose content the bars follow: one that was set, the view itself, or the first scroll view
  /// directly in it.
  /// - Parameter edge: A single edge. The navigation bar uses the top.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scrollViewOfContent(for: edge) }

  /// Sets the scroll view whose content the bars follow.
  /// - Parameter scrollView: A scroll view, or nil for none.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    setScrollViewOfContent(scrollView, for: edge)
  }

  // MARK: Environment

  /// Additional insets of the view's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets.isFinite else {
        refuseNumbers("the additionalSafeAreaInsets of a view controller")
        additionalSafeAreaInsets = oldValue
        return
      }
      if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() }
    }
  }

  /// The insets of the container's bars, in points.
  final var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// Called when the view's safe area insets have changed. Overrides must call super.
  open func viewSafeAreaInsetsDidChange() {}

  /// The minimum margins of the view: 16 points at the sides, 20 in a regular width.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.updateLayoutMargins() } }
  }

  /// Called when the view's layout margins have changed. Overrides must call super.
  open func viewLayoutMarginsDidChange() {}

  /// The traits of the controller: those of its environment, overridden by the parent and by its own style.
  open var traitCollection: UITraitCollection {
    let outer = loadedView?.superview?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    return overridden(outer)
  }

  /// The traits that the parent overrides.
  final var overrideTraits: UITraitCollection?

  /// The interface style of the controller and its descendants; unspecified to inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { if newValue != ownStyle { setTraits { $0.ownStyle = newValue } } }
  }

  final var ownStyle = UIUserInterfaceStyle.unspecified
  /// Whether the view is elevated above other visible views.
  final var isElevated = false { didSet { if isElevated { UIView.areTraitsOverridden = true } } }

  /// Called when the traits change while the view is in a window, and when it moves to a window with other traits.
  /// Overrides must call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Screen

  // Preferences for the host, which draws the surroundings of the views; see Stage. To be overridden.

  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden while this controller is in front; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation with which the status bar appears and disappears; a fade by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator may be hidden; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child whose style is used in place of this controller's; nil for none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child whose preference is used in place of this controller's; nil for none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child whose preference is used in place of this controller's; nil for none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The supported orientations while this controller is in front.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The preferred orientation when this controller is presented; portrait by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// A property without effect, as in iOS 16 and later.
  open var shouldAutorotate: Bool { true }

  // Hosts read the preferences on demand, so there is nothing to update.

  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The area from the top of the view to the bottom of the bars that cover it; superseded by the safe area.
  public final var topLayoutGuide: any UILayoutSupport { barGuide(isAtTop: true) }

  /// The area from the top of the bars that cover the bottom of the view to its bottom; superseded by the safe area.
  public final var bottomLayoutGuide: any UILayoutSupport { barGuide(isAtTop: false) }

  // MARK: Size

  /// The preferred size of the controller's content in points, for containers.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  /// Called when the preferred size of a child has changed, for containers. Does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of a child: the whole size if it fills the view now, otherwise its current one.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { childSize(container, parentSize) }

  /// Called before the view's size changes, as in a rotation. Overrides must call super, which forwards it to the
  /// children whose size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardSize(size, coordinator)
  }

  /// Called before the traits change. Overrides must call super, which forwards it to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: child.overridden(newCollection), with: coordinator) }
  }

  // MARK: Transitions

  /// The current transition of the controller, or nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  final var transition: ControllerTransition?

  /// The content of a navigation bar for the controller.
  open var navigationItem: UINavigationItem {
    if let navigationItemIfLoaded { return navigationItemIfLoaded }
    let item = UINavigationItem(title: title ?? "")
    navigationItemIfLoaded = item
    return item
  }

  final var navigationItemIfLoaded: UINavigationItem?

  /// The controller's tab in a tab bar controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemIfLoaded { return tabBarItemIfLoaded }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemIfLoaded = item
      return item
    }
    set {
      tabBarItemIfLoaded = newValue
      tabBarController?.showItems()
    }
  }

  final var tabBarItemIfLoaded: UITabBarItem?

  /// The items on the navigation controller's toolbar; see ``setToolbarItems(_:animated:)``.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  final var ownToolbarItems: [UIBarButtonItem]?

  /// Whether the view extends under an opaque navigation bar; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { navigationController?.placeBarsAgain() } }
  }

  /// Whether the toolbar and the tab bar are hidden while this controller, or one pushed on it, is on top. Ignored for
  /// the root.
  open var hidesBottomBarWhenPushed = false

  /// The scroll views that were set for edges; later ones take precedence.
  final var contentScrollViews: [(edge: NSDirectionalRectEdge, scrollView: Weak<UIScrollView>)] = []
  /// The scroll view whose content the navigation bar's large title follows.
  @Weak final var followedScrollView: UIScrollView?

  // MARK: Presentation

  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of the presentation, unless ``transitioningDelegate`` provides another.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The provider of custom animators. Not retained.
  @Weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the user cannot dismiss the controller by dragging its sheet down.
  open var isModalInPresentation = false
  /// Whether the controller is being presented.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false
  /// The current presentation over this controller.
  final var presentation: Presentation?
  /// Returns the controller's own animator, or nil for that of the presentation.
  func ownAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The presentation of this controller.
  @Weak final var ownPresentation: Presentation?
  /// The presentation controller, created on demand.
  final var ownPresentationController: UIPresentationController?

  /// Presents a controller over this one. Does nothing if one is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(modally: viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the controller presented over this one, otherwise this one with all controllers over it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresentation(animated: flag, completion: completion)
  }

  /// The controller presented over this one or over an enclosing one.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or an enclosing one.
  open var presentingViewController: UIViewController? {
    ownPresentation?.presenting ?? parent?.presentingViewController
  }

  /// The object that manages the controller's presentation; nil for a custom style before the presentation, and after a
  /// dismissal until it is requested again.
  open var presentationController: UIPresentationController? { ownOrNewPresentationController }

  /// The presentation controller of a sheet, or nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  // MARK: Editing

  /// Whether the controller is in editing mode. Setting it calls `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Sets the editing mode. Overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editButton?.isDone = editing
  }

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let button = UIBarButtonItem(
      title: "", primaryAction: UIAction(handler: weakly(self) { $0.setEditing(!$0.isEditing, animated: true) }))
    button.isDone = isEditing
    editButton = button
    return button
  }

  private var editButton: UIBarButtonItem?
}
