import Runtime

/// The size of an item, a group or a supplementary view, relative to its container.
public final class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width, before content insets.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height, before content insets.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size. Both dimensions may be relative to the width or the height of the container.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Returns the size itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension.isEqual(other.widthDimension) && heightDimension.isEqual(other.heightDimension)
  }

  public override var hash: Int { widthDimension.hash &+ 31 &* heightDimension.hash }
}
