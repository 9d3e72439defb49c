import Runtime

/// The root of the view hierarchy on a screen, which receives touches first.
@preconcurrency @MainActor open class UIWindow: UIView {
  private lazy var dispatcher = TouchDispatcher()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIWindow.add(self)
  }

  /// Creates a window of the size of the current screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIWindow.add(self)
  }

  // MARK: All windows

  private static var references: [Weak<UIWindow>] = []

  private static func add(_ window: UIWindow) {
    references.removeAll { $0.value == nil }
    references.append(Weak(window))
  }

  /// Returns the windows on a screen that exist, in the order of their creation. Those that no stage displays are on the
  /// current screen.
  static func all(on screen: UIScreen) -> [UIWindow] {
    references.compactMap { $0.value }.filter { $0.screen === screen }
  }

  deinit { whileDeinitializing { if let keyScreen, keyScreen.keyWindow === self { keyScreen.keyWindow = nil } } }

  /// The controller whose view fills the window. Replacing it also removes the controllers it presents.
  open var rootViewController: UIViewController? {
    didSet {
      if let oldValue, oldValue !== rootViewController {
        oldValue.presentation?.dismiss(animated: false, completion: nil)
        oldValue.viewIfLoaded?.removeFromSuperview()
      }
      if isShown { showRootView() }
    }
  }

  /// Whether the window was shown or made the key window, so that it displays the view of its root controller.
  private final var isShown = false

  /// Whether the window is hidden, by default false. Setting it to false shows the view of the root controller.
  open override var isHidden: Bool { didSet { if !isHidden { showRootView() } } }

  /// Whether `makeKey()` or `makeKeyAndVisible()` was called. Several windows can be key windows here.
  open private(set) var isKeyWindow = false

  /// The screen that the window is on.
  open var screen: UIScreen { ownLayer.screen }

  /// The distances by which bars and rounded corners extend into the screen, in points.
  package final var screenSafeAreaInsets = UIEdgeInsets.zero { didSet { updateSafeArea() } }

  override func outermostSafeArea() -> UIEdgeInsets { screenSafeAreaInsets }

  /// The traits of the screen.
  package final var screenTraits: UITraitCollection? {
    didSet { notifyTraitChange(from: oldValue ?? screen.traitCollection) }
  }

  open override var traitCollection: UITraitCollection {
    (screenTraits ?? screen.traitCollection).with(overrideUserInterfaceStyle)
  }

  /// Makes the window the one that `UIApplication.keyWindow` returns, without showing it.
  open func makeKey() {
    becomeKeyOnScreen()
    showRootView()
  }

  /// The screen whose key window the window is or was.
  private final var keyScreen: UIScreen?

  private func becomeKeyOnScreen() {
    isKeyWindow = true
    if let keyScreen, keyScreen !== ownLayer.screen, keyScreen.keyWindow === self { keyScreen.keyWindow = nil }
    keyScreen = ownLayer.screen
    keyScreen?.keyWindow = self
  }

  /// Shows the window, filled by the view of its root controller.
  open func makeKeyAndVisible() {
    becomeKeyOnScreen()
    isHidden = false
    showRootView()
  }

  private func showRootView() {
    isShown = true
    guard let controller = rootViewController, let view = controller.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Resizes the window, as in a rotation: notifies controllers first, and runs their animations alongside.
  /// - Parameters:
  ///   - traits: The new traits.
  ///   - duration: The duration in seconds; 0 is immediate.
  ///   - screen: Changes the screen.
  package final func resize(
    to size: CGSize, traits: UITraitCollection, duration: TimeInterval, screen: @escaping () -> Void
  ) {
    let transition = ControllerTransition(from: nil, to: nil, in: self, isAnimated: duration > 0)
    var concerned: [UIViewController] = []
    var controller = rootViewController
    while let current = controller {
      concerned.append(current)
      controller = current.presentedViewController
    }
    for controller in concerned where size != bounds.size {
      if controller.transition == nil { controller.transition = transition }
      if !traits.isEqual(traitCollection) { controller.willTransition(to: traits, with: transition) }
      let isAsLarge = controller.viewIfLoaded?.bounds.size == bounds.size
      if isAsLarge { controller.viewWillTransition(to: size, with: transition) }
    }
    transition.onEnd = { _ in
      for controller in concerned where controller.transition === transition { controller.transition = nil }
    }
    transition.run(duration: duration) { [self] in
      frame = CGRect(origin: .zero, size: size)
      screen()
      if duration > 0 { layoutIfNeeded() }
    }
  }

  /// The responder that receives text input.
  @Weak package final var firstResponder: UIResponder?

  /// Passes a key that does more than insert text, such as an arrow key, to the first responder.
  /// - Returns: Whether the key has an effect there.
  package final func pressKey(_ key: EditingKey) -> Bool { firstResponder?.press(key) ?? false }

  package func touchDown(at point: CGPoint, id: Int) { dispatcher.down(at: point, id: id, in: self) }
  package func touchMove(to point: CGPoint, id: Int) { dispatcher.move(to: point, id: id) }
  package func touchUp(id: Int) { dispatcher.up(id: id) }
  package func touchCancel(id: Int) { dispatcher.cancel(id: id) }
  /// Whether a view is being touched.
  package var hasTouches: Bool { dispatcher.hasTouches }
}
