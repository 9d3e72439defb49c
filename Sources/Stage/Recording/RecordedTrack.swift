/// The values of a quantity with one or more components over time, interpolated linearly between keys.
struct RecordedTrack {
  /// The times in seconds, ascending. Two equal times are a jump: the quantity approaches the first value until then.
  private(set) var times: [Double] = []
  /// The values at ``times``.
  private(set) var values: [[Double]] = []

  init() {}

  init(constant value: [Double]) {
    times = [0]
    values = [value]
  }

  /// Creates a track.
  /// - Parameter keys: Keys in ascending order of time. Of two at the same time, the second applies from then on.
  init(keys: [(time: Double, value: [Double])]) {
    for key in keys {
      if let last = times.last, last >= key.time {
        times.removeLast()
        values.removeLast()
      }
      times.append(key.time)
      values.append(key.value)
    }
  }

  /// The value at and after the last key.
  var last: [Double]? { values.last }

  var isEmpty: Bool { times.isEmpty }

  /// Whether the quantity changes at all.
  var isAnimated: Bool { times.count > 1 }

  /// Records the value in a frame. Values must be recorded in ascending order of time; a frame without a value keeps
  /// the previous one.
  ///
  /// - Parameter frameDuration: The longest time between two frames. A value that did not change in earlier frames is
  ///   kept until this long before the new one.
  mutating func record(_ value: [Double], at time: Double, frameDuration: Double) {
    if let last, let lastTime = times.last {
      if last == value { return }
      if lastTime >= time {
        values[values.count - 1] = value
        return
      }
      if time - lastTime > frameDuration * 1.001 {
        times.append(time - frameDuration)
        values.append(last)
      }
    }
    times.append(time)
    values.append(value)
  }

  /// Returns a track with values computed from this one's.
  func map(_ transform: ([Double]) -> [Double]) -> RecordedTrack {
    var result = self
    for index in values.indices { result.values[index] = transform(values[index]) }
    return result
  }

  /// Returns a track with some of the components, without keys at which they do not change.
  func component(_ range: Range<Int>) -> RecordedTrack {
    let part = map { Array($0[range]) }
    return part.simplified(tolerance: range.map { _ in 1e-9 })
  }

  /// Returns the value at a time, interpolated between keys; the first or the last value outside of them.
  func value(at time: Double) -> [Double]? {
    guard let first = values.first, let last else { return nil }
    guard let next = times.firstIndex(where: { $0 > time }) else { return last }
    guard next > 0 else { return first }
    let fraction = (time - times[next - 1]) / (times[next] - times[next - 1])
    return values[next].indices.map {
      values[next - 1][$0] + (values[next][$0] - values[next - 1][$0]) * fraction
    }
  }

  /// Returns the track as displayed up to a time: a value that jumps between two frames is held until the second.
  func played(until end: Double) -> RecordedTrack { holdingUntilLeaps().cut(at: end) }

  /// Returns the track with a second key at each jump, which replaces an interpolation of values that were never shown.
  ///
  /// A value jumps in a frame if it changes more than three times as much as in the frames before and after. Movement,
  /// by an animation or by the program, changes by about the same amount in consecutive frames. Holding a value wrongly
  /// delays it by a sixtieth of a second at most.
  func holdingUntilLeaps() -> RecordedTrack {
    guard times.count > 1 else { return self }
    var result = RecordedTrack()
    for index in times.indices {
      if index > 0, leaps(to: index) {
        result.times.append(times[index])
        result.values.append(values[index - 1])
      }
      result.times.append(times[index])
      result.values.append(values[index])
    }
    return result
  }

  private func leaps(to index: Int) -> Bool {
    func change(_ index: Int, _ component: Int) -> Double {
      index > 0 && index < values.count ? abs(values[index][component] - values[index - 1][component]) : 0
    }
    return values[index].indices.contains { component in
      change(index, component)
        > 3 * max(change(index - 1, component), change(index + 1, component)) + RecordedTrack.unseen
    }
  }

  /// The largest invisible change of a coordinate in points or of a component of a transform.
  private static let unseen = 5e-4

  /// Returns the part up to a time, ending with the value at that time if the track changes later.
  func cut(at end: Double) -> RecordedTrack {
    guard let lastTime = times.last, lastTime > end, let value = value(at: end) else { return self }
    var result = RecordedTrack()
    for (index, time) in times.enumerated() where time <= end {
      result.times.append(time)
      result.values.append(values[index])
    }
    if result.times.last != end {
      result.times.append(end)
      result.values.append(value)
    }
    return result
  }

  /// Returns the track without keys that interpolation reproduces within the tolerance of each component, by the
  /// Ramer–Douglas–Peucker algorithm with distances measured along the values. Jumps larger than the tolerance are
  /// kept.
  func simplified(tolerance: [Double]) -> RecordedTrack {
    guard let first = values.first, times.count > 1 else { return self }
    if values.allSatisfy({ RecordedTrack.areAlike($0, first, tolerance) }) { return RecordedTrack(constant: first) }
    return withoutLeaps(within: tolerance).withoutKeysOnLines(tolerance)
  }

  private func withoutLeaps(within tolerance: [Double]) -> RecordedTrack {
    var result = RecordedTrack()
    for (time, value) in zip(times, values) {
      if result.times.last == time, RecordedTrack.areAlike(result.values[result.values.count - 1], value, tolerance) {
        result.values[result.values.count - 1] = value
      } else {
        result.times.append(time)
        result.values.append(value)
      }
    }
    return result
  }

  /// Removes redundant keys between jumps.
  private func withoutKeysOnLines(_ tolerance: [Double]) -> RecordedTrack {
    var isKept = times.map { _ in false }
    var start = 0
    for end in times.indices where end + 1 == times.count || times[end + 1] == times[end] {
      keepCorners(from: start, to: end, tolerance, in: &isKept)
      start = end + 1
    }
    var result = RecordedTrack()
    for index in times.indices where isKept[index] {
      result.times.append(times[index])
      result.values.append(values[index])
    }
    return result
  }

  private static func areAlike(_ value: [Double], _ other: [Double], _ tolerance: [Double]) -> Bool {
    tolerance.indices.allSatisfy { abs(value[$0] - other[$0]) <= tolerance[$0] }
  }

  /// Marks both ends of a part without jumps, and the keys needed between them.
  private func keepCorners(from start: Int, to end: Int, _ tolerance: [Double], in isKept: inout [Bool]) {
    isKept[start] = true
    isKept[end] = true
    var ranges = [(start, end)]
    while let (start, end) = ranges.popLast() {
      var worst = 1.0
      var worstIndex: Int?
      for index in stride(from: start + 1, to: end, by: 1) {
        let fraction = (times[index] - times[start]) / (times[end] - times[start])
        for component in tolerance.indices {
          let line = values[start][component] + (values[end][component] - values[start][component]) * fraction
          let error = abs(values[index][component] - line) / tolerance[component]
          if error > worst {
            worst = error
            worstIndex = index
          }
        }
      }
      guard let worstIndex else { continue }
      isKept[worstIndex] = true
      ranges.append((start, worstIndex))
      ranges.append((worstIndex, end))
    }
  }
}
