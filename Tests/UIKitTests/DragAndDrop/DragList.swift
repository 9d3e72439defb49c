import UIKit

/// A list of texts that can be dragged and dropped, and what its delegates are told.
///
/// Cells of 90 by 90 points, 10 apart, four in a line: the middle of the n-th is at 45 + 100 (n % 4), 45 + 100 (n / 4).
@MainActor
final class DragList: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate, UICollectionViewDelegate
{
  let collectionView: UICollectionView
  let layout = UICollectionViewFlowLayout()
  var sections: [[String]]
  var log: [String] = []
  var mayDrag: (String) -> Bool = { _ in true }
  var mayAdd = true
  var proposal: (IndexPath?) -> UICollectionViewDropProposal = { _ in
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  /// What a drop does in place of ``insert(_:)``.
  var perform: ((any UICollectionViewDropCoordinator) -> Void)?
  private(set) var destinations: [IndexPath?] = []
  /// The list that an item is from, so that a drop elsewhere can remove it.
  var others: [DragList] = []
  var begun = 0
  var ended = 0

  init(_ sections: [[String]], frame: CGRect) {
    self.sections = sections
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "placeholder")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
    cell.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(sections[indexPath.section][indexPath.item])")
  }

  // MARK: Dragging

  private func item(at path: IndexPath) -> [UIDragItem] {
    let text = sections[path.section][path.item]
    guard mayDrag(text) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { item(at: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { mayAdd ? item(at: indexPath) : [] }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    begun += 1
    log.append("drag begins")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    ended += 1
    log.append("drag ends")
  }

  // MARK: Dropping

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    destinations.append(destinationIndexPath)
    return proposal(destinationIndexPath)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    log.append("exit")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    log.append("drop ends")
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.append("drop")
    if let perform { perform(coordinator) } else { insert(coordinator) }
  }

  /// Moves own items and those of other lists to the destination, as the tutorials do.
  func insert(_ coordinator: any UICollectionViewDropCoordinator) {
    var target = coordinator.destinationIndexPath ?? IndexPath(item: sections[0].count, section: 0)
    for item in coordinator.items {
      let text = item.dragItem.localObject as! String
      if item.sourceIndexPath != nil {
        // Earlier items may have moved it.
        let section = sections.firstIndex { $0.contains(text) }!
        let source = IndexPath(item: sections[section].firstIndex(of: text)!, section: section)
        target.item = min(target.item, sections[target.section].count - (section == target.section ? 1 : 0))
        collectionView.performBatchUpdates({
          sections[source.section].remove(at: source.item)
          sections[target.section].insert(text, at: target.item)
          collectionView.deleteItems(at: [source])
          collectionView.insertItems(at: [target])
        })
      } else {
        for other in others { other.remove(text) }
        collectionView.performBatchUpdates({
          sections[target.section].insert(text, at: target.item)
          collectionView.insertItems(at: [target])
        })
      }
      coordinator.drop(item.dragItem, toItemAt: target)
      target.item += 1
    }
  }

  func remove(_ text: String) {
    for (section, texts) in sections.enumerated() {
      guard let item = texts.firstIndex(of: text) else { continue }
      sections[section].remove(at: item)
      collectionView.deleteItems(at: [IndexPath(item: item, section: section)])
    }
  }

  // MARK: What is seen

  /// The middle of the place of the n-th item, in the window.
  func middle(_ n: Int) -> CGPoint {
    collectionView.convert(CGPoint(x: 45 + 100 * CGFloat(n % 4), y: 45 + 100 * CGFloat(n / 4)), to: nil)
  }

  /// The texts of the cells that are not hidden, in the order of their items.
  var texts: [String] {
    collectionView.visibleCells.compactMap { $0.isHidden ? nil : ($0 as? TextCell)?.label.text }
  }

  /// The texts of the cells that are hidden below a preview.
  var coveredTexts: [String] {
    collectionView.visibleCells.compactMap { $0.isHidden ? ($0 as? TextCell)?.label.text : nil }
  }

  func cell(_ text: String) -> TextCell? {
    collectionView.visibleCells.compactMap { $0 as? TextCell }.first { $0.label.text == text }
  }

  /// The presented frame of the cell with a text, in the collection view.
  func frame(_ text: String) -> CGRect? { cell(text)?.layer.presentation()?.frame }
}
