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
