/// How far the animations that were added together have come, as a function of where their timeline is.
///
/// A track is cut anew whenever the timeline goes on in another way (scrubbed, continued, turned back), always
/// from the progress that it has at that moment, so that nothing jumps.
package final class ProgressTrack {
  enum Cut {
    /// From one progress to another while the timeline's share goes from `start` to `end`.
    case run(from: SIMD2<Double>, to: SIMD2<Double>, start: Double, end: Double)
    /// Straight lines from 0 at `start` to `progress` at `fraction` and on to 1 at 1.
    case scrub(start: Double, fraction: Double, progress: SIMD2<Double>)
  }

  /// The fraction of the whole at which it starts.
  let start: Double
  var cut: Cut

  init(start: Double, cut: Cut) {
    self.start = start
    self.cut = cut
  }

  func progress(share: Double, fraction: Double, curve: TimingCurve) -> SIMD2<Double> {
    switch cut {
    case .run(let from, let to, let start, let end):
      guard share > start else { return from }
      guard end > start, share < end || end == 1 else { return to }
      return from + (to - from) * curve.progress(at: min((share - start) / (end - start), 1))
    case .scrub(let start, let middle, let progress):
      if fraction <= start { return SIMD2(0, 0) }
      if fraction < middle { return progress * ((fraction - start) / (middle - start)) }
      guard middle < 1 else { return progress }
      return progress + (SIMD2(1, 1) - progress) * ((fraction - middle) / (1 - middle))
    }
  }
}
