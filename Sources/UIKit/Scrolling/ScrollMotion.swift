import Runtime

/// A motion of a scroll view that no finger controls.
struct ScrollMotion {
  let x: AxisMotion
  let y: AxisMotion
  /// The start time in seconds on the clock.
  let start: TimeInterval
  let cause: Cause
  /// Whether the motion ends in the range. Only a program may scroll to a position outside it.
  let endsInRange: Bool

  enum Cause {
    /// Deceleration after a drag.
    case deceleration
    case program
    /// A tap on the status bar.
    case scrollToTop
    /// A reduced content inset, about which the delegate is not notified.
    case inset
  }
}

/// The state of a drag in a scroll view.
struct ScrollDragging {
  /// The offset at the beginning of the drag, without rubber banding.
  var start = CGPoint.zero
  /// The displayed offset at the beginning of the drag.
  var origin = CGPoint.zero
  /// The axes that a directional lock permits.
  var isHorizontal = true
  var isVertical = true
  /// Whether the finger was lifted and the delegate is being notified, before deceleration begins.
  var isEnding = false
  /// The displayed offsets of the last tenth of a second, for the velocity of content beyond an edge, which resists.
  var horizontalRate = ChangeRate()
  var verticalRate = ChangeRate()

  /// The ratio of movement along the axes from which on a directional lock applies.
  static let lockRatio: CGFloat = 2
  /// The velocity above which a flick turns the page, in points per second.
  static let flickVelocity: Double = 50
}

/// The state of a pinch in a scroll view.
struct ScrollZooming {
  /// The scale at the beginning of the pinch.
  var start: CGFloat = 1
  /// The number of running animations of the scale.
  var animations = 0

  /// The duration of an animated change of the scale, in seconds.
  static let duration: TimeInterval = 0.3
  /// The displayed fraction of the scale beyond a limit, on a logarithmic scale.
  static let give: CGFloat = 0.35
}
