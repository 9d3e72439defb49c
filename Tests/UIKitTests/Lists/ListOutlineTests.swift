import Stage
import Testing
import UIKit

/// Outlines whose disclosures expand and collapse, and rows that are moved by their handles.
@MainActor @Suite struct ListOutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  @MainActor private final class Board: UIViewController {
    var source: Source!
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var accessories: [UICellAccessory] = [.outlineDisclosure()]
    var configureMore: (UICollectionViewListCell) -> Void = { _ in }
    private(set) lazy var list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))

    override func viewDidLoad() {
      view.addSubview(list)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [unowned self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = accessories
        configureMore(cell)
      }
      source = Source(collectionView: list) { list, path, item in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
    }

    var texts: [String] { source.snapshot().itemIdentifiers }

    func cell(_ item: String) -> UICollectionViewListCell? {
      source.indexPath(for: item).flatMap { list.cellForItem(at: $0) as? UICollectionViewListCell }
    }
  }

  /// A parent with two children, and another item.
  private func open(
    mode: UICollectionLayoutListConfiguration.HeaderMode = .none,
    _ accessories: [UICellAccessory] = [.outlineDisclosure()]
  ) -> (Stage, Board) {
    let board = Board()
    board.configuration.headerMode = mode
    board.accessories = accessories
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: board)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["p", "q"])
    tree.append(["p1", "p2"], to: "p")
    board.source.apply(tree, to: "A", animatingDifferences: false)
    stage.advance(by: 0.1)
    return (stage, board)
  }

  @Test func aPressOnTheChevronExpandsAndTurnsIt() throws {
    let (stage, board) = open()
    let cell = try #require(board.cell("p"))
    #expect(cell.configurationState.isExpanded == false && cell.accessibilityExpandedStatus == .collapsed)
    #expect(board.cell("q")?.accessibilityExpandedStatus == .unsupported)
    stage.tap(at: CGPoint(x: 28, y: 26))
    stage.advance(by: 1)
    #expect(board.texts == ["p", "p1", "p2", "q"])
    #expect(board.cell("p") === cell && cell.configurationState.isExpanded)
    let chevron = try #require(cell.subviews.first { $0 is UIControl }?.subviews.first)
    #expect(abs(chevron.transform.b - 1) < 1e-9)
    stage.tap(at: CGPoint(x: 28, y: 26))
    stage.advance(by: 1)
    #expect(board.texts == ["p", "q"] && abs(chevron.transform.b) < 1e-9)
  }

  @Test func childrenAreIndentedByTheirLevel() throws {
    let (stage, board) = open()
    stage.tap(at: CGPoint(x: 28, y: 26))
    stage.advance(by: 1)
    #expect(board.cell("p")?.indentationLevel == 0 && board.cell("p1")?.indentationLevel == 1)
    let (outer, inner) = (try #require(board.cell("p")), try #require(board.cell("p1")))
    #expect(inner.contentView.frame.minX == outer.contentView.frame.minX + 10)
  }

  @Test func theLevelOfAnItemCountsAndNotWhatItsRegistrationSays() throws {
    let board = Board()
    board.configureMore = { $0.indentationLevel = 7 }
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: board)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["p"])
    tree.append(["p1"], to: "p")
    tree.expand(["p"])
    board.source.apply(tree, to: "A", animatingDifferences: false)
    stage.advance(by: 0.1)
    #expect(board.cell("p")?.indentationLevel == 0 && board.cell("p1")?.indentationLevel == 1)
  }

  @Test func inACellTheRestOfTheRowSelects() throws {
    let (stage, board) = open()
    stage.tap(at: CGPoint(x: 200, y: 26))
    stage.advance(by: 1)
    #expect(board.texts == ["p", "q"] && board.list.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test func inAHeaderTheWholeRowTogglesAndIsNotSelected() throws {
    let (stage, board) = open(mode: .firstItemInSection)
    let header = try #require(board.cell("p"))
    stage.tap(at: CGPoint(x: 200, y: header.frame.midY))
    stage.advance(by: 1)
    #expect(board.texts == ["p", "p1", "p2", "q"] && board.list.indexPathsForSelectedItems == [])
    // In a header the chevron is at the trailing edge.
    let chevron = try #require(header.subviews.first { $0 is UIControl })
    #expect(chevron.frame.maxX == 384)
  }

  @Test func anOwnHandlerReplacesTheToggle() throws {
    var pressed = 0
    let (stage, board) = open([.outlineDisclosure { pressed += 1 }])
    stage.tap(at: CGPoint(x: 28, y: 26))
    stage.advance(by: 1)
    #expect(pressed == 1 && board.texts == ["p", "q"])
  }

  @Test func withoutASectionSnapshotADisclosureDoesNothing() throws {
    let board = Board()
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: board)
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A"])
    snapshot.appendItems(["p", "q"])
    board.source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 28, y: 26))
    stage.advance(by: 1)
    #expect(board.texts == ["p", "q"] && board.cell("p")?.configurationState.isExpanded == false)
  }

  @Test func handlersAreCalledInOrderWhileTheDataSourceHasTheOldItems() throws {
    let (stage, board) = open()
    var log: [String] = []
    board.source.sectionSnapshotHandlers.shouldExpandItem = { item in
      log.append("should \(board.texts.count)")
      return true
    }
    board.source.sectionSnapshotHandlers.willExpandItem = { _ in log.append("will \(board.texts.count)") }
    board.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      log.append("children \(children.items) \(board.texts.count)")
      var children = children
      children.append(["p3"])
      return children
    }
    stage.tap(at: CGPoint(x: 28, y: 26))
    stage.advance(by: 1)
    #expect(log == ["should 2", "will 2", "children [\"p1\", \"p2\"] 2"])
    #expect(board.texts == ["p", "p1", "p2", "p3", "q"])
  }

  // MARK: On the way

  /// 20 items, the first with 8 children.
  private func openLong() -> (Stage, Board) {
    let board = Board()
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: board)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append((0..<20).map { "\($0)" })
    tree.append((0..<8).map { "child \($0)" }, to: "0")
    board.source.apply(tree, to: "A", animatingDifferences: false)
    stage.advance(by: 0.1)
    return (stage, board)
  }

  /// The rows behind the first, which are on screen while that is collapsed.
  private func rows(_ board: Board) throws -> [UICollectionViewListCell] {
    try (1..<11).map { try #require(board.cell("\($0)")) }
  }

  /// All rows are seen as far below their places, on the way between there and 8 rows of 52 points farther down.
  private func expectOneWay(_ cells: [UICollectionViewListCell]) {
    var ways: [CGFloat] = []
    for (index, cell) in cells.enumerated() {
      let values = cell.layer.presentationValues(at: cell.layer.currentMediaTime)
      let place: CGFloat = CGFloat(index + 1) * 52 + 26
      ways.append(values.position.y - place)
      #expect(values.opacity == 1)
    }
    for way in ways {
      #expect(way > 50 && way < 416)
      #expect(abs(way - ways[0]) < 1e-6)
    }
  }

  @Test func rowsThatAnExpansionPushesOutGoWhereTheyBelong() throws {
    let (stage, board) = openLong()
    let cells = try rows(board)
    stage.tap(at: CGPoint(x: 28, y: 26))
    stage.advance(by: 0.15)
    expectOneWay(cells)
    stage.advance(by: 1)
    #expect(board.list.indexPathsForVisibleItems.count == 12)
  }

  @Test func rowsThatACollapseLetsInComeFromWhereTheyWere() throws {
    let (stage, board) = openLong()
    stage.tap(at: CGPoint(x: 28, y: 26))
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 28, y: 26))
    stage.advance(by: 0.15)
    expectOneWay(try rows(board))
  }

  // MARK: Reordering

  private func openRows(_ count: Int) -> (Stage, Board) {
    let board = Board()
    board.accessories = [.reorder(displayed: .always)]
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: board)
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A"])
    snapshot.appendItems((0..<count).map { "\($0)" })
    board.source.reorderingHandlers.canReorderItem = { _ in true }
    board.source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
    return (stage, board)
  }

  @Test func aHandleMovesItsRowAtOnceAndUpAndDownOnly() throws {
    let (stage, board) = openRows(5)
    let cell = try #require(board.cell("0"))
    stage.touchDown(at: CGPoint(x: 372, y: 20))
    #expect(cell.configurationState.isReordering)
    stage.touchMove(to: CGPoint(x: 340, y: 80))
    stage.advance(by: 0.5)
    #expect(cell.center == CGPoint(x: 200, y: 86))
    stage.touchUp()
    stage.advance(by: 0.5)
    #expect(board.texts == ["1", "0", "2", "3", "4"] && !cell.configurationState.isReordering)
    #expect(board.list.contentOffset == .zero)
  }

  @Test func aRowThatIsHeldAtTheEdgeScrollsTheListUntilItsEnd() throws {
    let (stage, board) = openRows(40)
    stage.touchDown(at: CGPoint(x: 372, y: 26))
    stage.touchMove(to: CGPoint(x: 372, y: 580))
    stage.advance(by: 0.25)
    let first = board.list.contentOffset.y
    stage.advance(by: 0.25)
    #expect(first > 20 && board.list.contentOffset.y > first + 20)
    // The row stays under the finger.
    let cell = try #require(board.cell("0"))
    #expect(abs(cell.convert(cell.bounds, to: board.view).midY - 580) < 1e-6)
    stage.advance(by: 10)
    let last = board.list.contentSize.height - 600
    #expect(abs(board.list.contentOffset.y - last) < 1e-6)
    stage.touchUp()
    stage.advance(by: 0.5)
    #expect(board.texts.last == "0" && !stage.needsFrame)
  }

  @Test func scrollingAtTheEdgeEndsWhenTheRowIsDroppedOrReturns() throws {
    let (stage, board) = openRows(40)
    stage.touchDown(at: CGPoint(x: 372, y: 26))
    stage.touchMove(to: CGPoint(x: 372, y: 590))
    stage.advance(by: 0.2)
    stage.touchMove(to: CGPoint(x: 372, y: 300))
    stage.advance(by: 0.1)
    let offset = board.list.contentOffset.y
    stage.advance(by: 0.5)
    #expect(offset > 0 && board.list.contentOffset.y == offset)
    stage.touchCancel()
    stage.advance(by: 0.5)
    #expect(board.texts.first == "0" && board.list.contentOffset.y == offset)
  }
}
