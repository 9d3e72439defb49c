// CoreGraphics: value geometry that Foundation on Linux lacks. CGFloat, CGPoint, CGSize and CGRect are
// Foundation's; this module re-exports them.

@_exported import Foundation

/// A direction and length in a plane, in points.
public struct CGVector: Hashable, Sendable {
  /// Points to the right.
  public var dx: CGFloat
  /// Points down, where y points down.
  public var dy: CGFloat

  /// No length, and so no direction.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// The same as `zero`.
  public init() { self.init(dx: 0, dy: 0) }

  /// - Parameters: points to the right and down.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// - Parameters: points to the right and down.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
