/// An offset in points to the right and down.
public struct UIOffset: Hashable, Sendable {
  /// The offset to the right, in points.
  public var horizontal: CGFloat
  /// The offset down, in points.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset in points to the right and down.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
