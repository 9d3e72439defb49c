/// The rate of change of a number, over the last tenth of a second.
struct ChangeRate {
  private var samples: [(time: TimeInterval, value: CGFloat)] = []

  mutating func note(_ value: CGFloat, at time: TimeInterval) {
    samples.append((time, value))
    samples.removeAll { time - $0.time > 0.1 }
  }

  /// The rate per second.
  var perSecond: CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }

  /// Returns the rate per second at a time; 0 for a number that has not changed for a while.
  mutating func perSecond(at time: TimeInterval) -> CGFloat {
    samples.removeAll { time - $0.time > 0.1 }
    return perSecond
  }
}
