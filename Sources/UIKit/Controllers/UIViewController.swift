import Foundation
import Runtime

/// Owns a view and answers for what happens in it.
///
/// Overview: this file is the public face; `+Containment` is about controllers in controllers, `Appearance` about
/// coming on screen and leaving it; Transitions/ is how one controller takes another's place, Navigation/ and
/// Presentation/ are who does that.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// - Parameters:
  ///   - nibNameOrNil: nil for a controller that makes its view itself. Nibs cannot be loaded here: with a name,
  ///     `loadView()` ends the program unless it is overridden.
  ///   - nibBundleOrNil: kept in `nibBundle`, and not looked into.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Without a nib.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// There are no archives here; the same as `init(nibName:bundle:)` without a nib.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  deinit {
    whileDeinitializing {
      // The view is not told: this may be any thread.
      loadedView?.viewController = nil
      for child in children { child.parent = nil }
    }
  }

  final var loadedView: UIView?

  /// Loaded when first asked for.
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

  /// nil until the view is asked for: this does not make it.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is there; asking does not make it.
  open var isViewLoaded: Bool { loadedView != nil }

  /// For people; the title of the navigation item and of the tab, too.
  open var title: String? {
    didSet {
      navigationItemIfLoaded?.title = title
      tabBarItemIfLoaded?.title = title
    }
  }

  /// As the initialiser got them.
  open private(set) var nibName: String?
  /// As the initialiser got it; nothing is read from it.
  open private(set) var nibBundle: Bundle?

  /// Makes the view, as large as the screen; overrides set `view` and do not call super.
  open func loadView() {
    expectNoNib()
    view = UIView(frame: UIScreen.main.bounds)
  }

  final func expectNoNib() {
    ensure(
      nibName == nil,
      "The view was to come from the nib \"\(nibName ?? "")\": nibs are not loaded here. Pass nil, or set the view in an override of loadView()."
    )
  }

  /// Makes the view, if it is not there yet, and calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    ensure(loadedView != nil, "loadView() must set the view: assign one to `view` in your override.")
    viewDidLoad()
  }

  #if !hasFeature(Embedded)
    /// Shows a controller as the one around this one does: a navigation controller pushes it; without one it is presented.
    /// - Parameter sender: whoever asked for it; for overrides.
    open func show(_ vc: UIViewController, sender: Any?) {
      if let parent { return parent.show(vc, sender: sender) }
      present(vc, animated: true)
    }
  #endif

  /// Called once, when the view was made. It may still get another size, and is in no window.
  open func viewDidLoad() {}

  /// Not called: hosts have memory, or they end the program.
  open func didReceiveMemoryWarning() {}

  /// Not called for controllers: there are no nibs.
  open func awakeFromNib() {}

  /// Called for the view's `updateConstraints()`, which overrides have done by calling super at their end.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews: their frames hold.
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Appearance

  // In this order: will appear, is appearing (the view is in the window), layout, did appear.

  /// The view is about to be seen; it may still be in no window, and have another size.
  /// - Parameter animated: whether its coming is seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window and has its traits and size; it is laid out next.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is seen, and the transition is over.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go out of sight.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is out of sight, and the transition is over.
  open func viewDidDisappear(_ animated: Bool) {}

  final var appearance = Appearance()

  /// Whether children in the view are told to appear and disappear with it; where not, the container tells them by
  /// `beginAppearanceTransition` and `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A container lets one of its children begin to appear or disappear. Each call is followed by one of
  /// `endAppearanceTransition()`, or by one that turns round.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing, animated: animated, followsParent: false)
  }

  /// Ends what `beginAppearanceTransition` began. Children are told before their parent.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Children

  /// In the order in which they were added.
  open internal(set) var children: [UIViewController] = []
  /// Not counted: a parent clears it when it goes.
  open internal(set) unowned(unsafe) var parent: UIViewController?
  /// While it comes into a container or leaves it.
  open internal(set) var isMovingToParent = false
  /// While it leaves a container.
  open internal(set) var isMovingFromParent = false

  /// Overrides of these two call super.
  open func willMove(toParent parent: UIViewController?) {}
  /// It has got a container, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Puts a controller in this one, after telling it `willMove(toParent:)`; its view is for the caller to place, who
  /// then calls `didMove(toParent:)`. It leaves the container in which it was.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the container and is told `didMove(toParent: nil)`; the caller has called `willMove(toParent: nil)` and
  /// removed the view.
  open func removeFromParent() { leaveParent() }

  /// Lets one child take the other's place. Both are children; the new one's view is put into this one's, the old
  /// one's is removed at the end.
  /// - Parameters:
  ///   - duration: seconds.
  ///   - animations: what the change looks like.
  ///   - toViewController: a child whose view takes its place.
  ///   - completion: called when it is over.
  ///   - options: how the animation runs.
  ///   - fromViewController: a child whose view is shown.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Sets traits for a child and all in it; nil for none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.setTraits { $0.overrideTraits = collection }
  }

  /// What `setOverrideTraitCollection(_:forChild:)` has set; nil for nothing.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.overrideTraits
  }

  /// The nearest navigation controller around it.
  open var navigationController: UINavigationController? { nearestNavigationController }

  /// The nearest tab bar controller around it.
  open var tabBarController: UITabBarController? { nearestTabBarController }

  /// Shows other items on the toolbar of the navigation controller.
  /// - Parameter animated: whether the new ones appear while the old ones disappear.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    showToolbarItems(toolbarItems, animated: animated)
  }

  /// The scroll view whose content the bars follow: the one that was set, else the view itself or the first scroll view
  /// directly in it.
  /// - Parameter edge: one edge; the navigation bar asks for the top.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scrollViewOfContent(for: edge) }

  /// - Parameter scrollView: nil for none: the bars do not follow any content then.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    setScrollViewOfContent(scrollView, for: edge)
  }

  // MARK: Environment

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// What the container's bars take, in points.
  final var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// Overrides call super.
  open func viewSafeAreaInsetsDidChange() {}

  /// What the view's margins are at least: 16 points at the sides, 20 where there is regular room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.updateLayoutMargins() } }
  }

  /// Overrides call super.
  open func viewLayoutMarginsDidChange() {}

  /// What the view is shown with: the traits of what it is in, what the parent sets for it, and its own style.
  open var traitCollection: UITraitCollection {
    let outer = loadedView?.superview?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    return overridden(outer)
  }

  /// What the parent sets for it.
  final var overrideTraits: UITraitCollection?

  /// Light or dark for the controller and all in it, whatever is around it; unspecified for the same as around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { if newValue != ownStyle { setTraits { $0.ownStyle = newValue } } }
  }

  final var ownStyle = UIUserInterfaceStyle.unspecified
  /// Whether it lies over something that is seen.
  final var isElevated = false { didSet { if isElevated { UIView.areTraitsOverridden = true } } }

  /// Called while the view is in a window, and when it comes into one with other traits. Overrides call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Screen

  // Told to the host, which draws what is around the views; see Stage. To override.

  /// The colour of the screen's status.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the screen's status is left out while this controller is in front; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// How the screen's status comes and goes with this controller; it fades by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the mark at the lower edge of the screen may be left out; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that is asked instead of this one; nil for none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that is asked instead of this one; nil for none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that is asked instead of this one; nil for none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// How the screen may be held while this controller is in front.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the screen would best be held when this controller is presented; upright by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Without consequence here, as in iOS 16 and later.
  open var shouldAutorotate: Bool { true }

  // What the host is told is computed when it asks: there is nothing to update.

  /// Does nothing here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// From the top of the view to the lower edge of the bars that cover it; the top of the safe area says the same.
  open var topLayoutGuide: any UILayoutSupport { barGuide(isAtTop: true) }

  /// From the upper edge of the bars that cover the view below to its bottom; the bottom of the safe area says the same.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(isAtTop: false) }

  // MARK: Size

  /// The size that the controller's content would like, in points; for containers.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  /// A child would like another size; for containers to act on. Does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child will have: all if it fills the view now, else what it has.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { childSize(container, parentSize) }

  /// The view is about to get another size, as when the device is turned. Overrides call super, which tells the
  /// children whose size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardSize(size, coordinator)
  }

  /// The traits are about to change. Overrides call super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: child.overridden(newCollection), with: coordinator) }
  }

  // MARK: Transitions

  /// The transition that the controller takes part in now.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  final var transition: ControllerTransition?

  /// What a navigation bar shows of the controller.
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

  /// On the toolbar of the navigation controller; see ``setToolbarItems(_:animated:)``.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  final var ownToolbarItems: [UIBarButtonItem]?

  /// Whether its view reaches under a navigation bar that is not translucent; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { navigationController?.placeBarsAgain() } }
  }

  /// Whether it, and what is pushed on it, is shown without the toolbar and the tab bar. Not for the root.
  open var hidesBottomBarWhenPushed = false

  /// The scroll views that were set for edges; the last one counts.
  final var contentScrollViews: [(edge: NSDirectionalRectEdge, scrollView: Weak<UIScrollView>)] = []
  /// The one whose content the navigation bar follows with a large title.
  @Weak final var followedScrollView: UIScrollView?

  // MARK: Presentation

  /// What it looks like over another controller.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes, unless ``transitioningDelegate`` says otherwise.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Not retained.
  @Weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a finger may not pull its sheet down.
  open var isModalInPresentation = false
  /// While it comes or goes.
  open internal(set) var isBeingPresented = false
  /// While it is dismissed.
  open internal(set) var isBeingDismissed = false
  /// Over this one, while it is presented.
  final var presentation: Presentation?
  /// How it comes and goes of itself; nil as the presentation says.
  func ownAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// By which this one is presented.
  @Weak final var ownPresentation: Presentation?
  /// Made when it is asked for, or for the presentation.
  final var ownPresentationController: UIPresentationController?

  /// Shows a controller over this one; nothing happens when one is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(modally: viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what is presented over this one, else this one and all over it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresentation(animated: flag, completion: completion)
  }

  /// What is presented over this controller or one around it.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// By which this controller, or one around it, is presented.
  open var presentingViewController: UIViewController? {
    ownPresentation?.presenting ?? parent?.presentingViewController
  }

  /// By which the controller is presented, or will be; nil for one with the style custom before it is presented, and
  /// after it was dismissed until it is asked for again.
  open var presentationController: UIPresentationController? { ownOrNewPresentationController }

  /// The same, of sheets.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  // MARK: Editing

  /// Whether the controller's content can be changed; setting it calls `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Overrides call super.
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
