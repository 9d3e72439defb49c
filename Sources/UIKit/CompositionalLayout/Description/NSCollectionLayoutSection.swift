import Runtime

/// A closure called with the visible items of a section, whenever it scrolls or is laid out, and the content offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The description of a section: a group that is repeated along the scroll direction, and what surrounds the groups.
public final class NSCollectionLayoutSection: NSObject, NSCopying {
  /// A copy of the group that the section was created with.
  let group: NSCollectionLayoutGroup
  /// The insets around the groups, inside of headers and footers, in points; zero by default.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between two groups, in points; 0 by default.
  public var interGroupSpacing: CGFloat = 0
  /// The boundary that the horizontal insets are relative to.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The boundary that headers and footers are relative to; `automatic` for that of the items, including the section's
  /// insets.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the section's insets apply to headers and footers as well, if their reference is `automatic`; true by
  /// default.
  public var supplementariesFollowContentInsets = true
  /// Headers, footers and other views at the edges, at most one of a kind.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaries }
    set { boundaries = newValue.map { $0.duplicateBoundaryItem() } }
  }
  private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section, numbered from 0 in this array.
  public var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { decorations }
    set { decorations = newValue.map { $0.duplicate() } }
  }
  private var decorations: [NSCollectionLayoutDecorationItem] = []
  /// Whether the groups form a row across the layout that scrolls by itself, and where it comes to rest. Headers,
  /// footers and backgrounds do not scroll with it. `none` by default.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The scrolling properties of such a row.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// A closure that can change the appearance of visible items while they scroll, for parallax, fading or a carousel.
  /// With such a closure, each step of scrolling invalidates the layout, for these items only. An orthogonal section
  /// passes its own content offset, and its size as the container.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The list that the section was created as; nil for others.
  var list: ListSection?

  /// Creates a section.
  /// - Parameter group: the group that is repeated for all items; it is copied.
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

  /// Returns a section with the same description, with copies of all mutable parts.
  public func copy(with zone: NSZone? = nil) -> AnyValue { duplicate() }

  #if hasFeature(Embedded)
    public override func copy() -> AnyObject { duplicate() }
  #endif

  /// Returns whether the other object describes the same section; closures are not compared.
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
