// CoreGraphics: value geometry that Foundation on Linux lacks. CGFloat, CGPoint, CGSize and CGRect are
// Foundation's; this module re-exports them.

@_exported import Foundation

/// A direction and length in a plane, in points.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector(dx: 0, dy: 0)

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
