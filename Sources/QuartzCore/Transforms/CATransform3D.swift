/// A three-dimensional transform of row vectors, `p' = p M`; the translation is in the last row.
public struct CATransform3D: Equatable, Sendable {
  /// The factors of x for the new x, y, z and w.
  public var m11, m12, m13, m14: CGFloat
  /// The factors of y for the new x, y, z and w.
  public var m21, m22, m23, m24: CGFloat
  /// The factors of z for the new x, y, z and w.
  public var m31, m32, m33, m34: CGFloat
  /// The translation of x, y and z in points, and the factor of w.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a transform whose values are all zero, as in Core Animation.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a transform. The first digit is the row, the second the column.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

extension CATransform3D {
  /// Whether any value is not a number, which is the only way to differ from itself.
  package var hasNaN: Bool { self != self }
  /// Whether all values are finite.
  package var isFinite: Bool {
    func areFinite(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool {
      a.isFinite && b.isFinite && c.isFinite && d.isFinite
    }
    return areFinite(m11, m12, m13, m14) && areFinite(m21, m22, m23, m24) && areFinite(m31, m32, m33, m34)
      && areFinite(m41, m42, m43, m44)
  }
}

/// Returns whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether all sixteen values are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation to the right, down and towards the viewer, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m41 = tx
  t.m42 = ty
  t.m43 = tz
  return t
}

/// Returns a scale along each axis about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m11 = sx
  t.m22 = sy
  t.m33 = sz
  return t
}

/// Returns a rotation by `angle` radians about the vector (x, y, z); the identity if the vector has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let half = sin(angle / 2) / length
  return TransformComponents(rotation: Quaternion(x: x * half, y: y * half, z: z * half, w: cos(angle / 2))).transform
}

/// Returns a translation followed by `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a scale followed by `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a rotation, in radians about a vector, followed by `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  if a == CATransform3DIdentity { return b }
  if b == CATransform3DIdentity { return a }
  func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
      x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
    )
  }
  let first = row(a.m11, a.m12, a.m13, a.m14)
  let second = row(a.m21, a.m22, a.m23, a.m24)
  let third = row(a.m31, a.m32, a.m33, a.m34)
  let fourth = row(a.m41, a.m42, a.m43, a.m44)
  return CATransform3D(
    m11: first.0, m12: first.1, m13: first.2, m14: first.3,
    m21: second.0, m22: second.1, m23: second.2, m24: second.3,
    m31: third.0, m32: third.1, m33: third.2, m34: third.3,
    m41: fourth.0, m42: fourth.1, m43: fourth.2, m44: fourth.3)
}

/// Returns the inverse of a transform, or `t` itself if there is none (a determinant of 0), as in Core Animation.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Minors of the upper and lower two rows, by P. S. Heckbert's scheme for 4 by 4 matrices.
  let s0 = t.m11 * t.m22 - t.m21 * t.m12
  let s1 = t.m11 * t.m23 - t.m21 * t.m13
  let s2 = t.m11 * t.m24 - t.m21 * t.m14
  let s3 = t.m12 * t.m23 - t.m22 * t.m13
  let s4 = t.m12 * t.m24 - t.m22 * t.m14
  let s5 = t.m13 * t.m24 - t.m23 * t.m14
  let c0 = t.m31 * t.m42 - t.m41 * t.m32
  let c1 = t.m31 * t.m43 - t.m41 * t.m33
  let c2 = t.m31 * t.m44 - t.m41 * t.m34
  let c3 = t.m32 * t.m43 - t.m42 * t.m33
  let c4 = t.m32 * t.m44 - t.m42 * t.m34
  let c5 = t.m33 * t.m44 - t.m43 * t.m34
  let upper = s0 * c5 - s1 * c4 + s2 * c3
  let lower = s3 * c2 - s4 * c1 + s5 * c0
  let determinant = upper + lower
  guard determinant != 0, determinant.isFinite else { return t }
  let f = 1 / determinant
  var r = CATransform3D()
  r.m11 = (t.m22 * c5 - t.m23 * c4 + t.m24 * c3) * f
  r.m12 = (t.m13 * c4 - t.m12 * c5 - t.m14 * c3) * f
  r.m13 = (t.m42 * s5 - t.m43 * s4 + t.m44 * s3) * f
  r.m14 = (t.m33 * s4 - t.m32 * s5 - t.m34 * s3) * f
  r.m21 = (t.m23 * c2 - t.m21 * c5 - t.m24 * c1) * f
  r.m22 = (t.m11 * c5 - t.m13 * c2 + t.m14 * c1) * f
  r.m23 = (t.m43 * s2 - t.m41 * s5 - t.m44 * s1) * f
  r.m24 = (t.m31 * s5 - t.m33 * s2 + t.m34 * s1) * f
  r.m31 = (t.m21 * c4 - t.m22 * c2 + t.m24 * c0) * f
  r.m32 = (t.m12 * c2 - t.m11 * c4 - t.m14 * c0) * f
  r.m33 = (t.m41 * s4 - t.m42 * s2 + t.m44 * s0) * f
  r.m34 = (t.m32 * s2 - t.m31 * s4 - t.m34 * s0) * f
  r.m41 = (t.m22 * c1 - t.m21 * c3 - t.m23 * c0) * f
  r.m42 = (t.m11 * c3 - t.m12 * c1 + t.m13 * c0) * f
  r.m43 = (t.m42 * s1 - t.m41 * s3 - t.m43 * s0) * f
  r.m44 = (t.m31 * s3 - t.m32 * s1 + t.m33 * s0) * f
  return r
}

/// Returns a transform of the plane as a three-dimensional one.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m11 = m.a
  t.m12 = m.b
  t.m21 = m.c
  t.m22 = m.d
  t.m41 = m.tx
  t.m42 = m.ty
  return t
}

/// Returns whether a transform is one of the plane only.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
    && t.m43 == 0 && t.m44 == 1
}

/// Returns a transform as one of the plane; meaningful if `CATransform3DIsAffine` returns true.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
