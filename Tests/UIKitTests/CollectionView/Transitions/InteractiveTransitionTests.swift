import Stage
import Testing
import UIKit

/// `UICollectionViewTransitionLayout` and what drives it.
@MainActor @Suite struct InteractiveTransitionTests {
  private func list(_ itemHeight: CGFloat) -> ListLayout {
    let layout = ListLayout()
    layout.itemHeight = itemHeight
    return layout
  }

  @Test func everythingIsBetweenItsPlacesAsTheProgressSpecifies() throws {
    let fixture = CollectionFixture([100])
    let transition = fixture.collectionView.startInteractiveTransition(to: list(50))
    #expect(transition.currentLayout === fixture.layout)
    #expect(fixture.collectionView.collectionViewLayout === transition)
    for progress in [0.25, 0.75, 0.5, 1, 0] {
      transition.transitionProgress = progress
      fixture.stage.advance(by: 0.02)
      let height = 100 - 50 * progress
      #expect(fixture.items() == Array(0..<Int((400 / height).rounded(.up))))
      for item in fixture.items() {
        let expected = CGRect(x: 0, y: Double(item) * height, width: 400, height: height)
        #expect(try #require(fixture.cell(item)).frame == expected)
      }
      #expect(isNear(fixture.collectionView.contentSize.height, 100 * height))
    }
  }

  @Test func decorationViewsOfBothLayoutsAreShownOnTheWay() {
    let fixture = CollectionFixture([2])
    let next = list(50)
    next.decorationKind = "frame"
    next.register(UICollectionReusableView.self, forDecorationViewOfKind: "frame")
    let transition = fixture.collectionView.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 0.02)
    fixture.collectionView.finishInteractiveTransition()
    fixture.stage.advance(by: 1)
    let kinds = fixture.collectionView.subviews.compactMap {
      ($0 as? UICollectionReusableView)?.shownAttributes?.representedElementKind
    }
    #expect(kinds == ["frame"])
  }

  @Test func theContentOffsetGoesAlong() throws {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 2000
    fixture.stage.advance(by: 0.1)
    let next = list(50)
    var proposal = CGPoint.zero
    next.target = {
      proposal = $0
      return CGPoint(x: 0, y: 1000)
    }
    let transition = fixture.collectionView.startInteractiveTransition(to: next)
    #expect(proposal == CGPoint(x: 0, y: 900))  // with which the middle stays
    transition.transitionProgress = 0.4
    fixture.stage.advance(by: 0.02)
    #expect(isNear(fixture.collectionView.contentOffset.y, 1600))
    #expect(isNear(try #require(fixture.cell(20)).frame.minY, 1600, 1e-6))
    // Scrolled meanwhile, the right cells are there.
    fixture.collectionView.contentOffset.y += 400
    fixture.stage.advance(by: 0.02)
    #expect(fixture.items() == Array(25...29))
    transition.transitionProgress = 0
    fixture.stage.advance(by: 0.02)
    #expect(isNear(fixture.collectionView.contentOffset.y, 2400))
    #expect(fixture.items() == Array(24...27))
  }

  @Test func bothLayoutsAreInvalidatedForNewBoundsWhenTheyCanSeeThem() {
    let fixture = CollectionFixture([100])
    let next = list(50)
    fixture.collectionView.startInteractiveTransition(to: next).transitionProgress = 0.5
    fixture.stage.advance(by: 0.02)
    var seen: [CGFloat] = []
    for layout in [fixture.layout, next] {
      layout.onInvalidation = { _, _ in seen.append(fixture.collectionView.bounds.width) }
    }
    fixture.collectionView.frame.size.width = 300
    #expect(seen == [300, 300])
    fixture.stage.advance(by: 0.02)
    #expect(fixture.cell(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 75))
  }

  @Test func aScrollThatTheProgressShiftsOutOfTheRangeEndsInIt() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 2000
    fixture.collectionView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    let next = list(50)
    next.target = { _ in .zero }
    let transition = fixture.collectionView.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 2)
    #expect(fixture.collectionView.contentOffset.y == 0)
  }

  @Test func transformsAreBlendedInTheirComponents() throws {
    let fixture = CollectionFixture([4])
    let next = list(100)
    next.transform = { _ in CGAffineTransform(rotationAngle: .pi).scaledBy(x: 0, y: 2) }
    next.alpha = { _ in 0.5 }
    let transition = fixture.collectionView.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 0.02)
    let attributes = try #require(transition.layoutAttributesForItem(at: [0, 1]))
    // A quarter turn either way of a scale of 0.5 by 1.5.
    #expect(isNear(attributes.transform.a, 0) && isNear(attributes.transform.d, 0))
    #expect(isNear(abs(attributes.transform.b), 0.5) && isNear(abs(attributes.transform.c), 1.5))
    #expect(attributes.alpha == 0.75)
  }

  @Test func whatOnlyOneLayoutHasFades() throws {
    let fixture = CollectionFixture([100])
    let next = list(100)
    next.headerHeight = 40
    fixture.layout.isHidden = { $0.item == 1 }
    fixture.layout.invalidateLayout()
    let transition = fixture.collectionView.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.25
    fixture.stage.advance(by: 0.02)
    #expect(fixture.cell(1)?.alpha == 0.25)
    #expect(fixture.cell(0)?.alpha == 1)
  }

  @Test func aFrameAsksBothLayoutsOnceAndPreparesNeither() {
    let fixture = CollectionFixture([1_000_000])
    let next = list(50)
    let transition = fixture.collectionView.startInteractiveTransition(to: next)
    #expect(next.count("prepare") - next.count("prepare from") == 1)
    fixture.clear()
    next.clear()
    for step in 1...60 {
      transition.transitionProgress = CGFloat(step) / 60
      fixture.stage.advance(by: 1.0 / 60)
    }
    #expect(fixture.layout.count("prepare") == 0 && next.count("prepare") == 0)
    #expect(fixture.layout.count("elements") == 60 && next.count("elements") == 60)
    #expect(fixture.layout.count("item") <= 60 * 9 && next.count("item") <= 60 * 9)
  }

  @Test func finishingAnimatesTheRestAndPutsTheNewLayoutInUse() throws {
    let fixture = CollectionFixture([100])
    let next = list(50)
    var ends: [[Bool]] = []
    let transition = fixture.collectionView.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 0.02)
    let cell = try #require(fixture.cell(2))
    cell.log = []
    fixture.collectionView.finishInteractiveTransition()
    #expect(fixture.collectionView.collectionViewLayout === next)
    #expect(fixture.screen.seen(cell).frame.minY == 150)
    #expect(cell.log.first == "will between 50")
    fixture.stage.advance(by: 0.15)
    #expect(isNear(fixture.screen.seen(cell).frame.minY, 125, 0.1))
    #expect(ends.isEmpty)
    fixture.stage.advance(by: 0.2)
    #expect(ends == [[true, true]])
    #expect(cell.log.last == "did between 50")
    #expect(next.collectionView === fixture.collectionView)
    #expect(fixture.layout.collectionView == nil && transition.collectionView == nil)
    #expect(next.log.contains("prepare from") && next.log.last == "finalize transition")
    #expect(fixture.items() == Array(0..<8))
  }

  @Test func cancellingGoesBack() throws {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 200
    fixture.stage.advance(by: 0.1)
    let next = list(50)
    next.target = { _ in .zero }
    var ends: [[Bool]] = []
    let transition = fixture.collectionView.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 0.02)
    #expect(fixture.collectionView.contentOffset.y == 100)
    fixture.collectionView.cancelInteractiveTransition()
    fixture.stage.advance(by: 0.4)
    #expect(ends == [[false, true]])
    #expect(fixture.collectionView.collectionViewLayout === fixture.layout)
    #expect(fixture.collectionView.contentOffset.y == 200)
    #expect(fixture.shown == [2, 3, 4, 5])
    #expect(next.collectionView == nil && fixture.layout.collectionView === fixture.collectionView)
  }

  @Test func theDelegateMayGiveALayoutOfItsOwn() throws {
    final class Curved: UICollectionViewTransitionLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        for attributes in found ?? [] { attributes.center.x += value(forAnimatedKey: "sway") }
        return found
      }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout { Curved(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    let fixture = CollectionFixture([100])
    let delegate = Delegate()
    fixture.collectionView.delegate = delegate
    let transition = fixture.collectionView.startInteractiveTransition(to: list(50))
    #expect(transition is Curved && transition.value(forAnimatedKey: "sway") == 0)
    transition.updateValue(30, forAnimatedKey: "sway")
    fixture.stage.advance(by: 0.02)
    #expect(fixture.cell(0)?.center == CGPoint(x: 230, y: 50))
  }

  @Test func newDataDuringAnInteractiveTransitionReachesBothLayouts() {
    let fixture = CollectionFixture([2])
    let transition = fixture.collectionView.startInteractiveTransition(to: list(50))
    transition.transitionProgress = 0.5
    fixture.counts = [100]
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0.02)
    #expect(fixture.items() == Array(0...5))
    #expect(fixture.collectionView.contentSize.height == 7500)
  }

  @Test func aPartialInvalidationMidwayShowsNothingElse() throws {
    let fixture = CollectionFixture([100])
    let view = fixture.collectionView
    let next = ListLayout()
    next.itemHeight = 50
    view.contentOffset.y = 1000
    fixture.stage.advance(by: 0.1)
    let transition = view.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 0.1)
    let shown = fixture.items()
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: (0..<40).map { [0, $0] })
    fixture.layout.invalidateLayout(with: context)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items() == shown)
  }
}
