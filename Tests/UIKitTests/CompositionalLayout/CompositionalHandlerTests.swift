// Handlers of sections that change what is on screen.

import Testing
import UIKit

@MainActor @Suite struct CompositionalHandlerTests {
  @Test func aHandlerIsNotifiedOfWhatIsOnScreenAtEachStep() {
    let section = list(.absolute(50))
    var calls: [(items: [Int], offset: CGPoint)] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      calls.append((items.map { $0.indexPath.item }, offset))
    }
    let fixture = CompositionalFixture(100, section)
    #expect(calls.last?.items == Array(0..<8))
    let before = calls.count
    fixture.scroll(to: 75)
    #expect(calls.count == before + 1)
    #expect(calls.last?.items == Array(1..<10))
    #expect(calls.last?.offset == CGPoint(x: 0, y: 75))
  }

  @Test func whatItSetsIsSeenAndStaysOnTheItem() throws {
    let section = list(.absolute(50))
    var alphas: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items {
        if item.indexPath.item == 3 { alphas.append(item.alpha) }
        item.alpha = 0.5
        item.transform = CGAffineTransform(translationX: offset.y, y: 0)
        item.zIndex = 9
      }
    }
    let fixture = CompositionalFixture(100, section)
    fixture.scroll(to: 20)
    let cell = try #require(fixture.cell(3))
    #expect(cell.alpha == 0.5)
    #expect(cell.frame.minX == 20)
    #expect(fixture.layout.layoutAttributesForItem(at: [0, 3])?.zIndex == 9)
    #expect(alphas.first == 1)
    #expect(alphas.last == 0.5)
  }

  @Test func cellsComeBeforeHeadersAndTheLastSectionFirst() {
    var told: [String] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = list(.absolute(50))
      section.boundarySupplementaryItems = [boundary("header", .top)]
      section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "background")]
      section.visibleItemsInvalidationHandler = { items, _, _ in
        told.append("section \(index)")
        told += items.map { $0.representedElementKind ?? "cell" }
      }
      return section
    }
    _ = CompositionalFixture([1, 1], layout)
    #expect(
      told.prefix(8) == ["section 1", "cell", "header", "background", "section 0", "cell", "header", "background"])
  }

  @Test func theFrameFollowsTheCentre() {
    let section = list(.absolute(50))
    var frame: CGRect?
    section.visibleItemsInvalidationHandler = { items, _, _ in
      guard let first = items.first else { return }
      first.center = CGPoint(x: 400, y: 25)
      frame = first.frame
      #expect(first.name.isEmpty)
      #expect(first.bounds == CGRect(x: 0, y: 0, width: 300, height: 50))
    }
    let fixture = CompositionalFixture(1, section)
    #expect(frame == CGRect(x: 250, y: 0, width: 300, height: 50))
    #expect(fixture.cell(0)?.frame.minX == 250)
  }

  @Test func whetherAnItemIsOnScreenIsAQuestionOfWhereItWasLaidOut() throws {
    let section = list(.absolute(100))
    var seen: [Int] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen = items.map { $0.indexPath.item }
      for item in items where item.indexPath.item == 0 { item.center.y = offset.y + 50 }
      for item in items where item.indexPath.item == 2 { item.center.y = 9000 }
    }
    let fixture = CompositionalFixture(100, section)
    fixture.scroll(to: 90)
    // The first stays on top. The third is there for the handler, and has no view as long as it cannot be seen.
    #expect(fixture.cell(0)?.frame.minY == 90 && seen.contains(2) && fixture.cell(2) == nil)
    fixture.scroll(to: 110)
    #expect(fixture.cell(0) == nil && !seen.contains(0) && seen.contains(2))
  }

  @Test func onlyWithAHandlerDoesScrollingInvalidate() {
    let section = list(.absolute(50))
    section.visibleItemsInvalidationHandler = { _, _, _ in }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CompositionalFixture([100], layout)
    let next = fixture.collectionView.bounds.offsetBy(dx: 0, dy: 100)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: next))
    let context = layout.invalidationContext(forBoundsChange: next)
    #expect(context.invalidatedItemIndexPaths?.map { $0.item } == Array(2..<10))
  }

  @Test func itemsOfSectionsWithEstimatesStayUnchanged() {
    let section = list(.estimated(50))
    section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0 } }
    let fixture = CompositionalFixture(3, section)
    #expect(fixture.cell(0)?.alpha == 1)
  }

  @Test func aPinnedHeaderStaysPinnedWhateverTheHandlerSets() throws {
    let section = list(.absolute(60))
    let header = boundary("header", .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items where item.representedElementKind == "header" { item.alpha = 0.5 }
    }
    let fixture = CompositionalFixture(20, section)
    for offset in [100.0, 40, 500] {
      fixture.scroll(to: offset)
      let view = try #require(fixture.collectionView.supplementaryView(forElementKind: "header", at: [0, 0]))
      #expect(view.frame == CGRect(x: 0, y: offset, width: 300, height: 30))
      #expect(view.alpha == 0.5)
    }
  }
}
