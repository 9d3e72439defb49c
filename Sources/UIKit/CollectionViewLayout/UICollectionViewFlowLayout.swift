import CollectionIndex
import Runtime

extension UICollectionView {
  /// Along which axis the content is longer than the view.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The kind of a flow layout's headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// Puts items side by side into lines, like words of a text, and the lines one below the other (or, scrolling
/// horizontally, items into columns). Sections follow one another, with headers and footers between them.
///
/// - Items fill a line while they fit. The room that is left is shared between them, except on a section's last
///   line: it keeps the spacing of a full line when all items of the section have the same size, and the
///   minimum otherwise. An item that has a line to itself for lack of room is in its middle.
/// - Items of different sizes in one line are centred on one another.
/// - Lines reach across the collection view, less its content insets and the section's insets.
///
/// Sizes and distances come from the properties, or from a delegate that is a
/// ``UICollectionViewDelegateFlowLayout``. Without one nothing is asked or kept per item: preparing is
/// O(sections), and a query O(log sections + elements found), for a million items as well.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The least distance between two lines of a section, in points. A negative one lets lines overlap, by a whole
  /// line at most.
  open var minimumLineSpacing: CGFloat = 10 { didSet { metricsChanged(minimumLineSpacing != oldValue) } }
  /// The least distance between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { metricsChanged(minimumInteritemSpacing != oldValue) } }
  /// Of items for which no delegate says otherwise, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { metricsChanged(itemSize != oldValue) } }
  /// Other than zero, cells say how large they are, in `preferredLayoutAttributesFitting(_:)`; those that have not been on
  /// screen count as this large. The delegate is not asked for sizes then. `automaticSize` estimates 50 by 50 points.
  open var estimatedItemSize = CGSize.zero { didSet { metricsChanged(estimatedItemSize != oldValue) } }
  /// An estimate that says nothing about the size.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Lines lie across it; vertical by default.
  @exclusivity(unchecked) open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { metricsChanged(scrollDirection != oldValue) }
  }
  /// Only the height counts when scrolling vertically, only the width when scrolling horizontally. Headers
  /// reach from side to side. 0 for no headers.
  open var headerReferenceSize = CGSize.zero { didSet { metricsChanged(headerReferenceSize != oldValue) } }
  /// As for headers.
  open var footerReferenceSize = CGSize.zero { didSet { metricsChanged(footerReferenceSize != oldValue) } }
  /// The room around the items of a section, between its header and its footer; also of a section without items.
  open var sectionInset = UIEdgeInsets.zero { didSet { metricsChanged(sectionInset != oldValue) } }

  /// What section insets count from at both ends of lines. Whatever it is, the content insets are kept at least.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  /// Headers and footers reach from side to side with each of them.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { metricsChanged(sectionInsetReference != oldValue) }
  }

  /// Headers stay at the beginning of what is visible until the next section pushes them out.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { metricsChanged(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Footers stay at the end of what is visible for as long as their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { metricsChanged(sectionFootersPinToVisibleBounds != oldValue) }
  }

  // MARK: State

  /// Nil before the first preparation.
  final var geometry: FlowGeometry?
  /// Before the animated change that is prepared; nil when there is none.
  final var formerGeometry: FlowGeometry?
  /// What sections said about themselves; kept so that a new width need not ask again.
  final var metrics: [FlowSectionMetrics] = []
  /// The metrics are to be asked for at the next preparation.
  final var needsMetrics = true
  /// Sizes that cells have said and that the geometry does not have yet.
  final var fittedSizes: [FittedSize] = []
  /// Where the items are whose sizes are known, if a batch update has moved them since the last preparation.
  final var updatedIndexes: IndexMap?
  /// Sizes that cells have said are no longer true.
  final var forgetsFittedSizes = false
  /// The geometry is to be made anew at the next preparation.
  final var needsGeometry = true
  /// The new bounds for which this class itself, not a subclass, has said that they invalidate.
  final var boundsOfOwnInvalidation: CGRect?
  /// Whom the metrics are from.
  final var preparedView: ObjectIdentifier?

  // MARK: Layout

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Asks for sizes and distances if they were invalidated, and breaks lines if something changed.
  open override func prepare() {
    super.prepare()
    prepareGeometry()
  }

  /// Asked for before anything was laid out, the layout looks at its items.
  open override var collectionViewContentSize: CGSize {
    if geometry == nil, let collectionView, collectionView.dataSource != nil { collectionView.prepareLayoutIfNeeded() }
    return geometry?.contentSize ?? .zero
  }

  /// Section by section: header, items, footer. O(log sections + log lines + elements found).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry else {
      noteMissingPreparation()
      return nil
    }
    return attributes(of: geometry.elements(in: rect, pinning: pinning))
  }

  override var hasSilentQueries: Bool { isInstance(self, ofExactly: UICollectionViewFlowLayout.self) }
  override var hasDefaultEnds: Bool { hasSilentQueries }
  override var hasEstimatedSizes: Bool { estimate != nil }

  override func layoutAttributesForElements(
    in rect: CGRect, where isWanted: (ElementKey) -> Bool
  ) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    var wanted: [FlowGeometry.Element] = []
    for element in geometry.elements(in: rect, pinning: pinning) where isWanted(element.key) { wanted.append(element) }
    return attributes(of: wanted)
  }

  /// nil for an item that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    geometry?.frame(ofItem: indexPath).map { cellAttributes(indexPath, $0) }
  }

  /// nil for a section that does not exist, or that has no header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count < 2 || indexPath.item == 0 else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return geometry.frame(ofHeader: indexPath[0], pinning: pinning).map { headerAttributes(indexPath[0], $0) }
    case UICollectionView.elementKindSectionFooter:
      return geometry.frame(ofFooter: indexPath[0], pinning: pinning).map { footerAttributes(indexPath[0], $0) }
    default: return nil
    }
  }

  /// Sizes and insets are meant for lines that run from left to right. In views that are read from right to left they
  /// run the other way, mirrored in the content; a horizontal layout then begins at the right end of the content,
  /// unless a subclass flips the coordinates with `flipsHorizontallyInOppositeLayoutDirection`.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Former places

  override var knowsFormerPlaces: Bool { true }

  override func keepFormerPlaces() { if formerGeometry == nil { formerGeometry = geometry } }

  override func forgetFormerPlaces() { formerGeometry = nil }

  /// From as far away as the element is laid out: a subclass may show it elsewhere.
  override func placeOfEntering(_ key: ElementKey, before oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let former = formerGeometry?.frame(of: oldKey), let frame = geometry?.frame(of: key),
      let place = attributes(for: key)?.duplicate()
    else { return nil }
    place.center.x += former.midX - frame.midX
    place.center.y += former.midY - frame.midY
    if place.size == frame.size { place.size = former.size }
    return place
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
    let isMeasured = estimate != nil && attributes.representedElementCategory == .cell
    return (isMeasured, isMeasured)
  }

  /// True for cells with another size, if there is an estimated one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimate != nil && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Puts the items of the cell's section into lines again. What is seen below the cell stays where it is.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    noteFittedSize(preferredAttributes.size, at: originalAttributes.indexPath, in: context)
    return context
  }

  /// True for a new extent across the scroll direction, and for every change when headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds, bounds != newBounds else { return false }
    let invalidates = changesBreadth(newBounds) || pinsAnything
    boundsOfOwnInvalidation = invalidates ? newBounds : nil
    return invalidates
  }

  /// Everything for a new extent across the scroll direction; else only the pinned headers and footers that move.
  /// When a subclass has answered ``shouldInvalidateLayout(forBoundsChange:)`` without asking super, or with true where
  /// super said false, all attributes are asked for again, but no delegate is.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    changesBreadth(newBounds) ? super.invalidationContext(forBoundsChange: newBounds) : contextForKeptPlaces(newBounds)
  }

  override func adjustedContentInsetDidChange() { invalidateLayout() }

  override func referenceInsetsDidChange(_ reference: SectionInsetReference) {
    if reference == sectionInsetReference { invalidateLayout() }
  }

  /// Cells that say how large they are say so again when text is larger or smaller.
  override func traitsDidChange(from previous: UITraitCollection?) {
    let category = collectionView?.traitCollection.preferredContentSizeCategory
    if estimate != nil, category != previous?.preferredContentSizeCategory { invalidateLayout() }
  }

  /// While an item stays over one place, only the item.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, targetIndexPaths == previousIndexPaths {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }
}

/// What of a flow layout is no longer valid. A new one covers everything; a subclass of the layout that only
/// moves elements of its own sets both properties to false.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The delegate is asked for sizes and distances again. False keeps what it said, unless the numbers of
  /// sections or items have changed.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Items are put into lines again. False keeps all places, unless something else needs them made anew.
  open var invalidateFlowLayoutAttributes = true

  /// Sizes that cells have said.
  final var fittedSizes: [FittedSize] = []
}
