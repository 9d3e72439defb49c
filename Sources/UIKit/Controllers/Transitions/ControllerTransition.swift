import Runtime

/// A transition, as the context and coordinator of its animators.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  /// Whether no controller appears or disappears, as in a rotation.
  var changesSizeOnly: Bool { from == nil && to == nil }
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionDuration: TimeInterval = 0

  /// Whether the views are replaced; otherwise they stay in place.
  var movesFrom = true
  var movesTo = true
  var initialFrame = CGRect.zero
  var finalFrame = CGRect.zero
  /// The layer whose time is stopped during an interaction.
  let timedLayer: CALayer

  /// A closure that is called when the transition is cancelled.
  var onCancel: () -> Void = {}
  /// A closure that is called when the transition has ended.
  var onEnd: (_ didComplete: Bool) -> Void = { _ in }

  private enum Stage { case waiting, running, over }
  private var stage = Stage.waiting
  /// The beginning in the time of the layer.
  private var begin: CFTimeInterval = 0
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var companions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// Creates a transition.
  /// - Parameter timedLayer: The layer whose time is stopped during an interaction, or nil for the container's.
  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView, isAnimated: Bool,
    style: UIModalPresentationStyle = .custom, timedLayer: CALayer? = nil
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
    presentationStyle = style
    self.timedLayer = timedLayer ?? containerView.layer
    super.init()
    finalFrame = containerView.bounds
    initialFrame = containerView.bounds
  }

  // MARK: Context

  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  var transitionWasCancelled: Bool { isCancelled }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: movesFrom ? from?.movingView : nil
    case .to: movesTo ? to?.movingView : nil
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? initialFrame : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }

  // MARK: Animations alongside

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard stage == .waiting else { return animation == nil }
    if let animation { companions.append(animation) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  // MARK: Running

  func start(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    self.interaction = interaction
    transitionDuration = animator.transitionDuration(using: self)
    if let interaction, interaction.wantsInteractiveStart {
      initiallyInteractive = true
      isInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      animate()
    }
  }

  /// Runs the animator and all animations alongside.
  func animate() {
    guard stage == .waiting else { return }
    stage = .running
    begin = timedLayer.localTime
    animator?.animateTransition(using: self)
    runCompanions(duration: transitionDuration)
  }

  /// Runs changes without an animator: to another size.
  /// - Parameter duration: The duration in seconds; 0 is immediate.
  func run(duration: TimeInterval, changes: @escaping () -> Void) {
    stage = .running
    transitionDuration = duration
    UIView.animate(withDuration: duration) { [self] in
      changes()
      runCompanions(duration: duration)
    } completion: { [self] _ in
      completeTransition(true)
    }
  }

  private func runCompanions(duration: TimeInterval) {
    let changes = companions
    companions = []
    guard !changes.isEmpty else { return }
    let options: UIView.AnimationOptions = isInteractive ? .curveLinear : []
    UIView.animate(withDuration: duration, delay: 0, options: options) { [self] in
      for change in changes { change(self) }
    }
  }

  /// Ends immediately.
  func finishNow() {
    if stage == .running { timedLayer.removeAnimations(begunSince: begin) }
    completeTransition(!isCancelled)
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  func finishInteractiveTransition() { endInteraction() }

  func cancelInteractiveTransition() {
    guard !isCancelled else { return }
    isCancelled = true
    onCancel()
    endInteraction()
  }

  private func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    for handler in interactionHandlers { handler(self) }
    guard stage == .waiting else { return }
    // The interaction controller has its own animations, so those alongside begin when the interaction has ended.
    stage = .running
    begin = timedLayer.localTime
    if !isCancelled { runCompanions(duration: transitionDuration) }
  }

  // MARK: Completion

  func completeTransition(_ didComplete: Bool) {
    guard stage != .over else { return }
    if !didComplete, !isCancelled {
      isCancelled = true
      onCancel()
    }
    stage = .over
    endInteraction()
    onEnd(didComplete)
    onEnd = { _ in }
    onCancel = {}
    animator?.animationEnded(didComplete)
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}
