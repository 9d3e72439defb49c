import Boards
import Foundation

/// CPU time and memory of this process.
enum Meter {
  /// Microseconds.
  static var cpu: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// A field of the process's status, such as "VmRSS:", in megabytes; -1 where there is none.
  static func memory(_ field: String) -> Double {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return -1 }
    for line in status.split(separator: "\n") where line.hasPrefix(field) {
      let digits = line.filter { $0.isNumber }
      return (Double(digits) ?? 0) / 1024
    }
    return -1
  }

  static func wait(_ pace: Options.Pace) {
    switch pace {
    case .hot: return
    case .sleep: usleep(16_000)
    case .spin:
      let end = cpu + 16_000
      while cpu < end {}
    }
  }
}

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
