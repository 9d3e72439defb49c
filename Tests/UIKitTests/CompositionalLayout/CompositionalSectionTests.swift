// How sections are stacked, and what is at their edges and behind them.

import Testing
import UIKit

@MainActor @Suite struct CompositionalSectionTests {
  @Test func groupsFollowEachOtherWithinTheInsets() {
    let section = list(.absolute(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    section.interGroupSpacing = 5
    let fixture = CompositionalFixture(3, section)
    #expect((0..<3).compactMap { fixture.frame($0)?.minY } == [10, 55, 100])
    #expect(fixture.height == 160)
  }

  @Test func theOrderIsHeaderInsetGroupsInsetFooter() {
    let section = list(.absolute(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
    section.boundarySupplementaryItems = [boundary("header", .top), boundary("footer", .bottom, .absolute(25))]
    let fixture = CompositionalFixture(1, section)
    #expect(fixture.frame("header") == CGRect(x: 15, y: 0, width: 270, height: 30))
    #expect(fixture.frame(0) == CGRect(x: 15, y: 40, width: 270, height: 40))
    #expect(fixture.frame("footer") == CGRect(x: 15, y: 100, width: 270, height: 25))
    #expect(fixture.height == 125)
  }

  @Test func spacingIsBetweenSectionsAndAlsoBesideEmptyOnes() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let fixture = CompositionalFixture(
      [1, 0, 1], UICollectionViewCompositionalLayout(section: list(.absolute(40)), configuration: configuration))
    #expect(fixture.frame(0, 2)?.minY == 54)
    #expect(fixture.height == 94)
  }

  @Test func headersNeedNotFollowTheInsetsOfTheSection() {
    let section = list(.absolute(40))
    section.contentInsets.leading = 15
    section.boundarySupplementaryItems = [boundary("header", .top)]
    section.supplementariesFollowContentInsets = false
    #expect(CompositionalFixture(1, section).frame("header")?.minX == 0)
    section.supplementariesFollowContentInsets = true
    section.supplementaryContentInsetsReference = .none
    #expect(CompositionalFixture(1, section).frame("header") == CGRect(x: 0, y: 0, width: 300, height: 30))
  }

  @Test(arguments: [
    (NSRectAlignment.top, CGPoint(x: 100, y: 0)), (.topLeading, CGPoint(x: 0, y: 0)),
    (.topTrailing, CGPoint(x: 200, y: 0)), (.bottom, CGPoint(x: 100, y: 100)),
    (.bottomLeading, CGPoint(x: 0, y: 100)), (.bottomTrailing, CGPoint(x: 200, y: 100)),
    (.leading, CGPoint(x: 0, y: 35)), (.trailing, CGPoint(x: 200, y: 35)), (.none, CGPoint(x: 100, y: 35)),
  ]) func alignmentNamesTheEdgeOrCorner(alignment: NSRectAlignment, origin: CGPoint) {
    let section = list(.absolute(100))
    section.boundarySupplementaryItems = [boundary("header", alignment, .absolute(30), width: .absolute(100))]
    #expect(CompositionalFixture(1, section).frame("header")?.origin == origin)
  }

  @Test func whatDoesNotExtendLiesOverTheSection() {
    let section = list(.absolute(100))
    let (header, footer) = (boundary("header", .top), boundary("footer", .bottom))
    header.extendsBoundary = false
    footer.extendsBoundary = false
    section.boundarySupplementaryItems = [header, footer]
    let fixture = CompositionalFixture(1, section)
    #expect(fixture.frame(0)?.minY == 0)
    #expect(fixture.frame("header")?.minY == 0)
    #expect(fixture.frame("footer")?.maxY == 100)
    #expect(fixture.height == 100)
  }

  @Test func anOffsetThatPushesAHeaderOutMakesTheSectionLonger() {
    let section = list(.absolute(100))
    section.boundarySupplementaryItems = [boundary("header", .top, offset: CGPoint(x: 4, y: -10))]
    let fixture = CompositionalFixture(1, section)
    #expect(fixture.frame("header")?.origin == CGPoint(x: 4, y: 0))
    #expect(fixture.frame(0)?.minY == 40)
    #expect(fixture.height == 140)
  }

  @Test func severalItemsAtOneEdgeDoNotStack() {
    let section = list(.absolute(100))
    section.boundarySupplementaryItems = [boundary("header", .top), boundary("side", .top, .absolute(50))]
    let fixture = CompositionalFixture(1, section)
    #expect(fixture.frame("side")?.minY == 0)
    #expect(fixture.frame("header")?.minY == 20)
    #expect(fixture.frame(0)?.minY == 50)
  }

  @Test func aSectionGrowsToWhatIsAtItsSide() {
    let section = list(.absolute(100))
    section.boundarySupplementaryItems = [boundary("side", .leading, .absolute(140), width: .absolute(20))]
    let fixture = CompositionalFixture(1, section)
    #expect(fixture.frame("side") == CGRect(x: 0, y: 0, width: 20, height: 140))
    #expect(fixture.frame(0)?.minY == 0)
    #expect(fixture.height == 140)
  }

  @Test func aSectionsEndIsThatOfWhatIsAtItsSide() {
    let section = list(.absolute(100))
    section.boundarySupplementaryItems = [
      boundary("header", .top), boundary("side", .leading, .absolute(140), width: .absolute(20)),
      boundary("footer", .bottom, .absolute(25)),
    ]
    let fixture = CompositionalFixture([1, 1], UICollectionViewCompositionalLayout(section: section))
    #expect(fixture.frame(0)?.minY == 30)
    #expect(fixture.frame("side")?.minY == 30)
    #expect(fixture.frame("footer")?.minY == 170)
    #expect(fixture.frame(0, 1)?.minY == 225)
    #expect(fixture.height == 390)
  }

  @Test func aPinnedHeaderStaysAsLongAsWhatIsAtTheSideOfItsSection() {
    let section = list(.absolute(100))
    let header = boundary("header", .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [
      header, boundary("side", .leading, .absolute(600), width: .absolute(20)),
    ]
    let fixture = CompositionalFixture([1, 1], UICollectionViewCompositionalLayout(section: section))
    fixture.scroll(to: 550)
    #expect(fixture.frame("header")?.minY == 550)
    fixture.scroll(to: 610)
    #expect(fixture.frame("header")?.minY == 600)
  }

  @Test func anEmptySectionHasNoSizeUnlessSomethingIsAtItsEdges() {
    let section = list(.absolute(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    #expect(CompositionalFixture(0, section).height == 0)
    section.boundarySupplementaryItems = [boundary("header", .top)]
    #expect(CompositionalFixture(0, section).height == 60)
  }

  @Test func theContentIsAsWideAsTheViewOrTheWidestGroup() {
    #expect(CompositionalFixture(1, list(.absolute(40))).collectionView.contentSize.width == 300)
    let wide = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(450), .absolute(40)), subitems: [item(.fractionalWidth(1), .absolute(40))])
    #expect(CompositionalFixture(1, NSCollectionLayoutSection(group: wide)).collectionView.contentSize.width == 450)
  }

  @Test func edgeSpacingOfGroupsDoesNotWidenTheContent() {
    let section = list(.absolute(40))
    let group = row(.fractionalWidth(0.5), height: .absolute(40))
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: nil, trailing: .fixed(6), bottom: nil)
    let spaced = CompositionalFixture(2, NSCollectionLayoutSection(group: group))
    #expect(spaced.frame(1) == CGRect(x: 154, y: 0, width: 150, height: 40))
    #expect(spaced.collectionView.contentSize.width == 300)
    #expect(CompositionalFixture(1, section).collectionView.contentSize.width == 300)
  }

  @Test func aBackgroundIsTheSectionWithAllThatBelongsToItLessItsInsets() {
    let section = list(.absolute(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
    section.boundarySupplementaryItems = [boundary("header", .top)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let fixture = CompositionalFixture([1, 0, 1], UICollectionViewCompositionalLayout(section: section))
    let attributes = fixture.layout.layoutAttributesForDecorationView(ofKind: "background", at: [0, 0])
    #expect(attributes?.frame == CGRect(x: 2, y: 1, width: 294, height: 96))
    #expect(attributes?.zIndex == 0)
    #expect(fixture.layout.layoutAttributesForItem(at: [0, 0])?.zIndex == 1)
  }

  @Test func backgroundsAreCountedInTheirSection() {
    let section = list(.absolute(40))
    section.decorationItems = [0, 10].map { inset in
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      background.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0)
      return background
    }
    let layout = CompositionalFixture(1, section).layout
    func top(_ item: Int) -> CGFloat? {
      layout.layoutAttributesForDecorationView(ofKind: "background", at: [0, item])?.frame.minY
    }
    #expect(top(0) == 0 && top(1) == 10 && top(2) == nil)
  }

  @Test func aSectionWithoutLengthHasNoBackgroundAndWithoutBackgroundCellsAreAtTheBack() {
    let section = list(.absolute(40))
    section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "background")]
    let fixture = CompositionalFixture([0], UICollectionViewCompositionalLayout(section: section))
    #expect(fixture.layout.layoutAttributesForDecorationView(ofKind: "background", at: [0, 0]) == nil)
    section.decorationItems = []
    #expect(CompositionalFixture(1, section).layout.layoutAttributesForItem(at: [0, 0])?.zIndex == 0)
  }

  @Test func headersOfTheLayoutAreBeforeAllSectionsWithAnItemThatNoneHas() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [boundary("global", .top, .absolute(60))]
    let fixture = CompositionalFixture(
      [1, 1], UICollectionViewCompositionalLayout(section: list(.absolute(40)), configuration: configuration))
    #expect(fixture.frame("global", .max) == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(fixture.frame(0)?.minY == 60)
    #expect(fixture.height == 140)
    #expect(fixture.collectionView.indexPathsForVisibleSupplementaryElements(ofKind: "global") == [[0, .max]])
  }

  @Test func aSidebarOfTheLayoutMakesTheContentLongerAndMovesNothing() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      boundary("side", .leading, .fractionalHeight(1), width: .absolute(30)), boundary("footer", .bottom),
    ]
    let fixture = CompositionalFixture(
      [1, 1], UICollectionViewCompositionalLayout(section: list(.absolute(40)), configuration: configuration))
    #expect(fixture.frame("side", .max) == CGRect(x: 0, y: 0, width: 30, height: 400))
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(fixture.frame("footer", .max)?.minY == 400)
    #expect(fixture.height == 430)
  }

  @Test func sidewaysAHeaderOfTheLayoutThatIsWiderThanTheSectionsIsFollowedByTheTrailingOne() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.boundarySupplementaryItems = [
      boundary("header", .top), boundary("side", .trailing, .fractionalHeight(1), width: .absolute(20)),
    ]
    let column = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(100), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    let fixture = CompositionalFixture(
      [1], UICollectionViewCompositionalLayout(section: column, configuration: configuration))
    #expect(fixture.frame(0)?.minX == 0)
    #expect(fixture.frame("header", .max) == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(fixture.frame("side", .max)?.minX == 300)
    #expect(fixture.collectionView.contentSize == CGSize(width: 320, height: 400))
  }

  @Test func headersOfTheLayoutIgnoreItsMargins() {
    func fixture(_ reference: UIContentInsetsReference) -> CompositionalFixture {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = reference
      configuration.boundarySupplementaryItems = [boundary("global", .top)]
      let layout = UICollectionViewCompositionalLayout(section: list(.absolute(40)), configuration: configuration)
      return CompositionalFixture([1], layout) { fixture in
        fixture.collectionView.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
        fixture.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        fixture.collectionView.contentInsetAdjustmentBehavior = .never
      }
    }
    let margins = fixture(.layoutMargins)
    #expect(margins.frame(0)?.minX == margins.collectionView.layoutMargins.left)
    #expect(margins.frame("global", .max) == CGRect(x: 10, y: 0, width: 290, height: 30))
    #expect(fixture(.safeArea).frame("global", .max) == CGRect(x: 10, y: 0, width: 290, height: 30))
    #expect(fixture(.none).frame("global", .max) == CGRect(x: 0, y: 0, width: 300, height: 30))
  }

  @Test func headersOfTheLayoutStayWhenSectionsComeAndGo() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [boundary("global", .top, .absolute(60))]
    let fixture = CompositionalFixture(
      [1, 1], UICollectionViewCompositionalLayout(section: list(.absolute(40)), configuration: configuration))
    func header() -> UICollectionReusableView? {
      fixture.collectionView.supplementaryView(forElementKind: "global", at: [0, .max])
    }
    let view = header()
    #expect(view != nil)
    fixture.counts = [1, 1, 1]
    fixture.collectionView.insertSections([0])
    fixture.stage.advance(by: 1)
    #expect(header() === view)
    fixture.counts = [1]
    fixture.collectionView.deleteSections([0, 1])
    fixture.stage.advance(by: 1)
    #expect(header() === view)
  }

  @Test func sectionsMayBeDescribedOneByOne() {
    let layout = UICollectionViewCompositionalLayout { index, _ in list(.absolute(index == 0 ? 40 : 20)) }
    let fixture = CompositionalFixture([2, 2], layout)
    #expect(fixture.frame(1, 1) == CGRect(x: 0, y: 100, width: 300, height: 20))
  }

  @Test func aSectionWithoutItemsNeedsNoDescription() {
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? nil : list(.absolute(40)) }
    #expect(CompositionalFixture([0, 1], layout).height == 40)
  }

  @Test func horizontallyEverythingIsTurned() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: column)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 5, bottom: 20, trailing: 5)
    section.boundarySupplementaryItems = [boundary("header", .leading, .fractionalHeight(1), width: .absolute(30))]
    let fixture = CompositionalFixture(5, section, direction: .horizontal)
    #expect(fixture.frame("header") == CGRect(x: 0, y: 20, width: 30, height: 360))
    #expect(fixture.frame(0) == CGRect(x: 35, y: 20, width: 100, height: 180))
    #expect(fixture.frame(3) == CGRect(x: 145, y: 200, width: 100, height: 180))
    #expect(fixture.collectionView.contentSize == CGSize(width: 360, height: 400))
  }

  @Test func fromRightToLeftTheRowsBeginAtTheRight() throws {
    let fixture = CompositionalFixture(
      3, NSCollectionLayoutSection(group: row(.absolute(100), height: .absolute(40)))
    ) { $0.collectionView.semanticContentAttribute = .forceRightToLeft }
    func left(_ item: Int) throws -> CGFloat {
      let cell = try #require(fixture.cell(item))
      return cell.convert(cell.bounds, to: nil).minX
    }
    #expect(try left(0) == 200)
    #expect(try left(2) == 0)
  }

  @Test func whatSticksOutOfItsSectionIsShown() {
    let section = list(.absolute(100))
    let header = boundary("header", .bottom, .absolute(30), offset: CGPoint(x: 0, y: 60))
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let fixture = CompositionalFixture(
      [1, 20],
      UICollectionViewCompositionalLayout { index, _ in
        index == 0 ? section : list(.absolute(100))
      })
    fixture.scroll(to: 110)
    #expect(fixture.collectionView.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY == 130)
  }

  /// Forty items in two columns: one that is as high as all the others together.
  @Test func anItemOfALargeGroupIsShownAsFarAsItReaches() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(1950))) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 100, height: 1950))]
        + (0..<39).map {
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 100, y: 50 * CGFloat($0), width: 200, height: 50))
        }
    }
    let fixture = CompositionalFixture(80, NSCollectionLayoutSection(group: group))
    func shown(_ offset: CGFloat) -> [Int] {
      fixture.scroll(to: offset)
      return fixture.collectionView.indexPathsForVisibleItems.map { $0.item }.sorted()
    }
    #expect(shown(700) == [0] + Array(15...22))
    #expect(shown(1549) == [0] + Array(31...39))
    #expect(shown(1950) == [40] + Array(41...48))
    #expect(shown(2650) == [40] + Array(55...62))
  }
}
