// Collection views that people read from right to left: layouts that are flipped, and flow layouts that are not.

import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

private final class FlippingFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class DelegateDiary: NSObject, UICollectionViewDelegate {
  var velocity = CGPoint.zero
  var selected: [IndexPath] = []
  var insetChanges = 0

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { self.velocity = velocity }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

@MainActor @Suite struct LayoutDirectionTests {
  /// A row of squares of 50 points, 10 points apart, in a view of 320 points.
  @MainActor private struct Row {
    let fixture: FlowFixture
    let stage: Stage
    let diary = DelegateDiary()
    var collectionView: UICollectionView { fixture.collectionView }

    init(
      _ count: Int, layout: UICollectionViewFlowLayout = FlippingFlowLayout(), isRightToLeft: Bool = true,
      safeAreaInsets: UIEdgeInsets = .zero
    ) {
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 50, height: 50)
      fixture = FlowFixture([count], size: CGSize(width: 320, height: 50), layout: layout, delegate: diary)
      if isRightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
      stage = Stage(
        size: CGSize(width: 320, height: 480), safeAreaInsets: safeAreaInsets, rootViewController: fixture)
    }

    /// Where a cell is seen on the screen, from the scene.
    func seen(_ item: Int) throws -> CGRect {
      let scene = stage.scene
      let cell = try #require(scene.cell(at: [0, item]))
      let list = try #require(scene.nodes.first { $0.id == cell.parent })
      return cell.frame.offsetBy(
        dx: list.frame.minX - list.bounds.minX, dy: list.frame.minY - list.bounds.minY)
    }
  }

  @Test func aLayoutIsLeftToRightAndDoesNotFlipUnlessItOverridesThat() {
    for layout in [UICollectionViewLayout(), UICollectionViewFlowLayout()] {
      #expect(layout.developmentLayoutDirection == .leftToRight)
      #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    }
  }

  @Test func theBoundsOriginIsKeptAtTheLeadingEdge() throws {
    let row = Row(100)
    #expect(row.collectionView.contentOffset == .zero)
    #expect(row.collectionView.bounds.origin == .zero)
    #expect(try row.seen(0) == CGRect(x: 270, y: 0, width: 50, height: 50))
    #expect(try row.seen(1).minX == 210)
    #expect(row.fixture.layout.layoutAttributesForItem(at: [0, 1])?.frame.minX == 60)
    #expect(row.collectionView.cellForItem(at: [0, 1])?.frame.minX == 60)
  }

  @Test func withoutFlippingAndInTheOwnDirectionNothingIsMirrored() throws {
    #expect(!UICollectionViewLayout().flipsHorizontallyInOppositeLayoutDirection)
    #expect(!UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
    #expect(UICollectionViewLayout().developmentLayoutDirection == .leftToRight)
    #expect(UICollectionViewFlowLayout().developmentLayoutDirection == .leftToRight)
    let row = Row(100, isRightToLeft: false)
    #expect(try row.seen(0).minX == 0)
    #expect(try row.seen(1).minX == 60)
  }

  @Test func pointsAreConvertedToWhereTheyAreSeen() throws {
    let row = Row(100)
    row.collectionView.contentOffset.x = 130
    row.stage.advance(by: 0.1)
    for item in [3, 5] {
      let cell = try #require(row.collectionView.cellForItem(at: [0, item]))
      #expect(try row.seen(item) == cell.convert(cell.bounds, to: nil))
      // What is in a cell is not mirrored.
      let corner = cell.convert(CGPoint(x: 10, y: 5), to: nil)
      #expect(try corner == CGPoint(x: row.seen(item).minX + 10, y: 5))
      #expect(cell.convert(corner, from: nil) == CGPoint(x: 10, y: 5))
    }
    #expect(row.collectionView.convert(CGPoint(x: 320, y: 0), from: nil) == CGPoint(x: 130, y: 0))
  }

  @Test func aTouchFindsTheCellUnderIt() {
    let row = Row(100)
    row.stage.tap(at: CGPoint(x: 295, y: 25))
    row.stage.tap(at: CGPoint(x: 55, y: 25))
    #expect(row.diary.selected == [[0, 0], [0, 4]])
  }

  @Test func aFingerToTheRightBringsWhatFollows() throws {
    let row = Row(100)
    row.stage.drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 200, y: 25), duration: 0.5)
    let offset = row.collectionView.contentOffset.x
    #expect(offset > 80 && offset <= 100)
    #expect(row.diary.velocity.x > 0.15 && row.diary.velocity.x < 0.25)
    let before = try row.seen(3).minX
    row.stage.advance(by: 0.1)
    #expect(row.collectionView.contentOffset.x > offset)
    #expect(try row.seen(3).minX > before)
  }

  @Test func wheelsAndArrowKeysGoWhereTheyPoint() {
    let row = Row(100)
    row.stage.scrollWheel(at: CGPoint(x: 100, y: 25), by: CGVector(dx: -70, dy: 0))
    #expect(row.collectionView.contentOffset.x == 70)
    row.stage.key("ArrowRight")
    #expect(row.collectionView.contentOffset.x == 30)
    row.stage.key("ArrowLeft")
    #expect(row.collectionView.contentOffset.x == 70)
  }

  @Test func anUpdateMovesCellsOnTheirMirroredWays() throws {
    let row = Row(3)
    row.fixture.counts = [4]
    row.collectionView.insertItems(at: [[0, 1]])
    var last = try row.seen(2).minX
    #expect(last == 210)
    for _ in 0..<20 {
      row.stage.advance(by: 1 / 60)
      let x = try row.seen(2).minX
      #expect(x <= last)
      last = x
    }
    #expect(last == 150)
    #expect(try row.seen(1).minX == 210)
  }

  @Test func aViewThatIsTurnedRoundShowsItsLayoutTheOtherWay() throws {
    let row = Row(100, isRightToLeft: false)
    row.collectionView.semanticContentAttribute = .forceRightToLeft
    row.stage.advance(by: 0.1)
    #expect(try row.seen(0).minX == 270)
    row.collectionView.semanticContentAttribute = .unspecified
    row.stage.advance(by: 0.1)
    #expect(try row.seen(0).minX == 0)
    row.stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    row.stage.advance(by: 0.1)
    #expect(try row.seen(0).minX == 270)
  }

  @Test func theSafeAreaOnTheLeftIsBehindTheContent() {
    let row = Row(100, safeAreaInsets: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
    #expect(row.collectionView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40))
    #expect(row.collectionView.contentOffset.x == 0)
    row.collectionView.scrollToItem(at: [0, 99], at: .right, animated: false)
    row.stage.advance(by: 0.1)
    #expect(row.collectionView.cellForItem(at: [0, 99])?.convert(.zero, to: nil).x == 40)
  }

  @Test func whatIsAtItsBeginningIsThereWhenTheViewWasTurnedRound() throws {
    let row = Row(100, isRightToLeft: false, safeAreaInsets: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
    #expect(row.collectionView.contentOffset.x == -40)
    #expect(try row.seen(0).minX == 40)
    let changes = row.diary.insetChanges
    row.collectionView.semanticContentAttribute = .forceRightToLeft
    row.stage.advance(by: 0.1)
    #expect(row.collectionView.adjustedContentInset.right == 40 && row.diary.insetChanges == changes + 1)
    #expect(row.collectionView.contentOffset.x == 0)
    #expect(try row.seen(0).maxX == 320)
  }

  // MARK: Flow layouts that are not flipped

  @Test func aFlowLayoutBreaksItsLinesFromRightToLeft() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    let fixture = FlowFixture([5], layout: layout)
    fixture.collectionView.semanticContentAttribute = .forceRightToLeft
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    let frames = (0..<5).compactMap { fixture.collectionView.cellForItem(at: [0, $0])?.frame.origin }
    #expect(
      frames == [
        CGPoint(x: 215, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 215, y: 60),
        CGPoint(x: 110, y: 60),
      ])
    let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 60, height: 200)) ?? []
    #expect(found.map { $0.indexPath } == [[0, 2]])
    _ = stage
  }

  @Test func aHorizontalFlowLayoutBeginsAtTheRightEndOfTheContent() throws {
    let row = Row(10, layout: UICollectionViewFlowLayout())
    #expect(row.collectionView.contentSize.width == 590)
    #expect(row.fixture.layout.layoutAttributesForItem(at: [0, 0])?.frame.minX == 540)
    #expect(row.collectionView.contentOffset.x == 0)
    #expect(try row.seen(9).minX == 0)
    row.collectionView.scrollToItem(at: [0, 0], at: .right, animated: false)
    row.stage.advance(by: 0.1)
    #expect(try row.seen(0).maxX == 320)
  }

  @Test func pinnedHeadersStayAtTheRightEdgeOfAHorizontalFlowLayout() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 30, height: 50)
    layout.sectionHeadersPinToVisibleBounds = true
    let row = Row(20, layout: layout)
    row.collectionView.contentOffset.x = 500
    row.stage.advance(by: 0.1)
    let header = try #require(
      row.collectionView.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
    #expect(header.convert(header.bounds, to: nil).maxX == 320)
  }
}
