// Sizes that cells and headers say themselves.

import Testing
import UIKit

@MainActor @Suite struct CompositionalEstimateTests {
  private func fixture(
    _ count: Int, estimate: CGFloat = 50, section: NSCollectionLayoutSection? = nil,
    height: @escaping (Int) -> CGFloat
  ) -> CompositionalFixture {
    CompositionalFixture(count, section ?? list(.estimated(estimate))) {
      $0.cellSize = { CGSize(width: 1, height: height($0.item)) }
    }
  }

  @Test func whatIsShownIsMeasuredAndTheRestStaysAnEstimate() {
    let fixture = fixture(100) { _ in 100 }
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(fixture.frame(3)?.maxY == 400)
    // What was on screen with the estimates was measured: eight cells.
    #expect(fixture.frame(50)?.height == 50)
    #expect(fixture.made.map { $0.item }.max() == 7)
    #expect(fixture.height == 5400)
  }

  @Test func theKnownDimensionIsKept() {
    #expect(fixture(1) { _ in 80 }.frame(0)?.width == 300)
  }

  @Test func aSizeThatWasMeasuredSurvivesScrolling() {
    let fixture = fixture(100) { 60 + CGFloat($0 % 3) * 10 }
    let frames = (0..<6).map { fixture.frame($0) }
    fixture.scroll(to: 2000)
    fixture.scroll(to: 0)
    #expect((0..<6).map { fixture.frame($0) } == frames)
  }

  @Test func aReloadMeasuresWhatIsSeenAndTakesTheRestToBeAsItWas() {
    let fixture = fixture(100) { _ in 100 }
    fixture.scroll(to: 1000)
    fixture.scroll(to: 0)
    fixture.cellSize = { _ in CGSize(width: 1, height: 70) }
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0)
    #expect(fixture.frame(0)?.height == 70)
    #expect(fixture.frame(12)?.height == 100)
    #expect(fixture.frame(40)?.height == 50)
  }

  @Test func aNewWidthMeasuresAgainAndKeepsWhatIsSeenInPlace() throws {
    let fixture = fixture(100) { _ in 100 }
    for y in stride(from: CGFloat(0), through: 2000, by: 100) { fixture.scroll(to: y) }
    let first = try #require(fixture.collectionView.indexPathsForVisibleItems.first)
    let top = try #require(fixture.frame(first.item)).minY - fixture.collectionView.contentOffset.y
    fixture.collectionView.frame.size.width = 250
    fixture.stage.advance(by: 0)
    let after = try #require(fixture.frame(first.item))
    #expect(after == CGRect(x: 0, y: fixture.collectionView.contentOffset.y + top, width: 250, height: 100))
  }

  @Test func aMeasuredItemInAFixedGroupLeavesTheGroupUnchanged() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [item(.fractionalWidth(1), .estimated(40))])
    let fixture = fixture(3, section: NSCollectionLayoutSection(group: group)) { _ in 70 }
    #expect(fixture.frame(1) == CGRect(x: 0, y: 90, width: 300, height: 70))
  }

  @Test func anEstimatedGroupGrowsToItsHighestItemAndTheOthersKeepTheirHeight() {
    let fixture = fixture(
      4, section: NSCollectionLayoutSection(group: row(.fractionalWidth(0.5), height: .estimated(50)))
    ) { $0 == 1 ? 120 : 60 }
    #expect(fixture.frame(0)?.height == 60)
    #expect(fixture.frame(1)?.height == 120)
    #expect(fixture.frame(2) == CGRect(x: 0, y: 120, width: 150, height: 60))
  }

  @Test func siblingsThatAreUniformAreAsHighAsTheHighest() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)),
      subitems: [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))])
    let fixture = fixture(4, section: NSCollectionLayoutSection(group: group)) { $0 == 1 ? 120 : 30 }
    #expect(fixture.frame(0)?.height == 120)
    #expect(fixture.frame(1)?.height == 120)
    #expect(fixture.frame(2) == CGRect(x: 0, y: 120, width: 150, height: 30))
  }

  /// Of three beside each other the first is on the screen.
  @Test func whatSiblingsAreEstimatedToHaveDoesNotCountOnceOneHasPreferredItsHeight() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(900), .estimated(100)),
      subitems: [item(.absolute(300), .uniformAcrossSiblings(estimate: 100))])
    let fixture = fixture(6, section: NSCollectionLayoutSection(group: group)) { _ in 60 }
    #expect(fixture.cell(0) != nil && fixture.cell(1) == nil)
    #expect((0..<3).map { fixture.frame($0)?.height } == [60, 60, 60])
    #expect(fixture.frame(3)?.minY == 60)
  }

  @Test func aFractionOfAnEstimatedGroupIsNotMeasured() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    let fixture = fixture(2, section: NSCollectionLayoutSection(group: group)) { _ in 120 }
    #expect(fixture.frame(0)?.height == 50)
  }

  @Test func aCountDividesAnEstimateAndMeasuresNothing() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(90)), subitem: item(.fractionalWidth(1), .estimated(10)),
      count: 3)
    let fixture = fixture(3, section: NSCollectionLayoutSection(group: group)) { _ in 120 }
    #expect((0..<3).compactMap { fixture.frame($0)?.minY } == [0, 30, 60])
  }

  @Test func aCellThatDoesNotPreferASizeKeepsTheEstimate() {
    let fixture = CompositionalFixture(3, list(.estimated(43.5)))
    #expect(fixture.frame(2) == CGRect(x: 0, y: 87, width: 300, height: 43.5))
  }

  @Test func sizesAreWholePixels() {
    let fixture = fixture(3) { _ in 60.3 }
    #expect(fixture.frame(0)?.height == 61)
  }

  @Test func headersAndFootersAreMeasuredAndMakeTheirSectionLonger() {
    let section = list(.absolute(40))
    section.boundarySupplementaryItems = [
      boundary("header", .top, .estimated(20)), boundary("footer", .bottom, .estimated(20)),
    ]
    let fixture = CompositionalFixture(1, section) {
      $0.viewSize = { kind, _ in CGSize(width: 1, height: kind == "header" ? 55 : 35) }
    }
    #expect(fixture.frame("header") == CGRect(x: 0, y: 0, width: 300, height: 55))
    #expect(fixture.frame(0)?.minY == 55)
    #expect(fixture.frame("footer") == CGRect(x: 0, y: 95, width: 300, height: 35))
    #expect(fixture.height == 130)
  }

  @Test func whatIsAttachedIsNotMeasured() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.estimated(20), .estimated(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
    let place = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [place])
    let fixture = CompositionalFixture(1, NSCollectionLayoutSection(group: group)) {
      $0.viewSize = { _, _ in CGSize(width: 70, height: 70) }
    }
    #expect(fixture.frame("badge")?.size == CGSize(width: 20, height: 20))
  }

  @Test func whatIsSeenStaysInPlaceWhenSomethingAboveIsMeasured() throws {
    let fixture = fixture(100) { _ in 100 }
    fixture.scroll(to: 2000)
    let seen = fixture.collectionView.indexPathsForVisibleItems
    let anchor = try #require(seen.first { fixture.cell($0.item)!.frame.minY > fixture.collectionView.contentOffset.y })
    func top() -> CGFloat { fixture.cell(anchor.item)!.frame.minY - fixture.collectionView.contentOffset.y }
    let before = top()
    for _ in 0..<3 {
      fixture.collectionView.contentOffset.y -= 20
      fixture.stage.advance(by: 0)
    }
    #expect(top() == before + 60)
  }

  @Test func linesBreakAgainWithTheWidthsOfTheirItems() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item(.estimated(80), .estimated(30))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let widths: [CGFloat] = [140, 140, 40, 60, 50, 70, 200]
    let fixture = CompositionalFixture(7, section) {
      $0.cellSize = { CGSize(width: widths[$0.item], height: 30) }
    }
    #expect((0..<7).compactMap { fixture.frame($0)?.minX } == [0, 150, 0, 50, 120, 180, 0])
    #expect((0..<7).compactMap { fixture.frame($0)?.minY } == [0, 0, 35, 35, 35, 35, 70])
    #expect(fixture.height == 100)
  }

  @Test func sizesFollowTheirItemsThroughUpdates() {
    let fixture = fixture(20) { 60 + CGFloat($0) }
    fixture.counts = [21]
    fixture.cellSize = { CGSize(width: 1, height: $0.item == 0 ? 200 : 59 + CGFloat($0.item)) }
    fixture.collectionView.insertItems(at: [[0, 0]])
    fixture.stage.advance(by: 1)
    #expect(fixture.frame(0)?.height == 200)
    #expect((1..<4).compactMap { fixture.frame($0)?.height } == [60, 61, 62])
    #expect(fixture.frame(1)?.minY == 200)
    fixture.counts = [20]
    fixture.collectionView.deleteItems(at: [[0, 2]])
    fixture.stage.advance(by: 1)
    #expect((1..<3).compactMap { fixture.frame($0)?.height } == [60, 62])
  }

  @Test func anAnimatedInsertionWithEstimatesMovesCellsWithoutAJump() throws {
    let fixture = fixture(20) { _ in 80 }
    let cell = try #require(fixture.cell(2))
    func top() -> CGFloat { cell.layer.presentationValues(at: fixture.stage.time).frame.minY }
    #expect(top() == 160)
    fixture.counts = [21]
    fixture.collectionView.insertItems(at: [[0, 0]])
    #expect(top() == 160)
    var last = top()
    for _ in 0..<30 {
      fixture.stage.advance(by: 1.0 / 60)
      #expect(top() >= last && top() - last < 15)
      last = top()
    }
    #expect(top() == 240)
  }

  @Test func manyMeasuredGroupsAreWhereTheirSumsSpecify() {
    let fixture = fixture(1000) { 30 + CGFloat($0 % 7) * 10 }
    for y in stride(from: CGFloat(0), through: 12000, by: 300) { fixture.scroll(to: y) }
    var top: CGFloat = 0
    for item in 0..<150 {
      #expect(fixture.frame(item) == CGRect(x: 0, y: top, width: 300, height: 30 + CGFloat(item % 7) * 10))
      top = fixture.frame(item)!.maxY
    }
  }
}

extension CompositionalEstimateTests {
  private final class OwnContext: UICollectionViewLayoutInvalidationContext {}

  private final class OwnLayout: UICollectionViewCompositionalLayout {
    override class var invalidationContextClass: AnyClass { OwnContext.self }
  }

  @Test func aSubclassWithContextsOfItsOwnMeasuresAsWell() {
    let fixture = CompositionalFixture([3], OwnLayout(section: list(.estimated(50)))) {
      $0.cellSize = { _ in CGSize(width: 1, height: 80) }
    }
    #expect(fixture.frame(2)?.minY == 160)
  }
}
