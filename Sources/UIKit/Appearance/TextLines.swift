/// Breaks text into lines at its words, by the widths of ``TextWidths``. Labels measure with it, and recordings draw.
@MainActor package struct TextLines {
  /// Points.
  package var fontSize: CGFloat
  package var isBold: Bool
  package var isMonospaced: Bool
  /// Points; infinite where there is room for everything.
  package var width: CGFloat
  /// The most lines; 0 for no limit.
  package var limit: Int

  package init(fontSize: CGFloat, isBold: Bool, isMonospaced: Bool, width: CGFloat, limit: Int) {
    self.fontSize = fontSize
    self.isBold = isBold
    self.isMonospaced = isMonospaced
    self.width = width
    self.limit = limit
  }

  /// The lines as a label shows them. A word that is longer than a line is broken anywhere; what does not fit
  /// into the last line that is allowed ends in an ellipsis. Linear in the length for lines of a bounded length.
  package func split(_ string: String) -> [String] {
    var lines: [String] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if limit == 1 || fits(longer) {
          line = longer
        } else {
          if !line.isEmpty { lines.append(line) }
          line = breaking(String(word), into: &lines)
        }
      }
      lines.append(line)
    }
    guard limit > 0, lines.count > limit else { return lines.map { fits($0) ? $0 : shortened($0) } }
    let last = lines[(limit - 1)...].joined(separator: " ")
    return lines[..<(limit - 1)] + [fits(last) ? last : shortened(last)]
  }

  /// - Returns: what is left of a word for the next line.
  private func breaking(_ word: String, into lines: inout [String]) -> String {
    if fits(word) { return word }
    var line = ""
    for character in word {
      if !line.isEmpty, !fits(line + String(character)) {
        lines.append(line)
        line = ""
      }
      line.append(character)
    }
    return line
  }

  private func shortened(_ line: String) -> String {
    var line = line
    while !line.isEmpty, !fits(line + "…") { line.removeLast() }
    while line.last == " " { line.removeLast() }
    return line + "…"
  }

  /// Leaves a little for rounding.
  private func fits(_ line: String) -> Bool { lineWidth(line) <= width + 0.01 }

  /// Points, not rounded.
  package func lineWidth(_ line: String) -> CGFloat {
    TextWidths.width(
      of: line, fontSize: fontSize, fontWeight: isBold ? 700 : 400, isMonospaced: isMonospaced)
  }
}
