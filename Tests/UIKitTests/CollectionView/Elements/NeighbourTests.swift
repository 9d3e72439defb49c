import QuartzCore
import Stage
import Testing
import UIKit

/// Scrolling while others move: what comes in is where it would be if it had been there all along.
@MainActor @Suite struct NeighbourTests {
  /// The top of a cell as it is seen, in content coordinates.
  private func top(_ fixture: CollectionFixture, _ item: Int) -> Double? {
    fixture.cell(item).map { fixture.screen.seen($0).frame.minY }
  }

  private func bottom(_ fixture: CollectionFixture, _ item: Int) -> Double? {
    fixture.cell(item).map { fixture.screen.seen($0).frame.maxY }
  }

  @Test func aCellThatScrollsInDuringAnUpdateMovesAlong() throws {
    let fixture = CollectionFixture([100])
    fixture.counts = [101]
    fixture.collectionView.insertItems(at: [[0, 0]])
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    for step in 1...8 {
      fixture.collectionView.contentOffset.y = CGFloat(step) * 90
      fixture.stage.advance(by: 0.03)
      let behind = 100 * (1 - curve.progress(at: Double(step) * 0.1))
      // The fourth was pushed off the screen, and goes back from where it was seen: ReturningElementTests.
      for item in fixture.items() where item > 0 && item != 4 {
        #expect(isNear(try #require(top(fixture, item)), Double(item) * 100 - behind, 1e-6), "item \(item)")
      }
    }
    fixture.stage.advance(by: 0.1)
    #expect(top(fixture, 8) == 800)
    #expect(fixture.cell(8)?.layer.animationKeys() == nil)
  }

  @Test(arguments: [(100.0, 160.0), (160.0, 100.0)])
  func cellsNeitherOverlapNorLeaveGapsWhenAllChangeTheirHeight(from: Double, to: Double) throws {
    let fixture = CollectionFixture([200])
    fixture.layout.itemHeight = from
    fixture.layout.invalidateLayout()
    fixture.collectionView.contentOffset.y = from
    fixture.stage.advance(by: 0.1)
    fixture.layout.initial = { path, layout in
      let attributes = layout.cell(path)
      attributes.frame = CGRect(x: 0, y: Double(path.item) * from, width: 400, height: from)
      return attributes
    }
    let down = fixture.stage.time
    fixture.animate(itemHeight: to)
    for step in 1...30 {
      fixture.collectionView.contentOffset.y += step < 15 ? 70 : -70
      fixture.stage.advance(by: 0.02)
      let progress = fixture.stage.time - down
      let items = fixture.items()
      for (item, next) in zip(items, items.dropFirst()) {
        #expect(isNear(try #require(bottom(fixture, item)), try #require(top(fixture, next)), 1e-6))
      }
      let height = from + (to - from) * progress
      #expect(isNear(fixture.screen.seen(try #require(fixture.cell(items[0]))).bounds.height, height, 1e-6))
    }
  }

  /// Rows of 60 points, one of which may be unfolded.
  @MainActor private final class Unfolding: NSObject, UICollectionViewDelegateFlowLayout {
    var unfolded: Int?
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      let length: CGFloat = path.item == unfolded ? 300 : 60
      let isHorizontal = (layout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
      return isHorizontal ? CGSize(width: length, height: 320) : CGSize(width: 320, height: length)
    }
  }

  @Test(arguments: [false, true], [(false, false), (false, true), (true, false), (true, true)])
  func aRowThatComesInBesideOneThatUnfoldsKeepsItsLength(
    isHorizontal: Bool, change: (folds: Bool, isAfter: Bool)
  ) throws {
    let (folds, isAfter) = change
    let (layout, rows) = (UICollectionViewFlowLayout(), Unfolding())
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    rows.unfolded = folds ? 10 : nil
    let fixture = FlowFixture([40], size: CGSize(width: 320, height: 320), layout: layout, delegate: rows)
    let stage = Stage(size: CGSize(width: 320, height: 320), rootViewController: fixture)
    let view = fixture.collectionView
    func span(_ frame: CGRect) -> ClosedRange<CGFloat> {
      isHorizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
    }
    func scroll(to offset: CGFloat) {
      view.contentOffset = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
      view.layoutIfNeeded()
    }
    func seen(_ item: Int) throws -> ClosedRange<CGFloat> {
      span(try #require(view.cellForItem(at: [0, item])).layer.presentationValues(at: stage.time).frame)
    }
    scroll(to: isAfter ? 340 : 600)
    stage.advance(by: 0.1)
    rows.unfolded = folds ? nil : 10
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      layout.invalidateLayout()
      view.layoutIfNeeded()
    }
    let newcomer = isAfter ? 11 : 9
    #expect(view.cellForItem(at: [0, newcomer]) == nil)
    stage.advance(by: 0.1)
    scroll(to: isAfter ? folds ? 560 : 620 : 400)  // a row that does not grow stays on the screen
    for step in 1...3 {
      let unfolded = try seen(10)
      let row = try seen(newcomer)
      #expect(isNear(row.upperBound - row.lowerBound, 60, 1e-6), "step \(step)")
      let distance = isAfter ? row.lowerBound - unfolded.upperBound : unfolded.lowerBound - row.upperBound
      #expect(abs(distance) < 1e-6)
      stage.advance(by: 0.1)
    }
  }

  /// Each newcomer is handed on all that its neighbour was handed, and where cells grow also what pushes it.
  @Test(arguments: [UIView.AnimationOptions.curveLinear, .curveEaseIn])
  func manyUpdatesAtOnceLeaveOneAnimationForEachMovement(curve: UIView.AnimationOptions) throws {
    let fixture = CollectionFixture([400])
    fixture.stage.advance(by: 0.1)
    var height = 100.0
    for _ in 1...20 {
      height += 5
      fixture.animate(itemHeight: height, options: curve)
      fixture.collectionView.contentOffset.y += 250
      fixture.collectionView.layoutIfNeeded()
    }
    fixture.collectionView.contentOffset.y += 350
    fixture.collectionView.layoutIfNeeded()
    let items = fixture.items()
    #expect(items.count > 1)
    let newest = try #require(items.last)
    let newcomer = try #require(fixture.cell(newest))
    #expect(newcomer.layer.animationKeys()?.count == 2)
    for (item, next) in zip(items, items.dropFirst()) {
      #expect(isNear(try #require(bottom(fixture, item)), try #require(top(fixture, next)), 1e-6))
    }
  }

  /// The only other header is above the inserted item, and stands still.
  @Test func aHeaderThatScrollsInMovesAlongWithTheCellBeforeIt() throws {
    let layout = ListLayout()
    layout.headerHeight = 40
    let fixture = CollectionFixture([5, 5], layout: layout)
    fixture.counts = [6, 5]
    fixture.collectionView.insertItems(at: [[0, 1]])
    fixture.stage.advance(by: 0.1)
    fixture.collectionView.contentOffset.y = 300
    fixture.collectionView.layoutIfNeeded()
    let header = try #require(
      fixture.collectionView.supplementaryView(forElementKind: "header", at: [1, 0]) as UIView?)
    for _ in 1...15 {
      let last = try #require(bottom(fixture, 5))
      #expect(isNear(fixture.screen.seen(header).frame.minY, last, 1e-6))
      fixture.stage.advance(by: 1.0 / 60)
    }
    #expect(fixture.screen.seen(header).frame.minY == 640)
  }

  /// A pinned header covers cells, which move below it.
  @Test func aHeaderThatCoversCellsDoesNotMoveAlong() throws {
    let layout = ListLayout()
    layout.headerHeight = 40
    let fixture = CollectionFixture([5, 5], layout: layout)
    var isPinned = false
    layout.extra = { layout in
      guard isPinned else { return [] }
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [1, 1])
      attributes.frame = CGRect(x: 0, y: 330, width: 400, height: 40)
      return [attributes]
    }
    fixture.counts = [6, 5]
    fixture.collectionView.insertItems(at: [[0, 1]])
    fixture.stage.advance(by: 0.1)
    isPinned = true
    layout.invalidateLayout()
    fixture.collectionView.contentOffset.y = 100
    fixture.collectionView.layoutIfNeeded()
    let header = try #require(
      fixture.collectionView.supplementaryView(forElementKind: "header", at: [1, 1]) as UIView?)
    #expect(fixture.screen.seen(header).frame.minY == 330)
  }

  @Test func aMovedCellTakesNobodyAlong() throws {
    let fixture = CollectionFixture([100])
    fixture.collectionView.moveItem(at: [0, 0], to: [0, 3])
    fixture.stage.advance(by: 0.1)
    fixture.collectionView.contentOffset.y = 300
    fixture.stage.advance(by: 0.01)
    // Those after the moved one stand still, and the nearest that moves like its neighbours is above it.
    #expect(fixture.cell(3) != nil)
    let moved = try #require(top(fixture, 3))
    let newcomer = try #require(top(fixture, 4))
    #expect(newcomer - 400 != moved - 300)
  }

  @Test func inAGridAnElementFollowsTheOneInItsColumn() throws {
    let fixture = FlowFixture([100], size: CGSize(width: 320, height: 300))
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    fixture.counts = [105]  // a whole line of five
    fixture.collectionView.insertItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
    stage.advance(by: 0.1)
    fixture.scroll(to: 240)
    let behind = 60 * (1 - CAMediaTimingFunction(name: .easeInEaseOut).progress(at: 1.0 / 3))
    // The line that was pushed off the screen goes back from where it was seen: ReturningElementTests.
    for path in fixture.collectionView.indexPathsForVisibleItems where !(25..<30).contains(path.item) {
      let cell = try #require(fixture.collectionView.cellForItem(at: path))
      let seen = cell.layer.presentationValues(at: stage.time).position
      #expect(isNear(seen, CGPoint(x: cell.center.x, y: cell.center.y - behind), 1e-6))
    }
  }
}
