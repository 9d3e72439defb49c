/// What an animator is told of a transition, and whom it tells that it is over.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Both views are in it while the transition lasts; the animator puts the new one there.
  var containerView: UIView { get }
  /// Whether anything is to be seen of the way.
  var isAnimated: Bool { get }
  /// Whether something else than time leads it.
  var isInteractive: Bool { get }
  /// Whether it ends where it began; to be read when the animations are over.
  var transitionWasCancelled: Bool { get }
  /// That of what is presented or dismissed.
  var presentationStyle: UIModalPresentationStyle { get }
  /// - Parameter percentComplete: 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// What leads it lets go: the rest is to run to the end.
  func finishInteractiveTransition()
  /// What leads it gives up: all is to run back to the begin.
  func cancelInteractiveTransition()
  /// The animator calls this once, when all animations are over.
  /// - Parameter didComplete: false when it was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// nil for one that is not there, such as `from` where nothing was shown before.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// nil for a view that the transition leaves where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container's coordinates; zero for one that is not there before.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container's coordinates; zero for one that is not there after.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that was shown before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that is shown after, unless the transition is cancelled.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that was shown before.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that is shown after, unless the transition is cancelled.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
