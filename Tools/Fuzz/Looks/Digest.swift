import UIKit

/// A number for everything that is seen in a run: two runs with the same number have most probably shown the same.
struct Digest: Equatable, CustomStringConvertible {
  /// Of the run that goes on.
  @MainActor static var current = Digest()

  private var value: UInt64 = 0

  /// The constants are those of Vigna's SplitMix64.
  mutating func add(_ number: CGFloat) {
    value = (value ^ Double(number).bitPattern) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 31) &+ 0x9E37_79B9_7F4A_7C15
  }

  var description: String { String(value, radix: 16) }
}
