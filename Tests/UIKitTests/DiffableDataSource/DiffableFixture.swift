import Foundation
import Stage
import TestSupport
import UIKit

typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

/// Shows a diffable data source in a strip: cells of 80 points, 10 apart, that show the identifiers of their items.
@MainActor final class DiffableController: UIViewController {
  let layout = StripLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private(set) lazy var dataSource = UICollectionViewDiffableDataSource<String, String>(
    collectionView: collectionView
  ) { [weak self] collectionView, path, item in
    self?.asked.append(item)
    self?.onAsk(item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! TextCell
    cell.label.text = (self?.decoration ?? "") + item
    return cell
  }
  /// Items that the cell provider was asked for.
  var asked: [String] = []
  /// What the program does when it is asked for a cell.
  var onAsk: (String) -> Void = { _ in }
  /// Written before the identifiers.
  var decoration = ""

  override func viewDidLoad() {
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.addSubview(collectionView)
    _ = dataSource
  }

  func cell(_ item: String) -> UICollectionViewCell? {
    dataSource.indexPath(for: item).flatMap { collectionView.cellForItem(at: $0) }
  }

  /// A screen that shows sections of items.
  static func open(_ sections: [(String, [String])], width: CGFloat = 2000) -> (Stage, DiffableController) {
    let controller = DiffableController()
    let stage = Stage(size: CGSize(width: width, height: 100), rootViewController: controller)
    controller.dataSource.apply(Snapshot(sections), animatingDifferences: false)
    stage.advance(by: 0)
    controller.asked = []
    controller.layout.calls = []
    return (stage, controller)
  }

  /// What the layout was told of the last update.
  var lastUpdate: String? { layout.calls.last { $0.hasPrefix("updates ") } }
}

extension NSDiffableDataSourceSnapshot {
  init(_ sections: [(SectionIdentifierType, [ItemIdentifierType])]) {
    self.init()
    appendSections(sections.map { $0.0 })
    for (section, items) in sections { appendItems(items, toSection: section) }
  }

  /// Sections and items, to compare.
  var contents: [[ItemIdentifierType]] { sectionIdentifiers.map { itemIdentifiers(inSection: $0) } }
}

/// Random sections of random items of a small alphabet, so that two of them have much in common.
struct SnapshotDice {
  var dice: Dice
  var items = 30
  var sections = 4

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var rest = elements
    var shuffled: [Element] = []
    while !rest.isEmpty { shuffled.append(rest.remove(at: dice.roll(rest.count))) }
    return shuffled
  }

  /// Some of the elements, mostly in their order.
  mutating func some<Element>(_ elements: [Element]) -> [Element] {
    var kept = elements.filter { _ in dice.roll(4) > 0 }
    switch dice.roll(3) {
    case 0: kept = shuffled(kept)
    case 1:
      for _ in 0..<dice.roll(4) where !kept.isEmpty {
        let element = kept.remove(at: dice.roll(kept.count))
        kept.insert(element, at: dice.roll(kept.count + 1))
      }
    default: break
    }
    return kept
  }

  mutating func snapshot() -> Snapshot {
    let identifiers = some((0..<sections).map { "S\($0)" })
    var snapshot = Snapshot()
    snapshot.appendSections(identifiers)
    guard !identifiers.isEmpty else { return snapshot }
    let homes = some((0..<items).map { $0 }).map { item in
      // Most items are at home in one section; some go anywhere.
      (item, dice.roll(5) == 0 ? dice.roll(identifiers.count) : item % identifiers.count)
    }
    for (index, section) in identifiers.enumerated() {
      snapshot.appendItems(homes.filter { $0.1 == index }.map { "i\($0.0)" }, toSection: section)
    }
    return snapshot
  }

  /// Marks some sections and items.
  mutating func mark(_ snapshot: inout Snapshot) {
    if dice.roll(3) == 0 { snapshot.reloadSections(snapshot.sectionIdentifiers.filter { _ in dice.roll(4) == 0 }) }
    snapshot.reloadItems(snapshot.itemIdentifiers.filter { _ in dice.roll(6) == 0 })
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { _ in dice.roll(6) == 0 })
  }
}
