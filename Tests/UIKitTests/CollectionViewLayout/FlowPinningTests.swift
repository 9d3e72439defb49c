// Headers and footers that stay in view.

import Stage
import Testing
import UIKit

@MainActor @Suite struct FlowPinningTests {
  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter

  /// Sections of a header of 30 and two lines of 50 with 10 between: 140 each, 160 with a footer.
  static func pinned(_ sections: Int, footers: Bool = false) -> (FlowFixture, CountingFlowLayout) {
    let layout = CountingFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    if footers {
      layout.footerReferenceSize = CGSize(width: 0, height: 20)
      layout.sectionFootersPinToVisibleBounds = true
    }
    let fixture = FlowFixture([Int](repeating: 10, count: sections), layout: layout)
    fixture.layOut()
    return (fixture, layout)
  }

  @Test func aHeaderSticksAndTheNextSectionPushesItOut() {
    let (fixture, _) = Self.pinned(100)
    let tops = [(-20, 0), (0, 0), (1, 1), (77, 77), (110, 110), (120, 110), (139, 110)] as [(CGFloat, CGFloat)]
    for (offset, expected) in tops {
      fixture.scroll(to: offset)
      #expect(fixture.header(0)?.frame == CGRect(x: 0, y: expected, width: 320, height: 30), "at \(offset)")
      #expect(fixture.header(1)?.frame.minY == 140, "at \(offset)")
    }
    fixture.scroll(to: 150)
    #expect(fixture.header(0) == nil)
    #expect(fixture.header(1)?.frame.minY == 150)
    fixture.scroll(to: 100)
    #expect(fixture.header(0)?.frame.minY == 100)
    #expect(fixture.header(1)?.frame.minY == 140)
  }

  @Test func aHeaderThatLeavesAndReturnsBetweenTwoLayoutsIsInItsPlace() {
    let (fixture, _) = Self.pinned(100)
    fixture.scroll(to: 100)
    fixture.collectionView.contentOffset.y = 150
    fixture.collectionView.contentOffset.y = 120
    fixture.layOut()
    #expect(fixture.header(0)?.frame.minY == 110)
  }

  @Test func aFooterSticksToTheEnd() {
    let (fixture, _) = Self.pinned(100, footers: true)
    // 480 high; section 3 is from 480, section 2 ends there.
    #expect(fixture.footer(2)?.frame.minY == 460)
    #expect(fixture.footer(3) == nil)
    fixture.scroll(to: 60)
    #expect(fixture.footer(3)?.frame.minY == 520)
    #expect(fixture.footer(2)?.frame.minY == 460)
    fixture.scroll(to: 10)
    #expect(fixture.footer(3) == nil)  // it does not cover its header, which is to come
  }

  @Test func contentInsetsAreNotVisible() {
    let (fixture, _) = Self.pinned(100)
    fixture.collectionView.contentInset.top = 44
    fixture.scroll(to: 20)
    #expect(fixture.header(0)?.frame.minY == 64)
  }

  @Test func horizontallyHeadersStickToTheLeft() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let fixture = FlowFixture([8, 8, 8, 8], size: CGSize(width: 100, height: 110), layout: layout)
    fixture.layOut()
    fixture.collectionView.contentOffset = CGPoint(x: 90, y: 0)
    fixture.layOut()
    #expect(fixture.header(0)?.frame == CGRect(x: 90, y: 0, width: 30, height: 110))
  }

  @Test func pinnedElementsAreInFrontOfCells() throws {
    let (fixture, layout) = Self.pinned(10, footers: true)
    let path = IndexPath(item: 0, section: 0)
    for kind in [Self.header, Self.footer] {
      #expect(try #require(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)).zIndex == 1024)
    }
    #expect(try #require(layout.layoutAttributesForItem(at: path)).zIndex == 0)
    layout.sectionHeadersPinToVisibleBounds = false
    fixture.layOut()
    #expect(try #require(layout.layoutAttributesForSupplementaryView(ofKind: Self.header, at: path)).zIndex == 0)
  }

  // MARK: What scrolling costs

  @Test func scrollingNamesOnlyTheHeadersThatMove() throws {
    let (fixture, layout) = Self.pinned(1000)
    let countQuestions = fixture.countQuestions
    for offset in [10, 500, 1300, 100_000] as [CGFloat] {
      fixture.scroll(to: offset)
      let context = try #require(layout.contexts.last)
      #expect(!context.invalidateEverything)
      #expect(!context.invalidateDataSourceCounts)
      #expect(context.invalidatedItemIndexPaths == nil)
      let named = try #require(context.invalidatedSupplementaryIndexPaths)
      #expect(named.count == 1)
      // A jump also moves those that come into view from where they were pushed out.
      #expect((1...4).contains(try #require(named[Self.header]).count), "at \(offset)")
      #expect(named[Self.header]?.first?.section == Int(offset / 140))
    }
    #expect(fixture.countQuestions == countQuestions)
    #expect(layout.itemQueries == 0)
  }

  @Test func scrollingAsksNoDelegateAndLeavesCellsAlone() throws {
    let delegate = FlowSizes()
    let layout = CountingFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let fixture = FlowFixture([1000], layout: layout, delegate: delegate)
    fixture.layOut()
    #expect(delegate.questions == 1000)
    let cell = try #require(fixture.collectionView.cellForItem(at: IndexPath(item: 20, section: 0)) as? FlowCell)
    let header = try #require(fixture.header(0))
    let applications = header.applications
    for offset in 1...50 { fixture.scroll(to: CGFloat(offset)) }
    #expect(delegate.questions == 1000)
    #expect(cell.applications == 1)
    #expect(header.applications == applications + 50)
    #expect(fixture.header(0) === header)
    #expect(header.frame.minY == 50)
  }

  @Test func withoutPinningNothingIsInvalidated() {
    let (fixture, layout) = Self.pinned(100)
    layout.sectionHeadersPinToVisibleBounds = false
    fixture.layOut()
    let contexts = layout.contexts.count
    fixture.scroll(to: 100)
    #expect(layout.contexts.count == contexts)
    #expect(fixture.header(0) == nil)
  }

  // MARK: On a stage

  struct Seen: Equatable {
    let section: Int
    /// On the screen.
    let top: CGFloat
  }

  /// The headers that are seen, and whether all of them are drawn after all cells.
  static func headers(_ stage: Stage) -> (seen: [Seen], areInFront: Bool) {
    var seen: [Seen] = []
    var lastCell = -1
    var firstHeader = Int.max
    var offset = CGPoint.zero
    for (index, node) in stage.scene.nodes.enumerated() {
      if case .collectionView(let contentOffset, _) = node.content { offset = contentOffset }
      guard case .element(let element) = node.content else { continue }
      if element.category == .cell {
        lastCell = index
      } else {
        firstHeader = min(firstHeader, index)
        seen.append(Seen(section: element.section, top: node.frame.minY - offset.y))
      }
    }
    return (seen.sorted { $0.section < $1.section }, firstHeader > lastCell)
  }

  @Test func aDragShowsTheHeaderStickingAndBeingPushedInEveryFrame() {
    let (fixture, _) = Self.pinned(100)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    fixture.collectionView.bounces = false
    stage.advance(by: 0.1)
    #expect(Self.headers(stage).seen.map { $0.top } == [0, 140, 280, 420])
    var pushed = 0
    stage.touchDown(at: CGPoint(x: 160, y: 460))
    for step in 1...90 {
      stage.touchMove(to: CGPoint(x: 160, y: 460 - CGFloat(step) * 5))
      stage.advance(by: 1.0 / 60)
      let offset = fixture.collectionView.contentOffset.y
      let (seen, areInFront) = Self.headers(stage)
      #expect(areInFront)
      let first = Int(offset / 140)
      let next = CGFloat(first + 1) * 140 - offset
      #expect(seen.first == Seen(section: first, top: min(0, next - 30)), "at \(offset)")
      #expect(seen.dropFirst().first == Seen(section: first + 1, top: next), "at \(offset)")
      if next < 30 { pushed += 1 }
    }
    #expect(fixture.collectionView.contentOffset.y > 400)
    #expect(pushed > 5)
  }
}
