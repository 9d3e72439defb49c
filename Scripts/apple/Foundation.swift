// Foundation as Apple's compiler sees it in a file that imports nothing else: CGRect, CGSize and CGPoint have their stored
// properties and no other members, which are CoreGraphics'. Compiled by Scripts/check-apple, and never run.

@_exported import FoundationEssentials
@_exported import Glibc  // in place of Darwin, which Foundation exports there

public typealias CGFloat = Double

public struct CGPoint: Sendable {
  public var x: CGFloat
  public var y: CGFloat

  /// An initializer for `CoreGraphics.swift` alone.
  public init(_x x: CGFloat, _ y: CGFloat) { (self.x, self.y) = (x, y) }
}

public struct CGSize: Sendable {
  public var width: CGFloat
  public var height: CGFloat

  /// An initializer for `CoreGraphics.swift` alone.
  public init(_width width: CGFloat, _ height: CGFloat) { (self.width, self.height) = (width, height) }
}

public struct CGRect: Sendable {
  public var origin: CGPoint
  public var size: CGSize

  /// An initializer for `CoreGraphics.swift` alone.
  public init(_origin origin: CGPoint, _ size: CGSize) { (self.origin, self.size) = (origin, size) }
}

public let NSNotFound = Int.max
