import Stage
import Testing
import UIKit

/// When a layout is asked what.
@MainActor @Suite struct LayoutInvalidationTests {
  @Test func theLayoutPreparesOnceBeforeItIsAskedAnything() {
    let fixture = CollectionFixture([100])
    #expect(fixture.layout.log.first == "prepare")
    #expect(fixture.layout.count("prepare") == 1)
    #expect(fixture.collectionView.contentSize == CGSize(width: 400, height: 10_000))
  }

  @Test func severalInvalidationsArePreparedOnceInTheNextFrame() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    for _ in 0..<3 { fixture.layout.invalidateLayout() }
    #expect(fixture.layout.log.isEmpty)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.layout.count("prepare") == 1)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.layout.count("prepare") == 1)
  }

  @Test func scrollingDoesNotPrepareWhenTheBoundsChangeDoesNotInvalidate() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    fixture.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100), duration: 0.2)
    fixture.stage.advance(by: 2)
    #expect(fixture.collectionView.contentOffset.y > 300)
    #expect(fixture.layout.count("prepare") == 0 && fixture.layout.count("target") == 0)
    #expect(fixture.layout.count("elements") > 10)
  }

  @Test func nothingIsAskedWhileNothingChanges() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    fixture.stage.advance(by: 1)
    fixture.collectionView.setNeedsLayout()
    fixture.stage.advance(by: 1)
    #expect(fixture.layout.log.isEmpty)
  }

  @Test func scrollingPreparesOnceAFrameWhenItInvalidates() {
    let layout = ListLayout()
    layout.invalidatesOnScroll = true
    let fixture = CollectionFixture([100], layout: layout)
    fixture.clear()
    for step in 1...10 {
      fixture.collectionView.contentOffset.y = CGFloat(step) * 7
      fixture.stage.advance(by: 1.0 / 60)
    }
    #expect(fixture.layout.count("prepare") == 10)
  }

  @Test func aContextNamesItemsInOrderAndEachOnce() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [[1, 0], [0, 5], [1, 0]])
    context.invalidateItems(at: [[0, 9], [0, 5], [0, 1]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 5], [0, 9], [1, 0]])
  }

  @Test func aNewSizePrepares() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    fixture.stage.resize(to: CGSize(width: 300, height: 500))
    fixture.stage.advance(by: 0.1)
    #expect(fixture.layout.count("prepare") == 1)
    #expect(fixture.cell(4)!.frame == CGRect(x: 0, y: 400, width: 300, height: 100))
  }

  @Test func aPartialInvalidationAsksForTheNamedElementsOnly() throws {
    let fixture = CollectionFixture([100])
    fixture.clear()
    fixture.layout.zIndex = { _ in 1 }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 50, section: 0)])
    fixture.layout.invalidateLayout(with: context)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.layout.log == ["item 0.2", "item 0.50"])
    #expect(fixture.items() == [0, 1, 2, 3])
    #expect(try #require(fixture.cell(2)?.shownAttributes).zIndex == 1)
    #expect(try #require(fixture.cell(1)?.shownAttributes).zIndex == 0)
  }

  @Test func aScrollThatInvalidatesHeadersLeavesTheCellsAlone() throws {
    let layout = ListLayout()
    layout.headerHeight = 40
    layout.invalidatesOnScroll = true
    layout.context = { _ in
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: "header", at: [IndexPath(item: 0, section: 0)])
      return context
    }
    let fixture = CollectionFixture([100], layout: layout)
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(fixture.cell(2))
    cell.log = []
    fixture.collectionView.contentOffset.y = 30
    fixture.stage.advance(by: 0.1)
    let header = try #require(fixture.collectionView.supplementaryView(forElementKind: "header", at: path))
    #expect(header.frame == CGRect(x: 0, y: 30, width: 400, height: 40))
    #expect(cell.log.isEmpty)
  }

  @Test func aLayoutThatInvalidatesItselfWhileItPreparesPreparesOnceMore() {
    let layout = ListLayout()
    layout.onPrepare = { layout.invalidateLayout() }
    let fixture = CollectionFixture([100], layout: layout)
    #expect(layout.count("prepare") <= 2)
    #expect(fixture.items() == [0, 1, 2, 3])
    fixture.clear()
    layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(layout.count("prepare") == 2)
    fixture.stage.advance(by: 0.1)
    #expect(layout.count("prepare") == 2)
  }

  @Test func aLayoutMayChangeOffsetAndInsetsWhileItPrepares() {
    let layout = ListLayout()
    layout.invalidatesOnScroll = true
    layout.onPrepare = {
      layout.collectionView?.contentInset.top = 50
      layout.collectionView?.contentOffset.y = 500
    }
    let fixture = CollectionFixture([100], layout: layout)
    #expect(fixture.collectionView.contentOffset.y == 500)
    #expect(fixture.items() == [5, 6, 7, 8])
    #expect(layout.count("prepare") <= 3)
  }

  @Test func aLayoutMayAskTheCollectionViewWhileItPrepares() {
    let layout = ListLayout()
    var counts: [Int] = []
    layout.onPrepare = {
      guard let collectionView = layout.collectionView else { return }
      counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    }
    _ = CollectionFixture([3, 5], layout: layout)
    #expect(counts == [3, 5])
  }

  @Test func contextsAdjustOffsetAndSize() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 100
    fixture.stage.advance(by: 0.1)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    context.contentSizeAdjustment = CGSize(width: 0, height: 60)
    fixture.layout.invalidateLayout(with: context)
    #expect(fixture.collectionView.contentOffset.y == 125)
    #expect(fixture.collectionView.contentSize.height == 10_060)
  }

  @Test func contextsTellWhatTheyName() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
    let (first, second) = (IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 2))
    context.invalidateItems(at: [first])
    context.invalidateItems(at: [second])
    context.invalidateSupplementaryElements(ofKind: "header", at: [first])
    context.invalidateSupplementaryElements(ofKind: "footer", at: [second])
    context.invalidateDecorationElements(ofKind: "frame", at: [second])
    #expect(context.invalidatedItemIndexPaths == [first, second])
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [first], "footer": [second]])
    #expect(context.invalidatedDecorationIndexPaths == ["frame": [second]])
  }

  @Test func theContextIsOfTheLayoutsClassAndDescribesTheInvalidation() {
    final class Context: UICollectionViewLayoutInvalidationContext {}
    final class Layout: UICollectionViewLayout {
      var seen: [(isOwn: Bool, everything: Bool, counts: Bool)] = []
      override class var invalidationContextClass: AnyClass { Context.self }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        seen.append((context is Context, context.invalidateEverything, context.invalidateDataSourceCounts))
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    layout.seen = []
    layout.invalidateLayout()
    collectionView.reloadData()
    #expect(layout.seen.map { $0.isOwn } == [true, true])
    #expect(layout.seen.map { $0.everything } == [true, true])
    #expect(layout.seen.map { $0.counts } == [false, true])
  }
}

/// Invalidates itself while it prepares, and then asks the collection view.
@MainActor private final class AskingLayout: UICollectionViewLayout {
  var preparations = 0

  override func prepare() {
    preparations += 1
    invalidateLayout()
    _ = collectionView?.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  }
}

@MainActor @Test func aLayoutThatAsksWhileItPreparesDoesNotRecurse() {
  let layout = AskingLayout()
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  #expect(layout.preparations == 2)
}

/// Spares itself the question mark, as layouts that are always used do.
@MainActor private final class CertainLayout: UICollectionViewLayout {
  var itemHeight: CGFloat = 10 { didSet { invalidateLayout() } }

  override var collectionView: UICollectionView { super.collectionView! }
  override var collectionViewContentSize: CGSize { CGSize(width: collectionView.bounds.width, height: itemHeight) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView.bounds.width
  }
}

@MainActor @Test func aLayoutIsNotAskedAboutTheBoundsOfAViewThatIsBeingMade() {
  let layout = CertainLayout()  // would trap without its collection view
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  view.frame.size.width = 50
  #expect(view.bounds.width == 50)
}

@MainActor @Test func aLayoutMayOverrideItsCollectionViewAndBeInvalidatedWithoutOne() {
  let layout = CertainLayout()
  layout.itemHeight = 20
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  #expect(layout.collectionView === view)
  #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 20))
  view.collectionViewLayout = UICollectionViewLayout()
  layout.itemHeight = 30
}
