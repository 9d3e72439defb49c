import CollectionMotion
import Foundation
import UIKit

/// Shows the number of its item.
final class DragFuzzCell: UICollectionViewCell {
  var number = -1
}

/// A collection view whose items can be dragged, with what its delegates do and have been told.
@MainActor
final class DragTable: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  /// What a drop does.
  enum Manner: Int, CaseIterable { case replaces, moves, dropsFirst, reloads, placeholder, into, elsewhere, nothing }

  let view: UICollectionView
  var sections: [[Int]]
  /// The next proposals, and what drops do.
  var operation = UIDropOperation.move
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var manner = Manner.replaces
  private let hasSizes: Bool
  /// The placeholders that may be displayed.
  var placeholders: [any UICollectionViewDropPlaceholderContext] = []
  /// Removes an item from another table.
  var remove: (Int) -> Void = { _ in }
  /// A number for a new item.
  var next: () -> Int = { 0 }
  private(set) var balance = (drags: 0, entries: 0, drops: 0)
  var dropCount = 0

  init(frame: CGRect, dice: inout Dice, next: @escaping () -> Int) {
    self.next = next
    hasSizes = dice.once(in: 3)
    sections = (0..<dice.roll(1...3)).map { _ in (0..<dice.roll(0...14)).map { _ in next() } }
    view = UICollectionView(frame: frame, collectionViewLayout: DragTable.makeLayout(dice.roll(4)))
    super.init()
    view.register(DragFuzzCell.self, forCellWithReuseIdentifier: "cell")
    view.register(DragFuzzCell.self, forCellWithReuseIdentifier: "placeholder")
    view.allowsMultipleSelection = dice.once(in: 2)
    view.reorderingCadence = [.immediate, .immediate, .fast, .slow][dice.roll(4)]
    view.isSpringLoaded = dice.once(in: 4)
    view.dataSource = self
    view.delegate = self
    view.dragDelegate = self
    if dice.roll(6) > 0 { view.dropDelegate = self }
  }

  static func makeLayout(_ number: Int) -> UICollectionViewLayout {
    switch number {
    case 0:
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    case 1:
      let layout = AnimatedFlowLayout()
      layout.itemSize = CGSize(width: 70, height: 50)
      layout.transitions.insertItem = .scale(0.1)
      return layout
    default:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 70, height: 50)
      layout.minimumInteritemSpacing = 6
      layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      if number == 2 { layout.scrollDirection = .horizontal }
      return layout
    }
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! DragFuzzCell
    cell.number = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let number = sections[indexPath.section][indexPath.item]
    return CGSize(width: hasSizes ? 40 + CGFloat(number % 4) * 15 : 70, height: 50)
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }

  /// Returns the index path of an item.
  func path(of number: Int) -> IndexPath? {
    for (section, numbers) in sections.enumerated() {
      if let item = numbers.firstIndex(of: number) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  // MARK: Dragging

  private func items(at path: IndexPath) -> [UIDragItem] {
    let number = sections[path.section][path.item]
    guard number % 7 != 3 else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = number
    return [item]
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items(at: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { items(at: indexPath) }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    balance.drags += 1
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    balance.drags -= 1
  }

  // MARK: Dropping

  /// The sessions that have entered and not ended: those before may still land.
  private var inside: [any UIDropSession] = []

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    if !inside.contains(where: { $0 === session }) { inside.append(session) }
    balance.entries = inside.count
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    if !inside.contains(where: { $0 === session }) { Ledger.current.complain("a drop ends that has not entered") }
    inside.removeAll { $0 === session }
    balance.entries = inside.count
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if let path = destinationIndexPath,
      !sections.indices.contains(path.section) || path.item > sections[path.section].count
    {
      Ledger.current.complain("the destination of a drag does not exist: \(path)")
    }
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    dropCount += 1
    guard var target = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      let number = item.dragItem.localObject as! Int
      switch manner {
      case .nothing: break
      case .elsewhere:
        coordinator.drop(item.dragItem, to: UIDragPreviewTarget(container: view, center: CGPoint(x: 20, y: 20)))
      case .into:
        if target.item < sections[target.section].count {
          coordinator.drop(item.dragItem, intoItemAt: target, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
      case .placeholder:
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: target, reuseIdentifier: "placeholder")
        placeholder.cellUpdateHandler = { ($0 as? DragFuzzCell)?.number = -2 }
        placeholders.append(coordinator.drop(item.dragItem, to: placeholder))
      case .replaces, .moves, .dropsFirst, .reloads:
        take(number, item.dragItem, to: &target, coordinator)
      }
    }
  }

  /// Moves an own item, or takes one from another table.
  private func take(
    _ number: Int, _ item: UIDragItem, to target: inout IndexPath, _ coordinator: any UICollectionViewDropCoordinator
  ) {
    let source = path(of: number)
    let moves = coordinator.proposal.operation == .move
    let limit = sections[target.section].count - (moves && source?.section == target.section ? 1 : 0)
    target.item = max(0, min(target.item, limit))
    if manner == .dropsFirst { coordinator.drop(item, toItemAt: target) }
    let (new, to) = (moves ? number : next(), target)
    if moves, source == nil { remove(number) }
    let change = { [self] in
      if moves, let source { sections[source.section].remove(at: source.item) }
      sections[to.section].insert(new, at: to.item)
    }
    if manner == .reloads {
      change()
      view.reloadData()
    } else {
      view.performBatchUpdates { [self] in
        change()
        if moves, let source, manner == .moves { return view.moveItem(at: source, to: to) }
        if moves, let source { view.deleteItems(at: [source]) }
        view.insertItems(at: [to])
      }
    }
    if manner != .dropsFirst { coordinator.drop(item, toItemAt: target) }
    target.item += 1
  }
}
