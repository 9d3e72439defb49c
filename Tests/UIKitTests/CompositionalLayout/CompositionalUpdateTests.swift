// Batch updates of compositional layouts: how what stays leaves the screen.

import Testing
import UIKit

@MainActor @Suite struct CompositionalUpdateTests {
  /// Remembers its answers about what disappears.
  private final class TellingLayout: UICollectionViewCompositionalLayout {
    private(set) var ends: [(asked: IndexPath, answer: UICollectionViewLayoutAttributes?)] = []

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let answer = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      ends.append((itemIndexPath, answer))
      return answer
    }
  }

  @Test func finalAttributesOfWhatLeavesTheScreenNameItAsItWasBefore() throws {
    let layout = TellingLayout(section: list(.absolute(60)))
    let fixture = CompositionalFixture([10], layout)
    fixture.counts = [12]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.insertItems(at: [[0, 0], [0, 1]]) })
    let end = try #require(layout.ends.first { $0.asked == [0, 6] }?.answer)
    #expect(end.frame == CGRect(x: 0, y: 480, width: 300, height: 60))
    #expect(end.indexPath == [0, 6])
  }

  @Test func anItemThatWasLiftedAndIsReleasedOffTheScreenFadesWhereItIsSeen() throws {
    let fixture = CompositionalFixture(30, list(.absolute(60)))
    let (view, stage) = (fixture.collectionView, fixture.stage)
    let cell = try #require(fixture.cell(5))
    fixture.counts = [25]
    view.performBatchUpdates({ view.deleteItems(at: (0..<5).map { IndexPath(item: $0, section: 0) }) })
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    fixture.scroll(to: 100)  // its place is above the screen, and it is still seen below that
    #expect(fixture.presented(cell).minY == 200)
    view.performBatchUpdates(nil)
    stage.advance(by: 0.05)
    #expect(cell.superview === view && cell.layer.presentationValues(at: stage.time).opacity > 0.5)
    stage.advance(by: 1)
    #expect(cell.superview == nil)
  }

  @Test func soDoesOneOutOfARowThatIsScrolled() throws {
    let fixture = CompositionalFixture(
      [5, 20], UICollectionViewCompositionalLayout { section, _ in section == 0 ? list(.absolute(60)) : rowSection() })
    let view = fixture.collectionView
    fixture.scrollRow(to: 150)
    let cell = try #require(fixture.cell(3, 1))
    fixture.counts = [0, 20]
    view.performBatchUpdates({ view.deleteItems(at: (0..<5).map { IndexPath(item: $0, section: 0) }) })
    #expect(view.beginInteractiveMovementForItem(at: [1, 3]))
    view.contentInset.bottom = 400
    fixture.scroll(to: 100)
    let seen = fixture.presented(cell)
    view.performBatchUpdates(nil)
    fixture.stage.advance(by: 0)
    #expect(cell.superview != nil && fixture.presented(cell) == seen)
  }
}
