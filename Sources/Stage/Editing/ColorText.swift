import CoreGraphics
import Foundation
import UIKit

/// Colours as people write them: the names of UIKit, hexadecimal numbers, or none.
@MainActor enum ColorText {
  /// A colour that was read; nil for none.
  struct Reading { let value: UIColor? }

  /// The names that are read and written, without "UIColor.".
  private static let named: [(name: String, color: UIColor)] = [
    ("clear", .clear), ("black", .black), ("darkGray", .darkGray), ("gray", .gray), ("lightGray", .lightGray),
    ("white", .white), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow),
    ("magenta", .magenta), ("orange", .orange), ("purple", .purple), ("brown", .brown), ("systemRed", .systemRed),
    ("systemOrange", .systemOrange), ("systemYellow", .systemYellow), ("systemGreen", .systemGreen),
    ("systemMint", .systemMint), ("systemTeal", .systemTeal), ("systemCyan", .systemCyan),
    ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo), ("systemPurple", .systemPurple),
    ("systemPink", .systemPink), ("systemBrown", .systemBrown), ("systemGray", .systemGray),
    ("systemGray2", .systemGray2), ("systemGray3", .systemGray3), ("systemGray4", .systemGray4),
    ("systemGray5", .systemGray5), ("systemGray6", .systemGray6), ("tintColor", .tintColor), ("label", .label),
    ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
    ("separator", .separator), ("opaqueSeparator", .opaqueSeparator), ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
  ]

  /// The names, for people to choose from.
  static var names: [String] { named.map { $0.name } }

  /// Reads a colour.
  static func color(_ text: String) -> Reading? {
    if text == "none" { return Reading(value: nil) }
    if let known = named.first(where: { $0.name == text }) { return Reading(value: known.color) }
    let digits = Array(text.utf8.dropFirst())
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8 else { return nil }
    var bytes: [CGFloat] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = value(of: digits[place]), let low = value(of: digits[place + 1]) else { return nil }
      bytes.append(CGFloat(16 * high + low) / 255)
    }
    return Reading(
      value: UIColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 1))
  }

  /// Returns the value of a hexadecimal digit.
  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case 0x30...0x39: Int(digit) - 0x30
    case 0x41...0x46: Int(digit) - 0x37
    case 0x61...0x66: Int(digit) - 0x57
    default: nil
    }
  }

  /// Writes a colour: its name or, if UIKit has none for it, the number that it has now.
  static func text(_ color: UIColor?) -> String {
    guard let color else { return "none" }
    return named.first { $0.color == color }?.name ?? hexadecimal(color.cgColor)
  }

  /// Returns a colour as `#RRGGBB`, with two more digits unless it is opaque.
  static func hexadecimal(_ color: CGColor) -> String {
    let parts = (color.components ?? [0, 0, 0, 0]).map { $0 > 0 ? Int((min($0, 1) * 255).rounded()) : 0 }
    return "#" + (parts[3] == 255 ? Array(parts.dropLast()) : parts).map { digits(of: $0) }.joined()
  }

  private static func digits(of byte: Int) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    return String(decoding: [digits[byte >> 4], digits[byte & 15]], as: UTF8.self)
  }

  /// Returns a colour in Swift.
  static func code(_ color: UIColor) -> String {
    if let known = named.first(where: { $0.color == color }) { return "UIColor." + known.name }
    let parts = (color.cgColor.components ?? [0, 0, 0, 0]).map { Words.number($0) }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }
}
