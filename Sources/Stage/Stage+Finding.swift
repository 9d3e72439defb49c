import UIKit

// Texts of items without a cell, for hosts that find them; see `UICollectionViewDataSourceFinding`.

extension Stage {
  /// A collection view whose data source knows the texts of all items, as it is since it was taken last.
  ///
  /// Its items have numbers: they are counted from 0 across all sections.
  public struct FindableList: Equatable, Sendable {
    /// The `id` of the collection view's node.
    public let id: Int
    /// The number of items.
    public let count: Int
    /// The number of items at the beginning whose texts are as they were when the list was taken before; 0 the first time.
    public let unchangedPrefix: Int
    /// The number of items at the end whose texts are as they were. If nothing has changed, both are the number of items.
    public let unchangedSuffix: Int
    /// The numbers of the items with a cell on the screen, ascending.
    public let visibleItems: [Int]
  }

  /// Returns the collection views on the screen whose texts can be found, in the order of the views, each with what has
  /// changed since the last call. One that is not returned has no texts any more. Linear in the number of views, and O(1) if
  /// there never was a ``UIKit/UICollectionView/findDataSource``.
  public func takeFindableLists() -> [FindableList] {
    guard UICollectionView.haveAnyFindableTexts else { return [] }
    makeCurrent()
    window.layoutIfNeeded()
    var lists: [FindableList] = []
    takeFindableLists(in: window, into: &lists)
    return lists
  }

  private func takeFindableLists(in view: UIView, into lists: inout [FindableList]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let list = view as? UICollectionView, let changes = list.takeFindableChanges() {
      lists.append(
        FindableList(
          id: list.layer.identifier, count: changes.count, unchangedPrefix: changes.unchangedPrefix,
          unchangedSuffix: changes.unchangedSuffix, visibleItems: changes.visibleItems))
    }
    for subview in view.subviews { takeFindableLists(in: subview, into: &lists) }
  }

  /// Returns the texts of items, empty for items without one. The data source is asked for each of them: ask for a few at a
  /// time. Fewer are returned if there are no more items, or if the data have changed without notice, which is reported
  /// according to the ``updateFailurePolicy``.
  /// - Parameters:
  ///   - items: The numbers of the items.
  ///   - list: The `id` of the collection view's node.
  public func findableTexts(of items: Range<Int>, in list: Int) -> [String] {
    guard let list = findableList(list) else { return [] }
    makeCurrent()
    return list.findableTexts(in: items)
  }

  /// Scrolls a collection view to an item without animation: to the middle, unless all of it is visible.
  /// - Parameters:
  ///   - item: The number of the item.
  ///   - list: The `id` of the collection view's node.
  /// - Returns: Whether there is such an item.
  @discardableResult public func reveal(_ item: Int, of list: Int) -> Bool {
    guard let view = findableList(list) else { return false }
    observer?.heard(.reveal(item: item, list: list))
    var isRevealed = false
    deliver { isRevealed = view.revealItem(item) }
    return isRevealed
  }

  /// Returns the `id` of the node of an item's cell; nil if it has none.
  /// - Parameters:
  ///   - item: The number of the item.
  ///   - list: The `id` of the collection view's node.
  public func cell(ofItem item: Int, in list: Int) -> Int? {
    findableList(list)?.cellOfFindableItem(item)?.layer.identifier
  }

  private func findableList(_ id: Int) -> UICollectionView? {
    UICollectionView.haveAnyFindableTexts ? find(id, in: window) as? UICollectionView : nil
  }
}
