import Runtime

/// A place for an item, of which a group repeats as many as fit.
public class NSCollectionLayoutItem: NSObject, NSCopying {
  /// Of the place, in terms of the group or section around it.
  public final let layoutSize: NSCollectionLayoutSize
  /// The room between the place and the item in it, in points. Along an estimated dimension it does not count.
  public final var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around the place; nil for none.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  private final var supplements: [NSCollectionLayoutSupplementaryItem]

  /// - Parameter supplementaryItems: attached to each item; they are copied.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    supplements = supplementaryItems.map { $0.duplicate() }
  }

  /// Without supplementary views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A copy, its own supplementary items included.
  init(copying other: NSCollectionLayoutItem) {
    layoutSize = other.layoutSize
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    supplements = other.supplements.map { $0.duplicate() }
  }

  /// Views attached to each item. They are counted from 0 for each kind and section, in the order of the items.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

  final func setSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { supplements = items }

  func duplicateItem() -> NSCollectionLayoutItem { NSCollectionLayoutItem(copying: self) }

  /// A copy of the same class.
  public func copy(with zone: NSZone? = nil) -> AnyValue { duplicateItem() }

  #if hasFeature(Embedded)
    public override func copy() -> AnyObject { duplicateItem() }
  #endif

  /// Whether the other is of the same class and describes the same.
  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem else { return false }
    return self === other || isSame(as: other)
  }

  func isSame(as other: NSCollectionLayoutItem) -> Bool { describesSameItem(as: other) }

  /// Whether all is the same that all classes have.
  final func describesSameItem(as other: NSCollectionLayoutItem) -> Bool {
    classRank == other.classRank && layoutSize.isEqual(other.layoutSize) && contentInsets == other.contentInsets
      && areEqual(edgeSpacing, other.edgeSpacing)
      && areEqual(supplements.map { $0 }, other.supplements.map { $0 })
  }

  /// Tells the classes apart.
  var classRank: Int { 0 }

  public override var hash: Int { layoutSize.hash }
}
