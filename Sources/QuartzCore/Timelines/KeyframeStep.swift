/// A step of a keyframe sequence: from 0 to 1 within its own part of the sequence.
///
/// The value of a sequence is its final value plus every step's difference times the step's remaining progress. Because
/// interpolation is linear in the values, this also holds for cubic calculation modes.
package struct KeyframeStep: Equatable {
  package enum Mode { case linear, discrete, cubic }
  package let mode: Mode
  /// The beginning and end, as fractions of the sequence.
  package let start: Double
  package let end: Double
  /// The beginnings and ends of all steps of the same property, in order. Cubic steps are smooth across them.
  private let knots: [Double]

  package init(mode: Mode, start: Double, end: Double, knots: [Double]) {
    self.mode = mode
    self.start = start
    self.end = end
    self.knots = knots
  }

  package func progress(at whole: Double) -> Double {
    switch mode {
    case .linear:
      if whole >= end { return end < 1 ? 1 : max(1, end > start ? (whole - start) / (end - start) : 1) }
      return whole <= start ? 0 : (whole - start) / (end - start)
    case .discrete: return whole >= end ? 1 : 0
    case .cubic: return cubicProgress(at: whole)
    }
  }

  /// Returns the value of a Catmull-Rom curve that is 0 at all knots up to the beginning and 1 from the end on.
  private func cubicProgress(at whole: Double) -> Double {
    func value(_ index: Int) -> Double { knots[index] >= end ? 1 : 0 }
    func slope(_ index: Int) -> Double {
      let before = max(index - 1, 0)
      let after = min(index + 1, knots.count - 1)
      return knots[after] > knots[before] ? (value(after) - value(before)) / (knots[after] - knots[before]) : 0
    }
    guard let first = knots.first, let last = knots.last, whole > first else { return 0 }
    guard whole < last, let right = knots.firstIndex(where: { $0 > whole }) else { return 1 }
    let length = knots[right] - knots[right - 1]
    let u = (whole - knots[right - 1]) / length
    let v = 1 - u
    return value(right - 1) * v * v * (1 + 2 * u) + slope(right - 1) * length * u * v * v
      + value(right) * u * u * (3 - 2 * u) - slope(right) * length * u * u * v
  }
}
