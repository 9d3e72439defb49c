import Stage
import Testing
import UIKit

/// Who is in front: by zIndex, then cells, supplementary and decoration views, then index path.
@MainActor @Suite struct StackingTests {
  private func order(_ fixture: CollectionFixture) -> [Int] {
    fixture.collectionView.subviews.compactMap { ($0 as? DiaryCell)?.shownAttributes?.indexPath.item }
  }

  @Test func cellsStandInTheOrderOfTheirIndexPathsHoweverTheyCome() {
    let fixture = CollectionFixture([100])
    #expect(order(fixture) == [0, 1, 2, 3])
    fixture.collectionView.contentOffset.y = 1000
    fixture.stage.advance(by: 0.1)
    fixture.collectionView.contentOffset.y = 850
    fixture.stage.advance(by: 0.1)
    #expect(order(fixture) == [8, 9, 10, 11, 12])
  }

  @Test func moreZIndexIsInFront() {
    let layout = ListLayout()
    layout.zIndex = { [3, 0, 2, 0][$0.item] }
    let fixture = CollectionFixture([4], layout: layout)
    #expect(order(fixture) == [1, 3, 2, 0])
  }

  @Test func aNewZIndexMovesAView() {
    let fixture = CollectionFixture([4])
    fixture.layout.zIndex = { $0.item == 1 ? 5 : 0 }
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(order(fixture) == [0, 2, 3, 1])
    fixture.layout.zIndex = { $0.item == 1 ? -5 : 0 }
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(order(fixture) == [1, 0, 2, 3])
  }

  @Test func amongEqualsCellsAreBehindSupplementaryAndThoseBehindDecorationViews() {
    final class Layout: UICollectionViewLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let path = IndexPath(item: 0, section: 0)
        let all = [
          UICollectionViewLayoutAttributes(forDecorationViewOfKind: "frame", with: path),
          UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path),
          UICollectionViewLayoutAttributes(forCellWith: path),
        ]
        for attributes in all { attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
        return all
      }
    }
    let fixture = CollectionFixture([1])
    let layout = Layout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "frame")
    fixture.collectionView.collectionViewLayout = layout
    fixture.stage.advance(by: 0.1)
    let categories = fixture.collectionView.subviews.compactMap {
      ($0 as? UICollectionReusableView)?.shownAttributes?.representedElementCategory
    }
    #expect(categories == [.cell, .supplementaryView, .decorationView])
  }

  @Test func theBackgroundViewIsBehindAndFillsTheView() {
    let fixture = CollectionFixture([100])
    let background = UIView()
    fixture.collectionView.backgroundView = background
    fixture.collectionView.contentOffset.y = 500
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 500, width: 400, height: 400))
    fixture.collectionView.contentOffset.y = 450
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.subviews.first === background)
    fixture.collectionView.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func theFrontmostItemIsFoundAtAPoint() {
    let layout = ListLayout()
    layout.zIndex = { $0.item == 0 ? 1 : 0 }
    let fixture = CollectionFixture([4], layout: layout)
    #expect(fixture.collectionView.indexPathForItem(at: CGPoint(x: 10, y: 150)) == IndexPath(item: 1, section: 0))
    fixture.cell(0)!.frame.size.height = 200
    #expect(fixture.collectionView.indexPathForItem(at: CGPoint(x: 10, y: 150)) == IndexPath(item: 0, section: 0))
    #expect(fixture.collectionView.indexPathForItem(at: CGPoint(x: 10, y: 450)) == nil)
  }

  /// The deleted cell and the one that takes its index path, back to front, by what they were before.
  private func order(_ fixture: CollectionFixture, _ cells: [Int], update: @escaping () -> Void) throws -> [Int] {
    let views = try cells.map { try #require(fixture.cell($0)) }
    fixture.collectionView.performBatchUpdates(update)
    return fixture.collectionView.subviews.compactMap { view in views.firstIndex { $0 === view }.map { cells[$0] } }
  }

  @Test func aDeletedCellStaysBehindTheOneFromInFrontThatTakesItsIndexPath() throws {
    let fixture = CollectionFixture([4])
    let order = try order(fixture, [0, 1]) {
      fixture.counts = [3]
      fixture.collectionView.deleteItems(at: [[0, 0]])
    }
    #expect(order == [0, 1])
  }

  @Test func aDeletedCellStaysInFrontOfTheOneFromBehindThatTakesItsIndexPath() throws {
    let fixture = CollectionFixture([4])
    let order = try order(fixture, [0, 1]) {
      fixture.collectionView.insertItems(at: [[0, 0]])
      fixture.collectionView.deleteItems(at: [[0, 1]])
    }
    #expect(order == [0, 1])
  }
}
