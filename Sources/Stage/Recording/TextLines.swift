/// Breaks text into lines by the estimated widths of its characters: the viewer's font is not known
/// while a drawing is written.
struct TextLines {
  /// Points.
  var fontSize: Double
  var isBold: Bool
  var isMonospaced: Bool
  /// Points.
  var width: Double
  /// The most lines; 0 for no limit.
  var limit: Int

  /// The lines as a label would show them; what does not fit ends in an ellipsis.
  func split(_ string: String) -> [String] {
    var lines: [String] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if line.isEmpty || limit == 1 || fits(longer) {
          line = longer
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      lines.append(line)
    }
    guard limit > 0, lines.count > limit else { return lines.map { fits($0) ? $0 : shortened($0) } }
    let last = lines[(limit - 1)...].joined(separator: " ")
    return lines[..<(limit - 1)] + [fits(last) ? last : shortened(last)]
  }

  private func shortened(_ line: String) -> String {
    var line = line
    while !line.isEmpty, !fits(line + "…") { line.removeLast() }
    while line.last == " " { line.removeLast() }
    return line + "…"
  }

  /// Leaves some room for the estimate being too wide.
  private func fits(_ line: String) -> Bool {
    estimatedWidth(line) <= width * 1.06 + 1
  }

  /// Points.
  func estimatedWidth(_ line: String) -> Double {
    var ems = 0.0
    for scalar in line.unicodeScalars { ems += isMonospaced ? 0.6 : TextLines.ems(scalar) }
    return ems * fontSize * (isBold && !isMonospaced ? 1.06 : 1)
  }

  /// The width of a character in units of the font size, as in common sans serif fonts.
  private static func ems(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "'", "|", ".", ",", ":", ";", "!", " ", "f", "t", "r", "(", ")", "[", "]", "/", "-": 0.29
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.87
    case "A"..."Z", "&": 0.69
    case "\u{0}"..."\u{2FF}": 0.55
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{FE00}"..."\u{FE0F}": 0
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
      "\u{FF00}"..."\u{FF60}", "\u{1F000}"..."\u{3FFFD}":
      1
    default: 0.6
    }
  }
}
