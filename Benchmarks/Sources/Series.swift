import Boards
import Foundation

/// Measurements of one thing, in microseconds.
struct Series {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  /// - Parameter part: 0 to 1; 0.5 is the median.
  func quantile(_ part: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    return sorted[min(sorted.count - 1, Int(part * Double(sorted.count - 1) + 0.5))]
  }

  var mean: Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }
}
