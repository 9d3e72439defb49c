@_exported import CoreGraphics
@_exported import QuartzCore
import Runtime

/// Insets from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The top inset in points; negative values are outsets.
  public var top: CGFloat
  /// The left inset in points; negative values are outsets.
  public var left: CGFloat
  /// The bottom inset in points; negative values are outsets.
  public var bottom: CGFloat
  /// The right inset in points; negative values are outsets.
  public var right: CGFloat

  /// Insets of zero.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets of zero.
  public init() { self = .zero }

  /// Creates insets in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package var hasNaN: Bool { top.isNaN || left.isNaN || bottom.isNaN || right.isNaN }
  /// Whether all insets are finite.
  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
  }

  /// The insets with left and right exchanged.
  var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }

  /// Returns the maximum of each inset.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension CGRect {
  /// Returns the rectangle reduced by insets. A dimension is negative if the insets are larger than the rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// Returns the area inside insets; an empty one at their upper left corner if they are larger than the rectangle,
  /// where the edges of a rectangle with a negative size would be exchanged.
  func area(inside insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
