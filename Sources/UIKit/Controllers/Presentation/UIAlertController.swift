import Runtime

/// Asks a question in front of everything, to be presented by `present(_:animated:completion:)`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where an alert is shown.
  public enum Style: Int, Sendable {
    /// At the lower edge; a tap beside it cancels.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// - Parameters:
  ///   - title: in heavier letters; nil for none.
  ///   - message: below the title; nil for none.
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

  /// What was chosen when the alert was made.
  public final let preferredStyle: Style
  /// Below the title; nil for none.
  open var message: String?
  /// From top to bottom, but one that cancels comes last.
  open private(set) var actions: [UIAlertAction] = []
  /// Emphasised.
  open var preferredAction: UIAlertAction?

  /// Before the alert is shown.
  open func addAction(_ action: UIAlertAction) {
    ensure(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController: there can be only one action that cancels.")
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

/// An alert comes up a little larger than it is, an action sheet from below.
@MainActor private final class AlertMovement: NSObject, UIViewControllerAnimatedTransitioning {
  private let view: AlertView?
  private let isComing: Bool

  init(_ view: AlertView?, isComing: Bool) {
    self.view = view
    self.isComing = isComing
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isComing ? 0.35 : 0.25
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
