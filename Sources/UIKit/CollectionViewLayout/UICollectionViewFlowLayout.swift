import CollectionIndex
import Runtime

extension UICollectionView {
  /// The axis along which content scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The kind of a flow layout's headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// A layout that arranges items in lines, as words are arranged in a text, and stacks the lines from top to bottom; in
/// a horizontal layout, the lines are columns. Sections follow one another, with headers and footers between them.
///
/// - A line takes as many items as fit. Its remaining space is distributed between them, except in a section's last
///   line: this one has the spacing of a full line when all items of the section have the same size, and the minimum
///   spacing otherwise. An item that is alone in a line because no other fits is centred.
/// - Items of different sizes are centred on their line.
/// - Items begin at whole pixels of the display; their sizes are not rounded.
/// - Lines extend across the collection view, less its content insets and the section's insets.
///
/// Sizes and spacing come from the properties, or from a delegate that conforms to
/// ``UICollectionViewDelegateFlowLayout``. Without such a delegate, nothing is requested or stored per item:
/// preparation is O(sections), and a query O(log sections + elements found), even for a million items.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The minimum spacing between the lines of a section, in points; 10 by default. With a negative value lines overlap,
  /// at most completely.
  open var minimumLineSpacing: CGFloat = 10 { didSet { metricsChanged(minimumLineSpacing != oldValue) } }
  /// The minimum spacing between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { metricsChanged(minimumInteritemSpacing != oldValue) } }
  /// The size of items for which the delegate returns none, in points; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { metricsChanged(itemSize != oldValue) } }
  /// The size assumed for cells until one in their section has been measured; from then on, the mean of the measured
  /// sizes is assumed for all others. A value other than zero makes cells size themselves with
  /// `preferredLayoutAttributesFitting(_:)`; the delegate's item sizes are not requested then. ``automaticSize``
  /// estimates 50 by 50 points. Zero by default.
  open var estimatedItemSize = CGSize.zero { didSet { metricsChanged(estimatedItemSize != oldValue) } }
  /// An estimate without a particular size.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The axis along which the content scrolls, perpendicular to the lines; vertical by default.
  @exclusivity(unchecked) open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { metricsChanged(scrollDirection != oldValue) }
  }
  /// The default size of headers, in points. A vertical layout uses only the height, a horizontal one only the width;
  /// the other dimension is that of the view. Zero, the default, for no headers.
  open var headerReferenceSize = CGSize.zero { didSet { metricsChanged(headerReferenceSize != oldValue) } }
  /// The default size of footers, in points. A vertical layout uses only the height, a horizontal one only the width;
  /// the other dimension is that of the view. Zero, the default, for no footers.
  open var footerReferenceSize = CGSize.zero { didSet { metricsChanged(footerReferenceSize != oldValue) } }
  /// The margins around the items of a section, between its header and its footer, in points. An empty section has them
  /// as well. Zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { metricsChanged(sectionInset != oldValue) } }

  /// The boundary that section insets are relative to at both ends of lines. The content insets always apply at least.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  /// The boundary that section insets are relative to; the content inset by default. Headers and footers extend across
  /// the whole view in any case.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { metricsChanged(sectionInsetReference != oldValue) }
  }

  /// Whether headers stay at the beginning of the visible area until the next section pushes them out; false by
  /// default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { metricsChanged(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay at the end of the visible area while their section is visible; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { metricsChanged(sectionFootersPinToVisibleBounds != oldValue) }
  }

  // MARK: State

  /// The geometry; nil before the first preparation.
  final var geometry: FlowGeometry?
  /// The geometry before the animated change being prepared; nil outside of one.
  final var formerGeometry: FlowGeometry?
  /// The metrics of the sections, kept so that new bounds require no requests to the delegate.
  final var metrics: [FlowSectionMetrics] = []
  /// The steps of the next preparation.
  final var pending = PendingPreparation()

  // MARK: Layout

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Requests sizes and spacing if they were invalidated, and breaks lines if anything changed. Overrides must call
  /// super.
  open override func prepare() {
    super.prepare()
    prepareGeometry()
  }

  /// The size of all content, in points. Before the first preparation, reading it prepares the layout.
  open override var collectionViewContentSize: CGSize {
    if geometry == nil, let collectionView, collectionView.dataSource != nil {
      collectionView.layoutPass.prepareIfNeeded()
    }
    return geometry?.contentSize ?? .zero
  }

  /// Returns the attributes of all elements that intersect a rectangle, by section: header, items, footer. O(log
  /// sections + log lines + elements found).
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

  /// Returns the attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    geometry?.frame(ofItem: indexPath).map { cellAttributes(indexPath, $0) }
  }

  /// Returns the attributes of a header or footer; nil for a section that does not exist, or that has none.
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

  /// The direction that sizes and insets are designed for: left to right. In views that read from right to left the
  /// lines are mirrored within the content. A horizontal layout then begins at the right end of the content, unless a
  /// subclass flips the coordinates with `flipsHorizontallyInOppositeLayoutDirection`.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Former positions

  override var knowsFormerPlaces: Bool { true }

  override func keepFormerPlaces() { if formerGeometry == nil { formerGeometry = geometry } }

  override func forgetFormerPlaces() { formerGeometry = nil }

  /// Returns the element's attributes, shifted back by the distance that it moves in the flow layout: a subclass may
  /// place it elsewhere.
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

  /// Returns true for a cell that prefers another size, if there is an estimated size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimate != nil && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Returns a context that lays out the lines of the cell's section again. The visible content below the cell stays in
  /// place.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    noteFittedSize(preferredAttributes.size, at: originalAttributes.indexPath, in: context)
    return context
  }

  /// Returns true for a new length across the scroll direction, and for every change of the bounds when headers or
  /// footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds, bounds != newBounds else { return false }
    let invalidates = changesBreadth(newBounds) || pinsAnything
    pending.requestedBounds = invalidates ? newBounds : nil
    return invalidates
  }

  /// Returns a context that covers everything for a new length across the scroll direction, and only the pinned headers
  /// and footers that move otherwise. When a subclass overrides ``shouldInvalidateLayout(forBoundsChange:)`` without
  /// calling super, or returns true where super returns false, all attributes are requested again, but nothing is
  /// requested from the delegate.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    changesBreadth(newBounds) ? super.invalidationContext(forBoundsChange: newBounds) : contextForKeptPlaces(newBounds)
  }

  override func adjustedContentInsetDidChange() { invalidateLayout() }

  override func referenceInsetsDidChange(_ reference: SectionInsetReference) {
    if reference == sectionInsetReference { invalidateLayout() }
  }

  /// Measures self-sizing cells again when the text size changes, and moves items to other pixels on another display.
  override func traitsDidChange(from previous: UITraitCollection?) {
    guard let collectionView else { return }
    let category = collectionView.traitCollection.preferredContentSizeCategory
    if estimate != nil, category != previous?.preferredContentSizeCategory {
      invalidateLayout()
    } else if let geometry, geometry.scale != scale(of: collectionView) {
      let context = makeContext()
      (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
      invalidateLayout(with: context)
    }
  }

  override func noteKeptSize(_ size: CGSize, of key: ElementKey) {
    guard estimate != nil, key.category == .cell, metrics.indices.contains(key.section),
      metrics[key.section].items.size(of: key.item) == size
    else { return }
    metrics[key.section].confirm(key.item)
  }

  /// Returns a context for the moving item alone as long as its target stays the same.
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

/// The parts of a flow layout that are invalid. A new context covers everything; a subclass of the layout that only
/// moves elements of its own sets both properties to false.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacing are requested from the delegate again. False keeps the former values, unless the number
  /// of sections or items has changed. True by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are laid out again. False keeps all frames, unless something else requires new ones. True by
  /// default.
  open var invalidateFlowLayoutAttributes = true

  /// The size that a cell has reported; nil for none.
  final var fittedSize: FittedSize?
}
