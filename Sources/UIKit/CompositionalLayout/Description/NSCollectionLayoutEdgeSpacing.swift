import Runtime

/// The room around an item or a group, outside of its size; nil for none.
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Where reading begins: at the left, where it goes to the right.
  public let leading: NSCollectionLayoutSpacing?
  /// Above.
  public let top: NSCollectionLayoutSpacing?
  /// Where reading ends: at the right, where it goes to the right.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below.
  public let bottom: NSCollectionLayoutSpacing?

  /// - Parameters: the room at each edge; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return areEqual(leading, other.leading) && areEqual(top, other.top) && areEqual(trailing, other.trailing)
      && areEqual(bottom, other.bottom)
  }

  public override var hash: Int { (top?.hash ?? 0) &+ 31 &* (leading?.hash ?? 0) }
}
