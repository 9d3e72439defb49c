/// Widths of text: those of the host, if it measures text, otherwise by a built-in table of a typical sans serif's
/// advance widths, the same on every machine.
@MainActor package struct TextWidths {
  /// The host's function for the width of a line in points, by its text, font size, weight (as in CSS) and whether it
  /// is monospaced; nil for the table.
  package var host: ((String, CGFloat, Int, Bool) -> CGFloat)?

  package init() {}

  /// Returns the width of a line, in points.
  package func width(
    of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool
  ) -> CGFloat {
    if let host { return host(line, fontSize, fontWeight, isMonospaced) }
    var thousandths: CGFloat = 0
    for scalar in line.unicodeScalars { thousandths += TextWidths.advance(of: scalar, isMonospaced: isMonospaced) }
    let boldness: CGFloat = fontWeight >= 600 && !isMonospaced ? 1.06 : 1
    return thousandths * fontSize * boldness / 1000
  }

  /// Returns the width of a line, in points, not rounded.
  package func width(of line: TextLines.Line) -> CGFloat { line.reduce(0) { $0 + width(of: $1) } }

  private func width(of run: LayerText.Run) -> CGFloat {
    width(of: run.string, fontSize: run.fontSize, fontWeight: run.fontWeight, isMonospaced: run.isMonospaced)
  }

  /// Returns whether runs are a line that fits in any text font, so that hosts need not measure it: no printable ASCII
  /// character is as wide as `widest` of the font size. False for other characters, also line breaks.
  package static func certainlyFits(_ line: TextLines.Line, in width: CGFloat) -> Bool {
    var sum: CGFloat = 0
    for run in line {
      for byte in run.string.utf8 where byte < 32 || byte > 126 { return false }
      sum += CGFloat(run.string.utf8.count) * run.fontSize * widest
    }
    return sum <= width
  }

  /// The width that no printable ASCII character of a text font has, in fractions of the font size: in wide, bold ones,
  /// the percent sign has about 1.3.
  private static let widest: CGFloat = 2

  /// Returns the advance width in thousandths of the font size.
  private static func advance(of scalar: Unicode.Scalar, isMonospaced: Bool) -> CGFloat {
    switch scalar.value {
    case ..<32, 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: return 0  // control and combining characters
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x3FFFD:
      return isMonospaced ? 1200 : 1000  // wide scripts and pictographs
    case 32..<127 where !isMonospaced: return CGFloat(widths[Int(scalar.value) - 32])
    case 0x2039, 0x203A: return isMonospaced ? 600 : 333  // single angle quotation marks, used as arrows
    case 0x2014, 0x2026: return isMonospaced ? 600 : 1000  // dash and ellipsis
    default: return isMonospaced ? 600 : 556
    }
  }

  /// The widths of the characters from space to tilde.
  private static let widths: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
