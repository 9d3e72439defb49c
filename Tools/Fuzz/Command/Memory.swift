import CFuzz
import Foundation

/// The memory that the process uses, in bytes.
enum Memory {
  /// What is allocated and not freed; 0 where the C library does not tell.
  static func allocated() -> Int { fuzz_allocated_bytes() }

  /// What the kernel counts, with what the allocator keeps for later; 0 where it does not tell.
  static func resident() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(getpagesize())
  }
}
