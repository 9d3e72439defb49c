import Testing
import UIKit

/// The sentences of the second article, "Animating Items in a UICollectionView", on its own layout.
@MainActor struct LessBoringFlowLayoutTests {
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
}
