/// A map of the plane taken apart: first scaled, then sheared, then rotated, then moved.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// Factors along x and y; the one along y is negative for a map that mirrors.
  public var scale: CGSize
  /// How far a point of y = 1 is moved along x.
  public var horizontalShear: CGFloat
  /// Radians, -π to π.
  public var rotation: CGFloat
  /// Points.
  public var translation: CGVector

  /// All zero, as in Core Graphics.
  public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

  /// - Parameters:
  ///   - scale: factors along x and y.
  ///   - horizontalShear: how far a point of y = 1 is moved along x.
  ///   - rotation: radians.
  ///   - translation: points.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The map that the components describe.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let rotation = CGAffineTransform(rotationAngle: components.rotation)
    let translation = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
    self = scale.concatenating(shear).concatenating(rotation).concatenating(translation)
  }

  /// The components that make this map. Where a scale is 0, what it hides counts as none: no shear for a map
  /// onto a line, and the rotation is that of the axis that is left.
  public func decomposed() -> CGAffineTransformComponents {
    var result = CGAffineTransformComponents()
    result.translation = CGVector(dx: tx, dy: ty)
    let width = (a * a + b * b).squareRoot()
    if width == 0 {
      let height = (c * c + d * d).squareRoot()
      result.scale = CGSize(width: 0, height: height)
      result.rotation = height == 0 ? 0 : atan2(-c, d)
      return result
    }
    // Rows, for row vectors: (a, b) = sx (cos, sin); (c, d) = sy (shear (cos, sin) + (-sin, cos)).
    let cosine = a / width
    let sine = b / width
    let along = c * cosine + d * sine
    let across = d * cosine - c * sine
    result.scale = CGSize(width: width, height: across)
    result.rotation = atan2(b, a)
    result.horizontalShear = across == 0 ? 0 : along / across
    return result
  }
}
