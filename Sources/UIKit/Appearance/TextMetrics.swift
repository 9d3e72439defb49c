/// Widths of text, the same on every machine: a built-in table of a typical sans serif's advance widths.
enum TextMetrics {
  /// The width of a line in thousandths of the font size.
  static func width(of line: String, isMonospaced: Bool, isBold: Bool) -> CGFloat {
    var width: CGFloat = 0
    for scalar in line.unicodeScalars { width += advance(of: scalar, isMonospaced: isMonospaced) }
    return isBold && !isMonospaced ? width * 1.06 : width
  }

  /// In thousandths of the font size.
  private static func advance(of scalar: Unicode.Scalar, isMonospaced: Bool) -> CGFloat {
    let code = Int(scalar.value)
    switch scalar {  // combining marks, joiners and the like take no room
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{FE00}"..."\u{FE0F}": return 0
    default: break
    }
    if isMonospaced { return code < 0x2E80 ? 600 : 1200 }
    if code >= 32 && code < 127 { return CGFloat(widths[code - 32]) }
    if code < 32 { return 0 }
    if scalar == "…" || scalar == "—" { return 1000 }
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
