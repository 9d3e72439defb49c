import CCairo
import CPango
import CoreGraphics
import Stage
import UIKit

/// Draws text as outlines of glyphs, so that it is where it belongs to a fraction of a pixel, and the same at every place.
@MainActor final class TextPainter {
  let style: TextStyle
  private let measure: OpaquePointer?
  private let blocks = BuiltInTextMetrics()
  private var lines: [[Part]: Line] = [:]
  /// The number of lines that are kept.
  private static let mostLines = 2048

  /// A run without its colour, which does not change the places of glyphs.
  private struct Part: Hashable {
    var string: String
    var fontSize: CGFloat
    var fontWeight: Int
    var isMonospaced: Bool

    init(_ run: Scene.Text.Run) {
      (string, fontSize, fontWeight, isMonospaced) = (run.string, run.fontSize, run.fontWeight, run.isMonospaced)
    }

    init(string: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) {
      (self.string, self.fontSize) = (string, fontSize)
      (self.fontWeight, self.isMonospaced) = (fontWeight, isMonospaced)
    }
  }

  /// A line as Pango has laid it out.
  private struct Line {
    let layout: OpaquePointer
    let width: Double
  }

  /// Creates a painter.
  init(_ style: TextStyle) throws(Fonts.Missing) {
    self.style = style
    guard style == .fonts else {
      measure = nil
      return
    }
    _ = try Fonts.describe()
    let map = pango_cairo_font_map_new()
    let context = pango_font_map_create_context(map)
    g_object_unref(map)
    // A point of the font is a point of the screen, and no screen bends the outlines.
    pango_cairo_context_set_resolution(context, 72)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    measure = context
  }

  isolated deinit {
    for line in lines.values { g_object_unref(UnsafeMutableRawPointer(line.layout)) }
    if let measure { g_object_unref(UnsafeMutableRawPointer(measure)) }
  }

  /// Draws a text in a box of a size, centred vertically.
  func draw(_ text: Scene.Text, size: CGSize, in context: Context) {
    forEachLine(of: text, size: size) { runs, baseline, share in
      draw(runs, baseline: baseline, width: Double(size.width), share: share, in: context)
    }
  }

  /// Calls a closure with the visible lines of a text in a box of a size: their runs, their baselines from the top of the
  /// box, and the share of the room beside them that is to their left.
  func forEachLine(
    of text: Scene.Text, size: CGSize, _ body: (_ runs: [Scene.Text.Run], _ baseline: Double, _ share: Double) -> Void
  ) {
    let lines = text.lines(width: size.width)
    let sizes = lines.map { line in line.reduce(0) { max($0, $1.fontSize) } }
    var top = size.height / 2 - sizes.reduce(0, +) * TextPainter.font.lineHeight / 2
    let share: Double =
      switch text.alignment {
      case .left: 0
      case .center: 0.5
      case .right: 1
      }
    for (runs, fontSize) in zip(lines, sizes) {
      if runs.contains(where: { !$0.string.isEmpty && $0.color.alpha > 0 }) {
        body(runs, Double(top + fontSize * TextPainter.font.ascender), share)
      }
      top += fontSize * TextPainter.font.lineHeight
    }
  }

  /// Draws a black line of text around a point, in fonts or not at all.
  func drawLine(_ text: String, size: CGFloat, center: CGPoint, in context: Context) {
    let part = Part(string: text, fontSize: size, fontWeight: 400, isMonospaced: false)
    guard let line = line(of: [part]), let first = pango_layout_get_line_readonly(line.layout, 0) else { return }
    cairo_save(context)
    cairo_translate(context, Double(center.x) - line.width / 2, Double(center.y) + Double(size) * 0.35)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_new_path(context)
    pango_cairo_layout_line_path(context, first)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// A font of 1 point, whose height and ascender are those of every font in sizes: a layout puts a baseline there, whatever
  /// the font that is drawn says of itself.
  private static let font = UIFont.systemFont(ofSize: 1)

  private func draw(_ runs: [Scene.Text.Run], baseline: Double, width: Double, share: Double, in context: Context) {
    if style == .blocks {
      let whole = runs.reduce(0) { $0 + self.width(of: $1.string, in: $1) }
      return drawBlocks(of: runs, x: (width - whole) * share, baseline: baseline, in: context)
    }
    guard let line = line(of: runs.map { Part($0) }) else { return }
    draw(line, runs, x: (width - line.width) * share, baseline: baseline, in: context)
  }

  /// Returns a line as Pango has laid it out, with its width in points, or nil if it cannot.
  func laidOut(
    _ runs: [Scene.Text.Run]
  ) -> (line: UnsafeMutablePointer<PangoLayoutLine>, width: Double)? {
    guard let line = line(of: runs.map { Part($0) }), let first = pango_layout_get_line_readonly(line.layout, 0)
    else { return nil }
    return (first, line.width)
  }

  // MARK: - Glyphs

  private func draw(_ line: Line, _ runs: [Scene.Text.Run], x: Double, baseline: Double, in context: Context) {
    guard let first = pango_layout_get_line_readonly(line.layout, 0) else { return }
    cairo_save(context)
    cairo_translate(context, x, baseline)
    if let color = runs.first?.color, runs.allSatisfy({ $0.color == color }) {
      cairo_set_source(context, color)
      cairo_new_path(context)
      pango_cairo_layout_line_path(context, first)
      cairo_fill(context)
    } else {
      drawParts(of: first, runs, in: context)
    }
    cairo_restore(context)
  }

  /// Draws a line with several colours: all of its glyphs for each run, clipped to the run's part of it.
  private func drawParts(of line: UnsafeMutablePointer<PangoLayoutLine>, _ runs: [Scene.Text.Run], in context: Context)
  {
    for (color, range) in TextPainter.parts(of: line, runs) {
      cairo_save(context)
      cairo_rectangle(context, range.lowerBound, -1e4, range.upperBound - range.lowerBound, 2e4)
      cairo_clip(context)
      cairo_set_source(context, color)
      pango_cairo_layout_line_path(context, line)
      cairo_fill(context)
      cairo_restore(context)
    }
  }

  /// Returns the colours of a line with the ranges from left to right, in points, where they are.
  static func parts(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ runs: [Scene.Text.Run]
  ) -> [(color: CGColor, range: Range<Double>)] {
    var parts: [(color: CGColor, range: Range<Double>)] = []
    var start: Int32 = 0
    for run in runs {
      let end = start + Int32(run.string.utf8.count)
      var ranges: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      pango_layout_line_get_x_ranges(line, start, end, &ranges, &count)
      start = end
      guard let ranges, run.color.alpha > 0 else { continue }
      for index in 0..<Int(count) {
        let (left, right) = (Double(ranges[2 * index]) / 1024, Double(ranges[2 * index + 1]) / 1024)
        parts.append((run.color, left..<max(left, right)))
      }
      g_free(ranges)
    }
    return parts
  }

  private func line(of parts: [Part]) -> Line? {
    if let known = lines[parts] { return known }
    guard let measure, let layout = pango_layout_new(measure) else { return nil }
    var string = ""
    let attributes = pango_attr_list_new()
    for part in parts {
      let start = UInt32(string.utf8.count)
      string += part.string
      let font = pango_font_description_new()
      pango_font_description_set_family(font, part.isMonospaced ? Fonts.monospacedFamily : Fonts.family)
      pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(part.fontWeight)))
      pango_font_description_set_absolute_size(font, Double(part.fontSize) * 1024)
      let attribute = pango_attr_font_desc_new(font)
      pango_font_description_free(font)
      attribute?.pointee.start_index = start
      attribute?.pointee.end_index = UInt32(string.utf8.count)
      pango_attr_list_insert(attributes, attribute)
    }
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    var extent = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &extent)
    let line = Line(layout: layout, width: Double(extent.width) / 1024)
    if lines.count >= TextPainter.mostLines {
      for line in lines.values { g_object_unref(UnsafeMutableRawPointer(line.layout)) }
      lines.removeAll()
    }
    lines[parts] = line
    return line
  }

  // MARK: - Blocks

  private func width(of text: String, in run: Scene.Text.Run) -> Double {
    Double(
      blocks.width(
        of: text, fontSize: run.fontSize, fontWeight: run.fontWeight, isMonospaced: run.isMonospaced))
  }

  /// Draws a block from the baseline to the height of small letters for each word.
  private func drawBlocks(of runs: [Scene.Text.Run], x: Double, baseline: Double, in context: Context) {
    var x = x
    for run in runs {
      cairo_set_source(context, run.color)
      let height = Double(run.fontSize) * 0.52
      for word in run.string.split(separator: " ", omittingEmptySubsequences: false) {
        let width = width(of: String(word), in: run)
        cairo_rectangle(context, x, baseline - height, width, height)
        x += width + self.width(of: " ", in: run)
      }
      x -= self.width(of: " ", in: run)
      cairo_fill(context)
    }
  }
}

extension TextPainter: TextMetrics {
  func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat {
    let part = Part(string: line, fontSize: fontSize, fontWeight: fontWeight, isMonospaced: isMonospaced)
    return CGFloat(self.line(of: [part])?.width ?? 0)
  }
}
