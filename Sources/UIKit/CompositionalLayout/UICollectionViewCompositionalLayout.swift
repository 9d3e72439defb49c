import CollectionIndex
import Runtime

/// Describes the section at an index; nil is for sections without items. Asked for all sections whenever the layout is made
/// anew, and not while scrolling.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out sections, each as it is described: a group of items that is repeated along the scroll direction, with spacing,
/// insets, headers and footers, attached views and backgrounds.
///
/// A section whose sizes are known is one group that was solved, and arithmetic: preparing is O(sections), a query
/// O(log sections + elements found), for a million items as well, and attributes are made for what was asked only. Views
/// of estimated size are asked when they come on screen; each such size costs O(log groups + log sections), and what is
/// seen stays where it is when something before it changes. Scrolling moves what is pinned, and calls the handlers of
/// visible sections, if there are any; nothing else is computed.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Nobody else has it.
  final var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration
  final let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// All sections are described alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// All sections are described alike.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    let section = section.duplicate()
    provider = { _, _ in section }
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Each section is described by itself; the content scrolls vertically.
  /// - Parameter sectionProvider: asked for each section when the layout is prepared.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Each section is described by itself.
  /// - Parameters:
  ///   - sectionProvider: asked for each section when the layout is prepared.
  ///   - configuration: of the whole; it is copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// There are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// A copy: setting it has everything laid out again, changing it does nothing.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { currentConfiguration.duplicate() }
    set {
      currentConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  // MARK: State

  /// nil before the first preparation.
  final var geometry: CompositionalGeometry?
  /// Sections are to be asked for at the next preparation.
  final var needsSections = true
  /// Sizes that views have said, and the geometry does not have yet.
  final var fitted: [(key: ElementKey, size: CGSize)] = []
  /// Before the animated change that is prepared; nil when there is none.
  final var formerGeometry: CompositionalGeometry?
  /// Where the items are whose sizes are known, if a batch update has moved them since the last preparation.
  final var updatedIndexes: IndexMap?
  /// The sizes that items have said, by section and item, where one is moved by hand: they go with their items.
  final var carriedSizes: [Int: [Int: CGSize]] = [:]
  /// Those that it has are no longer true.
  final var forgetsSizes = false
  /// It was said of a group that its first subitem does not fit.
  final var hasNotedOverflow = false
  /// Whose layout it was when it prepared last.
  final var preparedView: ObjectIdentifier?
  /// The new bounds for which this class itself, not a subclass, has said that they invalidate.
  final var boundsOfOwnInvalidation: CGRect?
  /// What the handlers of sections have got and changed.
  final var visibleItems: [ElementKey: CompositionalVisibleItem] = [:]
  /// Sections that were scrolled across the layout since their handlers were called.
  final var scrolledRows: Set<Int> = []
  /// Something else was invalidated since, for which all handlers are called.
  final var callsAllHandlers = true
  /// Of the batch update that is prepared: the items that come and go, with their section after it, for the views attached to
  /// them.
  final var insertedItems: [(path: IndexPath, section: Int)] = []
  final var deletedItems: [(path: IndexPath, section: Int)] = []

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    prepareGeometry()
    callHandlers()
  }

  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// Section by section: backgrounds, headers and footers, items and what is attached to them; of sections that scroll
  /// across the layout, what is seen in the rectangle, with the frames that it has where they are not scrolled. O(log
  /// sections + elements found).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry else {
      noteMissingPreparation()
      return nil
    }
    let type = attributesType
    var found: [UICollectionViewLayoutAttributes] = []
    forEachElement(in: rect, geometry, visible: visibleSpan) { found.append(attributes(of: $0, geometry, type)) }
    return found
  }

  override func layoutAttributesForElements(
    in rect: CGRect, where isWanted: (ElementKey) -> Bool
  ) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    let type = attributesType
    var wanted: [UICollectionViewLayoutAttributes] = []
    forEachElement(in: rect, geometry, visible: visibleSpan) { element in
      if isWanted(element.key) { wanted.append(attributes(of: element, geometry, type)) }
    }
    return wanted
  }

  /// nil for an item that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ofElementFor: ElementKey(.cell, nil, indexPath))
  }

  /// nil for a view that does not exist. Headers and footers of the layout have the item `Int.max` of section 0, those of
  /// sections the item 0; what is attached to items and groups is counted for each kind and section.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofElementFor: ElementKey(.supplementaryView, elementKind, indexPath))
  }

  /// nil for a view that does not exist. The item is the place among the section's decorations.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofElementFor: ElementKey(.decorationView, elementKind, indexPath))
  }

  /// True: everything is described in the direction of reading, and shown the other way round from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// True for a new size and, where something is pinned or a section has a handler, for scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds, bounds != newBounds else { return false }
    let invalidates = bounds.size != newBounds.size || followsBounds
    boundsOfOwnInvalidation = invalidates ? newBounds : nil
    return invalidates
  }

  /// Everything for a new size; else only what is pinned and moves, and what handlers may change.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    collectionView?.bounds.size == newBounds.size
      ? contextForScrolling(newBounds) : super.invalidationContext(forBoundsChange: newBounds)
  }

  override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
    estimatedAxes(of: attributes.key)
  }

  /// True for another length along a dimension that is estimated.
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

  // MARK: Sections that scroll across the layout

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

  // MARK: Surroundings

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
    noteUpdates(updateItems)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedItems = []
    deletedItems = []
  }

  /// What is attached to items goes with them, where each item has one of the kind.
  open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    attached(elementKind, to: deletedItems)
  }

  open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    attached(elementKind, to: insertedItems)
  }
}
