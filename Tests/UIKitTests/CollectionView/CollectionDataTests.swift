import Stage
import Testing
import UIKit

/// Counts, reloading, other layouts, other data.
@MainActor @Suite struct CollectionDataTests {
  @Test func noDataIsNoElementsAndNoTrouble() {
    for counts in [[], [0], [0, 0]] as [[Int]] {
      let fixture = CollectionFixture(counts)
      #expect(fixture.collectionView.numberOfSections == counts.count)
      #expect(fixture.items().isEmpty && fixture.collectionView.visibleCells.isEmpty)
      fixture.stage.tap(at: CGPoint(x: 200, y: 200))
      fixture.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100), duration: 0.1)
      fixture.animate(itemHeight: 50)
      fixture.stage.advance(by: 2)
      #expect(fixture.collectionView.contentOffset == .zero)
    }
  }

  /// As many as there can be: more are a mistake.
  @Test func aBillionItemsAreShown() {
    let flow = FlowFixture([400_000_000, 600_000_000], size: CGSize(width: 400, height: 400))
    flow.layOut()
    #expect(flow.frame(599_999_999, 1)?.minX == 350)
    // Seven in a line, 60 points from one to the next.
    let last = CompositionalFixture([1_000_000_000], UICollectionViewCompositionalLayout(section: list(.absolute(50))))
    #expect(last.frame(999_999_999)?.minY == 49_999_999_950)
  }

  @Test func withoutADataSourceNothingIsShown() {
    let screen = Screen()
    let collectionView = UICollectionView(frame: screen.view.bounds, collectionViewLayout: ListLayout())
    _ = screen.add(collectionView)
    #expect(collectionView.numberOfSections == 0 && collectionView.visibleCells.isEmpty)
  }

  @Test func theDataSourceIsNotRetained() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
      }
    }
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
    do {
      let source = Source()
      collectionView.dataSource = source
      #expect(collectionView.dataSource === source)
    }
    #expect(collectionView.dataSource == nil)
  }

  @Test func sectionsFollowEachOther() {
    let fixture = CollectionFixture([2, 0, 1, 5])
    #expect(fixture.collectionView.numberOfSections == 4)
    #expect(fixture.collectionView.numberOfItems(inSection: 3) == 5)
    #expect(
      fixture.items(section: 0) == [0, 1] && fixture.items(section: 2) == [0] && fixture.items(section: 3) == [0])
    #expect(
      fixture.collectionView.indexPathsForVisibleItems == [
        IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 2),
        IndexPath(item: 0, section: 3),
      ])
  }

  @Test func countsAreAskedForOnceUntilTheDataIsReloaded() {
    let fixture = CollectionFixture([3])
    fixture.counts = [2]
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items() == [0, 1, 2])
    fixture.collectionView.reloadData()
    #expect(fixture.collectionView.numberOfItems(inSection: 0) == 2)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items() == [0, 1])
  }

  @Test func reloadingForgetsTheSelectionAndBringsTheOffsetIntoRange() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    fixture.collectionView.contentOffset.y = 5000
    fixture.stage.advance(by: 0.1)
    fixture.counts = [10]
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.contentOffset.y == 600)
    #expect(fixture.items() == [6, 7, 8, 9])
    #expect(fixture.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func reloadingUsesTheSameCellsAgain() {
    let fixture = CollectionFixture([100])
    let before = fixture.cells
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.cells == before && fixture.items() == [0, 1, 2, 3])
  }

  @Test func anotherLayoutTakesOver() {
    let fixture = CollectionFixture([100])
    let cell = fixture.cell(0)
    let other = ListLayout()
    other.itemHeight = 50
    fixture.collectionView.collectionViewLayout = other
    #expect(fixture.layout.collectionView == nil && other.collectionView === fixture.collectionView)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items() == Array(0...7))
    #expect(fixture.cell(0) === cell && fixture.cell(0)!.frame.height == 50)
    #expect(fixture.collectionView.contentSize.height == 5000)
    fixture.clear()
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.layout.log.isEmpty)
  }

  @Test func attributesOfItemsOffScreenAreTheLayouts() {
    let fixture = CollectionFixture([100])
    fixture.layout.itemHeight = 10
    fixture.layout.invalidateLayout()
    let attributes = fixture.collectionView.layoutAttributesForItem(at: IndexPath(item: 99, section: 0))
    #expect(attributes?.frame == CGRect(x: 0, y: 990, width: 400, height: 10))
    #expect(fixture.collectionView.layoutAttributesForItem(at: IndexPath(item: 100, section: 0)) == nil)
  }

  @Test func cellsAndIndexPathsFindEachOther() {
    let fixture = CollectionFixture([100])
    let path = IndexPath(item: 2, section: 0)
    #expect(fixture.collectionView.indexPath(for: fixture.collectionView.cellForItem(at: path)!) == path)
    #expect(fixture.collectionView.cellForItem(at: IndexPath(item: 50, section: 0)) == nil)
    #expect(fixture.collectionView.indexPath(for: UICollectionViewCell()) == nil)
  }

  @Test func aLayoutMayChangeItsAttributesInPlace() {
    final class InPlaceLayout: UICollectionViewLayout {
      let kept = (0..<3).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: item * 50, width: 100, height: 50)
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { kept }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        kept[indexPath.item]
      }
    }
    let fixture = CollectionFixture([3])
    let layout = InPlaceLayout()
    fixture.collectionView.collectionViewLayout = layout
    fixture.stage.advance(by: 0.1)
    layout.kept[1].frame.origin.x = 70
    layout.kept[1].zIndex = 5
    layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.cell(1)!.frame == CGRect(x: 70, y: 50, width: 100, height: 50))
    #expect(fixture.collectionView.subviews.last === fixture.cell(1))
  }
}
