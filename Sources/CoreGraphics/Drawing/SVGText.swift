/// The formats of numbers, colours and text in an SVG file.
package enum SVGText {
  /// Returns a number rounded to some decimal places, without trailing zeros.
  package static func number(_ value: Double, places: Int = 2) -> String {
    var scale: Int64 = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = value * Double(scale)
    guard scaled.isFinite, abs(scaled) < 9e15 else { return "0" }
    let units = Int64(scaled.rounded())
    let whole = units.magnitude / scale.magnitude
    var rest = units.magnitude % scale.magnitude
    var text = units < 0 ? "-" : ""
    if whole != 0 || rest == 0 { text += "\(whole)" }
    guard rest != 0 else { return text }
    var digits: [UInt8] = []
    for _ in 0..<places {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    return text + "." + String(decoding: significant.reversed(), as: UTF8.self)
  }

  package static func pair(_ values: [Double]) -> String {
    number(values[0]) + "," + number(values[1])
  }

  /// Returns "#rrggbb", or "#rgb" if that is equivalent.
  package static func color(_ components: [Double]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for component in components.prefix(3) {
      let value = Int((max(0, min(1, component)) * 255).rounded())
      text.append(digits[value >> 4])
      text.append(digits[value & 15])
    }
    if text[0] == text[1], text[2] == text[3], text[4] == text[5] { text = [text[0], text[2], text[4]] }
    return "#" + String(decoding: text, as: UTF8.self)
  }

  package static func color(_ color: CGColor) -> String {
    self.color([Double(color.red), Double(color.green), Double(color.blue)])
  }

  /// Returns a transform as the value of a `transform` attribute.
  package static func matrix(_ map: CGAffineTransform) -> String {
    var text = ""
    for number in [map.a, map.b, map.c, map.d] { text += SVGText.number(Double(number), places: 6) + "," }
    return "matrix(" + text + number(Double(map.tx), places: 4) + "," + number(Double(map.ty), places: 4) + ")"
  }

  /// Returns text with the escapes that XML requires, in attributes as well. Characters that are invalid in XML are
  /// replaced.
  package static func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension SVGText {
  /// Returns bytes in Base64, with padding.
  package static func base64(_ data: Data) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = [UInt8](data)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= 8 * UInt32(3 - group.count)
      for index in 0..<4 {
        let isPadding = index > group.count
        text.append(isPadding ? UInt8(ascii: "=") : digits[Int(bits >> UInt32(18 - 6 * index) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
