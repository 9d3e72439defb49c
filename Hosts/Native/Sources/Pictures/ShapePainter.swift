import CCairo
import CoreGraphics
import Stage

/// Draws shapes in the coordinates of their paths.
struct ShapePainter {
  let context: Context

  func draw(_ shape: Scene.Shape) {
    cairo_new_path(context)
    if let color = shape.fillColor, color.alpha > 0 {
      cairo_append(context, shape.path)
      cairo_set_fill_rule(
        context, shape.isFilledByEvenOddRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_source(context, color)
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }
    guard let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 else { return }
    cairo_set_source(context, color)
    cairo_set_line_width(context, Double(shape.lineWidth))
    cairo_set_miter_limit(context, Double(max(shape.miterLimit, 1)))
    cairo_set_line_cap(context, cap(of: shape))
    cairo_set_line_join(context, join(of: shape))
    if shape.dashes.isEmpty, shape.isTrimmed {
      strokePart(of: shape)
    } else {
      cairo_append(context, shape.path)
      // Cairo takes no pattern without a length, which is a solid line in SVG, too.
      if shape.dashes.contains(where: { $0 > 0 }), shape.dashes.allSatisfy({ $0 >= 0 }) {
        cairo_set_dash(context, shape.dashes, Int32(shape.dashes.count), Double(shape.dashPhase))
      }
      cairo_stroke(context)
    }
    cairo_set_dash(context, nil, 0, 0)
  }

  private func cap(of shape: Scene.Shape) -> cairo_line_cap_t {
    switch shape.lineCap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  private func join(of shape: Scene.Shape) -> cairo_line_join_t {
    switch shape.lineJoin {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }

  /// Strokes the part between two fractions of the length of all subpaths together. Each subpath is stroked by itself, with a
  /// single dash, because dashes begin anew with each.
  private func strokePart(of shape: Scene.Shape) {
    let subpaths = FlatPath.subpaths(of: shape.path, in: context)
    let whole = subpaths.reduce(0) { $0 + $1.length }
    let (start, end) = (Double(shape.strokeStart) * whole, Double(shape.strokeEnd) * whole)
    var passed = 0.0
    for subpath in subpaths {
      let from = max(start - passed, 0)
      let to = min(end - passed, subpath.length)
      passed += subpath.length
      guard to > from else { continue }
      subpath.append(to: context)
      let isWhole = from == 0 && to == subpath.length
      let dashes = [to - from, subpath.length * 2]
      cairo_set_dash(context, dashes, isWhole ? 0 : 2, -from)
      cairo_stroke(context)
    }
  }
}
