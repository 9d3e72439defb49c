import CPango
import CoreGraphics
import Stage

/// Glyphs of one font in one colour, for a host that draws glyphs.
package struct GlyphRun {
  /// The font and the glyphs, as long as nothing else is laid out.
  package let font, glyphs: OpaquePointer
  package let color: CGColor
  /// The beginning of the baseline in points, from the upper left corner of the text's box.
  package let origin: CGPoint
  /// The part of the line in this colour, from left to right, or nil for all of it.
  package let range: Range<Double>?
}

extension LayerPieces {
  /// Calls a closure with the glyphs of a text in a box of a size.
  /// - Returns: False for a text that is drawn as blocks, which have no glyphs.
  package func forEachGlyphRun(of text: Scene.Text, size: CGSize, _ body: (GlyphRun) -> Void) -> Bool {
    guard texts.style == .fonts else { return false }
    texts.forEachLine(of: text, size: size) { runs, baseline, share in
      guard let (line, width) = texts.laidOut(runs) else { return }
      let left = (Double(size.width) - width) * share
      let colors = Set(runs.map { $0.color })
      let parts: [(color: CGColor, range: Range<Double>?)] =
        colors.count == 1 ? [(runs[0].color, nil)] : TextPainter.parts(of: line, runs).map { ($0.color, $0.range) }
      for part in parts {
        let range = part.range.map { $0.lowerBound + left..<$0.upperBound + left }
        forEachItem(of: line) { font, glyphs, x in
          body(
            GlyphRun(
              font: font, glyphs: glyphs, color: part.color, origin: CGPoint(x: left + x, y: baseline), range: range))
        }
      }
    }
    return true
  }

  /// Calls a closure with the glyphs of a line, from left to right.
  private func forEachItem(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ body: (OpaquePointer, OpaquePointer, Double) -> Void
  ) {
    var x = 0.0
    var next = line.pointee.runs
    while let element = next {
      next = element.pointee.next
      guard let item = element.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else { continue }
      if let font = item.pointee.item.pointee.analysis.font, let glyphs = item.pointee.glyphs {
        body(OpaquePointer(font), OpaquePointer(glyphs), x)
        x += Double(pango_glyph_string_get_width(glyphs)) / 1024
      }
    }
  }
}
