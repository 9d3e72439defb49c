extension ByteReader {
  /// The size in the root element of an SVG file: its width and height, otherwise that of the view box, otherwise 300 x
  /// 150 as in CSS. A missing width or height is derived from the other one and the view box.
  var svgHeader: ImageHeader? {
    guard var place = svgRoot else { return nil }
    var width: Double?
    var height: Double?
    var viewBox: (width: Double, height: Double)?
    while let attribute = attribute(&place) {
      switch attribute.name {
      case "width": width = SVGLength.pixels(attribute.value)
      case "height": height = SVGLength.pixels(attribute.value)
      case "viewBox": viewBox = SVGLength.viewBox(attribute.value)
      default: break
      }
    }
    let size: (Double, Double) =
      switch (width, height, viewBox) {
      case (let width?, let height?, _): (width, height)
      case (let width?, nil, let box?): (width, width * box.height / box.width)
      case (nil, let height?, let box?): (height * box.width / box.height, height)
      case (nil, nil, let box?): (box.width, box.height)
      default: (width ?? 300, height ?? 150)
      }
    guard size.0 > 0, size.0 < 1e6, size.1 > 0, size.1 < 1e6 else { return nil }
    return ImageHeader(
      width: max(1, Int(size.0.rounded())), height: max(1, Int(size.1.rounded())), mediaType: "image/svg+xml")
  }

  /// The offset after the name of the first element if it is "svg", or nil.
  private var svgRoot: Int? {
    var place = byte(0) == 0xEF && byte(1) == 0xBB && byte(2) == 0xBF ? 3 : 0
    while true {
      skipSpace(&place)
      if has("<!--", at: place) {
        guard skip(past: "-->", &place) else { return nil }
      } else if has("<?", at: place) {
        guard skip(past: "?>", &place) else { return nil }
      } else if has("<!DOCTYPE", at: place) {
        var depth = 0
        while let byte = byte(place), byte != UInt8(ascii: ">") || depth > 0 {
          if byte == UInt8(ascii: "[") { depth += 1 } else if byte == UInt8(ascii: "]") { depth -= 1 }
          place += 1
        }
        place += 1
      } else if has("<svg", at: place), let next = byte(place + 4), isSpace(next) || next == UInt8(ascii: ">") {
        return place + 4
      } else {
        return nil
      }
    }
  }

  /// Reads an attribute; returns nil at the end of the element or for invalid markup.
  private func attribute(_ place: inout Int) -> (name: String, value: String)? {
    skipSpace(&place)
    let nameStart = place
    while let byte = byte(place), byte != UInt8(ascii: "="), byte != UInt8(ascii: ">"), !isSpace(byte) { place += 1 }
    let name = text(nameStart..<place)
    skipSpace(&place)
    guard !name.isEmpty, byte(place) == UInt8(ascii: "=") else { return nil }
    place += 1
    skipSpace(&place)
    guard let quote = byte(place), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    place += 1
    let start = place
    while let byte = byte(place), byte != quote { place += 1 }
    guard place < count else { return nil }
    place += 1
    return (name, text(start..<(place - 1)))
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: range.map { byte($0) ?? 0 }, as: UTF8.self)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }

  private func skipSpace(_ place: inout Int) {
    while let byte = byte(place), isSpace(byte) { place += 1 }
  }

  private func skip(past text: StaticString, _ place: inout Int) -> Bool {
    while place < count {
      if has(text, at: place) {
        place += text.utf8CodeUnitCount
        return true
      }
      place += 1
    }
    return false
  }
}

/// Lengths in SVG attributes.
private enum SVGLength {
  /// Returns a length in pixels, or nil for a relative one such as a percentage.
  static func pixels(_ text: String) -> Double? {
    let characters = Array(text.utf8).filter { $0 != 32 }
    let end = characters.firstIndex { !("0123456789.+-".utf8.contains($0)) } ?? characters.count
    guard let number = Double(String(decoding: characters[..<end], as: UTF8.self)) else { return nil }
    let factor: Double
    switch String(decoding: characters[end...], as: UTF8.self) {
    case "", "px": factor = 1
    case "pt": factor = 96.0 / 72
    case "pc": factor = 16
    case "in": factor = 96
    case "cm": factor = 96 / 2.54
    case "mm": factor = 96 / 25.4
    default: return nil
    }
    return number * factor
  }

  /// Returns the last two of four numbers, which must both be above 0.
  static func viewBox(_ text: String) -> (width: Double, height: Double)? {
    let numbers = text.utf8.split { $0 == UInt8(ascii: ",") || $0 == 32 || 9...13 ~= $0 }.map {
      Double(String(decoding: Array($0), as: UTF8.self))
    }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0 else { return nil }
    return (width, height)
  }
}
