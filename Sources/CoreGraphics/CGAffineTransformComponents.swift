/// The components of an affine transform, applied in the order scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along x and y. The one along y is negative for a reflection.
  public var scale: CGSize
  /// The translation along x per unit of y.
  public var horizontalShear: CGFloat
  /// The rotation in radians, from -π to π.
  public var rotation: CGFloat
  /// The translation in points.
  public var translation: CGVector

  /// Creates components whose values are all zero, as in Core Graphics.
  public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

  /// Creates components.
  /// - Parameters:
  ///   - scale: The factors along x and y.
  ///   - horizontalShear: The translation along x per unit of y.
  ///   - rotation: The rotation in radians.
  ///   - translation: The translation in points.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the transform that components describe.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let rotation = CGAffineTransform(rotationAngle: components.rotation)
    let translation = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
    self = scale.concatenating(shear).concatenating(rotation).concatenating(translation)
  }

  /// Returns the components of this transform. Where a scale is 0, the components that have no effect are 0, too: there
  /// is no shear in a transform onto a line, and the rotation is that of the remaining axis.
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
