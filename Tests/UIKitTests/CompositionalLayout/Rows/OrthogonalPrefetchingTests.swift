import Stage
import TestSupport
import Testing
import UIKit

/// What is prefetched where the content scrolls one way and its rows the other.
@MainActor @Suite struct OrthogonalPrefetchingTests {
  /// Knows what it was asked for and what became of that.
  private final class Ledger: NSObject, UICollectionViewDataSourcePrefetching {
    /// Asked for, and neither shown nor called off.
    private(set) var open: Set<IndexPath> = []
    private(set) var mistakes: [String] = []
    private(set) var askedCount = 0
    private(set) var cancelledCount = 0

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      let seen = Set(collectionView.indexPathsForVisibleItems)
      for path in indexPaths {
        askedCount += 1
        if !open.insert(path).inserted { mistakes.append("\(path) is asked for twice") }
        if seen.contains(path) { mistakes.append("\(path) is on screen") }
        if path.item >= collectionView.numberOfItems(inSection: path.section) {
          mistakes.append("\(path) is not there")
        }
      }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      for path in indexPaths {
        cancelledCount += 1
        if open.remove(path) == nil { mistakes.append("\(path) is called off and was not asked for") }
      }
    }

    func show(_ paths: [IndexPath]) { open.subtract(paths) }
  }

  /// Rows of items that are 100 points wide and 40 high, in a window of 300 by 400 points.
  private func fixture(_ source: Ledger?) -> CompositionalFixture {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let fixture = CompositionalFixture(
      Array(repeating: 30, count: 60), UICollectionViewCompositionalLayout(section: section), width: 300, height: 400)
    fixture.collectionView.prefetchDataSource = source
    return fixture
  }

  @Test func contentThatScrollsAsksForWhatIsSeenOfTheRowsToCome() {
    let source = Ledger()
    let fixture = fixture(source)
    fixture.scroll(to: 10)
    // A row more came on screen; ten follow, and of each the three items that lie in the window.
    #expect(source.askedCount == 30)
    #expect(source.open.allSatisfy { $0.section > 10 && $0.section <= 21 && $0.item < 3 })
    #expect(source.mistakes.isEmpty)
  }

  @Test func aRowThatScrollsAfterASourceWasSetAsksAtOnce() {
    let source = Ledger()
    let fixture = fixture(nil)
    fixture.stage.advance(by: 1.0 / 60)
    // The row is known to be here, without a source.
    fixture.scrollViews[0].contentOffset.x = 50
    fixture.stage.advance(by: 1.0 / 60)
    fixture.collectionView.prefetchDataSource = source
    fixture.scrollViews[0].contentOffset.x = 60
    fixture.stage.advance(by: 1.0 / 60)
    #expect(source.open == Set((4...6).map { IndexPath(item: $0, section: 0) }))
    fixture.collectionView.prefetchDataSource = nil
    fixture.scrollViews[1].contentOffset.x = 60
    fixture.stage.advance(by: 1.0 / 60)
    #expect(source.askedCount == 3)
    #expect(source.mistakes.isEmpty)
  }

  @Test(arguments: 1...40) func everythingThatIsAskedForIsShownOrCalledOffAndNothingTwice(seed: UInt64) {
    var dice = Dice(seed: seed)
    let source = Ledger()
    let fixture = fixture(source)
    func settle() {
      fixture.stage.advance(by: 1.0 / 60)
      source.show(fixture.collectionView.indexPathsForVisibleItems)
    }
    settle()
    for _ in 0..<120 {
      if dice.roll(3) == 0 {
        let most = Int(fixture.collectionView.contentSize.height) - 400
        let y = Int(fixture.collectionView.contentOffset.y) + dice.roll(301) - 120
        fixture.collectionView.contentOffset.y = CGFloat(min(max(y, 0), most))
      } else if let row = fixture.scrollViews.dropFirst(dice.roll(10)).first {
        row.contentOffset.x = CGFloat(min(max(Int(row.contentOffset.x) + dice.roll(401) - 150, 0), 2700))
      }
      settle()
    }
    #expect(source.mistakes.isEmpty)
    #expect(source.askedCount > 50 && source.cancelledCount > 5)
    // What is still expected lies within a screen of what is seen, in its direction.
    let sections = fixture.collectionView.indexPathsForVisibleItems.map { $0.section }
    let near = (sections.min() ?? 0) - 11...(sections.max() ?? 0) + 11
    #expect(source.open.allSatisfy { near.contains($0.section) })
  }
}
