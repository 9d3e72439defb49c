/// Distances inwards from the edges of a rectangle, in points. Where text runs from right to left, the leading edge
/// is the right one.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Points from above; negative ones reach out.
  public var top: CGFloat
  /// Points from where reading begins; negative ones reach out.
  public var leading: CGFloat
  /// Points from below; negative ones reach out.
  public var bottom: CGFloat
  /// Points from where reading ends; negative ones reach out.
  public var trailing: CGFloat

  /// None at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// The same as `zero`.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// - Parameters: points from each edge inwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
