import Boards
import Foundation

/// What was measured, printed as one line of JSON.
struct Results {
  private var fields: [(name: String, text: String)] = [("toolkit", "\"murmuration\"")]
  private var series: [(name: String, series: Series)] = []

  mutating func put(_ name: String, _ text: String) { fields.append((name, "\"\(text)\"")) }

  mutating func put(_ name: String, _ number: Double) {
    fields.append((name, String(format: "%.3f", number)))
  }

  /// Adds to the series of a name, in microseconds.
  mutating func add(_ name: String, _ value: Double) {
    if let index = series.firstIndex(where: { $0.name == name }) {
      series[index].series.add(value)
    } else {
      var first = Series()
      first.add(value)
      series.append((name, first))
    }
  }

  var json: String {
    var all = fields
    for (name, values) in series {
      all.append((name + "_med_us", String(format: "%.3f", values.quantile(0.5))))
      all.append((name + "_p99_us", String(format: "%.3f", values.quantile(0.99))))
      all.append((name + "_mean_us", String(format: "%.3f", values.mean)))
    }
    return "{" + all.map { "\"\($0.name)\": \($0.text)" }.joined(separator: ", ") + "}"
  }
}
