import CoreGraphics
import QuartzCore

extension CGContext {
  /// Draws text in the lines of a label of the given size, vertically centred.
  @MainActor func draw(_ text: LayerText, in rect: CGRect, _ widths: TextWidths) {
    let lines = TextLines.lines(of: text, width: rect.width, in: widths)
    let height = lines.reduce(0) { $0 + lineHeight(of: $1) }
    draw(lines, text.alignment, in: rect, from: rect.minY + (rect.height - height) / 2)
  }

  /// Draws lines of text.
  /// - Parameter top: The top of the first line.
  @MainActor func draw(_ lines: [TextLines.Line], _ alignment: LayerText.Alignment, in rect: CGRect, from top: CGFloat)
  {
    var top = top
    for line in lines {
      let (x, anchor) =
        switch alignment {
        case .left: (rect.minX, "")
        case .center: (rect.midX, " text-anchor=\"middle\"")
        case .right: (rect.maxX, " text-anchor=\"end\"")
        }
      let height = lineHeight(of: line)
      // As in labels, a baseline is about a third of the font size below the centre of its line.
      let baseline = top + height / 2 + line.reduce(0) { max($0, $1.fontSize) } * 0.35
      top += height
      guard line.contains(where: { !$0.string.isEmpty }) else { continue }
      var element = "<text" + transformAttribute + alphaAttribute + anchor + " style=\"white-space:pre\" x=\""
      element += SVGText.number(Double(x)) + "\" y=\"" + SVGText.number(Double(baseline)) + "\">"
      for run in line { element += markup(of: run) }
      mark(element + "</text>")
    }
  }

  private func lineHeight(of line: TextLines.Line) -> CGFloat { line.reduce(0) { max($0, $1.lineHeight) } }

  private func markup(of run: LayerText.Run) -> String {
    var text = "<tspan font-size=\"" + SVGText.number(Double(run.fontSize)) + "\" font-weight=\"\(run.fontWeight)\""
    if run.isMonospaced { text += " font-family=\"ui-monospace,Menlo,Consolas,monospace\"" }
    text += " fill=\"" + SVGText.color(run.color) + "\""
    if run.color.alpha < 1 { text += " fill-opacity=\"" + SVGText.number(Double(run.color.alpha), places: 3) + "\"" }
    return text + ">" + SVGText.escaped(run.string) + "</tspan>"
  }
}
