import UIKit

/// A list of full-width items, section below section, each perhaps with a header; it writes down what it is asked.
@MainActor final class ListLayout: UICollectionViewLayout {
  var itemHeight: CGFloat = 100
  /// 0 for no headers.
  var headerHeight: CGFloat = 0
  /// The kind of a decoration view that each section has behind its items, if any.
  var decorationKind: String?
  var zIndex: (IndexPath) -> Int = { _ in 0 }
  var alpha: (IndexPath) -> CGFloat = { _ in 1 }
  var transform: (IndexPath) -> CGAffineTransform = { _ in .identity }
  var isHidden: (IndexPath) -> Bool = { _ in false }
  var invalidatesOnScroll = false
  var invalidatesOnResize = true
  /// More elements.
  var extra: (ListLayout) -> [UICollectionViewLayoutAttributes] = { _ in [] }
  /// What the layout does besides while it prepares.
  var onPrepare: () -> Void = {}
  /// nil for what the base class answers.
  var initial: ((IndexPath, ListLayout) -> UICollectionViewLayoutAttributes?)?
  var final: ((IndexPath, ListLayout) -> UICollectionViewLayoutAttributes?)?
  var target: (CGPoint) -> CGPoint = { $0 }
  /// For a change of bounds; nil for what the base class answers.
  var context: ((CGRect) -> UICollectionViewLayoutInvalidationContext)?

  private(set) var log: [String] = []

  func clear() { log = [] }

  func count(_ call: String) -> Int { log.filter { $0.hasPrefix(call) }.count }

  /// In section coordinates nothing is kept: few sections, and tests only.
  private func top(ofSection section: Int) -> CGFloat {
    (0..<section).reduce(0) { $0 + headerHeight + CGFloat(collectionView!.numberOfItems(inSection: $1)) * itemHeight }
  }

  override func prepare() {
    log.append("prepare")
    super.prepare()
    onPrepare()
  }

  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return CGSize(width: collectionView.bounds.width, height: top(ofSection: collectionView.numberOfSections))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log.append("elements")
    guard let collectionView else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      let start = top(ofSection: section) + headerHeight
      let first = max(0, Int(((rect.minY - start) / itemHeight).rounded(.down)))
      let last = min(count, Int(((rect.maxY - start) / itemHeight).rounded(.up)))
      if first < last { found += (first..<last).map { cell(IndexPath(item: $0, section: section)) } }
      let path = IndexPath(item: 0, section: section)
      if headerHeight > 0 { found.append(header(path)) }
      if let decorationKind { found.append(decoration(decorationKind, path)) }
    }
    return found + extra(self)
  }

  func cell(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: top(ofSection: path.section) + headerHeight + CGFloat(path.item) * itemHeight,
      width: collectionView!.bounds.width, height: itemHeight)
    attributes.zIndex = zIndex(path)
    attributes.alpha = alpha(path)
    attributes.transform = transform(path)
    attributes.isHidden = isHidden(path)
    return attributes
  }

  func header(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    let y = max(top(ofSection: path.section), invalidatesOnScroll ? collectionView!.contentOffset.y : 0)
    attributes.frame = CGRect(x: 0, y: y, width: collectionView!.bounds.width, height: headerHeight)
    attributes.zIndex = 1
    return attributes
  }

  func decoration(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    let start = top(ofSection: path.section)
    attributes.frame = CGRect(
      x: 0, y: start, width: collectionView!.bounds.width, height: top(ofSection: path.section + 1) - start)
    attributes.zIndex = -1
    return attributes
  }

  private func exists(_ path: IndexPath) -> Bool {
    guard let collectionView, path.section < collectionView.numberOfSections else { return false }
    return path.item < collectionView.numberOfItems(inSection: path.section)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log.append("item \(indexPath.section).\(indexPath.item)")
    return exists(indexPath) ? cell(indexPath) : nil
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("\(elementKind) \(indexPath.section)")
    return headerHeight > 0 ? header(indexPath) : nil
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decoration(elementKind, indexPath) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    invalidatesOnScroll || invalidatesOnResize && newBounds.size != collectionView?.bounds.size
  }

  /// What the layout does besides when it is invalidated, before super.
  var onInvalidation: (ListLayout, UICollectionViewLayoutInvalidationContext) -> Void = { _, _ in }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    onInvalidation(self, context)
    super.invalidateLayout(with: context)
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    context?(newBounds) ?? super.invalidationContext(forBoundsChange: newBounds)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log.append("target")
    return target(proposedContentOffset)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.append("prepare bounds \(Int(oldBounds.minY)) \(Int(oldBounds.height))")
  }

  override func finalizeAnimatedBoundsChange() { log.append("finalize bounds") }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("prepare to") }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("prepare from") }

  override func finalizeLayoutTransition() { log.append("finalize transition") }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(path.section).\(path.item)")
    guard let initial else { return super.initialLayoutAttributesForAppearingItem(at: path) }
    return initial(path, self)
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    log.append("final \(path.section).\(path.item)")
    guard let final else { return super.finalLayoutAttributesForDisappearingItem(at: path) }
    return final(path, self)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(elementKind) \(elementIndexPath.section)")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(elementKind) \(elementIndexPath.section)")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }
}
