/// How far something is moved, in points to the right and down.
public struct UIOffset: Hashable, Sendable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat

  /// Not moved at all.
  public static let zero = UIOffset()

  /// The same as `zero`.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// - Parameters: points to the right and down.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
