import CGTK
import CoreGraphics
import Foundation
import Pictures

/// Makes the transforms of GSK. Whoever gets one owns it.
enum RenderTransform {
  /// Returns a translation.
  static func translation(x: CGFloat, y: CGFloat) -> OpaquePointer? {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    return gsk_transform_translate(nil, &point)
  }

  /// Returns an affine map in parts that GSK knows, because it doesn't look into a matrix, and draws what is behind one
  /// the slow way: the map scales, then skews, then turns, then moves.
  static func affine(_ map: CGAffineTransform) -> OpaquePointer? {
    var transform = translation(x: map.tx, y: map.ty)
    let across = hypot(map.a, map.b)
    let determinant = map.a * map.d - map.b * map.c
    guard across > 0 else { return transform }
    let skew = (map.a * map.c + map.b * map.d) / determinant
    if map.b != 0 || map.a < 0 { transform = gsk_transform_rotate(transform, degrees(atan2(map.b, map.a))) }
    if abs(skew) > 1e-9 { transform = gsk_transform_skew(transform, degrees(atan(skew)), 0) }
    if across != 1 || determinant != across {
      transform = gsk_transform_scale(transform, Float(across), Float(determinant / across))
    }
    return transform
  }

  private static func degrees(_ angle: CGFloat) -> Float { Float(angle * 180 / .pi) }

  /// Returns a map of perspective. What is behind it stays flat.
  static func projective(_ map: Projection) -> OpaquePointer? {
    let rows = map.rows.map { Float($0) }
    // Graphene multiplies a row by the matrix, so its rows are the columns.
    let numbers: [Float] = [
      rows[0], rows[3], 0, rows[6], rows[1], rows[4], 0, rows[7], 0, 0, 1, 0, rows[2], rows[5], 0, rows[8],
    ]
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, numbers)
    return gsk_transform_matrix(nil, &matrix)
  }
}
