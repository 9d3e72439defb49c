import Runtime

/// How a scroll view moves by itself.
struct ScrollMotion {
  let x: AxisMotion
  let y: AxisMotion
  /// Seconds, on the clock.
  let start: TimeInterval
  let cause: Cause
  /// A program may ask for a place beyond the range; all else ends in the range, whatever becomes of it on the way.
  let endsInRange: Bool

  enum Cause {
    /// After a finger.
    case deceleration
    case program
    /// The status bar was tapped.
    case scrollToTop
    /// There is less room around the content, of which nobody is told.
    case inset
  }
}

/// What a scroll view remembers of a drag.
struct ScrollDragging {
  /// The offset that the finger asks for, before the rubber band, when the drag began.
  var start = CGPoint.zero
  /// The offset that was seen when the drag began.
  var origin = CGPoint.zero
  /// The axes that a directional lock leaves.
  var isHorizontal = true
  var isVertical = true
  /// The finger has gone, the delegate hears of it, and then the content moves on; unless it is moved otherwise.
  var isEnding = false

  /// With a directional lock, a movement this many times longer along one axis than along the other is held to it.
  static let lockRatio: CGFloat = 2
  /// A flick turns the page when it is faster than this, in points per second.
  static let flickVelocity: Double = 50
}

/// What a scroll view remembers of a pinch.
struct ScrollZooming {
  /// The scale when the pinch began.
  var start: CGFloat = 1
  /// How many animations of the scale run.
  var animations = 0

  /// Seconds that an animated change of the scale takes.
  static let duration: TimeInterval = 0.3
  /// Of the logarithm of the scale, so much of what fingers ask for beyond a limit is shown.
  static let give: CGFloat = 0.35
}
