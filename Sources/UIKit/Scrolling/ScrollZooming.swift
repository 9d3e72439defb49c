import Runtime

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
