/// The function from the share of a run (0 to 1) to progress, along x and y: springs may have an initial velocity in
/// any direction.
package struct TimingCurve {
  private enum Kind {
    case linear
    case function(CAMediaTimingFunction)
    /// Springs along x and y, with the duration of the whole run in seconds.
    case spring(Spring, Spring, CFTimeInterval)
  }
  private let kind: Kind

  package static let linear = TimingCurve(kind: .linear)

  package static func function(_ function: CAMediaTimingFunction) -> TimingCurve {
    TimingCurve(kind: .function(function))
  }

  /// Creates a curve of two springs.
  /// - Parameter duration: The duration of a run, in seconds.
  package static func spring(_ x: Spring, _ y: Spring, duration: CFTimeInterval) -> TimingCurve {
    TimingCurve(kind: .spring(x, y, duration))
  }

  /// Returns the progress: 0 at 0, and at 1 either 1 or the value that a spring has reached.
  package func progress(at share: Double) -> SIMD2<Double> {
    switch kind {
    case .linear: return SIMD2(share, share)
    case .function(let function):
      let progress = function.progress(at: share)
      return SIMD2(progress, progress)
    case .spring(let x, let y, let duration):
      return SIMD2(x.progress(at: share * duration), y.progress(at: share * duration))
    }
  }
}
