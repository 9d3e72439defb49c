// CoreGraphics: geometry types that Foundation on Linux lacks. CGFloat, CGPoint, CGSize and CGRect are Foundation's;
// this module re-exports them.

@_exported import Foundation

/// A vector in the plane, in points.
public struct CGVector: Hashable, Sendable {
  /// The component to the right, in points.
  public var dx: CGFloat
  /// The component down, if y points down, in points.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector to the right and down, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector to the right and down, in points.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
