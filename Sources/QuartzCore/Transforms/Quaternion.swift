/// A rotation in three dimensions, as a unit quaternion.
struct Quaternion: Equatable, Sendable {
  var x, y, z, w: Double

  static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  var inverse: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: w) }

  /// Returns `other` followed by `self`.
  static func * (a: Quaternion, b: Quaternion) -> Quaternion {
    Quaternion(
      x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }

  /// Returns the rotation by a fraction of the angle, in the shorter direction.
  func scaled(by fraction: Double) -> Quaternion {
    let sign: Double = w < 0 ? -1 : 1
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 1e-12 else { return .identity }
    let half = atan2(length, sign * w) * fraction
    let factor = sign * sin(half) / length
    return Quaternion(x: x * factor, y: y * factor, z: z * factor, w: cos(half))
  }

  /// Creates the quaternion of a rotation matrix with the given rows (for row vectors).
  init(rows a: (Double, Double, Double), _ b: (Double, Double, Double), _ c: (Double, Double, Double)) {
    let trace = a.0 + b.1 + c.2
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(x: (b.2 - c.1) / s, y: (c.0 - a.2) / s, z: (a.1 - b.0) / s, w: s / 4)
    } else if a.0 > b.1 && a.0 > c.2 {
      let s = 2 * (1 + a.0 - b.1 - c.2).squareRoot()
      self.init(x: s / 4, y: (a.1 + b.0) / s, z: (c.0 + a.2) / s, w: (b.2 - c.1) / s)
    } else if b.1 > c.2 {
      let s = 2 * (1 + b.1 - a.0 - c.2).squareRoot()
      self.init(x: (a.1 + b.0) / s, y: s / 4, z: (b.2 + c.1) / s, w: (c.0 - a.2) / s)
    } else {
      let s = 2 * (1 + c.2 - a.0 - b.1).squareRoot()
      self.init(x: (c.0 + a.2) / s, y: (b.2 + c.1) / s, z: s / 4, w: (a.1 - b.0) / s)
    }
  }

  init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// The images of the axes: the rows of the matrix for row vectors.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }
}
