/// A curve and how long a run of it lasts.
struct ResolvedTiming {
  let curve: TimingCurve
  /// The same for animations of their own; springs with the velocity along x.
  let blockCurve: ViewAnimation.Curve
  /// Seconds.
  let duration: TimeInterval

  /// - Parameter duration: seconds; springs that have a time of their own do not ask for it.
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

  /// The curve of a block around.
  init(_ blockCurve: ViewAnimation.Curve, duration: TimeInterval) {
    switch blockCurve {
    case .timing(let function): self.init(function, duration: duration)
    case .spring(let spring): self.init(spring, spring, duration: duration)
    }
  }
}
