/// A cubic spline through vectors, by D. Kochanek and R. Bartels ("Interpolating Splines with Local Tension,
/// Continuity, and Bias Control", 1984).
///
/// With tension, continuity and bias of 0 it is the Catmull-Rom spline. At the ends, where one neighbour is missing,
/// the direction is that to the other, so that even steps on a line give an even motion. Between uneven key times the
/// directions are weighted so that the velocity is continuous.
struct KeyframeSpline {
  /// The shape of the curve at a key: its tension (1 gives straight segments), continuity and bias.
  struct Shape {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0
  }

  private let points: [[Double]]
  /// The derivatives at each key by the fraction of the preceding segment and of the following one.
  private let incoming: [[Double]]
  private let outgoing: [[Double]]

  /// Creates a spline.
  /// - Parameters:
  ///   - points: At least two points with the same number of components.
  ///   - keyTimes: The key times, or nil for even ones.
  init(points: [[Double]], shapes: [Shape], keyTimes: [Double]?) {
    self.points = points
    var incoming: [[Double]] = []
    var outgoing: [[Double]] = []
    let last = points.count - 1
    for index in points.indices {
      let shape = index < shapes.count ? shapes[index] : Shape()
      let after = index < last ? index : last - 1
      let before = index > 0 ? index - 1 : 0
      var weightIn = 1.0
      var weightOut = 1.0
      if let keyTimes, index > 0, index < last {
        let both = keyTimes[index + 1] - keyTimes[index - 1]
        if both > 0 {
          weightIn = 2 * (keyTimes[index] - keyTimes[index - 1]) / both
          weightOut = 2 * (keyTimes[index + 1] - keyTimes[index]) / both
        }
      }
      let tight = (1 - shape.tension) / 2
      let early = 1 + shape.bias
      let late = 1 - shape.bias
      var arrival: [Double] = []
      var departure: [Double] = []
      for axis in points[index].indices {
        let stepBefore = points[before + 1][axis] - points[before][axis]
        let stepAfter = points[after + 1][axis] - points[after][axis]
        arrival.append(
          weightIn * tight
            * ((1 - shape.continuity) * early * stepBefore + (1 + shape.continuity) * late * stepAfter))
        departure.append(
          weightOut * tight
            * ((1 + shape.continuity) * early * stepBefore + (1 - shape.continuity) * late * stepAfter))
      }
      incoming.append(arrival)
      outgoing.append(departure)
    }
    self.incoming = incoming
    self.outgoing = outgoing
  }

  /// Returns a point between two keys.
  /// - Parameter t: The fraction of the segment, from 0 to 1.
  func point(in segment: Int, at t: Double) -> [Double] {
    let a = (2 * t - 3) * t * t + 1
    let b = ((t - 2) * t + 1) * t
    let c = (3 - 2 * t) * t * t
    let d = (t - 1) * t * t
    return combine(segment, a, b, c, d)
  }

  /// Returns the length of a part of a segment.
  func length(in segment: Int, from: Double, to: Double) -> Double {
    ArcLength.length(from: from, to: to) { t in
      let slope = combine(
        segment, 6 * t * (t - 1), (3 * t - 4) * t + 1, 6 * t * (1 - t), (3 * t - 2) * t)
      var sum = 0.0
      for value in slope { sum += value * value }
      return sum.squareRoot()
    }
  }

  private func combine(_ segment: Int, _ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    var result: [Double] = []
    for axis in points[segment].indices {
      result.append(
        a * points[segment][axis] + b * outgoing[segment][axis] + c * points[segment + 1][axis]
          + d * incoming[segment + 1][axis])
    }
    return result
  }
}
