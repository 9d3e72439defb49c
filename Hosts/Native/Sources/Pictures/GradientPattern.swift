import CCairo
import CoreGraphics
import Foundation
import Stage

/// Converts gradients to Cairo's patterns.
enum GradientPattern {
  /// Returns a pattern for a layer of a size, in the coordinates of its upper left corner, or nil for a line without a length.
  /// The caller destroys it.
  static func make(_ gradient: Scene.Gradient, size: CGSize) -> OpaquePointer? {
    let start = CGPoint(x: gradient.start.x * size.width, y: gradient.start.y * size.height)
    let end = CGPoint(x: gradient.end.x * size.width, y: gradient.end.y * size.height)
    let ramp = ColorRamp(gradient.stops)
    switch gradient.kind {
    case .axial: return axial(ramp, from: start, to: end)
    case .radial: return radial(ramp, around: start, to: end)
    case .conic: return conic(ramp, around: start, towards: end, size: size)
    }
  }

  private static func axial(_ ramp: ColorRamp, from start: CGPoint, to end: CGPoint) -> OpaquePointer? {
    guard start != end else { return nil }
    // Cairo's colours are between the ends of its line, so the line reaches from the first to the last.
    let (first, last) = (CGFloat(ramp.first), CGFloat(max(ramp.last, ramp.first + 1e-6)))
    func point(_ location: CGFloat) -> (x: Double, y: Double) {
      (Double(start.x + (end.x - start.x) * location), Double(start.y + (end.y - start.y) * location))
    }
    let (from, to) = (point(first), point(last))
    guard let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y) else { return nil }
    for (location, color) in ramp.stops {
      add(color, at: (location - Double(first)) / Double(last - first), to: pattern)
    }
    return pattern
  }

  private static func radial(_ ramp: ColorRamp, around center: CGPoint, to end: CGPoint) -> OpaquePointer? {
    let radii = (x: max(abs(end.x - center.x), 0.01), y: max(abs(end.y - center.y), 0.01))
    let (first, last) = (max(ramp.first, 0), max(ramp.last, ramp.first + 1e-6, 1e-6))
    guard let pattern = cairo_pattern_create_radial(0, 0, first, 0, 0, last) else { return nil }
    for (location, color) in ramp.stops(from: first, to: last) {
      add(color, at: (location - first) / (last - first), to: pattern)
    }
    var matrix = cairo_matrix_t(
      CGAffineTransform(
        a: 1 / radii.x, b: 0, c: 0, d: 1 / radii.y, tx: -center.x / radii.x, ty: -center.y / radii.y))
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  private static func add(_ color: CGColor, at location: Double, to pattern: OpaquePointer) {
    cairo_pattern_add_color_stop_rgba(
      pattern, location, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  /// A fan of triangles, each of at most three degrees.
  private static func conic(
    _ ramp: ColorRamp, around center: CGPoint, towards end: CGPoint, size: CGSize
  ) -> OpaquePointer? {
    guard let pattern = cairo_pattern_create_mesh() else { return nil }
    // Beyond the farthest corner, wherever the chords of the fan are.
    let across = max(abs(center.x), abs(size.width - center.x))
    let down = max(abs(center.y), abs(size.height - center.y))
    let reach = Double(hypot(across, down)) * 1.01 + 1
    let beginning = atan2(Double(end.y - center.y), Double(end.x - center.x))
    func point(_ location: Double) -> (x: Double, y: Double) {
      let angle = beginning + location * 2 * .pi
      return (Double(center.x) + reach * cos(angle), Double(center.y) + reach * sin(angle))
    }
    let stops = ramp.stops(from: 0, to: 1)
    for (one, next) in zip(stops, stops.dropFirst()) where next.location > one.location {
      let count = max(Int(((next.location - one.location) * 120).rounded(.up)), 1)
      for part in 0..<count {
        let parts = [part, part + 1].map { Double($0) / Double(count) }
        let locations = parts.map { one.location + (next.location - one.location) * $0 }
        let colors = parts.map { ColorRamp.mix(one.color, next.color, by: $0) }
        let (from, to) = (point(locations[0]), point(locations[1]))
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, Double(center.x), Double(center.y))
        cairo_mesh_pattern_line_to(pattern, from.x, from.y)
        cairo_mesh_pattern_line_to(pattern, to.x, to.y)
        cairo_mesh_pattern_line_to(pattern, Double(center.x), Double(center.y))
        for (corner, color) in [colors[0], colors[0], colors[1], colors[1]].enumerated() {
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
    }
    return pattern
  }
}
