import Runtime

/// A view attached to an item or a group, such as a badge.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source receives.
  public final let elementKind: String
  /// The point of the item or group that the view is attached to, with an offset.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is attached there; nil for the edges of the container's anchor.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The z-index; 1 by default, in front of the items.
  public final var zIndex = 1

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a view whose edges are attached to the same edges of the item, inside of it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view any of whose edges are attached to any edges of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(copying other: NSCollectionLayoutSupplementaryItem) {
    elementKind = other.elementKind
    containerAnchor = other.containerAnchor
    itemAnchor = other.itemAnchor
    zIndex = other.zIndex
    super.init(copying: other as NSCollectionLayoutItem)
  }

  func duplicate() -> NSCollectionLayoutSupplementaryItem { NSCollectionLayoutSupplementaryItem(copying: self) }

  override func duplicateItem() -> NSCollectionLayoutItem { duplicate() }

  override var classRank: Int { 2 }

  override func isSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
    return describesSameSupplement(as: other)
  }

  final func describesSameSupplement(as other: NSCollectionLayoutSupplementaryItem) -> Bool {
    elementKind == other.elementKind && zIndex == other.zIndex
      && containerAnchor.isEqual(other.containerAnchor) && areEqual(itemAnchor, other.itemAnchor)
      && describesSameItem(as: other)
  }

  /// Returns the frame of a view of a size attached to a rectangle.
  final func frame(of size: CGSize, in container: CGRect) -> CGRect {
    let at = containerAnchor.point
    let own = (itemAnchor ?? containerAnchor).point
    let first = containerAnchor.distance(for: size)
    let second = itemAnchor?.distance(for: size) ?? .zero
    return CGRect(
      x: container.minX + at.x * container.width - own.x * size.width + first.x + second.x,
      y: container.minY + at.y * container.height - own.y * size.height + first.y + second.y, width: size.width,
      height: size.height)
  }
}
