import Runtime

/// A controller for alerts, to be presented with `present(_:animated:completion:)`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The position of an alert.
  public enum Style: Int, Sendable {
    /// A choice among actions; a tap outside cancels. It looks like an alert.
    case actionSheet
    /// An alert in the centre of the safe area.
    case alert
  }

  /// Creates an alert.
  /// - Parameters:
  ///   - title: The title, or nil.
  ///   - message: The message below the title, or nil.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// The style of the alert.
  public final let preferredStyle: Style
  /// The message below the title, or nil.
  open var message: String?
  /// The actions in the order in which they were added. A cancel action is displayed last, or first of two.
  open private(set) var actions: [UIAlertAction] = []
  /// The action whose button has the tint colour.
  open var preferredAction: UIAlertAction?

  /// Adds an action, before the alert is presented.
  open func addAction(_ action: UIAlertAction) {
    ensure(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController: there can be only one action with the style cancel.")
    actions.append(action)
  }

  open override func loadView() {
    let view = AlertView(self)
    view.onAction = weakly(self) { $0.choose($1) }
    self.view = view
  }

  private func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }

  override func ownAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertMovement(view as? AlertView, isComing: isPresenting)
  }
}

/// The transition of an alert, which shrinks to its size as it appears.
@MainActor private final class AlertMovement: NSObject, UIViewControllerAnimatedTransitioning {
  private let view: AlertView?
  private let isComing: Bool

  init(_ view: AlertView?, isComing: Bool) {
    self.view = view
    self.isComing = isComing
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isComing ? 0.4036 : 0.25
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view else { return context.completeTransition(true) }
    UIView.performWithoutAnimation {
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
      view.show(!isComing, isComing: isComing)
    }
    context.animate(duration: transitionDuration(using: context)) { [self] in
      view.show(isComing, isComing: isComing)
    } completion: {
    }
  }
}
