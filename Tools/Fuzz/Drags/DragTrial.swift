import Foundation
import Stage
import UIKit

/// A run of a script on two collection views between which items are dragged, while their data change.
///
/// Whatever happens: each visible cell shows the item that the data have at its index path; a cell is hidden only while a
/// preview stands for it; and at rest everything of a drag is gone, no item is lost, and the sessions have ended.
@MainActor final class DragTrial: ScriptedTrial {
  let stage: Stage
  let tables: [DragTable]
  private let numbers = NumberWatch()
  private let controller = UIViewController()
  private var finger: CGPoint?
  private var report: String?

  init(_ script: FuzzScript) {
    Ledger.current = Ledger()
    Interjections.current = Interjections()
    var dice = Dice(seed: UInt64(bitPattern: Int64(script.setup)))
    var count = 0
    let next = {
      count += 1
      return count
    }
    var tables: [DragTable] = []
    for index in 0..<2 {
      tables.append(
        DragTable(frame: CGRect(x: 0, y: CGFloat(index) * 240, width: 320, height: 240), dice: &dice, next: next))
    }
    self.tables = tables
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    stage.isReduceMotionEnabled = dice.once(in: 6)
    if dice.once(in: 4) { stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft) }
    stage.renderer = numbers
    stage.updateFailurePolicy = .reportAndReload { [weak self] report in self?.report = self?.report ?? report }
    for (index, table) in tables.enumerated() {
      controller.view.addSubview(table.view)
      let other = tables[1 - index]
      table.remove = { [unowned other] number in
        guard let path = other.path(of: number) else { return }
        other.sections[path.section].remove(at: path.item)
        other.view.deleteItems(at: [path])
      }
    }
  }

  // MARK: Time

  func doFrame() throws(Violation) {
    stage.advance(by: 1.0 / 60)
    if let fault = numbers.fault { throw Violation(fault) }
    if let report { throw Violation("a batch that is right was reported: \(report)") }
    if let complaint = Ledger.current.complaint { throw Violation(complaint) }
    for table in tables { try check(table) }
  }

  func liftFinger() { lift { stage.touchUp(id: 1) } }

  private func lift(_ touch: () -> Void) {
    if finger != nil { touch() }
    finger = nil
  }

  // MARK: Operations

  func perform(_ operation: Operation) throws(Violation) {
    let numbers = operation.numbers
    switch operation.kind {
    case .hold:
      guard finger == nil else { return }
      let cells = tables.flatMap { $0.view.visibleCells }
      guard !cells.isEmpty else { return }
      let cell = cells[numbers[0].reduced(to: cells.count)]
      let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
      guard stage.window.bounds.contains(point) else { return }
      finger = point
      stage.touchDown(at: point, id: 1)
      for _ in 0..<34 { try doFrame() }
    case .move:
      for _ in 0..<numbers[2].reduced(to: 12) {
        guard let point = finger else { return }
        finger = CGPoint(
          x: min(max(point.x + CGFloat(numbers[0]), 0), 319), y: min(max(point.y + CGFloat(numbers[1]), 0), 479))
        stage.touchMove(to: finger!, id: 1)
        try doFrame()
      }
    case .up: lift { stage.touchUp(id: 1) }
    case .cancel: lift { stage.touchCancel(id: 1) }
    case .tap: stage.tap(at: CGPoint(x: 3.19 * CGFloat(numbers[0]), y: 4.79 * CGFloat(numbers[1])))
    case .batch: change(tables[numbers[0].reduced(to: 2)], operation.edits)
    case .reload:
      let table = tables[numbers[0].reduced(to: 2)]
      table.sections = table.sections.map { $0.reversed() }
      table.view.reloadData()
    case .offset:
      let view = tables[numbers[2].reduced(to: 2)].view
      let room = CGSize(
        width: max(0, view.contentSize.width - view.bounds.width),
        height: max(0, view.contentSize.height - view.bounds.height))
      view.setContentOffset(
        CGPoint(x: room.width * CGFloat(numbers[0]) / 1000, y: room.height * CGFloat(numbers[1]) / 1000),
        animated: numbers[2] > 0)
    case .exchange:
      let view = tables[numbers[0].reduced(to: 2)].view
      view.setCollectionViewLayout(DragTable.makeLayout(numbers[0].reduced(to: 4)), animated: numbers[1] > 0)
    case .choose: choose(tables[numbers[0].reduced(to: 2)], numbers[1])
    case .press: finish(numbers[0])
    case .select:
      let table = tables[numbers[2].reduced(to: 2)]
      guard !table.sections.isEmpty else { return }
      let section = numbers[0].reduced(to: table.sections.count)
      guard !table.sections[section].isEmpty else { return }
      let item = numbers[1].reduced(to: table.sections[section].count)
      table.view.selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
    case .wait: for _ in 0..<numbers[0].reduced(to: 40) { try doFrame() }
    case .settle: try settle()
    default: break
    }
  }

  /// Chooses what drags above a table propose, and what drops do.
  private func choose(_ table: DragTable, _ number: Int) {
    let operations: [UIDropOperation] = [.move, .move, .move, .copy, .copy, .forbidden, .cancel]
    let intents: [UICollectionViewDropProposal.Intent] = [
      .insertAtDestinationIndexPath, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .unspecified,
    ]
    table.operation = operations[number % 7]
    table.intent = intents[number / 7 % 4]
    table.manner = DragTable.Manner(rawValue: number / 28 % DragTable.Manner.allCases.count)!
  }

  /// Commits or deletes a placeholder.
  private func finish(_ number: Int) {
    for table in tables where !table.placeholders.isEmpty {
      let context = table.placeholders.remove(at: number.reduced(to: table.placeholders.count))
      if number % 3 == 0 {
        context.deletePlaceholder()
      } else {
        context.commitInsertion { path in
          guard table.sections.indices.contains(path.section), path.item <= table.sections[path.section].count else {
            return Ledger.current.complain("a placeholder is at an index path that does not exist: \(path)")
          }
          table.sections[path.section].insert(table.next(), at: path.item)
        }
      }
      return
    }
  }

  /// Changes the data of a table by the first edit, in a batch of its own.
  private func change(_ table: DragTable, _ edits: [Edit]) {
    guard let edit = edits.first, !table.sections.isEmpty else { return }
    let section = edit.numbers[0].reduced(to: table.sections.count)
    let count = table.sections[section].count
    let item = edit.numbers.count > 1 ? edit.numbers[1] : 0
    table.view.performBatchUpdates {
      switch edit.kind {
      case .insertItem:
        let path = IndexPath(item: item.reduced(to: count + 1), section: section)
        table.sections[section].insert(table.next(), at: path.item)
        table.view.insertItems(at: [path])
      case .deleteItem where count > 0:
        let path = IndexPath(item: item.reduced(to: count), section: section)
        table.sections[section].remove(at: path.item)
        table.view.deleteItems(at: [path])
      case .reloadItem where count > 0:
        table.view.reloadItems(at: [IndexPath(item: item.reduced(to: count), section: section)])
      case .reconfigureItem where count > 0:
        table.view.reconfigureItems(at: [IndexPath(item: item.reduced(to: count), section: section)])
      case .moveItem where count > 0:
        let source = IndexPath(item: item.reduced(to: count), section: section)
        let number = table.sections[section].remove(at: source.item)
        let target = edit.numbers[2].reduced(to: table.sections.count)
        let place = edit.numbers[3].reduced(to: table.sections[target].count + 1)
        table.sections[target].insert(number, at: place)
        table.view.moveItem(at: source, to: IndexPath(item: place, section: target))
      case .insertSection where table.sections.count < 5:
        table.sections.insert([table.next()], at: section)
        table.view.insertSections([section])
      case .deleteSection where table.sections.count > 1:
        table.sections.remove(at: section)
        table.view.deleteSections([section])
      case .moveSection:
        let moved = table.sections.remove(at: section)
        let target = edit.numbers[1].reduced(to: table.sections.count + 1)
        table.sections.insert(moved, at: target)
        table.view.moveSection(section, toSection: target)
      default: break
      }
    }
  }

  // MARK: Checks

  /// Whether a finger holds a drag, or previews land.
  private var previewCount: Int {
    stage.window.subviews.filter { $0.layer.zPosition == 1000 }.reduce(0) { $0 + $1.subviews.count }
  }

  private func check(_ table: DragTable) throws(Violation) {
    var seen: Set<IndexPath> = []
    for case let cell as DragFuzzCell in table.view.visibleCells {
      if cell.isHidden, previewCount == 0 { throw Violation("a cell is hidden although nothing is dragged") }
      guard let path = table.view.indexPath(for: cell) else { continue }
      guard seen.insert(path).inserted else { throw Violation("two cells have one index path: \(path)") }
      guard table.sections.indices.contains(path.section), table.sections[path.section].indices.contains(path.item)
      else {
        throw Violation("a cell has an index path that does not exist: \(path)")
      }
      if cell.number != table.sections[path.section][path.item] {
        throw Violation("a cell shows another item: \(cell.number) at \(path)")
      }
    }
  }

  func checkRest() throws(Violation) {
    if previewCount > 0 { throw Violation("a preview is left at rest") }
    var all: Set<Int> = []
    for table in tables {
      let view = table.view
      if view.hasActiveDrag || view.hasActiveDrop { throw Violation("a drag or a drop is active at rest") }
      if table.balance != (0, 0, 0) { throw Violation("sessions are not balanced: \(table.balance)") }
      for cell in view.subviews where cell is DragFuzzCell && cell.isHidden {
        throw Violation("a cell is hidden at rest")
      }
      for number in table.sections.joined() where !all.insert(number).inserted {
        throw Violation("an item is there twice: \(number)")
      }
      let count = (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
      let extra = count - table.sections.joined().count
      if extra < 0 || extra > table.placeholders.count || (extra > 0) != view.hasUncommittedUpdates {
        throw Violation("the collection view has other items than the data: \(extra) more at rest")
      }
      view.layoutIfNeeded()
      let places = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
      let shown = places.filter { !$0.isHidden && $0.frame.overlapsInside(view.bounds) }.count
      if shown != view.visibleCells.count {
        throw Violation("cells are missing or left over at rest: \(view.visibleCells.count) of \(shown)")
      }
    }
  }
}

extension CGRect {
  /// Returns whether more than an edge is inside another rectangle.
  fileprivate func overlapsInside(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0 && common.height > 0
  }
}
