import UIKit

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
    TextMetrics.width(
      of: line[...], fontSize: fontSize, fontWeight: isBold ? 700 : 400, isMonospaced: isMonospaced)
  }
}
