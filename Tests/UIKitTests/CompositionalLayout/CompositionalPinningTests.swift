// What stays in sight.

import Testing
import UIKit

@MainActor @Suite struct CompositionalPinningTests {
  private func pinned(
    _ kind: String, _ alignment: NSRectAlignment, extends: Bool = true
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = boundary(kind, alignment)
    item.pinToVisibleBounds = true
    item.extendsBoundary = extends
    return item
  }

  private func fixture(
    _ counts: [Int], _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    prepare: (CompositionalFixture) -> Void = { _ in }
  ) -> CompositionalFixture {
    let section = list(.absolute(50))
    section.boundarySupplementaryItems = items
    return CompositionalFixture(counts, UICollectionViewCompositionalLayout(section: section), prepare: prepare)
  }

  /// Where a header is shown.
  private func shown(_ fixture: CompositionalFixture, _ kind: String, _ section: Int = 0) -> CGFloat? {
    fixture.collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
  }

  @Test func aHeaderStaysAtTheTopUntilItsSectionPushesItOut() {
    let fixture = fixture([10, 10], [pinned("header", .top)])
    #expect(shown(fixture, "header") == 0)
    fixture.scroll(to: 120)
    #expect(shown(fixture, "header") == 120)
    fixture.scroll(to: 515)
    #expect(shown(fixture, "header") == 500)
    #expect(shown(fixture, "header", 1) == 530)
  }

  @Test func contentInsetsAreNotInSight() {
    let fixture = fixture([20], [pinned("header", .top)]) { $0.collectionView.contentInset.top = 40 }
    fixture.scroll(to: 100)
    #expect(shown(fixture, "header") == 140)
  }

  @Test func aFooterStaysAtTheBottom() {
    let fixture = fixture([20], [pinned("footer", .bottom)])
    #expect(shown(fixture, "footer") == 370)
    fixture.scroll(to: 630)
    #expect(shown(fixture, "footer") == 1000)
  }

  @Test func aHeaderAndAFooterDoNotCoverEachOther() {
    let fixture = fixture([2, 20], [pinned("header", .top), pinned("footer", .bottom)])
    fixture.scroll(to: 115)
    #expect(shown(fixture, "header") == 100)
    #expect(shown(fixture, "footer") == 130)
    #expect(shown(fixture, "header", 1) == 160)
  }

  @Test func whatIsPinnedIsInFrontOfEverything() {
    let fixture = fixture([20], [pinned("header", .top)])
    #expect(fixture.view("header")?.zIndex == 1_000_000_001)
    #expect(fixture.collectionView.subviews.last { $0 is UICollectionReusableView }?.frame.height == 30)
  }

  @Test func nothingOfNoSizeIsPinned() {
    let header = boundary("header", .top, .absolute(0))
    header.pinToVisibleBounds = true
    let fixture = fixture([20], [header])
    fixture.scroll(to: 100)
    #expect(fixture.frame("header")?.minY == 0)
  }

  @Test func anOverlayIsPinnedToo() {
    let fixture = fixture([20], [pinned("header", .top, extends: false)])
    fixture.scroll(to: 75)
    #expect(shown(fixture, "header") == 75)
    #expect(fixture.frame(0)?.minY == 0)
  }

  @Test func headersOfTheLayoutStayUntilItsEnd() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [pinned("global", .top)]
    let fixture = CompositionalFixture(
      [10, 10], UICollectionViewCompositionalLayout(section: list(.absolute(50)), configuration: configuration))
    fixture.scroll(to: 600)
    #expect(
      fixture.collectionView.supplementaryView(forElementKind: "global", at: [0, .max])?.frame.minY == 600)
  }

  @Test func onlyPinsMoveWhileScrolling() {
    var asked = 0
    let section = list(.absolute(50))
    section.boundarySupplementaryItems = [pinned("header", .top)]
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return section
    }
    let fixture = CompositionalFixture([20, 20], layout)
    #expect(asked == 2)
    for y in stride(from: CGFloat(0), through: 1000, by: 50) { fixture.scroll(to: y) }
    #expect(asked == 2)
    let context = layout.invalidationContext(
      forBoundsChange: fixture.collectionView.bounds.offsetBy(dx: 0, dy: 10))
    #expect(context.invalidatedItemIndexPaths == nil)
  }

  @Test func withoutPinsScrollingInvalidatesNothing() {
    let fixture = fixture([20], [boundary("header", .top)])
    #expect(!fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 300, height: 400)))
    #expect(fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 301, height: 400)))
  }

  @Test func sidewaysHeadersStayAtTheLeadingEdge() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: column)
    let header = boundary("header", .leading, .fractionalHeight(1), width: .absolute(30))
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let fixture = CompositionalFixture(20, section, direction: .horizontal)
    fixture.collectionView.contentOffset.x = 250
    fixture.stage.advance(by: 0)
    #expect(
      fixture.collectionView.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minX == 250)
  }

  @Test func aPinnedHeaderFollowsTheContentInsets() throws {
    let section = list(.absolute(60))
    let header = boundary("header", .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let fixture = CompositionalFixture(20, section)
    fixture.scroll(to: 100)
    for inset in [50.0, 20] {
      fixture.collectionView.contentInset.top = inset
      fixture.stage.advance(by: 0)
      #expect(fixture.collectionView.contentOffset.y == 100)
      let view = try #require(fixture.collectionView.supplementaryView(forElementKind: "header", at: [0, 0]))
      #expect(abs(view.frame.minY - 100 - inset) < 0.001)
    }
  }
}
