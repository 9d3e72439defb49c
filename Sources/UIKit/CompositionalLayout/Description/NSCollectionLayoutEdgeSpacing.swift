import Runtime

/// The room around an item or a group, outside of its size; nil for none.
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

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
