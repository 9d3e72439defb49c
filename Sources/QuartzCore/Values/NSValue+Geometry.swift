// Geometry as objects, for code that stores it in arrays or dictionaries.

#if !hasFeature(Embedded)
  import Foundation

  extension NSValue {
    /// Creates an object with a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Creates an object with a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// Creates an object with a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Creates an object with a vector, which is stored as a point.
    public convenience init(cgVector: CGVector) { self.init(point: CGPoint(x: cgVector.dx, y: cgVector.dy)) }

    /// The point in the object.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the object.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle in the object.
    public var cgRectValue: CGRect { rectValue }
    /// The vector in the object.
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

    /// The animation value of the object, or nil if it contains no geometry.
    var animationValue: AnimationValue? {
      func isOf(_ value: NSValue) -> Bool { strcmp(objCType, value.objCType) == 0 }
      if isOf(NSValue(point: .zero)) { return .point(pointValue) }
      if isOf(NSValue(size: .zero)) { return .size(sizeValue) }
      if isOf(NSValue(rect: .zero)) { return .rect(rectValue) }
      return nil
    }
  }
#endif
