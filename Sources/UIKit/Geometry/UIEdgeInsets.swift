@_exported import CoreGraphics
@_exported import QuartzCore
import Runtime

/// Distances inwards from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Points from above; negative ones reach out.
  public var top: CGFloat
  /// Points from the left; negative ones reach out.
  public var left: CGFloat
  /// Points from below; negative ones reach out.
  public var bottom: CGFloat
  /// Points from the right; negative ones reach out.
  public var right: CGFloat

  /// None at any edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The same as `zero`.
  public init() { self = .zero }

  /// - Parameters: points from each edge inwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package var hasNaN: Bool { top.isNaN || left.isNaN || bottom.isNaN || right.isNaN }
  /// Whether none of them is infinite or not a number.
  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
  }

  /// With left and right exchanged.
  var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }

  /// Edge by edge the greater one.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension CGRect {
  /// What is left inside of the insets. A side is negative where they are longer than the rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Ends the program when there is a NaN in what a sentence calls `what`.
package func ensureNumbers(_ insets: UIEdgeInsets, _ what: @autoclosure () -> String) {
  ensure(!insets.hasNaN, sentence(onNaNIn: what()))
}
