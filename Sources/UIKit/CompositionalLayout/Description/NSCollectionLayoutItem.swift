import Runtime

/// The description of an item, which a group repeats as often as it fits.
public class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the item with its insets, relative to the enclosing group or section.
  public final let layoutSize: NSCollectionLayoutSize
  /// The insets of the item within its size, in points; zero by default. They are ignored along an estimated dimension.
  public final var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item; nil for none.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  private final var supplements: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item.
  /// - Parameter supplementaryItems: views attached to each item; they are copied.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    supplements = supplementaryItems.map { $0.duplicate() }
  }

  /// Creates an item without supplementary views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a copy, including the supplementary items.
  init(copying other: NSCollectionLayoutItem) {
    layoutSize = other.layoutSize
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    supplements = other.supplements.map { $0.duplicate() }
  }

  /// The views attached to each item. They are numbered from 0 for each kind and section, in the order of the items.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

  final func setSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { supplements = items }

  func duplicateItem() -> NSCollectionLayoutItem { NSCollectionLayoutItem(copying: self) }

  /// Returns a copy of the same class.
  public func copy(with zone: NSZone? = nil) -> AnyValue { duplicateItem() }

  #if hasFeature(Embedded)
    public override func copy() -> AnyObject { duplicateItem() }
  #endif

  /// Returns whether the other object is of the same class and describes the same item.
  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem else { return false }
    return self === other || isSame(as: other)
  }

  func isSame(as other: NSCollectionLayoutItem) -> Bool { describesSameItem(as: other) }

  /// Returns whether the properties common to all classes are equal.
  final func describesSameItem(as other: NSCollectionLayoutItem) -> Bool {
    classRank == other.classRank && layoutSize.isEqual(other.layoutSize) && contentInsets == other.contentInsets
      && areEqual(edgeSpacing, other.edgeSpacing)
      && areEqual(supplements.map { $0 }, other.supplements.map { $0 })
  }

  /// A number that distinguishes the classes.
  var classRank: Int { 0 }

  public override var hash: Int { layoutSize.hash }
}
