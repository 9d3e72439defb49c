/// How the share of a run (0 to 1) becomes progress, along x and y: springs may be thrown in any direction.
package struct TimingCurve {
  private enum Kind {
    case linear
    case function(CAMediaTimingFunction)
    /// Along x and y, with the time in seconds that the whole run lasts.
    case spring(Spring, Spring, CFTimeInterval)
  }
  private let kind: Kind

  package static let linear = TimingCurve(kind: .linear)

  package static func function(_ function: CAMediaTimingFunction) -> TimingCurve {
    TimingCurve(kind: .function(function))
  }

  /// - Parameter duration: of a run, in seconds.
  package static func spring(_ x: Spring, _ y: Spring, duration: CFTimeInterval) -> TimingCurve {
    TimingCurve(kind: .spring(x, y, duration))
  }

  /// 0 at 0; at 1 it is 1, or what a spring has come to by then.
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
