import Runtime

/// Told of what is on screen of a section, whenever it scrolls or is laid out, with the content offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How the items of a section are laid out: a group that is repeated along the scroll direction, and what is around the
/// groups.
public final class NSCollectionLayoutSection: NSObject, NSCopying {
  /// A copy of that with which the section was made.
  let group: NSCollectionLayoutGroup
  /// Around the groups, inside of headers and footers, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between two groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// What is kept free at the sides besides the insets.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// What is kept free beside headers and footers: automatic for what is kept free at the sides of the items, the section's
  /// insets included.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the section's insets count for headers and footers, too, where the reference for them is automatic.
  public var supplementariesFollowContentInsets = true
  /// Headers, footers, and whatever else is at an edge. At most one of a kind.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaries }
    set { boundaries = newValue.map { $0.duplicateBoundaryItem() } }
  }
  private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Behind the section. They count from 0 in this array.
  public var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { decorations }
    set { decorations = newValue.map { $0.duplicate() } }
  }
  private var decorations: [NSCollectionLayoutDecorationItem] = []
  /// Whether the groups form a row across the layout, which scrolls by itself, and where that comes to rest. Headers,
  /// footers and backgrounds stay where they are.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How such a row scrolls.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// May change how items on screen look while they scroll: for parallax, fading, a carousel. With one, the layout is
  /// invalidated at each step of scrolling, for these items only. A row that scrolls by itself tells of its own content
  /// offset, and of its size as the container.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// What it is when it was made as a list.
  var list: ListSection?

  /// - Parameter group: repeated until all items have a place; it is copied.
  public init(group: NSCollectionLayoutGroup) { self.group = group.duplicate() }

  func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.boundarySupplementaryItems = boundaries
    copy.decorationItems = decorations
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    copy.list = list
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }

  /// A section that describes the same, with copies of all that can be changed.
  public func copy(with zone: NSZone? = nil) -> AnyValue { duplicate() }

  #if hasFeature(Embedded)
    public override func copy() -> AnyObject { duplicate() }
  #endif

  /// Whether the other describes the same; closures are not compared.
  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection else { return false }
    return self === other
      || contentInsets == other.contentInsets && interGroupSpacing == other.interGroupSpacing
        && contentInsetsReference == other.contentInsetsReference
        && supplementaryContentInsetsReference == other.supplementaryContentInsetsReference
        && supplementariesFollowContentInsets == other.supplementariesFollowContentInsets
        && orthogonalScrollingBehavior == other.orthogonalScrollingBehavior
        && orthogonalScrollingProperties.isEqual(other.orthogonalScrollingProperties)
        && areEqual(boundaries.map { $0 }, other.boundaries.map { $0 })
        && areEqual(decorations.map { $0 }, other.decorations.map { $0 }) && group.isEqual(other.group)
        && isSameList(as: other)
  }

  private func isSameList(as other: NSCollectionLayoutSection) -> Bool {
    guard let list, let others = other.list else { return list == nil && other.list == nil }
    return list === others || list.configuration.isSame(as: others.configuration)
  }

  public override var hash: Int { group.hash }
}
