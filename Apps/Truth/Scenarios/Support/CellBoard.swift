import UIKit

/// A collection view of numbered cells, 320 by 480 points, and its data source.
@MainActor final class CellBoard: NSObject, UICollectionViewDataSource {
  let run: ScenarioRun
  let view: UICollectionView
  /// The numbers of the cells, by section.
  var sections: [[Int]]
  /// Prepares a cell that has been dequeued.
  var configure: ((BoardCell, IndexPath) -> Void)?
  /// Whether questions to the data source are recorded.
  var logsData = false
  var canMove = true

  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter

  /// Creates a board in a run's root view.
  init(_ run: ScenarioRun, _ layout: UICollectionViewLayout, _ sections: [[Int]]) {
    (self.run, self.sections) = (run, sections)
    let frame = CGRect(x: 0, y: 100, width: 320, height: 480)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    run.keep(self)
    view.contentInsetAdjustmentBehavior = .never
    view.backgroundColor = .white
    view.register(BoardCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [CellBoard.header, CellBoard.footer, "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "supplementary")
    }
    view.dataSource = self
    run.root.view.addSubview(view)
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if logsData { run.log("numberOfSections") }
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    if logsData { run.log("numberOfItems \(section)") }
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if logsData { run.log("cell \(indexPath.text)") }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! BoardCell
    cell.number = sections[indexPath.section][indexPath.item]
    configure?(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if logsData { run.log("\(kind.kindText) \(indexPath.text)") }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "supplementary", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    run.log("canMove \(indexPath.text)")
    return canMove
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    run.log("move \(sourceIndexPath.text) \(destinationIndexPath.text)")
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }

  // MARK: For scenarios

  /// Lays out and scrolls, in a setup.
  func begin(at offset: CGFloat) {
    view.layoutIfNeeded()
    view.contentOffset.y = offset
  }

  /// Performs a batch update.
  /// - Parameters:
  ///   - sections: The numbers after the update.
  ///   - calls: The changes.
  func batch(_ sections: [[Int]], _ calls: @escaping (UICollectionView) -> Void) {
    view.performBatchUpdates {
      self.sections = sections
      calls(self.view)
    } completion: { isFinished in
      self.run.event("completion \(isFinished)")
    }
  }

  /// The visible cell with a number.
  func cell(_ number: Int) -> BoardCell? {
    view.visibleCells.compactMap { $0 as? BoardCell }.first { $0.number == number }
  }

  /// The cell with a number, whether it is still an element or only on its way out.
  func seen(_ number: Int) -> BoardCell? {
    cell(number) ?? view.subviews.compactMap { $0 as? BoardCell }.first { $0.number == number && !$0.isHidden }
  }

  func headerView(_ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: CellBoard.header, at: [section, 0])
  }

  /// Measures cells by their numbers; each stays the same view.
  func watch(_ numbers: [Int], _ quantities: Quantity...) {
    for number in numbers {
      let cell = seen(number)
      for quantity in quantities { run.watch("\(number)", quantity) { cell } }
    }
  }

  /// Measures the content offset.
  func watchOffset() { run.watch("content", .offsetY, view: view) }

  /// Records the visible index paths, and the numbers of their cells.
  func logVisible() {
    let paths = view.indexPathsForVisibleItems.sorted()
    let cells = paths.map { "\($0.text)=\((view.cellForItem(at: $0) as? BoardCell)?.number ?? -1)" }
    run.log("visible " + cells.joined(separator: " "))
  }

  /// Records the frames of the layout's items.
  func logFrames(_ paths: [IndexPath]) {
    for path in paths { run.log("\(path.text) at \(view.layoutAttributesForItem(at: path)?.frame.text ?? "nil")") }
  }
}
