import CollectionIndex
import Runtime

/// A closure that describes the section at an index; it may return nil for a section without items. Called for all
/// sections whenever the layout is recomputed, and not during scrolling.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that arranges each section by a description: a group of items that is repeated along the scroll direction,
/// with spacing, insets, headers and footers, attached views and backgrounds.
///
/// A section with known sizes is one solved group, and arithmetic: preparation is O(sections), a query O(log sections +
/// elements found), even for a million items, and attributes are created only for the elements in question. Views of
/// estimated size are measured when they appear; each measured size costs O(log groups + log sections), and the visible
/// content stays in place when something before it changes. Scrolling moves pinned elements, and calls the handlers of
/// visible sections, if there are any; nothing else is computed.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The configuration, which is not shared.
  final var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration
  final let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Creates a layout in which all sections have the same description.
  public init(section: NSCollectionLayoutSection) {
    let section = section.duplicate()
    provider = { _, _ in section }
    currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout in which all sections have the same description.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    let section = section.duplicate()
    provider = { _, _ in section }
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout with a description for each section; the content scrolls vertically.
  /// - Parameter sectionProvider: called for each section when the layout is prepared.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout with a description for each section.
  /// - Parameters:
  ///   - sectionProvider: called for each section when the layout is prepared.
  ///   - configuration: the configuration of the whole layout; it is copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// A copy of the configuration: setting it invalidates the layout, changing the copy has no effect.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { currentConfiguration.duplicate() }
    set {
      currentConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  // MARK: State

  /// The geometry; nil before the first preparation.
  final var geometry: CompositionalGeometry?
  /// The geometry before the animated change being prepared; nil outside of one.
  final var formerGeometry: CompositionalGeometry?
  /// The steps of the next preparation.
  final var pending = PendingPreparation()
  /// The measured sizes, by section and item, during an interactive movement: they follow their items.
  final var carriedSizes: [Int: [Int: CGSize]] = [:]
  /// Whether a group whose first subitem does not fit was reported.
  final var hasNotedOverflow = false
  /// The handlers to call in the next preparation, and the items that they have changed.
  final var handling = VisibleItemHandling()
  /// The items of the batch update being prepared.
  final var updatedItems = UpdatedItems()

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    prepareGeometry()
    callHandlers()
  }

  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// Returns the attributes of all elements that intersect a rectangle, section by section: backgrounds, headers and
  /// footers, items and the views attached to them; in orthogonal sections, the elements visible in the rectangle, with
  /// their frames in the unscrolled row. O(log sections + elements found).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry else {
      noteMissingPreparation()
      return nil
    }
    let type = attributesType
    var found: [UICollectionViewLayoutAttributes] = []
    forEachElement(in: rect, geometry, visible: visibleSpan) { element, placement in
      found.append(attributes(of: element, placement, geometry, type))
    }
    return found
  }

  override func layoutAttributesForElements(
    in rect: CGRect, where isWanted: (ElementKey) -> Bool
  ) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    let type = attributesType
    var wanted: [UICollectionViewLayoutAttributes] = []
    forEachElement(in: rect, geometry, visible: visibleSpan) { element, placement in
      if isWanted(element.key) { wanted.append(attributes(of: element, placement, geometry, type)) }
    }
    return wanted
  }

  /// Returns the attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ofElementFor: ElementKey(.cell, nil, indexPath))
  }

  /// Returns the attributes of a supplementary view; nil for one that does not exist. Headers and footers of the layout
  /// have the item `Int.max` in section 0, those of sections the item 0; views attached to items and groups are
  /// numbered for each kind and section.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofElementFor: ElementKey(.supplementaryView, elementKind, indexPath))
  }

  /// Returns the attributes of a decoration view; nil for one that does not exist. The item is its index among the
  /// section's decorations.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofElementFor: ElementKey(.decorationView, elementKind, indexPath))
  }

  /// True: sections are described in the reading direction, and mirrored for right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// Returns true for a new size and, if anything is pinned or a section has a handler, for scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds, bounds != newBounds else { return false }
    let invalidates = bounds.size != newBounds.size || followsBounds
    pending.requestedBounds = invalidates ? newBounds : nil
    return invalidates
  }

  /// Returns a context that covers everything for a new size, and otherwise only the pinned elements that move and
  /// those that handlers may change.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    collectionView?.bounds.size == newBounds.size
      ? contextForScrolling(newBounds) : super.invalidationContext(forBoundsChange: newBounds)
  }

  override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
    estimatedAxes(of: attributes.key)
  }

  /// Returns true for another length along an estimated dimension.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { newSize(preferredAttributes.size, originalAttributes) != nil }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let size = newSize(preferredAttributes.size, originalAttributes) {
      context.compositionalReason = .preferredSize(size, of: originalAttributes.key)
    }
    return context
  }

  // MARK: Orthogonal sections

  override func rowGeometry(ofSection section: Int) -> RowGeometry? { geometry?.rowGeometry(section) }

  override func restingOffset(
    ofRow section: Int, proposed: CGFloat, velocity: CGFloat, drag: (from: CGFloat, to: CGFloat)?
  ) -> CGFloat {
    guard let geometry, geometry.sections.indices.contains(section) else { return proposed }
    return geometry.sections[section].restingOffset(proposed: proposed, velocity: velocity, drag: drag)
  }

  override func rowDidScroll(_ section: Int) {
    if let context = contextForScrolling(ofRow: section) { invalidateLayout(with: context) }
  }

  // MARK: Environment

  /// Returns the class of the backgrounds of lists.
  override func ownDecorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    kind == ListBackgroundView.kind ? ListBackgroundView.self : nil
  }

  override var hasEstimatedSizes: Bool { geometry?.isMeasured ?? false }
  override var hasDefaultEnds: Bool { isInstance(self, ofExactly: UICollectionViewCompositionalLayout.self) }
  override var hasSilentQueries: Bool {
    guard let geometry, !geometry.isMeasured, !geometry.hasHandlers else { return false }
    return hasDefaultEnds
  }

  override func adjustedContentInsetDidChange() {
    invalidateForRoom()
    invalidateForPins()
  }

  override func referenceInsetsDidChange(_ reference: UICollectionViewFlowLayout.SectionInsetReference) {
    invalidateForRoom()
  }

  override func traitsDidChange(from previous: UITraitCollection?) { invalidateLayout() }

  // MARK: Updates

  override func placeOfLeaving(_ key: ElementKey, before oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    attributes(ofElementFor: key, named: oldKey)
  }

  override func placeOfEntering(
    _ key: ElementKey, before oldKey: ElementKey
  ) -> UICollectionViewLayoutAttributes? { attributes(ofElementFor: key, before: oldKey) }

  override var knowsFormerPlaces: Bool { true }

  override func keepFormerPlaces() { if formerGeometry == nil { formerGeometry = geometry } }

  override func forgetFormerPlaces() { formerGeometry = nil }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updatedItems = UpdatedItems(updateItems)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updatedItems = UpdatedItems()
  }

  /// Returns the attached views that disappear with their items, for kinds with one view per item.
  open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    attached(elementKind, to: updatedItems.deleted)
  }

  open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    attached(elementKind, to: updatedItems.inserted)
  }
}
