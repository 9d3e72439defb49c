import QuartzCore
import Runtime

/// Where a dropped item lands, as the view decides that it is dropped on.
struct DropLanding {
  /// A function that returns where a preview has to be by now, in the window's coordinates; nil if there is no such
  /// place any more.
  typealias Place = @MainActor (DragPreviewView) -> DragPlace?

  let item: UIDragItem
  let place: Place
  let animator: DragAnimator
}

/// The flight of a preview to a place, which may move meanwhile.
///
/// Each flight is an additive animation with a spring: when its place moves, the preview flies on to the new one from
/// where it is. Without a place it fades.
@MainActor final class DragLanding: NSObject {
  /// The duration of the spring, in seconds.
  static let duration = 0.35

  private let preview: DragPreviewView
  private let place: DropLanding.Place
  private let animator: DragAnimator
  /// Whether the preview moves; with reduced motion it fades instead.
  private let moves: Bool
  private let completion: () -> Void
  private var goal: DragPlace?
  /// The number of flights so far; the last one ends the landing.
  private var flights = 0
  private(set) var isOver = false

  /// - Parameter completion: called when the preview has arrived, at the end of the frame.
  init(
    _ preview: DragPreviewView, animator: DragAnimator, place: @escaping DropLanding.Place,
    completion: @escaping () -> Void
  ) {
    self.preview = preview
    self.animator = animator
    self.place = place
    self.completion = completion
    moves = !preview.ownLayer.screen.isReduceMotionEnabled
  }

  func begin() { fly(to: moves ? place(preview) : nil) }

  /// Flies on if the place has moved.
  func follow() {
    guard !isOver, let goal else { return }
    let place = self.place(preview)
    if place != goal { fly(to: place) }
  }

  private func fly(to place: DragPlace?) {
    goal = place
    flights += 1
    let number = flights
    UIView.animate(
      springDuration: DragLanding.duration,
      animations: {
        if let place {
          preview.place = place
          preview.isLifted = false
        } else {
          preview.vanish()
        }
        animator.animate()
      },
      completion: { _ in if number == self.flights { self.finish() } })
  }

  private func finish() {
    isOver = true
    preview.removeFromSuperview()
    animator.complete(at: .end)
    completion()
  }
}
