import Foundation
import WebImports

/// Strings to and from the page: an address and a number of UTF-8 bytes.
enum Strings {
  /// Reads what the page has written to memory that it got from `allocate`.
  static func read(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  /// Makes `string` the answer of the export that is running.
  static func answer(_ string: String) {
    string.passed { murmuration_answer($0, $1) }
  }
}
