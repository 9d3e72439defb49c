/// The progress of animations that were added together, as a function of their timeline's position.
///
/// A track gets a new segment whenever the timeline is scrubbed, continued or reversed. It begins at the current
/// progress, so the values never jump.
package final class ProgressTrack {
  enum Cut {
    /// A run from one progress to another while the timeline's share goes from `start` to `end`.
    case run(from: SIMD2<Double>, to: SIMD2<Double>, start: Double, end: Double)
    /// Linear from 0 at `start` to `progress` at `fraction`, and on to 1 at 1.
    case scrub(start: Double, fraction: Double, progress: SIMD2<Double>)
  }

  /// The fraction of the timeline at which it starts.
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
