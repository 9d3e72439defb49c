// "Collection View Animations", the application Sticky Headers: the layout of Cell Animations with a second pair of lists
// for headers, and an invalidation context with which scrolling recomputes only these.

import UIKit

/// Sections of cells that expand, under headers that stick to the top until the next one pushes them off.
class ExpandingSectionsLayout: UICollectionViewLayout {
  final class InvalidationContext: UICollectionViewLayoutInvalidationContext {
    var invalidateSectionHeaders = false
    var shouldInvalidateEverything = true

    override var invalidateEverything: Bool { shouldInvalidateEverything }
  }

  var selectedIndexPath: IndexPath?

  /// The overrides that the article suggests commenting out, to see what each of them is for.
  var overridesInitialAttributes = true
  var overridesFinalAttributes = true
  var overridesTargetContentOffset = true
  var overridesBoundsInvalidation = true
  /// Whether scrolling invalidates only the headers. Without this, it invalidates everything, as in the first attempt.
  var overridesInvalidationContext = true

  private var previousAttributes: [[UICollectionViewLayoutAttributes]] = []
  private var currentAttributes: [[UICollectionViewLayoutAttributes]] = []
  private var previousHeaderAttributes: [UICollectionViewLayoutAttributes] = []
  private var currentHeaderAttributes: [UICollectionViewLayoutAttributes] = []
  private var sectionLimits: [(top: CGFloat, bottom: CGFloat)] = []
  private let headerKind = UICollectionView.elementKindSectionHeader
  private let headerHeight: CGFloat = 40

  // MARK: Preparing the layout

  override func prepare() {
    super.prepare()
    prepareCells()
    prepareHeaders()
  }

  private func prepareCells() {
    guard let collectionView else { return }
    previousAttributes = currentAttributes
    currentAttributes = []
    sectionLimits = []
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let top = y
      y += headerHeight
      var cells: [UICollectionViewLayoutAttributes] = []
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        let height: CGFloat = attributes.indexPath == selectedIndexPath ? 300 : 100
        attributes.frame = CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height)
        cells.append(attributes)
        y += height
      }
      currentAttributes.append(cells)
      sectionLimits.append((top, y))
    }
  }

  /// Recomputes the headers, without the cells: when the layout prepares, and whenever it scrolls.
  private func prepareHeaders() {
    guard let collectionView else { return }
    previousHeaderAttributes = currentHeaderAttributes
    let top = collectionView.contentOffset.y
    currentHeaderAttributes = sectionLimits.indices.map { section in
      let limits = sectionLimits[section]
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: headerKind, with: IndexPath(item: 0, section: section))
      let y = min(max(limits.top, top), max(limits.bottom - headerHeight, top - headerHeight))
      attributes.frame = CGRect(x: 0, y: y, width: collectionView.bounds.width, height: headerHeight)
      attributes.zIndex = 1
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: sectionLimits.last?.bottom ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = currentHeaderAttributes.filter { rect.intersects($0.frame) }
    for cells in currentAttributes { found += cells.filter { rect.intersects($0.frame) } }
    return found
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
    guard overridesInitialAttributes, !previousAttributes.isEmpty else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
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
  ) -> UICollectionViewLayoutAttributes? {
    guard overridesInitialAttributes, !previousHeaderAttributes.isEmpty else {
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    return previousHeaderAttributes[elementIndexPath.section]
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard overridesFinalAttributes else {
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    return layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Returns the offset at which the selected cell is fully on screen, below its header.
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard overridesTargetContentOffset, let collectionView, let selectedIndexPath,
      let cell = layoutAttributesForItem(at: selectedIndexPath)?.frame
    else { return proposedContentOffset }
    let (top, bottom) = (proposedContentOffset.y, proposedContentOffset.y + collectionView.bounds.height)
    if cell.maxY > bottom { return CGPoint(x: 0, y: top + cell.maxY - bottom) }
    if cell.minY < top + headerHeight { return CGPoint(x: 0, y: cell.minY - headerHeight) }
    return proposedContentOffset
  }

  // MARK: Invalidation

  override class var invalidationContextClass: AnyClass { InvalidationContext.self }

  /// Returns true for every change, because the headers depend on the content offset.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { overridesBoundsInvalidation }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard overridesInvalidationContext, let context = context as? InvalidationContext,
      let oldBounds = collectionView?.bounds, oldBounds != newBounds
    else { return context }
    context.shouldInvalidateEverything = oldBounds.size != newBounds.size
    context.invalidateSectionHeaders = oldBounds.origin != newBounds.origin
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard let context = context as? InvalidationContext,
      context.invalidateEverything || context.invalidateSectionHeaders
    else { return }
    if !context.invalidateEverything {
      prepareHeaders()
      context.invalidateSupplementaryElements(ofKind: headerKind, at: currentHeaderAttributes.map { $0.indexPath })
    }
    super.invalidateLayout(with: context)
  }
}

/// A list in sections whose cells expand and collapse when they are tapped.
final class ExpandingSectionsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let layout = ExpandingSectionsLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  /// The values to play with.
  var spring = (duration: 0.4, damping: CGFloat(1), velocity: CGFloat(0))

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? PlaceCell)?.show(item: indexPath.section * 4 + indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? SectionHeaderView)?.show(title: Months.name(indexPath.section), count: 4)
    return header
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    layout.selectedIndexPath = layout.selectedIndexPath == indexPath ? nil : indexPath
    UIView.animate(
      withDuration: spring.duration, delay: 0, usingSpringWithDamping: spring.damping,
      initialSpringVelocity: spring.velocity, options: [],
      animations: {
        self.layout.invalidateLayout()
        collectionView.layoutIfNeeded()
      }, completion: nil)
  }
}
