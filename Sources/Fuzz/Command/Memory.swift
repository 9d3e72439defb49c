import Foundation

/// The memory that the process uses.
enum Memory {
  /// In bytes, as the kernel counts it; 0 where it does not tell.
  static func resident() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(getpagesize())
  }
}
