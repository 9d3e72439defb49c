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
