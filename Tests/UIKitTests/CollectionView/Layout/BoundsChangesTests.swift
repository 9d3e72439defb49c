import Testing

@testable import UIKit

/// What a layout is asked before the bounds change, and where its adjustments of the content offset go, without a
/// screen.
@MainActor @Suite struct BoundsChangesTests {
  private final class ShiftingLayout: UICollectionViewLayout {
    /// The adjustment of the content offset in the context; nil for bounds that invalidate nothing.
    var shift: CGFloat?
    /// Whether the bounds count as scrolled while the layout is asked for the context, and while it is invalidated.
    var scrolling: [Bool] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { shift != nil }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      scrolling.append(collectionView!.layoutPass.boundsChanges.isScrolling)
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.contentOffsetAdjustment = CGPoint(x: 0, y: shift ?? 0)
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if let collectionView, shift != nil { scrolling.append(collectionView.layoutPass.boundsChanges.isScrolling) }
      super.invalidateLayout(with: context)
    }
  }

  private let layout = ShiftingLayout()
  private let view: UICollectionView
  private var changes: BoundsChanges { view.layoutPass.boundsChanges }

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.contentSize = CGSize(width: 100, height: 1000)
  }

  @Test func boundsThatInvalidateNothingStayAsTheyAre() {
    var new = CGRect(x: 0, y: 50, width: 100, height: 100)
    let invalidation = changes.askLayout(aboutNewBounds: &new)
    #expect(invalidation == nil && new.minY == 50 && !changes.isScrolling)
  }

  @Test func theAdjustmentOfTheContextIsPartOfTheNewBounds() {
    layout.shift = 10
    var new = CGRect(x: 0, y: 50, width: 100, height: 100)
    let invalidation = changes.askLayout(aboutNewBounds: &new)
    #expect(new.minY == 60 && layout.scrolling == [true] && !changes.isScrolling)
    invalidation?()
    #expect(layout.scrolling == [true, true] && !changes.isScrolling)
    #expect(view.contentOffset.y == 0, "The bounds have it already.")
  }

  @Test func anotherSizeIsNotScrolling() {
    layout.shift = 0
    var new = CGRect(x: 0, y: 0, width: 100, height: 150)
    let invalidation = changes.askLayout(aboutNewBounds: &new)
    invalidation?()
    #expect(layout.scrolling == [false, false])
  }

  @Test func anAdjustmentOutsideOfAChangeMovesTheContent() {
    changes.adjustOffset(by: CGPoint(x: 0, y: 30))
    #expect(view.contentOffset.y == 30)
  }

  @Test func contentIsMovedIntoRange() {
    view.contentOffset.y = 2000
    changes.moveIntoRange()
    #expect(view.contentOffset.y == 900)
  }
}
