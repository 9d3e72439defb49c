import CoreGraphics
import QuartzCore
import Stage

/// A map of the plane as perspective makes it, by a matrix of three rows that is applied to columns (x, y, 1).
package struct Projection {
  /// Row by row.
  package var rows: [Double]

  /// Creates the map of a layer's transform. A layer is flat, so its depth before and after the transform is left out.
  package init(_ transform: CATransform3D) {
    rows = [
      transform.m11, transform.m21, transform.m41, transform.m12, transform.m22, transform.m42, transform.m14,
      transform.m24, transform.m44,
    ].map { Double($0) }
  }

  package init(_ map: CGAffineTransform) {
    rows = [map.a, map.c, map.tx, map.b, map.d, map.ty, 0, 0, 1].map { Double($0) }
  }

  /// Creates the map of a layer from its upper left corner to the inner coordinates of its parent.
  package init(toParentOf node: Scene.Node) {
    let toAnchor = CGAffineTransform(
      translationX: -node.anchorPoint.x * node.bounds.width, y: -node.anchorPoint.y * node.bounds.height)
    let toParent = CGAffineTransform(translationX: node.position.x, y: node.position.y)
    self = Projection(toAnchor).followed(by: Projection(node.transform)).followed(by: Projection(toParent))
  }

  /// Returns the map that applies this one and then another.
  package func followed(by other: Projection) -> Projection {
    var result = self
    for row in 0..<3 {
      for column in 0..<3 {
        var sum = 0.0
        for index in 0..<3 { sum += other.rows[row * 3 + index] * rows[index * 3 + column] }
        result.rows[row * 3 + column] = sum
      }
    }
    return result
  }

  /// The inverse map, or nil for a layer that is seen from its edge. The sign of the matrix stays, so that what is behind
  /// the viewer stays there.
  var inverse: Projection? {
    let m = rows
    let cofactors = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
    guard abs(determinant) > 1e-12 else { return nil }
    var inverse = self
    inverse.rows = cofactors.map { $0 / determinant }
    return inverse
  }

  private func map(_ x: Double, _ y: Double) -> [Double] {
    [0, 3, 6].map { (row: Int) -> Double in rows[row] * x + rows[row + 1] * y + rows[row + 2] }
  }

  /// Returns the corners of a rectangle, around it.
  private static func corners(of rect: CGRect) -> [(x: Double, y: Double)] {
    let (left, top, right, bottom) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    return [(left, top), (right, top), (right, bottom), (left, bottom)]
  }

  /// Returns the box around the visible part of a mapped rectangle; null if all of it is behind the viewer.
  func box(of rect: CGRect) -> CGRect {
    let corners = Projection.corners(of: rect).map { map($0.x, $0.y) }
    /// A little in front of the viewer, where points are still somewhere.
    let nearest = 1e-3
    var points: [[Double]] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      if corner[2] >= nearest { points.append(corner) }
      guard (corner[2] >= nearest) != (next[2] >= nearest) else { continue }
      let part = (nearest - corner[2]) / (next[2] - corner[2])
      points.append(zip(corner, next).map { one, other in one + (other - one) * part })
    }
    guard let first = points.first else { return .null }
    var (left, top) = (first[0] / first[2], first[1] / first[2])
    var (right, bottom) = (left, top)
    for point in points {
      let (x, y) = (point[0] / point[2], point[1] / point[2])
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the largest factor by which lengths grow at the corners of a rectangle, at most a limit.
  func magnification(of rect: CGRect, limit: Double) -> Double {
    var largest = 0.0
    for corner in Projection.corners(of: rect) {
      let point = map(corner.x, corner.y)
      let w = point[2]
      guard w > 1e-3 else { return limit }
      let (u, v) = (point[0] / w, point[1] / w)
      let across = ((rows[0] - u * rows[6]) / w, (rows[3] - v * rows[6]) / w)
      let down = ((rows[1] - u * rows[7]) / w, (rows[4] - v * rows[7]) / w)
      largest = max(
        largest, (across.0 * across.0 + across.1 * across.1).squareRoot(),
        (down.0 * down.0 + down.1 * down.1).squareRoot())
    }
    return min(largest, limit)
  }
}
