// Views that are attached to items and groups.

import Testing
import UIKit

@MainActor @Suite struct CompositionalAnchorTests {
  private func badge(
    _ container: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil, kind: String = "badge",
    size badgeSize: NSCollectionLayoutSize = size(.absolute(20), .absolute(10))
  ) -> NSCollectionLayoutSupplementaryItem {
    guard let own else {
      return NSCollectionLayoutSupplementaryItem(layoutSize: badgeSize, elementKind: kind, containerAnchor: container)
    }
    return NSCollectionLayoutSupplementaryItem(
      layoutSize: badgeSize, elementKind: kind, containerAnchor: container, itemAnchor: own)
  }

  private func section(_ badges: NSCollectionLayoutSupplementaryItem...) -> NSCollectionLayoutSection {
    let place = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: badges)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [place]))
  }

  private nonisolated static let edges: [(NSDirectionalRectEdge, CGPoint)] = [
    ([.top, .leading], CGPoint(x: 0, y: 0)), ([.top, .trailing], CGPoint(x: 80, y: 0)),
    ([.bottom], CGPoint(x: 40, y: 40)), ([.leading], CGPoint(x: 0, y: 20)), ([], CGPoint(x: 40, y: 20)),
    ([.top, .bottom], CGPoint(x: 40, y: 20)), ([.leading, .trailing, .bottom], CGPoint(x: 40, y: 40)),
  ]

  @Test(arguments: edges) func aViewIsAttachedAtTheEdgesOfItsItem(edges: NSDirectionalRectEdge, origin: CGPoint) {
    let fixture = CompositionalFixture(1, section(badge(NSCollectionLayoutAnchor(edges: edges))))
    #expect(fixture.frame("badge") == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
  }

  @Test func aFractionalOffsetIsInSizesOfTheView() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    let fixture = CompositionalFixture(1, section(badge(anchor)))
    // In the middle of it is the corner.
    #expect(fixture.frame("badge").map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 100, y: 0))
  }

  @Test func anAbsoluteOffsetIsInPointsAndBothAnchorsCount() {
    let container = NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 3, y: 4))
    let own = NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 10, y: 20))
    let fixture = CompositionalFixture(1, section(badge(container, own)))
    #expect(fixture.frame("badge")?.origin == CGPoint(x: 53, y: 74))
  }

  @Test func theSizeIsOfTheItemsFrameOrOfWhatContainsTheGroup() {
    let place = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(50)),
      supplementaryItems: [
        badge(
          NSCollectionLayoutAnchor(edges: [.top, .leading]), size: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      ])
    place.contentInsets.leading = 20
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(250), .absolute(60)), subitems: [place])
    group.supplementaryItems = [
      badge(
        NSCollectionLayoutAnchor(edges: [.bottom]), kind: "group", size: size(.fractionalWidth(0.5), .absolute(5)))
    ]
    let fixture = CompositionalFixture(4, NSCollectionLayoutSection(group: group))
    #expect(fixture.frame("badge") == CGRect(x: 20, y: 0, width: 40, height: 50))
    #expect(fixture.frame("group") == CGRect(x: 50, y: 55, width: 150, height: 5))
    #expect(fixture.frame("group", 1) == CGRect(x: 50, y: 115, width: 150, height: 5))
  }

  @Test func theyAreCountedForEachKindAndSectionInTheOrderOfTheItems() {
    let fixture = CompositionalFixture(
      [7, 2],
      UICollectionViewCompositionalLayout(section: section(badge(NSCollectionLayoutAnchor(edges: [.top, .leading])))))
    #expect((0..<7).compactMap { fixture.frame("badge", $0)?.minX } == [0, 100, 200, 0, 100, 200, 0])
    #expect(fixture.frame("badge", 7) == nil)
    #expect(fixture.frame("badge", 1, 1) == CGRect(x: 100, y: 150, width: 20, height: 10))
    #expect(fixture.collectionView.visibleSupplementaryViews(ofKind: "badge").count == 9)
    #expect(fixture.view("badge")?.zIndex == 1)
  }

  @Test func fromRightToLeftAnchorsAndOffsetsAreMirrored() throws {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: 0))
    let fixture = CompositionalFixture(1, section(badge(anchor))) {
      $0.collectionView.semanticContentAttribute = .forceRightToLeft
    }
    let view = try #require(fixture.collectionView.supplementaryView(forElementKind: "badge", at: [0, 0]))
    // The item is from 200 to 300, the badge at its left end, and 5 points further.
    #expect(view.convert(view.bounds, to: nil).minX == 195)
  }

  @Test func badgesGoWithTheirItems() {
    let fixture = CompositionalFixture(3, section(badge(NSCollectionLayoutAnchor(edges: [.top, .leading]))))
    let view = fixture.collectionView.supplementaryView(forElementKind: "badge", at: [0, 1])
    fixture.counts = [4]
    fixture.collectionView.insertItems(at: [[0, 0]])
    fixture.stage.advance(by: 1)
    #expect(fixture.collectionView.supplementaryView(forElementKind: "badge", at: [0, 2]) === view)
    fixture.counts = [3]
    fixture.collectionView.deleteItems(at: [[0, 1]])
    fixture.stage.advance(by: 1)
    #expect(fixture.collectionView.supplementaryView(forElementKind: "badge", at: [0, 1]) === view)
  }
}
