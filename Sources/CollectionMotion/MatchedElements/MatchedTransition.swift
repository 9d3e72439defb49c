import UIKit

/// A transition in which elements of a view, such as the picture in a cell, fly to their places in a view that opens,
/// and back. A finger can take them at any moment.
///
/// ```swift
/// transition.source = { [MatchedElement("photo", itemAt: indexPath, in: collectionView)].compactMap { $0 } }
/// transition.destination = { [MatchedElement("photo", view: detail.imageView)] }
/// transition.open(detail, in: view)
/// ```
///
/// The elements of both ends are asked for in every frame. A flight back therefore ends where the cell is by then, even
/// if the collection view is scrolled or updated meanwhile. If an element is at one end only, it fades in place; if an
/// end has no elements, because the cell is gone, they shrink about their centres as well.
///
/// All values follow one spring, so opening and closing can be reversed at any time, without a jump. For controllers,
/// the transition is a `transitioningDelegate`, and an animation controller of a navigation controller's delegate.
///
/// With Reduce Motion enabled, the opening view cross-fades and no element flies.
@MainActor public final class MatchedTransition: NSObject {
  /// The state of a transition.
  public enum State: Sendable {
    /// The view is closed.
    case closed
    /// Elements fly to the view.
    case opening
    /// The view is open.
    case open
    /// A finger holds the elements.
    case held
    /// Elements fly back.
    case closing
  }

  /// A closure that returns the elements at the closed end, with different identifiers, back to front.
  public var source: @MainActor () -> [MatchedElement] = { [] }
  /// A closure that returns the elements in the view that opens.
  public var destination: @MainActor () -> [MatchedElement] = { [] }
  /// A closure that is called in every frame with the completed way, from 0, closed, to 1, open. The opening view's
  /// opacity equals it, unless the closure sets another one.
  public var alongside: (@MainActor (CGFloat) -> Void)?
  /// A closure that is called when all elements have arrived, with whether the view is open.
  public var onArrival: (@MainActor (_ isOpen: Bool) -> Void)?
  /// A closure that is called when a finger takes the elements of the open view. It returns whether it may, for instance
  /// whether the view's content is scrolled to its top; nil if it always may.
  public var shouldTake: (@MainActor () -> Bool)?
  /// The perceptual duration of the spring, in seconds; 0.5 by default.
  public var duration: TimeInterval = 0.5
  /// The bounce of the spring, from 0, which does not bounce, to 1; 0.15 by default.
  public var bounce: CGFloat = 0.15
  /// The current state.
  public private(set) var state = State.closed

  /// The completed way, from 0, closed, to 1, open.
  public var progress: CGFloat { min(max(deck.progress, 0), 1) }

  let deck = FlightDeck()
  /// The view that opens, while it is not closed.
  private(set) var openingView: UIView?
  /// The view in which elements fly: not retained, since it may own the transition.
  var container: UIView? { openingView?.superview }
  private var completion: (@MainActor (_ isOpen: Bool) -> Void)?
  /// Whether the elements fly to the open end, or did before they were held.
  private(set) var isOpening = false
  /// The number of the current run. It distinguishes the completion of a reversed fade from the current one.
  private var run = 0
  /// The movement of the fingers that hold elements.
  var grip = MatchedGrip()
  /// The context of a transition between controllers, and what closes the controller.
  let controllers = MatchedControllers()

  /// Creates a transition without elements.
  public override init() {
    super.init()
    deck.onFrame = weakly(self) { transition in transition.showProgress() }
    deck.onArrival = weakly(self) { transition in transition.arrive() }
    addGestures(to: deck)
  }

  // MARK: Opening and closing

  /// Opens a view, or reverses if it is closing.
  /// - Parameters:
  ///   - view: The view. It fills the container, in front of its other subviews, and is removed when it has closed.
  ///   - container: The view in which elements fly.
  ///   - completion: Called once, when the view is open, or closed again, with whether it is open.
  public func open(
    _ view: UIView, in container: UIView, completion: (@MainActor (_ isOpen: Bool) -> Void)? = nil
  ) {
    if openingView === view { return turn(opening: true, completion) }
    if openingView != nil {
      isOpening = false
      arrive()
    }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    begin(view)
    turn(opening: true, completion)
  }

  /// Closes the view, or reverses if it is opening.
  /// - Parameter completion: Called once, when the view is closed, or open again, with whether it is open.
  public func close(completion: (@MainActor (_ isOpen: Bool) -> Void)? = nil) {
    guard openingView != nil else { return }
    turn(opening: false, completion)
  }

  /// Sets up a transition of a view that is in its container.
  func begin(_ view: UIView) {
    openingView = view
    view.layoutIfNeeded()
    deck.setProgress(0)
  }

  /// Moves the flights to the opening view's container, such as that of a controller's dismissal.
  func moveToContainer() {
    if let container, deck.superview != nil { deck.place(in: container) }
  }

  /// Sets out for one end from wherever the elements are.
  func turn(opening: Bool, velocity: CGPoint? = nil, _ completion: (@MainActor (_ isOpen: Bool) -> Void)? = nil) {
    if let completion { self.completion = completion }
    guard state != (opening ? .open : .closed) else { return arrive() }
    let wasAtRest = state == .closed || state == .open
    isOpening = opening
    state = opening ? .opening : .closing
    openingView?.isUserInteractionEnabled = opening
    guard let container, !container.isMotionReduced || deck.superview != nil else { return fade() }
    if wasAtRest { take(from: opening ? source : destination) }
    (deck.origin, deck.destination) = opening ? (source, destination) : (destination, source)
    deck.set(out: opening ? 1 : 0)
    if let velocity { deck.release(velocity: velocity) }
    showProgress()
  }

  /// Lets a finger take the elements.
  func hold() {
    guard let container, openingView != nil, state != .held else { return }
    controllers.completeArrival()
    if state == .open {
      guard !container.isMotionReduced else { return }
      take(from: destination)
      (deck.origin, deck.destination) = (source, destination)
      deck.setProgress(1)
      isOpening = true
    }
    guard deck.superview != nil else { return }
    state = .held
    deck.hold()
  }

  /// Creates the twins of one end.
  private func take(from end: @MainActor () -> [MatchedElement]) {
    guard let container else { return }
    deck.spring = SpringVector.Spring(duration: duration, bounce: bounce)
    deck.place(in: container)
    deck.add(end())
  }

  // MARK: Arriving

  private func arrive() {
    deck.end()
    run += 1
    state = isOpening ? .open : .closed
    if isOpening { deck.setProgress(1) } else { deck.setProgress(0) }
    showProgress()
    let (closed, completion) = (openingView, completion)
    self.completion = nil
    let isOpen = isOpening
    if !isOpen {
      openingView = nil
      closed?.isUserInteractionEnabled = true
      if !controllers.haveView { closed?.removeFromSuperview() }
    }
    controllers.arrive(isOpen: isOpen)
    if !isOpen { closed?.alpha = 1 }
    onArrival?(isOpen)
    completion?(isOpen)
  }

  /// Ends a flight at once, where it would have arrived. Elements that a finger holds return to where they came from.
  public func finish() {
    guard state != .closed, state != .open else { return }
    arrive()
  }

  private func showProgress() {
    openingView?.alpha = progress
    alongside?(progress)
  }

  /// Fades the view in or out, with Reduce Motion enabled.
  private func fade() {
    run += 1
    let (run, isOpening) = (run, isOpening)
    if isOpening, deck.progress == 0 { UIView.performWithoutAnimation { showProgress() } }
    deck.setProgress(isOpening ? 1 : 0)
    UIView.animate(
      withDuration: LayoutAnimation.reducedMotionDuration, animations: { self.showProgress() },
      completion: weakly(self) { transition, _ in if run == transition.run { transition.arrive() } })
  }
}
