/// What one quantity, of one or more components, does over time: its values at some times, and straight
/// lines between them.
struct RecordedTrack {
  /// Seconds, ascending. Two that are the same are a leap: the former value is what the quantity is until then.
  private(set) var times: [Double] = []
  /// The values at those times.
  private(set) var values: [[Double]] = []

  init() {}

  init(constant value: [Double]) {
    times = [0]
    values = [value]
  }

  /// - Parameter keys: Ascending in time; of two at the same time the latter counts.
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

  /// What the quantity is from the last key on.
  var last: [Double]? { values.last }

  var isEmpty: Bool { times.isEmpty }

  /// Whether the quantity changes at all.
  var isAnimated: Bool { times.count > 1 }

  /// Notes the value in a frame. Values are to be noted in the order of their times; a frame without
  /// a note keeps the value of the one before.
  ///
  /// - Parameter frameDuration: How long before this frame the last one was, at most; a value that stood
  ///   still until then stays until then.
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

  /// The track with other quantities that are computed from this one's.
  func map(_ transform: ([Double]) -> [Double]) -> RecordedTrack {
    var result = self
    for index in values.indices { result.values[index] = transform(values[index]) }
    return result
  }

  /// Some of the components, without the keys at which they stay what they are.
  func component(_ range: Range<Int>) -> RecordedTrack {
    let part = map { Array($0[range]) }
    return part.simplified(tolerance: range.map { _ in 1e-9 })
  }

  /// The value at a time: on the line between the keys around it, and the outer ones beyond them.
  func value(at time: Double) -> [Double]? {
    guard let first = values.first, let last else { return nil }
    guard let next = times.firstIndex(where: { $0 > time }) else { return last }
    guard next > 0 else { return first }
    let fraction = (time - times[next - 1]) / (times[next] - times[next - 1])
    return values[next].indices.map {
      values[next - 1][$0] + (values[next][$0] - values[next - 1][$0]) * fraction
    }
  }

  /// The track as it is to be seen up to a time: what leaps between two frames stays until the latter of them.
  func played(until end: Double) -> RecordedTrack { holdingUntilLeaps().cut(at: end) }

  /// The track with two keys where a value leaps, instead of a line from one frame to the next that would show what
  /// never was.
  ///
  /// A value leaps in a frame in which it changes more than three times as much as in the frames before and after: what
  /// moves, whether by an animation or by the program, changes in each frame about as much as in the next. One that
  /// is held without need is a sixtieth of a second late, and no more.
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

  /// A change that nobody sees, of a coordinate in points or of a part of a transform.
  private static let unseen = 5e-4

  /// The part up to a time, with the value at that time as its last if something changed after it.
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

  /// The track without the keys that the straight line between their neighbours reproduces to within
  /// the tolerance in each component (Ramer, Douglas and Peucker's method, with the distance measured
  /// along the values). Leaps stay, but those within the tolerance.
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

  /// From leap to leap.
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

  /// Marks the ends of a part without leaps, and what is needed between them.
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
