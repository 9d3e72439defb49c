// Conversions from Core Graphics to Cairo.

import CCairo
import CoreGraphics
import Foundation

/// A Cairo context.
package typealias Context = OpaquePointer

extension cairo_matrix_t {
  init(_ map: CGAffineTransform) {
    self.init(
      xx: Double(map.a), yx: Double(map.b), xy: Double(map.c), yy: Double(map.d), x0: Double(map.tx), y0: Double(map.ty)
    )
  }
}

extension CGAffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// The mean factor by which lengths grow.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGRect {
  /// Returns the smallest rectangle with whole coordinates around this one.
  var wholePixels: CGRect {
    guard !isNull, width.isFinite, height.isFinite else { return .null }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

/// Sets a colour as the source.
func cairo_set_source(_ context: Context, _ color: CGColor, opacity: Double = 1) {
  cairo_set_source_rgba(
    context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * opacity)
}

/// Adds a rectangle to the path.
func cairo_rectangle(_ context: Context, _ rect: CGRect) {
  cairo_rectangle(context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
}

/// Moves the origin.
func cairo_translate(_ context: Context, _ point: CGPoint) {
  cairo_translate(context, Double(point.x), Double(point.y))
}

/// Applies a transform before those in effect.
func cairo_transform(_ context: Context, _ map: CGAffineTransform) {
  var matrix = cairo_matrix_t(map)
  cairo_transform(context, &matrix)
}

/// Returns the transform from the coordinates in effect to pixels.
func cairo_get_transform(_ context: Context) -> CGAffineTransform {
  var matrix = cairo_matrix_t()
  cairo_get_matrix(context, &matrix)
  return CGAffineTransform(matrix)
}

/// Replaces the transform to pixels.
func cairo_set_transform(_ context: Context, _ map: CGAffineTransform) {
  var matrix = cairo_matrix_t(map)
  cairo_set_matrix(context, &matrix)
}

/// Returns the part of the picture that can be drawn to, in the coordinates in effect.
func cairo_clip_rect(_ context: Context) -> CGRect {
  var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
  cairo_clip_extents(context, &left, &top, &right, &bottom)
  return CGRect(x: left, y: top, width: right - left, height: bottom - top)
}

/// Clips to the whole pixels around a rectangle, so that groups are not larger than they have to be.
func cairo_clip_to_pixels(_ context: Context, around rect: CGRect) {
  let map = cairo_get_transform(context)
  cairo_identity_matrix(context)
  cairo_rectangle(context, rect.applying(map).wholePixels)
  cairo_clip(context)
  cairo_set_transform(context, map)
}

/// Adds a path to the current one.
func cairo_append(_ context: Context, _ path: CGPath) {
  var (start, last) = (CGPoint.zero, CGPoint.zero)
  path.applyWithBlock { element in
    let points = element.pointee.points
    func x(_ index: Int) -> Double { Double(points[index].x) }
    func y(_ index: Int) -> Double { Double(points[index].y) }
    switch element.pointee.type {
    case .moveToPoint:
      cairo_move_to(context, x(0), y(0))
      (start, last) = (points[0], points[0])
    case .addLineToPoint:
      cairo_line_to(context, x(0), y(0))
      last = points[0]
    case .addQuadCurveToPoint:
      // The cubic of the same shape has its control points two thirds of the way to the quadratic one's.
      let (fromX, fromY) = (Double(last.x), Double(last.y))
      cairo_curve_to(
        context, fromX + (x(0) - fromX) * 2 / 3, fromY + (y(0) - fromY) * 2 / 3, x(1) + (x(0) - x(1)) * 2 / 3,
        y(1) + (y(0) - y(1)) * 2 / 3, x(1), y(1))
      last = points[1]
    case .addCurveToPoint:
      cairo_curve_to(context, x(0), y(0), x(1), y(1), x(2), y(2))
      last = points[2]
    case .closeSubpath:
      cairo_close_path(context)
      last = start
    }
  }
}
