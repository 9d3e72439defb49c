// What Apple's Core Graphics adds to the rectangles, points and sizes that Foundation brings along.

extension CGPoint {
  /// Whether both numbers are the same, exactly.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both numbers are the same, exactly.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether origin and size are the same, exactly.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

// Geometry reads as on iOS: "(0.0, 0.0, 100.0, 100.0)". Foundation on Linux leaves that to reflection; the web's
// stand-in does it itself.
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
