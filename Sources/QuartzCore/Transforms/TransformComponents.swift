/// A decomposed transform, for interpolation: scale, then skew, then rotation, then translation, then perspective.
///
/// A scale of 0 and half turns keep their meaning, which they lose when matrices are interpolated. The method is that
/// of "Decomposing a Matrix into Simple Transformations" (S. W. Thomas, Graphics Gems II) with the rotation as a
/// quaternion; of the possible reflections the one with the least rotation is chosen.
package struct TransformComponents: Equatable, Sendable {
  var scale = SIMD3<Double>(1, 1, 1)
  /// The skew of y by x, of z by x, and of z by y.
  var skew = SIMD3<Double>(0, 0, 0)
  var rotation = Quaternion.identity
  var translation = SIMD3<Double>(0, 0, 0)
  /// The last column: m14, m24, m34 and m44.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  init() {}

  init(rotation: Quaternion) { self.rotation = rotation }

  package init(_ t: CATransform3D) {
    translation = SIMD3(t.m41, t.m42, t.m43)
    perspective = SIMD4(t.m14, t.m24, t.m34, t.m44)
    var x = SIMD3<Double>(t.m11, t.m12, t.m13)
    var y = SIMD3<Double>(t.m21, t.m22, t.m23)
    var z = SIMD3<Double>(t.m31, t.m32, t.m33)

    scale.x = length(x)
    x = direction(x)
    let skewXY = dot(x, y)
    y = orthogonal(y - x * skewXY, of: y)
    scale.y = length(y)
    y = direction(y)
    let skewXZ = dot(x, z)
    z -= x * skewXZ
    let skewYZ = dot(y, z)
    z = orthogonal(z - y * skewYZ, of: SIMD3(t.m31, t.m32, t.m33))
    scale.z = length(z)
    z = direction(z)
    skew = SIMD3(skewXY, skewXZ, skewYZ)

    // A scale of 0 leaves an axis without a direction, so use the one implied by the others.
    complete(&x, &y, &z)
    if dot(cross(x, y), z) < 0 { mirror(&x, &y, &z) }
    rotation = Quaternion(rows: (x.x, x.y, x.z), (y.x, y.y, y.z), (z.x, z.y, z.z))
  }

  /// Converts a left-handed frame to a right-handed one, by the axis that then needs the least rotation.
  private mutating func mirror(_ x: inout SIMD3<Double>, _ y: inout SIMD3<Double>, _ z: inout SIMD3<Double>) {
    // The rotation's trace grows as its angle shrinks; flipping an axis negates that axis's share of it.
    if x.x <= y.y && x.x <= z.z {
      x = -x
      scale.x = -scale.x
      skew.x = -skew.x
      skew.y = -skew.y
    } else if y.y <= z.z {
      y = -y
      scale.y = -scale.y
      skew.z = -skew.z
    } else {
      z = -z
      scale.z = -scale.z
    }
  }

  /// The composed transform.
  package var transform: CATransform3D {
    let (x, y, z) = rotation.rows
    let first = x * scale.x
    let second = y * scale.y + x * skew.x
    let third = z * scale.z + x * skew.y + y * skew.z
    return CATransform3D(
      m11: first.x, m12: first.y, m13: first.z, m14: perspective.x,
      m21: second.x, m22: second.y, m23: second.z, m24: perspective.y,
      m31: third.x, m32: third.y, m33: third.z, m34: perspective.z,
      m41: translation.x, m42: translation.y, m43: translation.z, m44: perspective.w)
  }

  /// Returns the difference that has to be added to `target` to get `self`; see `adding(_:times:)`.
  package func difference(from target: TransformComponents) -> TransformComponents {
    var difference = TransformComponents()
    difference.scale = scale - target.scale
    difference.skew = skew - target.skew
    difference.rotation = rotation * target.rotation.inverse
    difference.translation = translation - target.translation
    difference.perspective = perspective - target.perspective
    return difference
  }

  /// Returns `self` with a fraction of a difference added; the rotation continues by that fraction of its angle.
  package func adding(_ difference: TransformComponents, times fraction: Double) -> TransformComponents {
    var sum = self
    sum.scale += difference.scale * fraction
    sum.skew += difference.skew * fraction
    sum.rotation = difference.rotation.scaled(by: fraction) * rotation
    sum.translation += difference.translation * fraction
    sum.perspective += difference.perspective * fraction
    return sum
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

/// Returns the unit vector, or 0 for a vector too short to have a direction.
private func direction(_ a: SIMD3<Double>) -> SIMD3<Double> {
  let length = length(a)
  return length > 1e-12 ? a / length : SIMD3(0, 0, 0)
}

/// Returns a row without its components along the other axes; 0 if the rest is only a rounding error.
private func orthogonal(_ rest: SIMD3<Double>, of row: SIMD3<Double>) -> SIMD3<Double> {
  length(rest) > 1e-12 * length(row) ? rest : SIMD3(0, 0, 0)
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

/// Replaces axes that are 0, so that the three are orthogonal.
private func complete(_ x: inout SIMD3<Double>, _ y: inout SIMD3<Double>, _ z: inout SIMD3<Double>) {
  let zero = SIMD3<Double>(0, 0, 0)
  switch (x == zero, y == zero, z == zero) {
  case (false, false, false): break
  case (true, false, false): x = cross(y, z)
  case (false, true, false): y = cross(z, x)
  case (false, false, true): z = cross(x, y)
  case (true, true, true): (x, y, z) = (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
  case (false, true, true):
    y = direction(perpendicular(to: x, near: SIMD3(0, 1, 0), else: SIMD3(0, 0, 1)))
    z = cross(x, y)
  case (true, false, true):
    z = direction(perpendicular(to: y, near: SIMD3(0, 0, 1), else: SIMD3(1, 0, 0)))
    x = cross(y, z)
  case (true, true, false):
    x = direction(perpendicular(to: z, near: SIMD3(1, 0, 0), else: SIMD3(0, 1, 0)))
    y = cross(z, x)
  }
}

private func perpendicular(
  to axis: SIMD3<Double>, near first: SIMD3<Double>, else second: SIMD3<Double>
) -> SIMD3<Double> {
  let candidate = abs(dot(axis, first)) < 0.9 ? first : second
  return candidate - axis * dot(axis, candidate)
}
