// What scroll transitions show in layouts of all kinds, read from the scene.

import CollectionMotion
import Foundation
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

/// A flow layout that counts what it is called for.
@MainActor private final class CountedFlowLayout: AnimatedFlowLayout {
  var preparations = 0
  var queries = 0

  override func prepare() {
    preparations += 1
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    queries += 1
    return super.layoutAttributesForElements(in: rect)
  }
}

@MainActor private final class CountedCompositionalLayout: AnimatedCompositionalLayout {
  var preparations = 0

  override func prepare() {
    preparations += 1
    super.prepare()
  }
}

@MainActor @Suite struct ScrollTransitionTests: ScrollTransitionSuite {
  // MARK: Flow layouts

  private nonisolated static let scales: [(offset: Double, scales: [Int: Double])] = [
    (0.0, [0: 1.0, 1: 1, 3: 1]), (30, [0: 0.85, 1: 1, 3: 1, 4: 0.65]), (50, [0: 0.75, 3: 1, 4: 0.75]),
    (150, [1: 0.75, 2: 1, 4: 1, 5: 0.75]), (1600, [16: 1, 19: 1]),
  ]

  @Test(arguments: scales)
  func aFlowLayoutScalesWhatIsAtTheEdges(offset: Double, scales: [Int: Double]) throws {
    let (controller, stage) = open(flow(.scale(0.5)))
    controller.collectionView.contentOffset.y = offset
    stage.advance(by: 0.02)
    for (item, expected) in scales { #expect(try isNear(scale(item, stage), expected), "\(item) at \(offset)") }
  }

  @Test func withoutATransitionNothingChangesAgain() throws {
    let layout = flow(.scale(0.5))
    let (controller, stage) = open(layout)
    controller.collectionView.contentOffset.y = 50
    stage.advance(by: 0.02)
    #expect(try isNear(scale(0, stage), 0.75))
    layout.scrollTransition = nil
    stage.advance(by: 0.02)
    #expect(try scale(0, stage) == 1)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 60, width: 300, height: 400)))
  }

  @Test func scrollingQueriesWhatIsVisibleAndPreparesNothing() throws {
    var calls = 0
    let layout = CountedFlowLayout()
    _ = flow(ScrollTransition { _, _ in calls += 1 }, layout)
    let (controller, stage) = open(layout, [10_000])
    controller.collectionView.isPrefetchingEnabled = false
    (layout.preparations, layout.queries, calls) = (0, 0, 0)
    for step in 1...10 {
      controller.collectionView.contentOffset.y = 15 * CGFloat(step)
      stage.advance(by: 0.02)
    }
    #expect(layout.preparations == 0)
    #expect(layout.queries == 10)
    #expect(calls <= 10 * 6 && calls >= 10 * 4)
  }

  /// Scrolls on when the fifth cell comes into view.
  private final class Onlooker: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      if indexPath.item == 4 { collectionView.contentOffset.y = 150 }
    }
  }

  @Test func whatComesIntoViewWhileTheContentIsScrolledInACallbackHasTheEffectOfItsPlace() throws {
    let onlooker = Onlooker()
    let (controller, stage) = open(flow(.scale(0.5))) { $0.collectionView.delegate = onlooker }
    controller.collectionView.contentOffset.y = 130
    stage.advance(by: 0.02)
    #expect(controller.collectionView.contentOffset.y == 150)
    #expect(try isNear(scale(1, stage), 0.75) && isNear(scale(4, stage), 1) && isNear(scale(5, stage), 0.75))
  }

  @Test func aHorizontalFlowLayoutGoesByTheXAxis() throws {
    let (controller, stage) = open(flow(.scale(0.5), isHorizontal: true))
    controller.collectionView.contentOffset.x = 50
    stage.advance(by: 0.02)
    #expect(try isNear(scale(0, stage), 0.75) && isNear(scale(3, stage), 0.75) && isNear(scale(1, stage), 1))
  }

  @Test func fromRightToLeftThePhaseBeginsAtTheRight() throws {
    var values: [Int: CGFloat] = [:]
    let layout = flow(
      ScrollTransition { attributes, phase in
        values[attributes.indexPath.item] = phase.edge
        attributes.transform = CGAffineTransform(translationX: 10 * phase.edge, y: 0)
      }, isHorizontal: true)
    let (controller, stage) = open(layout, isRightToLeft: true)
    controller.collectionView.contentOffset.x = 50
    stage.advance(by: 0.02)
    #expect(values[0] == -0.5 && values[1] == 0 && values[3] == 0.5)
    // Item 0 is at the right, half outside, and is moved further to the right.
    let first = try cell(0, stage)
    let page = try #require(stage.collections.first).node
    #expect(first.position.x - page.bounds.minX == 300)
    #expect(first.transform.m41 == 5)
  }

  @Test func insetsAreOutsideOfTheVisibleArea() throws {
    let (controller, stage) = open(flow(.scale(0.5))) {
      $0.collectionView.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 40, right: 0)
    }
    #expect(controller.collectionView.contentOffset.y == -100)
    #expect(try isNear(scale(0, stage), 1) && isNear(scale(1, stage), 1))
    #expect(try isNear(scale(2, stage), 0.8))  // 40 of 100 points are behind the inset
    controller.collectionView.contentOffset.y = -50
    stage.advance(by: 0.02)
    #expect(try isNear(scale(0, stage), 0.75))
  }

  @Test func elementsThatATransitionMovesIntoViewAreFoundWithinItsReach() throws {
    func closer(reach: CGFloat) -> ScrollTransition {
      ScrollTransition(reach: reach) { attributes, phase in
        attributes.transform = CGAffineTransform(translationX: 0, y: -0.5 * phase.start)
      }
    }
    let (_, near) = open(flow(closer(reach: 0)))
    #expect(order(near).sorted() == [0, 1, 2, 3])
    let (_, far) = open(flow(closer(reach: 1)))
    #expect(order(far).sorted() == [0, 1, 2, 3, 4, 5, 6, 7])
    // The reach is measured by the bounds, since elements are displayed behind the insets as well.
    let (_, inset) = open(flow(closer(reach: 1))) { $0.collectionView.contentInset.bottom = 300 }
    #expect(order(inset).sorted() == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func headersStayAsTheyAre() throws {
    let layout = flow(.coverFlow())
    layout.headerReferenceSize = CGSize(width: 300, height: 50)
    layout.sectionHeadersPinToVisibleBounds = true
    let (controller, stage) = open(layout, [20]) {
      $0.collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      $0.headerKind = "header"
    }
    controller.collectionView.contentOffset.y = 70
    stage.advance(by: 0.02)
    let header = try #require(
      stage.scene.nodes.first { node in
        if case .element(let element) = node.content { return element.kind != nil }
        return false
      })
    #expect(header.frame == CGRect(x: 0, y: 70, width: 300, height: 50))
    #expect(CATransform3DIsIdentity(header.transform))
  }

  // MARK: Compositional layouts

  @Test func aCompositionalLayoutScalesWhatIsAtTheEdgesAndPreparesNothing() throws {
    let layout = CountedCompositionalLayout(section: section(.none))
    layout.scrollTransition = .scale(0.5)
    let (controller, stage) = open(layout, [10, 10])
    let preparations = layout.preparations
    for (offset, item, expected) in [(50.0, 0, 0.75), (60, 0, 0.7), (250, 2, 0.75), (250, 6, 0.75)] {
      controller.collectionView.contentOffset.y = offset
      stage.advance(by: 0.02)
      #expect(try isNear(scale(item, stage), expected), "\(item) at \(offset)")
    }
    #expect(layout.preparations == preparations)
    controller.collectionView.contentOffset.y = 950
    stage.advance(by: 0.02)
    #expect(try isNear(scale(9, stage), 0.75) && isNear(scale(3, stage, section: 1), 0.75))
  }

  @Test func anOrthogonalSectionGoesByItsOwnScrollArea() throws {
    let rows = [section(.continuous), section(.continuous), section(.none)]
    let layout = AnimatedCompositionalLayout(sectionProvider: { index, _ in rows[min(index, 2)] })
    layout.scrollTransition = .scale(0.5)
    let (controller, stage) = open(layout, [8, 8, 8])
    #expect(try isNear(scale(0, stage), 1) && isNear(scale(2, stage, section: 1), 1))
    let row = try #require(controller.collectionView.subviews.first { $0 is UIScrollView } as? UIScrollView)
    row.contentOffset.x = 150
    stage.advance(by: 0.02)
    let scrolled = try #require((0...1).first { stage.scene.cell(at: IndexPath(item: 4, section: $0)) != nil })
    #expect(try isNear(scale(1, stage, section: scrolled), 0.75))
    #expect(try isNear(scale(2, stage, section: scrolled), 1))
    #expect(try isNear(scale(4, stage, section: scrolled), 0.75))
    #expect(try isNear(scale(0, stage, section: 1 - scrolled), 1))
    // The page scrolls: the rows' way is across, that of the other section along.
    controller.collectionView.contentOffset.y = 50
    stage.advance(by: 0.02)
    #expect(try isNear(scale(1, stage, section: scrolled), 0.75))
    #expect(try isNear(scale(2, stage, section: 2), 0.75))
  }

  @Test func anOrthogonalSectionFindsWhatIsMovedIntoView() throws {
    let layout = AnimatedCompositionalLayout(section: section(.continuous))
    layout.scrollTransition = .coverFlow(spacing: 0.4)
    let (controller, stage) = open(layout, [20])
    let row = try #require(controller.collectionView.subviews.first { $0 is UIScrollView } as? UIScrollView)
    row.contentOffset.x = 800
    stage.advance(by: 0.02)
    // Item 9 is in the middle of 300 points; without the transition, 8 to 10 are visible.
    #expect(order(stage).sorted() == [6, 7, 8, 9, 10, 11, 12])
    #expect(order(stage).last == 9)
    #expect(CATransform3DIsIdentity(try cell(9, stage).transform))
  }

  @Test func theAppsHandlerIsCalledAsWell() throws {
    var offsets: [CGFloat] = []
    let row = section(.continuous)
    row.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
    let layout = AnimatedCompositionalLayout(section: row)
    layout.scrollTransition = .scale(0.5)
    let (controller, stage) = open(layout, [8])
    let view = try #require(controller.collectionView.subviews.first { $0 is UIScrollView } as? UIScrollView)
    view.contentOffset.x = 30
    stage.advance(by: 0.02)
    #expect(offsets.first == 0 && offsets.last == 30)
    #expect(try isNear(scale(0, stage), 0.85))
  }

  @Test func aListFollowsScrolling() throws {
    let layout = AnimatedCompositionalLayout { _, environment in
      .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    }
    layout.scrollTransition = .scale(0.5)
    let (controller, stage) = open(layout, [40]) { $0.wish = 100 }
    controller.collectionView.contentOffset.y = 50
    stage.advance(by: 0.02)
    #expect(try isNear(scale(0, stage), 0.75) && isNear(scale(1, stage), 1))
    #expect(try cell(1, stage).bounds.size == CGSize(width: 300, height: 100))
  }

  // MARK: Layouts of one's own

  @Test func anyLayoutFollowsScrollingWithAPerformer() throws {
    let layout = ScalingColumnLayout()
    layout.scrolling.transition = .scale(0.5)
    let (controller, stage) = open(layout)
    let preparations = layout.preparations
    controller.collectionView.contentOffset.y = 25
    stage.advance(by: 0.02)
    #expect(try isNear(scale(0, stage), 0.75) && isNear(scale(1, stage), 1) && isNear(scale(8, stage), 0.75))
    #expect(layout.preparations == preparations)
  }

  // MARK: Updates and measured sizes

  @Test(arguments: [false, true]) func anItemThatEntersInAnUpdateStartsWithTheEffect(isCompositional: Bool) throws {
    let layout: UICollectionViewLayout
    if isCompositional {
      let compositional = AnimatedCompositionalLayout(section: section(.none))
      compositional.scrollTransition = .scale(0.5)
      layout = compositional
    } else {
      layout = flow(.scale(0.5))
    }
    let (controller, stage) = open(layout)
    controller.counts = [19]
    stage.frame(at: stage.time)
    controller.collectionView.deleteItems(at: [[0, 1]])
    stage.advance(by: 0.15)
    // What was item 4 was just below the visible area, at half its size.
    let entering = try cell(3, stage)
    #expect(isNear(Double(entering.position.y), 450 - 100 * ease(0.15)))
    #expect(try isNear(scale(3, stage), 0.5 + 0.5 * ease(0.15)))
    stage.advance(by: 1)
    #expect(try scale(3, stage) == 1)
  }

  @Test func anInsertedItemStartsWithTheEffectOfItsPlace() throws {
    let layout = flow(.fade(0.2))
    layout.transitions.insertItem = .scale(0.1)
    let (controller, stage) = open(layout)
    controller.collectionView.contentOffset.y = 50
    stage.advance(by: 0.02)
    controller.counts = [21]
    stage.frame(at: stage.time)
    controller.collectionView.insertItems(at: [[0, 0]])
    stage.advance(by: 0.15)
    #expect(try isNear(cell(0, stage).opacity, 0.6))  // half of it is visible
    #expect(try isNear(scale(0, stage), 0.1 + 0.9 * ease(0.15)))
    // The item that moves down comes from the edge.
    #expect(try isNear(cell(1, stage).opacity, 0.6 + 0.4 * ease(0.15)))
  }

  @Test func anUpdateGoesOnWhileTheContentScrolls() throws {
    let (controller, stage) = open(flow(.scale(0.5)))
    controller.counts = [19]
    stage.frame(at: stage.time)
    controller.collectionView.deleteItems(at: [[0, 1]])
    stage.advance(by: 0.1)
    controller.collectionView.contentOffset.y = 50
    stage.advance(by: 1)
    #expect(try isNear(scale(0, stage), 0.75) && isNear(scale(1, stage), 1) && isNear(scale(4, stage), 0.75))
    #expect(!stage.needsFrame)
  }

  @Test func measuredSizesAreThoseWithoutTheTransform() throws {
    let layout = flow(.scale(0.5).combined(with: .rotation(0.3)))
    layout.estimatedItemSize = CGSize(width: 300, height: 60)
    let (controller, stage) = open(layout) { $0.wish = 80 }
    for offset in [0.0, 40, 333, 1200, 40] {
      controller.collectionView.contentOffset.y = offset
      stage.advance(by: 0.1)
      for path in controller.collectionView.indexPathsForVisibleItems {
        let cell = try cell(path.item, stage)
        #expect(cell.bounds.size.height == 80 && isNear(Double(cell.position.y), Double(40 + 80 * path.item)))
      }
    }
    #expect(controller.collectionView.contentSize.height == 1600)
  }

  @Test func reducedMotionLeavesTheFade() throws {
    let layout = flow(.scale(0.5).combined(with: .fade(0.2)).combined(with: .slide(40)))
    let (controller, stage) = open(layout)
    stage.isReduceMotionEnabled = true
    controller.collectionView.contentOffset.y = 50
    stage.advance(by: 0.02)
    let cell = try cell(0, stage)
    #expect(CATransform3DIsIdentity(cell.transform) && isNear(cell.opacity, 0.6))
  }

  // MARK: Piles and covers

  @Test func cardsPileUpBelowTheNextOnes() throws {
    let layout = flow(.stack(depth: 2, peek: 10, scale: 0.9))
    let (controller, stage) = open(layout) { $0.collectionView.contentInset.top = 20 }
    controller.collectionView.contentOffset.y = 100 + 100 - 20
    stage.advance(by: 0.02)
    // The edge of the visible area is at 200: item 2 begins there, 1 and 0 are behind it, and recede.
    for (item, scale, top) in [(2, 1.0, 200.0), (1, 0.9, 190), (0, 0.8, 180)] {
      let cell = try cell(item, stage)
      #expect(isNear(Double(cell.transform.m11), scale))
      let middle = Double(cell.position.y + cell.transform.m42)
      #expect(isNear(middle - 50 * scale, top), "\(item)")
    }
    #expect(order(stage) == [0, 1, 2, 3, 4, 5])
    controller.collectionView.contentOffset.y += 50
    stage.advance(by: 0.02)
    #expect(try isNear(cell(0, stage).opacity, 0.5))
    controller.collectionView.contentOffset.y += 50
    stage.advance(by: 0.02)
    #expect(stage.scene.cell(at: [0, 0]) == nil)
    let elements = try #require(layout.layoutAttributesForElements(in: controller.collectionView.bounds))
    #expect(!elements.isEmpty && !elements.contains { $0.isHidden })
    #expect(try isNear(cell(1, stage).opacity, 1))
  }

  @Test func coversStandCloseTogetherBesideTheOneInTheMiddle() throws {
    let layout = flow(.coverFlow(angle: 0.25 * .pi, spacing: 0.5, scale: 1), isHorizontal: true)
    let (controller, stage) = open(layout)
    controller.collectionView.contentOffset.x = 400
    stage.advance(by: 0.02)
    // Items 4 to 6 are those that would be visible; 2 and 3, and 7 and 8, stand closer.
    #expect(order(stage).sorted() == [3, 4, 5, 6, 7])
    let places = try [3, 4, 5, 6, 7].map { item in
      let cell = try cell(item, stage)
      return Double(cell.position.x + cell.transform.m41) - 400
    }
    let inwards = 50 * (1 - 0.5.squareRoot())  // half of what a turn by 45 degrees takes from their width
    let expectations = [inwards, 50 + inwards, 150, 250 - inwards, 300 - inwards]
    for (place, expected) in zip(places, expectations) { #expect(isNear(place, expected)) }
    #expect(order(stage).last == 5)
    #expect(order(stage).firstIndex(of: 4)! > order(stage).firstIndex(of: 3)!)
    let left = try cell(4, stage)
    // The movement comes after the perspective, which m14 has a part in.
    #expect(isNear(Double(left.transform.m11 - left.transform.m41 * left.transform.m14), 0.5.squareRoot()))
    #expect(left.transform.m13 < 0)  // its right edge is farther away than its left one
  }
}
