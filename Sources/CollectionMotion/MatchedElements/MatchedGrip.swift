import UIKit

/// The movement of the fingers that hold elements.
struct MatchedGrip {
  /// The number of gestures that hold the elements.
  var count = 0
  /// The point at which the first finger took them.
  var anchor = CGPoint.zero
  var translation = CGPoint.zero
  /// The scale of a pinch; 1 without one.
  var pinch: CGFloat = 1
  /// The rotation in radians.
  var angle: CGFloat = 0
  /// The velocity in points per second.
  var velocity = CGPoint.zero
  /// The velocity of the pinch, in scales per second.
  var pinchVelocity: CGFloat = 0

  /// The fraction of the container's height that a finger drags the elements to close the view entirely.
  private static let reach: CGFloat = 0.5
  /// The velocity in points per second from which a throw decides the direction.
  private static let throwVelocity: CGFloat = 400
  /// The velocity in scales per second from which a pinch decides it.
  private static let pinchThrow: CGFloat = 1
  /// The progress below which elements that are let go fly back.
  private static let threshold: CGFloat = 0.65
  /// The scale of elements that are dragged all the way.
  private static let draggedScale: CGFloat = 0.7

  /// Returns the fraction of the way to the closed end, from 0 to 1.
  func closed(height: CGFloat) -> CGFloat {
    let dragged = pinch == 1 ? abs(translation.y) / max(height * Self.reach, 1) : 0
    return min(max(dragged, 1 - pinch, 0), 1)
  }

  /// Returns the scale of the elements: that of the pinch, or one that falls as they are dragged down.
  func scale(height: CGFloat) -> CGFloat {
    guard pinch == 1 else { return pinch }
    let dragged = min(max(translation.y / max(height * Self.reach, 1), 0), 1)
    return 1 - (1 - Self.draggedScale) * dragged
  }

  /// Returns whether elements that are let go fly to the open end.
  /// - Parameter progress: The completed way.
  func opens(at progress: CGFloat) -> Bool {
    if abs(velocity.y) > Self.throwVelocity { return velocity.y < 0 }
    if abs(pinchVelocity) > Self.pinchThrow { return pinchVelocity > 0 }
    return progress > Self.threshold
  }
}
