// Geometry in objects, for code that keeps it in arrays or dictionaries of such.

#if !hasFeature(Embedded)
  import Foundation

  extension NSValue {
    /// A point as an object.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// A size as an object.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// A rectangle as an object.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// A vector as an object, which is one of a point, too.
    public convenience init(cgVector: CGVector) { self.init(point: CGPoint(x: cgVector.dx, y: cgVector.dy)) }

    /// The point that the object was made of.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the object was made of.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle that the object was made of.
    public var cgRectValue: CGRect { rectValue }
    /// The vector that the object was made of.
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

    /// What an animation or a key takes it for; nil for what is no geometry.
    var animationValue: AnimationValue? {
      func isOf(_ value: NSValue) -> Bool { strcmp(objCType, value.objCType) == 0 }
      if isOf(NSValue(point: .zero)) { return .point(pointValue) }
      if isOf(NSValue(size: .zero)) { return .size(sizeValue) }
      if isOf(NSValue(rect: .zero)) { return .rect(rectValue) }
      return nil
    }
  }
#endif
