import CollectionMotion
import UIKit

/// Rows of equal height. Rows that become visible start at their old positions; new ones slide in from the left.
final class RowsLayout: UICollectionViewLayout {
  /// The height of a row in points.
  var rowHeight: CGFloat = 40 { didSet { invalidateLayout() } }

  private struct State {
    var width: CGFloat, rowHeight: CGFloat, count: Int

    func frame(ofRow row: Int) -> CGRect {
      CGRect(x: 0, y: CGFloat(row) * rowHeight, width: width, height: rowHeight - 4)
    }
  }

  private var history = LayoutHistory<State>()
  private var updates = UpdateTracker()

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    history.prepare(
      State(
        width: collectionView.bounds.width, rowHeight: rowHeight, count: collectionView.numberOfItems(inSection: 0)))
  }

  override var collectionViewContentSize: CGSize {
    guard let state = history.current else { return .zero }
    return CGSize(width: state.width, height: CGFloat(state.count) * state.rowHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    history.show(rect, of: collectionView?.bounds)
    guard let state = history.current, state.count > 0 else { return [] }
    let first = max(0, Int(rect.minY / state.rowHeight))
    let end = min(state.count, Int((rect.maxY / state.rowHeight).rounded(.up)))
    return (first..<max(first, end)).map { attributes(at: [0, $0], as: $0, in: state) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    history.current.map { attributes(at: indexPath, as: indexPath.item, in: $0) }
  }

  private func attributes(at indexPath: IndexPath, as row: Int, in state: State) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = state.frame(ofRow: row)
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    history.begin(.update)
    updates.begin(updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    history.finalize(.update)
    updates.end()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let previous = history.previous else { return nil }
    let old = updates.isUpdating ? updates.oldPath(ofNew: itemIndexPath) : itemIndexPath
    if let old { return attributes(at: itemIndexPath, as: old.item, in: previous) }
    let new = layoutAttributesForItem(at: itemIndexPath)
    new?.center.x -= previous.width
    return new
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let current = history.current, let previous = history.previous else { return nil }
    let new = updates.isUpdating ? updates.newPath(ofOld: itemIndexPath) : itemIndexPath
    if let new { return attributes(at: itemIndexPath, as: new.item, in: current) }
    let old = attributes(at: itemIndexPath, as: itemIndexPath.item, in: previous)
    old.center.x += previous.width
    return old
  }
}

final class RowsViewController: SwatchesViewController {
  private let layout = RowsLayout()

  init() { super.init([Array(0..<12)], layout: layout) }

  required init?(coder: NSCoder) { nil }

  func replaceRows() {
    swatches[0].removeFirst(2)
    swatches[0].insert(9, at: 1)
    collectionView.performBatchUpdates {
      self.collectionView.deleteItems(at: [[0, 0], [0, 1]])
      self.collectionView.insertItems(at: [[0, 1]])
    }
  }

  func changeHeight() {
    layout.rowHeight = layout.rowHeight == 40 ? 64 : 40
    LayoutAnimation.spring(duration: 0.5, dampingRatio: 1).run(on: layout)
  }
}
