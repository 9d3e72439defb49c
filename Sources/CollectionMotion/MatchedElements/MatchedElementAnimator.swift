import UIKit

/// Flies elements from where they are displayed before a change to where they are displayed after it: from one
/// collection view into another, or from a cell of one layout into that of another.
///
/// ```swift
/// animator = MatchedElementAnimator(in: view)
/// animator.elements = { [weak self] in self?.visiblePictures ?? [] }
/// animator.animate { moveItemFromShelfToBasket() }
/// ```
///
/// Elements with the same identifier before and after the change fly; the others fade in and out in place. A change
/// during the flights takes them over as they are. They follow content that scrolls.
///
/// With Reduce Motion enabled, the view cross-fades instead.
@MainActor public final class MatchedElementAnimator: NSObject {
  /// A closure that returns the elements that are displayed, with different identifiers. It is called before and after
  /// a change, and in every frame until the flights have arrived.
  public var elements: @MainActor () -> [MatchedElement] = { [] }
  /// The perceptual duration of the spring, in seconds; 0.5 by default.
  public var duration: TimeInterval = 0.5
  /// The bounce of the spring, from 0, which does not bounce, to 1; 0.15 by default.
  public var bounce: CGFloat = 0.15
  /// Whether elements fly.
  public var isRunning: Bool { deck.superview != nil }

  private let container: UIView
  private let deck = FlightDeck()
  private var completions: [@MainActor () -> Void] = []

  /// Creates an animator.
  /// - Parameter container: The view in which elements fly, in front of everything else in it; it is retained.
  public init(in container: UIView) {
    self.container = container
    super.init()
    deck.isUserInteractionEnabled = false
    let elements = weakly(self, or: []) { (animator: MatchedElementAnimator, _: Void) in animator.elements() }
    deck.destination = { elements(()) }
    deck.onArrival = weakly(self) { animator in animator.arrive() }
  }

  /// Makes a change and lets the elements fly.
  /// - Parameters:
  ///   - changes: Changes the data or the layout. Everything is laid out after it.
  ///   - completion: Called when all elements have arrived.
  public func animate(_ changes: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil) {
    if let completion { completions.append(completion) }
    guard !container.isMotionReduced else {
      UIView.transition(
        with: container, duration: LayoutAnimation.reducedMotionDuration, options: .transitionCrossDissolve,
        animations: {
          changes()
          self.container.layoutIfNeeded()
        }, completion: { _ in self.arrive() })
      return
    }
    deck.spring = SpringVector.Spring(duration: duration, bounce: bounce)
    deck.place(in: container)
    deck.add(elements())
    changes()
    container.layoutIfNeeded()
    deck.set(out: 1)
  }

  private func arrive() {
    deck.end()
    let arrived = completions
    completions = []
    for completion in arrived { completion() }
  }
}
