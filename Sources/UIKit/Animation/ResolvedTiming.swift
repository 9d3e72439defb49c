/// A curve and the duration of a run of it.
struct ResolvedTiming {
  let curve: TimingCurve
  /// The curve for animations outside the animator; springs have the velocity along x.
  let blockCurve: ViewAnimation.Curve
  /// The duration in seconds.
  let duration: TimeInterval

  /// Creates a timing.
  /// - Parameter duration: The duration in seconds, which is ignored by springs with their own.
  @MainActor init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
    if let springs = provider.springTimingParameters?.springs(for: duration) {
      self.init(springs.x, springs.y, duration: springs.duration)
    } else {
      let parameters = provider.cubicTimingParameters ?? UICubicTimingParameters()
      self.init(parameters.timingFunction, duration: duration)
    }
  }

  init(_ function: CAMediaTimingFunction, duration: TimeInterval) {
    curve = .function(function)
    blockCurve = .timing(function)
    self.duration = duration
  }

  init(_ x: Spring, _ y: Spring, duration: TimeInterval) {
    curve = .spring(x, y, duration: duration)
    blockCurve = .spring(x)
    self.duration = duration
  }

  /// Creates a timing with the curve of an enclosing block.
  init(_ blockCurve: ViewAnimation.Curve, duration: TimeInterval) {
    switch blockCurve {
    case .timing(let function): self.init(function, duration: duration)
    case .spring(let spring): self.init(spring, spring, duration: duration)
    }
  }
}
