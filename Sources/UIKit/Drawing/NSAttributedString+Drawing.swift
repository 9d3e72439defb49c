import CoreGraphics
import Foundation

// Text in contexts, in the lines of a label. The default font has 12 points, the default colour is black.

@MainActor extension NSAttributedString {
  /// Returns the size of the text in points: the width of its longest paragraph without line breaks, and the height of
  /// its lines.
  public func size() -> CGSize { size(of: lines(width: .infinity)) }

  /// Draws the paragraphs of the text below each other, from a point at their upper left. Does nothing without a
  /// context.
  public func draw(at point: CGPoint) {
    let lines = lines(width: .infinity)
    draw(lines, in: CGRect(origin: point, size: size(of: lines)))
  }

  /// Draws the text in lines broken at a rectangle's width, from its top, as many as begin inside it.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text.
  /// - Parameters:
  ///   - rect: The rectangle, whose width breaks lines and whose height, unless it is 0, limits them.
  ///   - options: The options. Without `usesLineFragmentOrigin` the baseline of the first line is at the rectangle's
  ///     top.
  ///   - context: Receives the bounds of the text.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    let lines = lines(in: rect.size, options)
    var place = rect
    if !options.contains(.usesLineFragmentOrigin), let first = lines.first {
      let (line, size) = (lineHeight(of: first), first.reduce(0) { max($0, $1.fontSize) })
      place.origin.y -= line / 2 + size * 0.35
    }
    context?.totalBounds = CGRect(origin: place.origin, size: size(of: lines))
    draw(lines, in: place)
  }

  /// Returns the bounds of the text that `draw(with:options:context:)` draws, from the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = CGRect(origin: .zero, size: self.size(of: lines(in: size, options)))
    context?.totalBounds = bounds
    return bounds
  }

  // MARK: Lines

  private func lines(in size: CGSize, _ options: NSStringDrawingOptions) -> [TextLines.Line] {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let width = breaks && size.width > 0 ? size.width : .infinity
    var lines = lines(width: width)
    guard breaks, size.height > 0, size.height < .infinity else { return lines }
    var count = 0
    var top: CGFloat = 0
    while count < lines.count, count == 0 || top < size.height {
      // Text truncated with an ellipsis ends with the last completely visible line.
      let isWhole = top + lineHeight(of: lines[count]) <= size.height
      if count > 0, !isWhole, options.contains(.truncatesLastVisibleLine) { break }
      top += lineHeight(of: lines[count])
      count += 1
    }
    if count < lines.count, options.contains(.truncatesLastVisibleLine) {
      lines = self.lines(width: width, limit: count)
    }
    return Array(lines.prefix(count))
  }

  private func lines(width: CGFloat, limit: Int = 0) -> [TextLines.Line] {
    guard length > 0 else { return [] }
    let text = LayerText(
      runs: runs(font: .systemFont(ofSize: 12), color: .black) { $0.cgColor }, alignment: .left, numberOfLines: limit,
      lineBreak: limit > 0 ? .truncatingTail : .words, minimumScale: 1)
    return TextLines.lines(of: text, width: width, in: UIScreen.main.textWidths)
  }

  private func lineHeight(of line: TextLines.Line) -> CGFloat { line.reduce(0) { max($0, $1.lineHeight) } }

  private func size(of lines: [TextLines.Line]) -> CGSize {
    let widths = UIScreen.main.textWidths
    return CGSize(
      width: lines.reduce(0) { max($0, widths.width(of: $1)) }, height: lines.reduce(0) { $0 + lineHeight(of: $1) })
  }

  private func draw(_ lines: [TextLines.Line], in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(lines, .left, in: rect, from: rect.minY)
  }
}
