import UIKit

/// The layout of the first article, "Collection View Animations": cells that expand, under headers that stick.
///
/// It keeps two lists of attributes, those before and those after the last preparation, from which initial and final
/// attributes follow. Nothing of CollectionMotion is used, and nothing is cleverer than in the article.
class ExpandingCellsLayout: UICollectionViewLayout {
  static let headerKind = "header"

  final class InvalidationContext: UICollectionViewLayoutInvalidationContext {
    var invalidateSectionHeaders = false
    var shouldInvalidateEverything = true

    override var invalidateEverything: Bool { shouldInvalidateEverything }
  }

  var selectedCellIndexPath: IndexPath?
  var hasHeaders = true
  /// The context of the article; false for its first attempt, in which each scroll invalidates everything.
  var usesContext = true

  /// Whether the overrides of initial and final attributes are there: the article says to comment them out.
  var overridesInitialAttributes = true
  var overridesFinalAttributes = true

  private var previousAttributes: [[UICollectionViewLayoutAttributes]] = []
  private var currentAttributes: [[UICollectionViewLayoutAttributes]] = []
  private var previousHeaderAttributes: [UICollectionViewLayoutAttributes] = []
  private var currentHeaderAttributes: [UICollectionViewLayoutAttributes] = []
  /// The top and the bottom of each section.
  private var limits: [(top: CGFloat, bottom: CGFloat)] = []
  private let headerHeight: CGFloat = 40

  // MARK: Preparing

  override func prepare() {
    super.prepare()
    prepareCells()
    prepareHeaders()
  }

  private func prepareCells() {
    guard let collectionView else { return }
    previousAttributes = currentAttributes
    (currentAttributes, limits) = ([], [])
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let top = y
      if hasHeaders { y += headerHeight }
      var cells: [UICollectionViewLayoutAttributes] = []
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [section, item])
        let height: CGFloat = selectedCellIndexPath == attributes.indexPath ? 300 : 100
        attributes.frame = CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height)
        cells.append(attributes)
        y += height
      }
      currentAttributes.append(cells)
      limits.append((top, y))
    }
  }

  private func prepareHeaders() {
    guard let collectionView, hasHeaders else { return }
    previousHeaderAttributes = currentHeaderAttributes
    currentHeaderAttributes = limits.indices.map { section in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: Self.headerKind, with: [section, 0])
      let (top, bottom) = limits[section]
      let y = min(max(top, collectionView.contentOffset.y), bottom - headerHeight)
      attributes.frame = CGRect(x: 0, y: y, width: collectionView.bounds.width, height: headerHeight)
      attributes.zIndex = 1
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: limits.last?.bottom ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (currentAttributes.joined() + currentHeaderAttributes).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    currentAttributes[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { currentHeaderAttributes[indexPath.section] }

  // MARK: Initial and final attributes

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard overridesInitialAttributes else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    return previousAttributes[itemIndexPath.section][itemIndexPath.item]
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard overridesFinalAttributes else { return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
    return layoutAttributesForItem(at: itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { previousHeaderAttributes[elementIndexPath.section] }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  // MARK: Content offset

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let selectedCellIndexPath, let frame = layoutAttributesForItem(at: selectedCellIndexPath)?.frame,
      let collectionView
    else { return proposedContentOffset }
    let (top, bottom) = (proposedContentOffset.y, proposedContentOffset.y + collectionView.bounds.height)
    if frame.maxY > bottom { return CGPoint(x: 0, y: top + frame.maxY - bottom) }
    if frame.minY < top { return CGPoint(x: 0, y: frame.minY) }
    return proposedContentOffset
  }

  // MARK: Invalidation

  override class var invalidationContextClass: AnyClass { InvalidationContext.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    hasHeaders || newBounds.size != collectionView?.bounds.size
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! InvalidationContext
    guard usesContext, let oldBounds = collectionView?.bounds, oldBounds != newBounds else { return context }
    context.shouldInvalidateEverything = oldBounds.size != newBounds.size
    context.invalidateSectionHeaders = oldBounds.origin != newBounds.origin
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let context = context as! InvalidationContext
    guard context.invalidateEverything || context.invalidateSectionHeaders else { return }
    if !context.invalidateEverything {
      prepareHeaders()
      context.invalidateSupplementaryElements(
        ofKind: Self.headerKind, at: currentHeaderAttributes.map { $0.indexPath })
    }
    super.invalidateLayout(with: context)
  }
}
