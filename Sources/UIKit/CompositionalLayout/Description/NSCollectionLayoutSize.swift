import Runtime

/// The size of an item, a group or a supplementary view, in terms of what is around it.
public final class NSCollectionLayoutSize: NSObject, NSCopying {
  /// How wide, before content insets.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high, before content insets.
  public let heightDimension: NSCollectionLayoutDimension

  /// - Parameters: may each count in widths or in heights of what is around.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension.isEqual(other.widthDimension) && heightDimension.isEqual(other.heightDimension)
  }

  public override var hash: Int { widthDimension.hash &+ 31 &* heightDimension.hash }
}
