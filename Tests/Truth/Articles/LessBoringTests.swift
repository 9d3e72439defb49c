@testable import Gallery
import Stage
import Testing
import UIKit

/// The sentences of the second article, "Animating Items in a UICollectionView", on its own layout.
@MainActor struct LessBoringTests {
  /// The article's layout, with a log of its calls.
  final class LoggedLayout: LessBoringFlowLayout {
    var log: [String] = []

    override func prepare() {
      log.append("prepare")
      super.prepare()
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      log.append("updates \(updateItems.count)")
      super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func finalizeCollectionViewUpdates() {
      log.append("finalize")
      super.finalizeCollectionViewUpdates()
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      log.append("prepare bounds")
      super.prepare(forAnimatedBoundsChange: oldBounds)
    }

    override func finalizeAnimatedBoundsChange() {
      log.append("finalize bounds")
      super.finalizeAnimatedBoundsChange()
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(path.section).\(path.item)")
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("final \(path.section).\(path.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }
  }

  private func screen(_ counts: [Int]) -> (ArticleScreen, LoggedLayout) {
    let layout = LoggedLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    let screen = ArticleScreen(counts, layout: layout)
    layout.log = []
    return (screen, layout)
  }

  @Test func deletingTheSecondOfThreeTakesTheStepsOfTheArticle() {
    let (screen, layout) = screen([3])
    screen.counts = [2]
    screen.collectionView.deleteItems(at: [[0, 1]])
    #expect(
      layout.log == ["prepare", "updates 1", "final 0.1", "final 0.2", "initial 0.1", "finalize"])
  }

  @Test func insertingMovesWhatFollows() {
    let (screen, layout) = screen([2])
    screen.counts = [3]
    screen.collectionView.insertItems(at: [[0, 1]])
    #expect(
      layout.log == ["prepare", "updates 1", "final 0.1", "initial 0.1", "initial 0.2", "finalize"])
  }

  @Test func reloadingDisappearsAndAppearsInPlace() {
    let (screen, layout) = screen([2])
    screen.collectionView.reloadItems(at: [[0, 1]])
    #expect(layout.log == ["prepare", "updates 1", "final 0.1", "initial 0.1", "finalize"])
  }

  @Test func movingIsAnUpdateOfItsOwn() {
    let (screen, layout) = screen([2])
    screen.collectionView.moveItem(at: [0, 0], to: [0, 1])
    #expect(
      layout.log == ["prepare", "updates 1", "final 0.0", "final 0.1", "initial 0.0", "initial 0.1", "finalize"])
  }

  @Test func sectionUpdatesHaveNoItem() {
    final class Recorder: LessBoringFlowLayout {
      var items: [UICollectionViewUpdateItem] = []

      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        items = updateItems
        super.prepare(forCollectionViewUpdates: updateItems)
      }
    }
    let layout = Recorder()
    let screen = ArticleScreen([2], layout: layout)
    screen.counts = [2, 3]
    screen.collectionView.insertSections([1])
    #expect(layout.items.map { $0.indexPathAfterUpdate?.item } == [NSNotFound])
    #expect(layout.items.map { $0.indexPathAfterUpdate?.section } == [1])
  }

  @Test func anAnimatedChangeOfBoundsAsksForWhatPersistsBetweenPrepareAndFinalize() {
    let (screen, layout) = screen([2])
    UIView.animate(withDuration: 0.3) { screen.collectionView.frame.size.width = 100 }
    #expect(
      layout.log == [
        "prepare", "prepare bounds", "final 0.0", "final 0.1", "initial 0.0", "initial 0.1", "finalize bounds",
      ])
  }

  // MARK: Looks

  @Test func aNewSwatchGrowsInPlace() throws {
    let (screen, _) = screen([2])
    screen.counts = [3]
    screen.collectionView.insertItems(at: [[0, 1]])
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 1]))
    screen.stage.advance(by: 0)
    #expect(abs(screen.presentedFrame(of: cell).width - 8) < 1e-9)
    screen.stage.advance(by: 1)
    #expect(screen.presentedFrame(of: cell).width == 80)
  }

  @Test func aDeletedSwatchFallsOffTheBottomAndFades() throws {
    let (screen, _) = screen([3])
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 1]))
    screen.counts = [2]
    screen.collectionView.deleteItems(at: [[0, 1]])
    screen.stage.advance(by: 0.2)
    #expect(screen.presentedFrame(of: cell).minY > 200 && screen.presentedOpacity(of: cell) < 0.7)
    screen.stage.advance(by: 1)
    #expect(cell.superview == nil || cell.isHidden)
  }

  @Test func aNewSectionFliesInFromTheLeft() throws {
    let (screen, _) = screen([2])
    screen.counts = [2, 3]
    screen.collectionView.insertSections([1])
    let cell = try #require(screen.collectionView.cellForItem(at: [1, 0]))
    screen.stage.advance(by: 0)
    #expect(screen.presentedFrame(of: cell).minX == -400)
    screen.stage.advance(by: 1)
    #expect(screen.presentedFrame(of: cell).minX == 0)
  }

  @Test func aDeletedSwatchTurnsByAFifthOfAHalfTurn() throws {
    final class Recorder: LessBoringFlowLayout {
      var end: UICollectionViewLayoutAttributes?

      override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        end = super.finalLayoutAttributesForDisappearingItem(at: path)
        return end
      }
    }
    let layout = Recorder()
    let screen = ArticleScreen([1], layout: layout)
    screen.counts = [0]
    screen.collectionView.deleteItems(at: [[0, 0]])
    let end = try #require(layout.end)
    #expect(abs(atan2(end.transform.b, end.transform.a) - 0.2 * .pi) < 1e-9)
    #expect(end.transform.ty == 800 && end.alpha == 0)
  }

  @Test func aBoringLayoutFadesInPlace() throws {
    let (screen, layout) = screen([2])
    layout.isBoring = true
    screen.counts = [3]
    screen.collectionView.insertItems(at: [[0, 1]])
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 1]))
    screen.stage.advance(by: 0)
    #expect(screen.presentedFrame(of: cell).width == 80 && screen.presentedOpacity(of: cell) == 0)
  }

  // MARK: Headers

  private func screenWithHeaders(_ counts: [Int]) -> (ArticleScreen, LoggedLayout) {
    let layout = LoggedLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.headerReferenceSize = CGSize(width: 0, height: 25)
    return (ArticleScreen(counts, layout: layout), layout)
  }

  private func header(_ section: Int, _ screen: ArticleScreen) throws -> UICollectionReusableView {
    let kind = UICollectionView.elementKindSectionHeader
    return try #require(screen.collectionView.supplementaryView(forElementKind: kind, at: [section, 0]))
  }

  @Test func theHeaderOfANewSectionFliesInFromTheLeft() throws {
    let (screen, _) = screenWithHeaders([2])
    screen.counts = [2, 0]
    screen.collectionView.insertSections([1])
    screen.stage.advance(by: 0)
    #expect(screen.presentedFrame(of: try header(1, screen)).minX == -400)
  }

  @Test func theHeaderOfADeletedSectionFallsLikeItsCells() throws {
    let (screen, _) = screenWithHeaders([2, 2])
    let header = try header(0, screen)
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 0]))
    screen.counts = [2]
    screen.collectionView.deleteSections([0])
    screen.stage.advance(by: 0.15)
    for view in [header, cell] {
      #expect(screen.presentedFrame(of: view).midY > 200 && screen.presentedOpacity(of: view) < 0.8)
    }
  }

  @Test func headersOfOtherSectionsMoveFromWhereTheyWere() throws {
    let (screen, _) = screenWithHeaders([2, 2, 2])
    let moving = try header(2, screen)
    let old = moving.frame.minY
    screen.counts = [2, 2]
    screen.collectionView.deleteSections([1])
    #expect(try header(1, screen) === moving)
    screen.stage.advance(by: 0)
    #expect(screen.presentedFrame(of: moving).minY == old)
    screen.stage.advance(by: 1)
    #expect(moving.frame.minY == old / 2)
    #expect(screen.presentedOpacity(of: moving) == 1)
  }

  @Test func aHeaderWhoseSectionKeepsItsSizeStaysInPlace() throws {
    let (screen, _) = screenWithHeaders([2, 2])
    let header = try header(1, screen)
    let place = header.frame
    screen.counts = [3, 2]
    screen.collectionView.insertItems(at: [[0, 0]])
    for _ in 0..<20 {
      #expect(screen.presentedFrame(of: header) == place)
      screen.stage.advance(by: 1.0 / 60)
    }
  }

  // MARK: The controller

  @Test func itStartsWithOneEmptySectionThatCannotBeDeleted() throws {
    let controller = LessBoringViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    #expect(controller.sections == [[]])
    let player = ScriptPlayer(stage: stage)
    try player.play(Script(json: "[{\"tapItem\": [0, 0]}, {\"wait\": 1}, {\"tapItem\": [0, 1]}, {\"wait\": 1}]"))
    #expect(controller.sections == [[0, 1]])
    try player.play(Script(json: "[{\"tapItem\": [0, 0]}, {\"wait\": 1}]"))
    #expect(controller.sections == [[1]])
    #expect(throws: (any Error).self) { try player.play(Script(json: "[{\"press\": \"Delete\"}]")) }
  }

  @Test func afterASectionUpdateTheHeadersHaveTheirNumbers() throws {
    let controller = LessBoringViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    let player = ScriptPlayer(stage: stage)
    func titles() -> [String] {
      stage.scene.nodes.compactMap { $0.text?.string }.filter { $0.hasPrefix("Section") }.sorted()
    }
    for _ in 0..<2 { try player.play(Script(json: "[{\"press\": \"Add section\"}, {\"wait\": 1}]")) }
    #expect(titles() == ["Section 1", "Section 2", "Section 3"])
    try player.play(Script(json: "[{\"press\": \"Delete\"}, {\"wait\": 1}]"))
    #expect(titles() == ["Section 1", "Section 2"])
  }
}
