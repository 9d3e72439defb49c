/// What one quantity, of one or more components, does over time: its values at some times, and straight
/// lines between them.
struct RecordedTrack {
  /// Seconds, ascending, no two the same.
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

  /// The part up to a time, with the value at that time as its last if something changed after it.
  func cut(at end: Double) -> RecordedTrack {
    guard let lastTime = times.last, lastTime > end, let value = value(at: end) else { return self }
    var result = RecordedTrack()
    for (index, time) in times.enumerated() where time < end {
      result.times.append(time)
      result.values.append(values[index])
    }
    result.times.append(end)
    result.values.append(value)
    return result
  }

  /// The track without the keys that the straight line between their neighbours reproduces to within
  /// the tolerance in each component (Ramer, Douglas and Peucker's method, with the distance measured
  /// along the values).
  func simplified(tolerance: [Double]) -> RecordedTrack {
    guard let first = values.first, times.count > 1 else { return self }
    if values.allSatisfy({ value in tolerance.indices.allSatisfy { abs(value[$0] - first[$0]) <= tolerance[$0] } }) {
      return RecordedTrack(constant: first)
    }
    var isKept = times.map { _ in false }
    isKept[0] = true
    isKept[times.count - 1] = true
    var ranges = [(0, times.count - 1)]
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
    var result = RecordedTrack()
    for index in times.indices where isKept[index] {
      result.times.append(times[index])
      result.values.append(values[index])
    }
    return result
  }
}
