import CollectionMotion
import UIKit

/// A layout of a list whose rows grow out of the gap that opens for them, and shrink with the gap that they leave.
///
/// By default, rows fade at their places, where others pass them. Here the rows of a section touch each other at any
/// time of an update, so that no text lies on another one, and the background is not seen between them. With Reduce
/// Motion enabled, rows fade. Where rows are on cards, a card of its own is behind the rows of each section, for updates
/// that interrupt others.
final class OutlineLayout: UICollectionViewCompositionalLayout {
  private var updates = UpdateTracker()
  /// The visible rows, as displayed before the update.
  private var rows: [IndexPath: CGRect] = [:]
  /// The cells of these rows.
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  /// The visible headers, as displayed before the update, by their sections.
  private var headers: [Int: CGRect] = [:]
  /// The distances of visible sections from their places in the layout, downwards, while they are on their way there.
  private var distances: [Int: CGFloat] = [:]
  private let rowHeight: (IndexPath) -> CGFloat

  private static let cardKind = "card"
  private let hasCards: Bool

  /// Creates a layout.
  /// - Parameter rowHeight: Returns the height of a row that has not been measured in the list.
  init(_ configuration: UICollectionLayoutListConfiguration, rowHeight: @escaping (IndexPath) -> CGFloat) {
    self.rowHeight = rowHeight
    hasCards = configuration.appearance == .insetGrouped || configuration.appearance == .grouped
    super.init { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    let isRound = configuration.appearance == .insetGrouped
    register(
      isRound ? OutlineRoundCardView.self : OutlineCardView.self, forDecorationViewOfKind: OutlineLayout.cardKind)
  }

  required init?(coder: NSCoder) { nil }

  /// Remembers where rows and headers are displayed, which may be on their way. To be called before each update, since
  /// new rows start beside them.
  func noteDisplayedRows() {
    forgetDisplayedRows()
    guard let collectionView else { return }
    func displayedFrame(_ view: UIView, _ section: Int) -> CGRect {
      let frame = (view.layer.presentation() ?? view.layer).frame
      distances[section] = frame.minY - view.frame.minY
      return frame
    }
    for path in collectionView.indexPathsForVisibleItems {
      guard let cell = collectionView.cellForItem(at: path) else { continue }
      cells[path] = cell
      rows[path] = displayedFrame(cell, path.section)
    }
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      guard let header = collectionView.supplementaryView(forElementKind: kind, at: path) else { continue }
      headers[path.section] = displayedFrame(header, path.section)
    }
  }

  // MARK: Cards

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard hasCards, let found = super.layoutAttributesForElements(in: rect) else {
      return super.layoutAttributesForElements(in: rect)
    }
    var cards: [UICollectionViewLayoutAttributes] = []
    for row in found where row.representedElementCategory == .cell {
      let path = IndexPath(item: 0, section: row.indexPath.section)
      if cards.last?.indexPath == path { continue }
      if let card = layoutAttributesForDecorationView(ofKind: OutlineLayout.cardKind, at: path) { cards.append(card) }
    }
    return found + cards
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == OutlineLayout.cardKind else {
      return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    guard let collectionView, indexPath.section < collectionView.numberOfSections else { return nil }
    let last = IndexPath(
      item: collectionView.numberOfItems(inSection: indexPath.section) - 1, section: indexPath.section)
    guard last.item >= 0, let end = layoutAttributesForItem(at: last)?.frame,
      let start = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section))?.frame
    else { return nil }
    let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    card.frame = start.union(end)
    card.zIndex = -1
    return card
  }

  // MARK: Updates

  private var isActive: Bool { updates.isUpdating && !UIAccessibility.isReduceMotionEnabled }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates.begin(updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    if isActive {
      // This is in the animation, in which what is in a row moves with its height.
      for path in cells.keys.sorted() where updates.newPath(ofOld: path) == nil {
        cells[path]?.clipsToBounds = true
        cells[path]?.layoutIfNeeded()
      }
      for cell in collectionView?.visibleCells ?? [] { cell.clipsToBounds = true }
    }
    updates.end()
    forgetDisplayedRows()
  }

  private func forgetDisplayedRows() { (rows, cells, headers, distances) = ([:], [:], [:], [:]) }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard isActive else { return standard }
    if let old = updates.oldPath(ofNew: itemIndexPath) {
      return rows[old] == nil ? moved(standard, by: distances[old.section]) : standard
    }
    guard let row = layoutAttributesForItem(at: itemIndexPath), let y = origin(of: itemIndexPath) else {
      return standard
    }
    return flat(row, y)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard isActive, updates.newPath(ofOld: itemIndexPath) == nil, let standard,
      let y = destination(of: itemIndexPath)
    else { return standard }
    return flat(standard, y)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    guard isActive, let section = updates.oldSection(ofNew: elementIndexPath.section), headers[section] == nil else {
      return standard
    }
    return moved(standard, by: distances[section])
  }

  /// Returns attributes of a row without any height.
  private func flat(_ row: UICollectionViewLayoutAttributes, _ y: CGFloat) -> UICollectionViewLayoutAttributes? {
    guard let row = row.copy() as? UICollectionViewLayoutAttributes else { return nil }
    row.alpha = 1
    row.frame = CGRect(x: row.frame.minX, y: y, width: row.frame.width, height: 0)
    return row
  }

  /// Returns attributes of an element that comes with the others of its section, which are on their way, unless it
  /// would start on screen.
  private func moved(
    _ standard: UICollectionViewLayoutAttributes?, by distance: CGFloat?
  ) -> UICollectionViewLayoutAttributes? {
    guard let distance, let layer = collectionView?.layer,
      let element = standard?.copy() as? UICollectionViewLayoutAttributes
    else { return standard }
    element.center.y += distance
    return element.frame.intersects((layer.presentation() ?? layer).bounds) ? standard : element
  }

  /// Returns the place between displayed rows where a new row grows: above the next row that was there before, or below
  /// all of them.
  private func origin(of path: IndexPath) -> CGFloat? {
    guard let collectionView, let section = updates.oldSection(ofNew: path.section) else { return nil }
    for item in path.item..<collectionView.numberOfItems(inSection: path.section) {
      let former = updates.oldPath(ofNew: IndexPath(item: item, section: path.section))
      if let row = former.flatMap({ rows[$0] }) { return row.minY }
    }
    let last = rows.keys.filter { $0.section == section }.max()
    return last.flatMap { rows[$0]?.maxY } ?? headers[section]?.maxY
  }

  /// Returns the place to which a row shrinks: below the one before it that stays, or below the header.
  private func destination(of path: IndexPath) -> CGFloat? {
    for item in stride(from: path.item - 1, through: 0, by: -1) {
      guard let row = updates.newPath(ofOld: IndexPath(item: item, section: path.section)) else { continue }
      return layoutAttributesForItem(at: row).map { $0.frame.maxY + growth(before: row) }
    }
    guard let section = updates.newSection(ofOld: path.section) else { return nil }
    return layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame.maxY
  }

  /// Returns how much higher than estimated the new rows are that come before another one in its section.
  private func growth(before path: IndexPath) -> CGFloat {
    var growth: CGFloat = 0
    for item in 0..<path.item {
      let path = IndexPath(item: item, section: path.section)
      guard updates.oldPath(ofNew: path) == nil, let row = layoutAttributesForItem(at: path) else { continue }
      growth += rowHeight(path) - row.frame.height
    }
    return growth
  }
}
