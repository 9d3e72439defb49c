import Foundation
import Stage
import TestSupport
import Testing
import UIKit

/// A data source for finding that counts what it is asked.
@MainActor private final class Texts: NSObject, UICollectionViewDataSourceFinding {
  var asked: [IndexPath] = []
  let text: (IndexPath) -> String?

  init(_ text: @escaping (IndexPath) -> String?) { self.text = text }

  func collectionView(_ collectionView: UICollectionView, findableTextForItemAt indexPath: IndexPath) -> String? {
    asked.append(indexPath)
    return text(indexPath)
  }
}

/// A host that keeps the texts of one list, as a page does: it asks for those that have changed.
@MainActor private struct TextKeeper {
  let stage: Stage
  private(set) var texts: [String] = []
  private(set) var visible: [Int] = []
  private(set) var list = 0

  init(_ stage: Stage) { self.stage = stage }

  mutating func update() {
    guard let list = stage.takeFindableLists().first else {
      texts = []
      return
    }
    self.list = list.id
    visible = list.visibleItems
    let prefix = list.unchangedPrefix
    let suffix = min(list.unchangedSuffix, list.count - prefix)
    let changed = stage.findableTexts(of: prefix..<list.count - suffix, in: list.id)
    texts = Array(texts.prefix(prefix)) + changed + Array(texts.suffix(suffix))
  }
}

@MainActor @Suite final class FindingTests {
  /// Collection views don't retain their data sources.
  private var kept: [Texts] = []

  private func keep(_ texts: Texts) -> Texts {
    kept.append(texts)
    return texts
  }

  private func open(_ counts: [Int]) -> (CollectionFixture, Texts) {
    let fixture = CollectionFixture(counts)
    let texts = keep(Texts { "\($0.section).\($0.item)" })
    fixture.collectionView.findDataSource = texts
    return (fixture, texts)
  }

  @Test func nothingIsAskedBeforeTheHostWantsIt() throws {
    let (fixture, texts) = open([5000, 20])
    fixture.stage.advance(by: 1)
    fixture.collectionView.contentOffset.y = 3000
    fixture.stage.advance(by: 1)
    let list = try #require(fixture.stage.takeFindableLists().first)
    #expect(list.count == 5020 && list.unchangedPrefix == 0 && list.unchangedSuffix == 0)
    #expect(list.visibleItems == [30, 31, 32, 33])
    #expect(texts.asked.isEmpty)
    #expect(fixture.stage.findableTexts(of: 4998..<5002, in: list.id) == ["0.4998", "0.4999", "1.0", "1.1"])
    #expect(texts.asked.count == 4)
    #expect(fixture.stage.findableTexts(of: 5018..<6000, in: list.id) == ["1.18", "1.19"])
    #expect(fixture.stage.findableTexts(of: 0..<2, in: list.id + 100_000).isEmpty)
  }

  @Test func listsWithoutADataSourceForItAndThoseOffScreenAreLeftOut() {
    let plain = CollectionFixture([10])
    #expect(plain.stage.takeFindableLists().isEmpty)
    let (fixture, texts) = open([10])
    let view = fixture.collectionView
    #expect(fixture.stage.takeFindableLists().map { $0.count } == [10])
    view.superview?.isHidden = true
    #expect(fixture.stage.takeFindableLists().isEmpty)
    view.superview?.isHidden = false
    #expect(view.findDataSource === texts)
    view.findDataSource = nil
    #expect(fixture.stage.takeFindableLists().isEmpty && view.findDataSource == nil)
    view.findDataSource = texts
    #expect(fixture.stage.takeFindableLists().map { $0.unchangedPrefix } == [0])
  }

  @Test func onlyWhatHasChangedIsAskedAgain() throws {
    let (fixture, texts) = open([100, 50])
    var keeper = TextKeeper(fixture.stage)
    keeper.update()
    #expect(texts.asked.count == 150)
    texts.asked = []
    keeper.update()
    fixture.collectionView.contentOffset.y = 2000
    fixture.stage.advance(by: 0.1)
    keeper.update()
    #expect(texts.asked.isEmpty && keeper.visible == [20, 21, 22, 23])
    fixture.counts = [102, 50]
    fixture.collectionView.insertItems(at: [[0, 0], [0, 1]])
    keeper.update()  // while it moves
    #expect(texts.asked == [[0, 0], [0, 1]])
    texts.asked = []
    fixture.collectionView.reloadItems(at: [[1, 49]])
    fixture.collectionView.reconfigureItems(at: [[1, 47]])
    keeper.update()
    #expect(texts.asked == [[1, 47], [1, 48], [1, 49]])
    texts.asked = []
    fixture.collectionView.reloadData()
    keeper.update()
    #expect(texts.asked.count == 152)
  }

  @Test(arguments: 1...40) func textsStayInStepWithUpdates(seed: Int) {
    var random = RandomNumbers(seed: UInt64(seed))
    let (stage, controller) = StripController.open([["a", "b", "c", "d", "e"], ["f"], ["g", "h", "i"]])
    let texts = keep(Texts { controller.sections[$0.section][$0.item] })
    let view = controller.collectionView
    view.findDataSource = texts
    var keeper = TextKeeper(stage)
    var next = 0
    for _ in 0..<12 {
      let section = Int.random(in: 0..<controller.sections.count, using: &random)
      let count = controller.sections[section].count
      let item = Int.random(in: 0...max(0, count - 1), using: &random)
      next += 1
      switch Int.random(in: 0..<7, using: &random) {
      case 0 where count > 0:
        controller.sections[section].remove(at: item)
        view.deleteItems(at: [[section, item]])
      case 1 where count > 0:
        let text = controller.sections[section].remove(at: item)
        let target = Int.random(in: 0..<controller.sections.count, using: &random)
        controller.sections[target].insert(text, at: 0)
        view.moveItem(at: [section, item], to: [target, 0])
      case 2 where count > 0:
        controller.sections[section][item] = "r\(next)"
        view.reloadItems(at: [[section, item]])
      case 3:
        let target = Int.random(in: 0..<controller.sections.count, using: &random)
        controller.sections.insert(controller.sections.remove(at: section), at: target)
        view.moveSection(section, toSection: target)
      case 4:
        controller.sections[section] = ["s\(next)", "t\(next)"]
        view.reloadSections([section])
      case 5 where Bool.random(using: &random):
        controller.sections[section].append("n\(next)")
        view.reloadData()
      default:
        controller.sections[section].insert("i\(next)", at: item)
        view.insertItems(at: [[section, item]])
      }
      if Bool.random(using: &random) { stage.advance(by: 0.1) }
      if Bool.random(using: &random) {
        keeper.update()
        #expect(keeper.texts == controller.sections.flatMap { $0 })
      }
    }
    keeper.update()
    #expect(keeper.texts == controller.sections.flatMap { $0 })
  }

  @Test func aMovedItemHasItsTextAtItsNewPlaceOnceItIsDropped() {
    let (stage, controller) = StripController.open([["a", "b", "c", "d"]])
    let view = controller.collectionView
    let texts = keep(Texts { controller.sections[$0.section][$0.item] })
    view.findDataSource = texts
    var keeper = TextKeeper(stage)
    keeper.update()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 220, y: 50))
    stage.advance(by: 0.1)
    keeper.update()
    #expect(keeper.texts == ["a", "b", "c", "d"])
    view.endInteractiveMovement()
    keeper.update()
    #expect(keeper.texts == ["b", "c", "a", "d"])
  }

  @Test func aDiffableDataSourceIsFollowed() {
    let (stage, controller) = StripController.open([[]])
    let view = controller.collectionView
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    let texts = keep(Texts { data.itemIdentifier(for: $0).map { "number \($0)" } })
    view.findDataSource = texts
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<200), toSection: 0)
    snapshot.appendItems(Array(200..<300), toSection: 1)
    data.apply(snapshot, animatingDifferences: false)
    var keeper = TextKeeper(stage)
    keeper.update()
    texts.asked = []
    snapshot.deleteItems([100])
    snapshot.insertItems([1000], beforeItem: 90)
    data.apply(snapshot, animatingDifferences: true)
    keeper.update()
    #expect(keeper.texts == snapshot.itemIdentifiers.map { "number \($0)" })
    #expect(texts.asked.count == 11)
  }

  @Test func whatIsFoundIsScrolledToTheMiddleUnlessItIsVisible() throws {
    let (fixture, _) = open([4000, 1000])
    let view = fixture.collectionView
    let list = try #require(fixture.stage.takeFindableLists().first?.id)
    #expect(fixture.stage.cell(ofItem: 3217, in: list) == nil)
    #expect(fixture.stage.reveal(3217, of: list))
    // An item of 100 points in the middle of 400.
    #expect(view.contentOffset == CGPoint(x: 0, y: 321_700 - 150))
    let cell = try #require(view.cellForItem(at: [0, 3217]))
    #expect(fixture.stage.cell(ofItem: 3217, in: list) == cell.layer.identifier)
    #expect(fixture.stage.takeFindableLists().first?.visibleItems == [3215, 3216, 3217, 3218, 3219])
    fixture.stage.reveal(3218, of: list)
    #expect(view.contentOffset.y == 321_550)
    fixture.stage.reveal(3219, of: list)  // half of it is visible
    #expect(view.contentOffset.y == 321_750)
    fixture.stage.reveal(4999, of: list)
    #expect(view.contentOffset.y == 500_000 - 400 && view.cellForItem(at: [1, 999]) != nil)
    fixture.stage.reveal(0, of: list)
    #expect(view.contentOffset.y == 0)
    #expect(!fixture.stage.reveal(5000, of: list) && !fixture.stage.reveal(-1, of: list))
  }

  @Test func anItemThatIsLongerThanTheScreenIsScrolledToItsBeginning() throws {
    let (fixture, _) = open([100])
    fixture.layout.itemHeight = 900
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    let list = try #require(fixture.stage.takeFindableLists().first?.id)
    fixture.stage.reveal(50, of: list)
    #expect(fixture.collectionView.contentOffset.y == 45_000)
  }

  @Test func whatIsFoundEndsAThrow() throws {
    let (fixture, _) = open([4000])
    fixture.stage.drag(from: CGPoint(x: 200, y: 380), to: CGPoint(x: 200, y: 80), duration: 0.1)
    fixture.stage.advance(by: 0.1)
    let list = try #require(fixture.stage.takeFindableLists().first?.id)
    fixture.stage.reveal(2000, of: list)
    fixture.stage.advance(by: 1)
    #expect(abs(fixture.collectionView.contentOffset.y - 199_850) < 0.001)
  }

  @Test func aRowIsScrolledAcross() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in rowSection() }
    let fixture = CompositionalFixture([40, 40, 40, 40, 40, 40, 40, 40, 40, 40], layout)
    fixture.collectionView.findDataSource = keep(Texts { "\($0.section).\($0.item)" })
    let list = try #require(fixture.stage.takeFindableLists().first?.id)
    fixture.stage.reveal(9 * 40 + 20, of: list)
    #expect(fixture.collectionView.contentOffset.y == 400)
    // The middle of 300 points.
    let row = try #require(fixture.scrollViews.last)
    #expect(row.contentOffset.x == 1900)
    #expect(fixture.collectionView.cellForItem(at: [9, 20]) != nil)
  }

  @Test func dataThatHaveChangedWithoutNoticeAreReported() throws {
    let (fixture, texts) = open([10, 10])
    var message = ""
    fixture.stage.updateFailurePolicy = .reportAndReload { message = $0 }
    let list = try #require(fixture.stage.takeFindableLists().first?.id)
    fixture.counts = [10, 4]
    #expect(fixture.stage.findableTexts(of: 8..<20, in: list).isEmpty)
    #expect(
      message
        == "The data source has 4 items in section 1, but the collection view was told of 10, when it was asked for texts to find. Report the change with insertItems(at:), deleteItems(at:) or reloadData()."
    )
    #expect(texts.asked == [[0, 8], [0, 9]])
    // They are reloaded.
    #expect(fixture.stage.takeFindableLists().map { $0.count } == [14])
    #expect(fixture.stage.findableTexts(of: 12..<20, in: list) == ["1.2", "1.3"])
    fixture.counts = [10]
    #expect(fixture.stage.findableTexts(of: 12..<13, in: list).isEmpty)
    #expect(message.contains("has 0 items in section 1"))
  }

  @Test func itemsWithoutATextAreEmptyAndADataSourceThatIsGoneIsNoOne() throws {
    let fixture = CollectionFixture([3])
    var texts: Texts? = Texts { $0.item == 1 ? nil : "text" }
    fixture.collectionView.findDataSource = texts
    let list = try #require(fixture.stage.takeFindableLists().first?.id)
    #expect(fixture.stage.findableTexts(of: 0..<3, in: list) == ["text", "", "text"])
    texts = nil
    #expect(fixture.stage.takeFindableLists().isEmpty)
    #expect(fixture.stage.findableTexts(of: 0..<3, in: list).isEmpty)
  }
}
