/// The context of a transition for its animator.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains both views during the transition. The animator adds the new one.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, to be read when the animations have ended.
  var transitionWasCancelled: Bool { get }
  /// The presentation style of the presented or dismissed controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of an interaction.
  /// - Parameter percentComplete: The completed fraction, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended and the transition is to finish.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and the transition is to be cancelled.
  func cancelInteractiveTransition()
  /// Completes the transition. The animator calls it once, when all animations have ended.
  /// - Parameter didComplete: False if the transition was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition, or nil if there is none, such as `from` at first.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or nil for one that stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame at the beginning in the container's coordinates; zero for an appearing controller.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame at the end in the container's coordinates; zero for a disappearing controller.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A key for a controller of a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible after the transition, unless it is cancelled.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A key for a view of a transition.
public struct UITransitionContextViewKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is visible after the transition, unless it is cancelled.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
