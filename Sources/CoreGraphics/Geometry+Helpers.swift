// Core Graphics's additions to the rectangles, points and sizes of Foundation.

extension CGPoint {
  /// Returns whether both coordinates are exactly equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether both dimensions are exactly equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether origin and size are exactly equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

// Geometry is described as on iOS: "(0.0, 0.0, 100.0, 100.0)". Foundation on Linux uses reflection for it; the web's
// stand-in has this format already.
#if !hasFeature(Embedded)
  extension CGPoint: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
    public var description: String { "(\(Double(x)), \(Double(y)))" }
    public var debugDescription: String { description }
  }

  extension CGSize: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
    public var description: String { "(\(Double(width)), \(Double(height)))" }
    public var debugDescription: String { description }
  }

  extension CGRect: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
    public var description: String {
      "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))"
    }
    public var debugDescription: String { description }
  }
#endif
