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

  static func wait(_ pace: BenchmarkOptions.Pace) {
    switch pace {
    case .hot: return
    case .sleep: usleep(16_000)
    case .spin:
      let end = cpu + 16_000
      while cpu < end {}
    }
  }
}
