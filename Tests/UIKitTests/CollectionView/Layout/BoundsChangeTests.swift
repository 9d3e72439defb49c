import Stage
import Testing
import UIKit

/// Measures anew only when it was invalidated with another width than the one it knows.
private final class WidthLayout: UICollectionViewFlowLayout {
  private(set) var width: CGFloat?
  private var isStale = true

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if collectionView?.bounds.width != width { isStale = true }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    if isStale { width = collectionView?.bounds.width }
    isStale = false
  }
}

/// What changes of bounds ask of the layout, animated and not.
@MainActor @Suite struct BoundsChangeTests {
  // MARK: Adjustments

  @Test func aContextForABoundsChangeMovesTheOffsetOnce() {
    let layout = ListLayout()
    layout.invalidatesOnScroll = true
    let fixture = CollectionFixture([100], layout: layout)
    layout.context = { _ in
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 10)
      context.contentSizeAdjustment = CGSize(width: 0, height: 60)
      return context
    }
    fixture.collectionView.contentOffset.y = 100
    #expect(fixture.collectionView.contentOffset.y == 110)
    #expect(fixture.collectionView.contentSize.height == 10_060)
    fixture.collectionView.contentOffset.y = 200
    #expect(fixture.collectionView.contentOffset.y == 210)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items() == [2, 3, 4, 5, 6])
    #expect(fixture.collectionView.contentSize.height == 10_000)  // as the layout says, once it is asked
  }

  @Test func anAdjustmentOutsideOfABoundsChangeMayCauseOneItself() {
    let layout = ListLayout()
    layout.invalidatesOnScroll = true
    let fixture = CollectionFixture([100], layout: layout)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    layout.context = { _ in context }
    layout.invalidateLayout(with: context)
    #expect(fixture.collectionView.contentOffset.y == 50)
  }

  @Test func whatAContextAddsIsNotLostWhileAFingerOrAThrowMovesTheContent() {
    let layout = ListLayout()
    layout.invalidatesOnScroll = true
    let fixture = CollectionFixture([100], layout: layout)
    var additions: [CGFloat] = []
    layout.context = { _ in
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: additions.popLast() ?? 0)
      return context
    }
    func offset(after action: () -> Void) -> CGFloat {
      action()
      return fixture.collectionView.contentOffset.y
    }
    let stage = fixture.stage
    stage.touchDown(at: CGPoint(x: 100, y: 300))
    stage.touchMove(to: CGPoint(x: 100, y: 250))
    let before = fixture.collectionView.contentOffset.y
    additions = [500]
    #expect(isNear(Double(offset { stage.touchMove(to: CGPoint(x: 100, y: 240)) }), Double(before) + 510))
    stage.advance(by: 0.02)
    #expect(isNear(Double(offset { stage.touchMove(to: CGPoint(x: 100, y: 220)) }), Double(before) + 530))
    stage.touchUp()
    stage.advance(by: 0.05)
    let thrown = fixture.collectionView.contentOffset.y
    additions = [1000]
    #expect(offset { stage.advance(by: 0.02) } > thrown + 1000)
    #expect(offset { stage.advance(by: 0.02) } > thrown + 1000)
  }

  @Test func anOverrideThatChangesTheAdjustmentOnTheWayHasTheLastWord() {
    let layout = ListLayout()
    layout.invalidatesOnScroll = true
    let fixture = CollectionFixture([100], layout: layout)
    var prepared: [CGFloat] = []
    layout.context = { _ in
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = 10
      return context
    }
    layout.onInvalidation = { $1.contentOffsetAdjustment.y += 5 }
    layout.onPrepare = { prepared.append(fixture.collectionView.contentOffset.y) }
    fixture.collectionView.contentOffset.y = 100
    #expect(fixture.collectionView.contentOffset.y == 115)
    fixture.stage.advance(by: 0.1)
    #expect(prepared == [115])
  }

  // MARK: Which bounds the layout sees

  @Test func theLayoutIsAskedWithTheOldBoundsAndInvalidatedWithTheNewOnes() {
    let layout = ListLayout()
    layout.invalidatesOnScroll = true
    let fixture = CollectionFixture([100], layout: layout)
    var seen: [String] = []
    func note(_ call: String) {
      let bounds = fixture.collectionView.bounds
      seen.append("\(call) \(Int(bounds.minY)) \(Int(bounds.width))")
    }
    layout.context = { _ in
      note("context")
      return UICollectionViewLayoutInvalidationContext()
    }
    layout.onInvalidation = { _, _ in note("invalidate") }
    fixture.collectionView.contentOffset.y = 50
    fixture.collectionView.frame.size.width = 300
    #expect(seen == ["context 0 400", "invalidate 50 400", "context 50 400", "invalidate 50 300"])
  }

  @Test func whatALayoutSetsAboutWhileItIsInvalidatedHoldsForTheNewWidth() {
    let layout = WidthLayout()
    let fixture = FlowFixture([3], size: CGSize(width: 400, height: 400), layout: layout)
    fixture.collectionView.layoutIfNeeded()
    #expect(layout.width == 400)
    fixture.collectionView.frame.size.width = 300
    fixture.collectionView.layoutIfNeeded()
    #expect(layout.width == 300)
  }

  // MARK: A layout that bounds do not concern

  @Test func aLayoutThatNewBoundsDoNotInvalidateKeepsItsPlacesAndShowsWhatTheyUncover() {
    let fixture = CollectionFixture([100])
    fixture.layout.invalidatesOnResize = false
    fixture.clear()
    let first = fixture.cell(0)
    fixture.collectionView.frame.size = CGSize(width: 300, height: 600)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.layout.log == ["elements"])
    #expect(fixture.collectionView.contentSize == CGSize(width: 400, height: 10_000))
    #expect(fixture.items() == [0, 1, 2, 3, 4, 5] && fixture.cell(0) === first)
    #expect(fixture.cell(0)?.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
    fixture.collectionView.collectionViewLayout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.contentSize.width == 300 && fixture.cell(0)?.frame.width == 300)
  }

  // MARK: Animated

  @Test func aNewSizeInAnAnimationBlockIsFramedByPrepareAndFinalize() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    UIView.animate(withDuration: 1) { fixture.collectionView.frame.size.height = 200 }
    let asked = fixture.layout.log.filter { !$0.hasPrefix("item") }
    #expect(
      asked == [
        "prepare", "target", "prepare bounds 0 400", "elements", "final 0.0", "final 0.1", "final 0.2", "final 0.3",
        "initial 0.0", "initial 0.1", "finalize bounds",
      ])
    #expect(fixture.items() == [0, 1] && fixture.shown == [0, 1, 2, 3])
    fixture.stage.advance(by: 1)
    #expect(fixture.shown == [0, 1])
  }

  @Test func whatPersistsInAnAnimatedNewSizeStartsWhereTheLayoutSays() throws {
    let fixture = CollectionFixture([100])
    fixture.layout.initial = { path, layout in
      let attributes = layout.cell(path)
      attributes.alpha = 0
      attributes.center.x += 100
      return attributes
    }
    let cell = try #require(fixture.cell(1))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.collectionView.frame.size.height = 200 }
    let start = fixture.screen.seen(cell)
    #expect(isNear(start.opacity, 0) && isNear(start.position.x, 300))
    fixture.stage.advance(by: 0.5)
    let middle = fixture.screen.seen(cell)
    #expect(isNear(middle.opacity, 0.5) && isNear(middle.position.x, 250))
    #expect(fixture.cell(1) === cell)
  }

  @Test func whatPersistsInAnAnimatedNewSizeAndIsSentElsewhereDepartsAsACopy() throws {
    let fixture = CollectionFixture([100])
    fixture.layout.final = { path, layout in
      let attributes = layout.cell(path)
      if path.item == 1 { attributes.center.x += 100 }
      return attributes
    }
    let before = fixture.collectionView.subviews.count
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.collectionView.frame.size.height = 200 }
    #expect(fixture.collectionView.subviews.count == before + 1)
    let copy = try #require(
      fixture.collectionView.subviews.first { !($0 is UICollectionViewCell) && $0.center.x == 300 })
    fixture.stage.advance(by: 0.5)
    #expect(isNear(fixture.screen.seen(copy).position.x, 250))
    fixture.stage.advance(by: 0.6)
    #expect(copy.superview == nil && fixture.cell(1)?.center.x == 200)
  }

  @Test func whatPersistsMovesOnFromWhereItIsWhenAnAnimatedNewSizeInterruptsAnother() throws {
    let fixture = CollectionFixture([100])
    let cell = try #require(fixture.cell(1))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.collectionView.frame.size.width = 200 }
    fixture.stage.advance(by: 0.5)
    let seen = fixture.screen.seen(cell)
    #expect(isNear(seen.bounds.width, 300))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.collectionView.frame.size.width = 100 }
    #expect(isNear(fixture.screen.seen(cell).bounds.width, 300))
  }

  @Test func aScrollInABlockThatNamesElementsAsksForTheEndsOfThoseToo() {
    let layout = ListLayout()
    layout.invalidatesOnScroll = true
    layout.context = { _ in
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 1]])
      return context
    }
    let fixture = CollectionFixture([100], layout: layout)
    fixture.clear()
    UIView.animate(withDuration: 1) { fixture.collectionView.contentOffset.y = 100 }
    let asked = layout.log.filter { !$0.hasPrefix("item") }
    #expect(
      asked == [
        "prepare bounds 0 400", "elements", "final 0.0", "final 0.1", "initial 0.1", "initial 0.4", "finalize bounds",
      ])
  }

  @Test func scrollingInAnAnimationBlockShowsOldAndNewCellsWithoutAskingForALayout() throws {
    let fixture = CollectionFixture([100])
    fixture.clear()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.collectionView.contentOffset.y = 200 }
    let asked = fixture.layout.log.filter { !$0.hasPrefix("item") }
    #expect(
      asked == [
        "prepare bounds 0 400", "elements", "final 0.0", "final 0.1", "initial 0.4", "initial 0.5", "finalize bounds",
      ])
    fixture.stage.advance(by: 0.5)
    #expect(fixture.shown == [0, 1, 2, 3, 4, 5])
    #expect(isNear(fixture.screen.seen(fixture.collectionView).bounds.minY, 100))
    fixture.stage.advance(by: 0.5)
    #expect(fixture.shown == [2, 3, 4, 5])
  }

  @Test func setContentOffsetAnimatedTakesTheTimingOfAnEnclosingBlock() {
    let fixture = CollectionFixture([100])
    let watcher = ScrollEnds()
    fixture.collectionView.delegate = watcher
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      fixture.collectionView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    }
    fixture.stage.advance(by: 0.5)
    #expect(isNear(fixture.screen.seen(fixture.collectionView).bounds.minY, 100))
    #expect(fixture.shown == [0, 1, 2, 3, 4, 5])
    #expect(watcher.ends == 0)
    fixture.stage.advance(by: 0.5)
    #expect(watcher.ends == 1)
    #expect(fixture.collectionView.contentOffset.y == 200)
  }

  // MARK: Flow layout

  @Test func pinnedHeadersAreAskedForWithTheOffsetThatABatchEndsAt() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let fixture = FlowFixture([60], layout: layout)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    fixture.scroll(to: 260)  // the end of 30 + 12 * 60 - 10
    fixture.counts = [40]
    fixture.collectionView.deleteItems(at: (40..<60).map { IndexPath(item: $0, section: 0) })
    #expect(fixture.collectionView.contentOffset.y == 20)
    let header = try #require(fixture.header(0))
    #expect(header.frame.minY == 20)
    for _ in 0..<10 {
      stage.advance(by: 0.02)
      let top = header.layer.presentationValues(at: stage.time).frame.minY
      let offset = fixture.collectionView.layer.presentationValues(at: stage.time).bounds.minY
      #expect(isNear(top, offset, 1e-6))
    }
  }

  @Test func aSubclassThatDependsOnTheBoundsIsAskedForItsCellsAlsoWithPinnedHeaders() throws {
    final class Carousel: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        for attributes in found ?? [] where attributes.representedElementKind == nil {
          attributes.alpha = 1 - (attributes.center.y - collectionView!.contentOffset.y) / 1000
        }
        return found
      }
    }
    let layout = Carousel()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let fixture = FlowFixture([100], layout: layout)
    fixture.layOut()
    fixture.scroll(to: 10)
    let cell = try #require(fixture.collectionView.cellForItem(at: [0, 0]))
    #expect(isNear(cell.alpha, 1 - (55 - 10) / 1000))
    #expect(fixture.header(0)?.frame.minY == 10)
  }
}

@MainActor private final class ScrollEnds: NSObject, UICollectionViewDelegate {
  var ends = 0
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}
