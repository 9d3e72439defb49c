/// The values of a keyframe animation as a function of progress from 0 to 1.
struct KeyframeTrack {
  private enum Shape {
    /// Linear interpolation between the values.
    case values
    case spline(KeyframeSpline)
    case path([PathSegment])
  }

  /// The values at the keys.
  private let values: [AnimationValue]
  private let shape: Shape
  private let isDiscrete: Bool
  /// Whether the speed is constant.
  private let isPaced: Bool
  /// The key times from 0 to 1. In a discrete track each value ends at the beginning of the next.
  private let keyTimes: [Double]
  private let timingFunctions: [CAMediaTimingFunction]
  /// The lengths of the segments, if paced.
  private let lengths: [Double]

  /// Creates a track, or returns nil if the animation has no effect.
  /// - Parameters:
  ///   - keyTimes: One per value, in a discrete track one more. With any other number, keys are evenly spaced.
  ///   - timingFunctions: One per segment; a missing one is linear.
  init?(
    values: [AnimationValue], path: CGPath?, mode: CAAnimationCalculationMode, keyTimes: [Double]?,
    timingFunctions: [CAMediaTimingFunction], shapes: [KeyframeSpline.Shape]
  ) {
    let segments = path?.segments(closed: false) ?? []
    let keys = path == nil ? values : (segments.prefix(1).map { $0.start } + segments.map { $0.end }).map { .point($0) }
    guard !keys.isEmpty else { return nil }
    let segmentCount = keys.count - 1
    let isDiscrete = mode == .discrete
    let isPaced = (mode == .paced || mode == .cubicPaced) && segmentCount > 0
    let slots = isDiscrete ? keys.count : max(segmentCount, 1)
    let even = (0...slots).map { Double($0) / Double(slots) }
    var times = even
    if !isPaced, let keyTimes, keyTimes.count == times.count { times = keyTimes }
    if isDiscrete, let keyTimes, keyTimes.count == keys.count { times = keyTimes + [max(1, keyTimes.last ?? 1)] }

    var shape = Shape.values
    if path != nil {
      shape = .path(segments)
    } else if (mode == .cubic || mode == .cubicPaced) && segmentCount > 0 {
      let points = keys.compactMap { $0.components }
      if points.count == keys.count, points.allSatisfy({ $0.count == points[0].count }) {
        shape = .spline(KeyframeSpline(points: points, shapes: shapes, keyTimes: isPaced ? nil : times))
      }
    }
    var lengths: [Double] = []
    if isPaced {
      for index in 0..<segmentCount {
        switch shape {
        case .values: lengths.append(keys[index].distance(to: keys[index + 1]))
        case .spline(let spline): lengths.append(spline.length(in: index, from: 0, to: 1))
        case .path(let segments): lengths.append(segments[index].length)
        }
      }
      let whole = lengths.reduce(0, +)
      if whole > 0 {
        var behind = 0.0
        times = [0]
        for length in lengths {
          behind += length
          times.append(behind / whole)
        }
        times[times.count - 1] = 1
      }
    }
    self.values = keys
    self.shape = shape
    self.isDiscrete = isDiscrete
    self.isPaced = isPaced
    self.keyTimes = times
    self.timingFunctions = isPaced ? [] : timingFunctions
    self.lengths = lengths
  }

  func value(at progress: Double) -> AnimationValue {
    let (segment, fraction) = place(at: progress)
    if isDiscrete || values.count == 1 { return values[min(segment, values.count - 1)] }
    switch shape {
    case .values: return .blend(values[segment], values[segment + 1], fraction)
    case .spline(let spline): return values[segment].with(spline.point(in: segment, at: fraction))
    case .path(let segments): return .point(segments[segment].point(at: fraction))
    }
  }

  /// Returns the direction of the path in radians, or nil for values.
  func angle(at progress: Double) -> CGFloat? {
    guard case .path(let segments) = shape, !segments.isEmpty else { return nil }
    let (segment, fraction) = place(at: progress)
    return segments[min(segment, segments.count - 1)].angle(at: isDiscrete ? 0 : fraction)
  }

  /// Returns the segment and the progress within it, as the parameter of its curve.
  private func place(at progress: Double) -> (segment: Int, fraction: Double) {
    let last = keyTimes.count - 2
    var segment = 0
    while segment < last, progress >= keyTimes[segment + 1] { segment += 1 }
    let span = keyTimes[segment + 1] - keyTimes[segment]
    var fraction = span > 0 ? (progress - keyTimes[segment]) / span : (progress < keyTimes[segment] ? 0 : 1)
    fraction = min(max(fraction, 0), 1)
    if segment < timingFunctions.count { fraction = timingFunctions[segment].progress(at: fraction) }
    if isPaced {
      switch shape {
      case .values: break
      case .spline(let spline):
        fraction = ArcLength.parameter(atLength: fraction * lengths[segment]) {
          spline.length(in: segment, from: $0, to: $1)
        }
      case .path(let segments): fraction = segments[segment].parameter(atLength: fraction * lengths[segment])
      }
    }
    return (segment, fraction)
  }
}
