import Runtime

/// The spacing around an item or a group, outside of its size; nil for none.
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The spacing at the leading edge: the left one, if text reads from left to right.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing at the top edge.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing at the trailing edge: the right one, if text reads from left to right.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing at the bottom edge.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spacing from that at each edge; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the spacing itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return areEqual(leading, other.leading) && areEqual(top, other.top) && areEqual(trailing, other.trailing)
      && areEqual(bottom, other.bottom)
  }

  public override var hash: Int { (top?.hash ?? 0) &+ 31 &* (leading?.hash ?? 0) }
}
