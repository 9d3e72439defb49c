/// Widths of text, the same on every machine: a built-in table of a typical sans serif's advance widths.
enum TextMetrics {
  /// The size of a text without line breaking: as wide as its longest line. In points, rounded up.
  static func size(of text: String, font: UIFont) -> CGSize {
    var widest: CGFloat = 0
    var width: CGFloat = 0
    var lines = 1
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        widest = max(widest, width)
        width = 0
        lines += 1
      } else {
        width += advance(of: scalar, isMonospaced: font.isMonospaced)
      }
    }
    widest = max(widest, width)
    let boldness: CGFloat = font.weight.number >= 600 ? 1.06 : 1
    return CGSize(
      width: (widest * font.pointSize * boldness / 1000).rounded(.up), height: font.lineHeight * CGFloat(lines))
  }

  /// In thousandths of the font size.
  private static func advance(of scalar: Unicode.Scalar, isMonospaced: Bool) -> CGFloat {
    let code = Int(scalar.value)
    if isMonospaced { return code < 0x2E80 ? 600 : 1200 }
    if code >= 32 && code < 127 { return CGFloat(widths[code - 32]) }
    if code < 32 { return 0 }
    return code < 0x2E80 ? 556 : 1000
  }

  /// For the characters from space to tilde.
  private static let widths: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
