import UIKit

extension ScenarioTopic {
  /// Lists: heights, separators, accessories and outlines.
  static let lists = ScenarioTopic(
    "lists",
    [
      Scenario(
        "row-heights", "How high are rows with one text, with two, and with an image and margins of their own?"
      ) { run in
        let list = List(run, .plain, ["one", "two", "image"]) { cell, item in
          var content = item == "two" ? UIListContentConfiguration.subtitleCell() : .cell()
          content.text = item
          if item == "two" { content.secondaryText = "below" }
          if item == "image" {
            content.image = UIImage(systemName: "star")
            content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 30)
          }
          cell.contentConfiguration = content
        }
        run.at(0) { list.logFrames() }
        run.end(0)
      },
      Scenario(
        "inset-grouped", "Which frames have the rows, the header and the footer of an inset grouped list?"
      ) { run in
        let list = List(run, .insetGrouped, ["one", "two"], configure: List.text) {
          $0.headerMode = .supplementary
          $0.footerMode = .supplementary
        }
        run.at(0) {
          list.logFrames()
          for kind in [CellBoard.header, CellBoard.footer] {
            let frame = list.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.frame
            run.log("\(kind.kindText) at \(frame?.text ?? "nil")")
          }
          run.value("content height", list.view.contentSize.height)
        }
        run.end(0)
      },
      Scenario(
        "separator-handler", "When, for which rows and with which insets is the separator handler asked?"
      ) { run in
        run.recordsSetup = true
        let list = List(run, .plain, ["one", "two", "three"], configure: List.text) {
          $0.itemSeparatorHandler = { path, configuration in
            run.log("separator \(path.text)")
            var changed = configuration
            changed.bottomSeparatorInsets.leading = 40
            return changed
          }
        }
        run.at(0) {
          run.log("insert")
          list.apply(["one", "four", "two", "three"])
        }
        run.end(0.5)
      },
      Scenario(
        "accessories",
        "How wide is a row's content beside a mark, a disclosure indicator and both, and when editing?"
      ) { run in
        let list = List(run, .plain, ["mark", "disclosure", "both", "delete"]) { cell, item in
          List.text(cell, item)
          switch item {
          case "mark": cell.accessories = [.checkmark()]
          case "disclosure": cell.accessories = [.disclosureIndicator()]
          case "both": cell.accessories = [.checkmark(), .disclosureIndicator()]
          default: cell.accessories = [.delete()]
          }
        }
        @MainActor func logContents(_ name: String) {
          for (index, item) in list.items.enumerated() {
            let cell = list.view.cellForItem(at: [0, index])
            run.value("\(name) \(item) x", cell?.contentView.frame.minX ?? -1)
            run.value("\(name) \(item) width", cell?.contentView.frame.width ?? -1)
          }
        }
        run.at(0) {
          logContents("usual")
          list.view.isEditing = true
        }
        run.at(0.5) { logContents("editing") }
      },
      Scenario(
        "outline", "How do children appear when their parent is expanded, and is the parent asked to change?"
      ) { run in
        let list = List(run, .plain, [], configure: List.text)
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["a", "b"])
        snapshot.append(["a1", "a2"], to: "a")
        list.source.apply(snapshot, to: 0, animatingDifferences: false)
        list.source.sectionSnapshotHandlers.willExpandItem = { run.log("willExpand \($0)") }
        run.at(0) {
          run.watch("b", .y, .alpha, view: list.view.cellForItem(at: [0, 1]))
          snapshot.expand(["a"])
          list.source.apply(snapshot, to: 0, animatingDifferences: true)
          run.watch("a1", .y, .alpha, view: list.view.cellForItem(at: [0, 1]))
        }
        run.end(0.6)
        run.promise("The children are visible.") { _ in snapshot.visibleItems == ["a", "a1", "a2", "b"] }
      },
    ])
}

/// A list of texts with a diffable data source, 320 by 480 points.
@MainActor private final class List {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>
  private(set) var items: [String]
  private let run: ScenarioRun

  static func text(_ cell: UICollectionViewListCell, _ item: String) {
    var content = UIListContentConfiguration.cell()
    content.text = item
    cell.contentConfiguration = content
  }

  init(
    _ run: ScenarioRun, _ appearance: UICollectionLayoutListConfiguration.Appearance, _ items: [String],
    configure: @escaping (UICollectionViewListCell, String) -> Void,
    list: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    (self.run, self.items) = (run, items)
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    list(&configuration)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 480), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      configure(cell, item)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let supplementary = [CellBoard.header, CellBoard.footer].map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { cell, kind, _ in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = kind.kindText
        cell.contentConfiguration = content
      }
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(using: supplementary[kind == CellBoard.header ? 0 : 1], for: path)
    }
    run.keep(source)
    run.root.view.addSubview(view)
    if !items.isEmpty { apply(items, animated: false) }
  }

  func apply(_ items: [String], animated: Bool = true) {
    self.items = items
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: animated)
  }

  func logFrames() {
    for (index, item) in items.enumerated() {
      run.log("\(item) at \(view.layoutAttributesForItem(at: [0, index])?.frame.text ?? "nil")")
    }
  }
}
