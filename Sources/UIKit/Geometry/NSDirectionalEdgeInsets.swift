/// Insets from the edges of a rectangle, in points. In a right-to-left layout, the leading edge is the right one.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The top inset in points; negative values are outsets.
  public var top: CGFloat
  /// The leading inset in points; negative values are outsets.
  public var leading: CGFloat
  /// The bottom inset in points; negative values are outsets.
  public var bottom: CGFloat
  /// The trailing inset in points; negative values are outsets.
  public var trailing: CGFloat

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Whether all insets are finite.
  package var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }

  /// Creates insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
