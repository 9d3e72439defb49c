/// The root of what is on a screen; touches enter here.
@MainActor open class UIWindow: UIView {
  private lazy var dispatcher = TouchDispatcher(window: self)

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Its view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      if isKeyWindow { showRootView() }
    }
  }

  public private(set) var isKeyWindow = false

  /// How far bars and rounded corners of the screen reach into it, in points.
  package final var screenSafeAreaInsets = UIEdgeInsets.zero { didSet { updateSafeArea() } }

  /// What the screen is shown with.
  package final var screenTraits: UITraitCollection? {
    didSet { tellTraitChange(from: oldValue ?? UIScreen.main.traitCollection) }
  }

  open override var traitCollection: UITraitCollection { screenTraits ?? UIScreen.main.traitCollection }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    showRootView()
  }

  private func showRootView() {
    guard let controller = rootViewController, let view = controller.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.viewWillAppear(false)
    addSubview(view)
    controller.viewDidAppear(false)
  }

  package func touchDown(at point: CGPoint, id: Int) { dispatcher.down(at: point, id: id) }
  package func touchMove(to point: CGPoint, id: Int) { dispatcher.move(to: point, id: id) }
  package func touchUp(id: Int) { dispatcher.up(id: id) }
  package func touchCancel(id: Int) { dispatcher.cancel(id: id) }
}
