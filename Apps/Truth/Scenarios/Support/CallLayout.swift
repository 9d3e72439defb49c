import UIKit

/// A layout of lines below each other, which records its calls.
///
/// A line is as wide as the collection view. It has cells of 50 points, after a header where sections have one.
final class CallLayout: UICollectionViewLayout {
  private let run: ScenarioRun
  /// The height of items, 50 by default.
  var heights: (IndexPath) -> CGFloat = { _ in 50 }
  /// The height of headers; 0 for none.
  var headerHeight: CGFloat = 0
  /// Whether the headers stay at the top of the bounds.
  var headersAreSticky = false
  /// Whether each section has a decoration view behind its items.
  var hasBackgrounds = false
  /// Whether calls are recorded.
  var logsCalls = true

  // Answers in place of the superclass's.
  var initialAnswer: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
  var finalAnswer: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
  var boundsInvalidate: ((CGRect) -> Bool)?
  var boundsContext: ((UICollectionViewLayoutInvalidationContext) -> Void)?
  var target: ((CGPoint) -> CGPoint)?
  var headersToInsert: [IndexPath] = []
  var headersToDelete: [IndexPath] = []
  /// Whether cells size themselves.
  var acceptsPreferredHeights = false

  private var preferred: [IndexPath: CGFloat] = [:]
  private var items: [UICollectionViewLayoutAttributes] = []
  private var extras: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  init(_ run: ScenarioRun) {
    self.run = run
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
  }

  required init?(coder: NSCoder) { nil }

  private func log(_ call: String) { if logsCalls { run.log(call) } }

  // MARK: Queries

  override func prepare() {
    log("prepare")
    super.prepare()
    place()
  }

  private func place() {
    (items, extras, height) = ([], [], 0)
    guard let view = collectionView else { return }
    let width = view.bounds.width
    for section in 0..<view.numberOfSections {
      let top = height
      if headerHeight > 0 {
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: CellBoard.header, with: IndexPath(item: 0, section: section))
        header.frame = CGRect(x: 0, y: height, width: width, height: headerHeight)
        header.zIndex = 10
        extras.append(header)
        height += headerHeight
      }
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let own = preferred[path] ?? heights(path)
        attributes.frame = CGRect(x: 0, y: height, width: width, height: own)
        items.append(attributes)
        height += own
      }
      if hasBackgrounds {
        let background = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "background", with: IndexPath(item: 0, section: section))
        background.frame = CGRect(x: 0, y: top, width: width, height: height - top)
        background.zIndex = -1
        extras.append(background)
      }
    }
    if headersAreSticky { stick() }
  }

  /// Moves the headers to the top of the bounds, as far as their sections reach.
  private func stick() {
    guard let view = collectionView else { return }
    let headers = extras.filter { $0.representedElementKind == CellBoard.header }
    for header in headers {
      let section = header.indexPath.section
      let all = items.filter { $0.indexPath.section == section }
      guard let first = all.first, let last = all.last else { continue }
      let highest = first.frame.minY - headerHeight
      let lowest = last.frame.maxY - headerHeight
      header.frame.origin.y = min(max(view.contentOffset.y, highest), lowest)
    }
  }

  override var collectionViewContentSize: CGSize {
    log("contentSize")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log("elements")
    return (items + extras).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log("item \(indexPath.text)")
    return items.first { $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("\(elementKind.kindText) \(indexPath.text)")
    return extras.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("\(elementKind) \(indexPath.text)")
    return extras.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  // MARK: Invalidation

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log("invalidate \(context.text)")
    if headersAreSticky, context.invalidatedSupplementaryIndexPaths != nil { stick() }
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log("should \(newBounds.text)")
    return boundsInvalidate?(newBounds) ?? super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log("context \(newBounds.text)")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    boundsContext?(context)
    return context
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath.text
    log("shouldPrefer \(path) \(preferredAttributes.size.height.text)")
    return acceptsPreferredHeights && preferredAttributes.size.height != originalAttributes.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    log("contextForPreferred \(originalAttributes.indexPath.text)")
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    preferred[originalAttributes.indexPath] = preferredAttributes.size.height
    place()
    let difference = preferredAttributes.size.height - originalAttributes.size.height
    context.contentSizeAdjustment = CGSize(width: 0, height: difference)
    return context
  }

  // MARK: Offsets

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log("target \(proposedContentOffset.text)")
    return target?(proposedContentOffset) ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log("updates " + updateItems.map(\.text).joined(separator: ", "))
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    log("finalizeUpdates")
    super.finalizeCollectionViewUpdates()
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log("animatedBounds \(oldBounds.text)")
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }

  override func finalizeAnimatedBoundsChange() {
    log("finalizeAnimatedBounds")
    super.finalizeAnimatedBoundsChange()
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    log("transitionTo")
    super.prepareForTransition(to: newLayout)
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log("transitionFrom")
    super.prepareForTransition(from: oldLayout)
  }

  override func finalizeLayoutTransition() {
    log("finalizeTransition")
    super.finalizeLayoutTransition()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    log("initial \(itemIndexPath.text) from \(usual?.text ?? "nil")")
    return initialAnswer.map { $0(itemIndexPath, usual) } ?? usual
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    log("final \(itemIndexPath.text) from \(usual?.text ?? "nil")")
    return finalAnswer.map { $0(itemIndexPath, usual) } ?? usual
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("initial \(elementKind.kindText) \(elementIndexPath.text)")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("final \(elementKind.kindText) \(elementIndexPath.text)")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("initial \(elementKind) \(decorationIndexPath.text)")
    return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("final \(elementKind) \(decorationIndexPath.text)")
    return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log("insert \(elementKind.kindText)")
    return elementKind == CellBoard.header ? headersToInsert : []
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log("delete \(elementKind.kindText)")
    return elementKind == CellBoard.header ? headersToDelete : []
  }
}
