import Stage
import Testing
import UIKit

/// Where sections that are lists have their rows, headers and backgrounds.
@MainActor @Suite struct ListLayoutTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  private final class Environment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let width: CGFloat
    init(_ width: CGFloat) { self.width = width }
    var container: any NSCollectionLayoutContainer { self }
    let traitCollection = UITraitCollection()
    var contentSize: CGSize { CGSize(width: width, height: 800) }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  }

  private func section(
    _ appearance: Configuration.Appearance, header: Configuration.HeaderMode = .none,
    footer: Configuration.FooterMode = .none, width: CGFloat = 400
  ) -> NSCollectionLayoutSection {
    var configuration = Configuration(appearance: appearance)
    configuration.headerMode = header
    configuration.footerMode = footer
    return .list(using: configuration, layoutEnvironment: Environment(width))
  }

  @Test func insetsAreThoseOfTheTable() {
    func insets(_ appearance: Configuration.Appearance, _ header: Configuration.HeaderMode = .none) -> [CGFloat] {
      let insets = section(appearance, header: header).contentInsets
      return [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
    #expect(insets(.plain) == [0, 0, 0, 0])
    #expect(insets(.plain, .supplementary) == [0, 0, 0, 0])
    #expect(insets(.plain, .firstItemInSection) == [22, 0, 0, 0])
    #expect(insets(.grouped) == [35, 0, 20, 0])
    #expect(insets(.grouped, .supplementary) == [0, 0, 20, 0])
    #expect(insets(.insetGrouped) == [35, 16, 20, 16])
    #expect(insets(.insetGrouped, .firstItemInSection) == [0, 16, 20, 16])
    #expect(insets(.sidebar) == [0, 8, 10, 8])
    #expect(insets(.sidebarPlain) == [0, 8, 0, 8])
    for appearance in [Configuration.Appearance.grouped, .insetGrouped, .sidebar] {
      #expect(section(appearance, footer: .supplementary).contentInsets.bottom == 0)
    }
  }

  @Test func cardsHaveWiderMarginsOnWideScreens() {
    #expect(section(.insetGrouped, width: 429).contentInsets.leading == 16)
    #expect(section(.insetGrouped, width: 430).contentInsets.leading == 20)
  }

  @Test func headersAndFootersHaveTheEstimatesOfTheTableAndPlainOnesArePinned() throws {
    for appearance in [Configuration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain] {
      let section = section(appearance, header: .supplementary, footer: .supplementary)
      let isPlain = appearance == .plain || appearance == .sidebarPlain
      #expect(section.boundarySupplementaryItems.map { $0.alignment } == [.top, .bottom])
      for item in section.boundarySupplementaryItems {
        #expect(item.layoutSize.heightDimension.dimension == (isPlain ? 28 : 17.5))
        #expect(item.layoutSize.heightDimension.isEstimated && item.layoutSize.widthDimension.dimension == 1)
        #expect(item.pinToVisibleBounds == isPlain && item.zIndex == 200 && item.extendsBoundary)
      }
      #expect(section.contentInsetsReference == .none)
    }
  }

  @Test func rowsAreEstimatedAndThenAsHighAsTheirContent() throws {
    let list = ListFixture([100])
    #expect(list.frame(0) == CGRect(x: 16, y: 35, width: 368, height: 52))
    #expect(list.frame(1)?.minY == 87)
    // By the estimate thirteen rows fit on the screen, and are asked; the others are still estimated.
    #expect(list.collectionView.contentSize.height == 4559)
  }

  @Test func aFirstItemIsStyledAsAHeaderAndNoViewIsMade() throws {
    let list = ListFixture([3], .insetGrouped, list: { $0.headerMode = .firstItemInSection })
    let header = try #require(list.cell(0)).defaultContentConfiguration()
    let font = header.textProperties.font
    #expect(font.pointSize == 17 && font.withSize(1) == .systemFont(ofSize: 1, weight: .semibold))
    #expect(list.header() == nil)
    #expect(list.cell(1)?.defaultContentConfiguration() == .cell())
  }

  @Test func headersAndFootersGetTheirOwnContent() throws {
    let list = ListFixture(
      [2, 2], .insetGrouped,
      list: {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
      })
    let header = try #require(list.header())
    #expect(header.defaultContentConfiguration() == .groupedHeader())
    #expect(header.frame == CGRect(x: 16, y: 0, width: 368, height: 42))
    #expect(list.footer()?.defaultContentConfiguration() == .groupedFooter())
    #expect(list.frame(0)?.minY == 42)
  }

  @Test func thePaddingAboveHeadersCanBeChosen() throws {
    let list = ListFixture(
      [2], .plain,
      list: {
        $0.headerMode = .supplementary
        $0.headerTopPadding = 30
      })
    let header = try #require(list.header())
    #expect(header.frame.height == 72 && header.contentView.frame == CGRect(x: 0, y: 30, width: 400, height: 42))
    let items = ListFixture(
      [2], .plain,
      list: {
        $0.headerMode = .firstItemInSection
        $0.headerTopPadding = 7
      })
    #expect(items.frame(0)?.minY == 7)
  }

  @Test func plainHeadersArePinnedAndKnowIt() throws {
    let list = ListFixture([30, 30], .plain, list: { $0.headerMode = .supplementary })
    let header = try #require(list.header())
    #expect(!header.configurationState.isPinned)
    list.collectionView.contentOffset.y = 100
    list.stage.advance(by: 0)
    #expect(header.frame.minY == 100 && header.configurationState.isPinned)
    list.collectionView.contentOffset.y = 0
    list.stage.advance(by: 0)
    #expect(header.frame.minY == 0 && !header.configurationState.isPinned)
  }

  @Test func theFirstRowOfACardIsRoundAboveAndTheLastBelow() throws {
    let list = ListFixture([3, 1])
    let (first, middle, last) = (try #require(list.cell(0)), try #require(list.cell(1)), try #require(list.cell(2)))
    #expect(first.layer.cornerRadius == 26)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(middle.layer.cornerRadius == 0)
    #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    let single = try #require(list.cell(0, 1))
    #expect(single.layer.maskedCorners.contains([.layerMinXMinYCorner, .layerMaxXMaxYCorner]))
  }

  @Test func rowsTakeTheirCornersAlongWhenOthersComeAndGo() throws {
    let list = ListFixture([2])
    list.counts = [3]
    list.collectionView.insertItems(at: [[0, 0]])
    list.stage.advance(by: 1)
    #expect(list.cell(0)?.layer.cornerRadius == 26)
    #expect(list.cell(1)?.layer.cornerRadius == 0)
    #expect(list.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func theBackgroundReachesBeyondTheFirstAndTheLastSectionAndTheInsets() throws {
    let list = ListFixture([2, 2])
    let kind = "UICollectionViewListLayoutElementKindBackground"
    let layout = list.layout
    let first = try #require(layout.layoutAttributesForDecorationView(ofKind: kind, at: [0, 0])).frame
    let last = try #require(layout.layoutAttributesForDecorationView(ofKind: kind, at: [1, 0])).frame
    #expect(first == CGRect(x: 0, y: -1000, width: 400, height: 1159))
    #expect(last == CGRect(x: 0, y: 159, width: 400, height: 1159))
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.zIndex == 1)
    #expect(list.collectionView.subviews.contains { $0.backgroundColor == .systemGroupedBackground })
  }

  @Test func theColourBehindASectionCanBeChosen() {
    let list = ListFixture([2], list: { $0.backgroundColor = .systemTeal })
    #expect(list.collectionView.subviews.contains { $0.backgroundColor == .systemTeal })
  }

  @Test func sectionsOfOneLayoutMayHaveSeveralAppearances() throws {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(using: Configuration(appearance: index == 0 ? .plain : .insetGrouped), layoutEnvironment: environment)
    }
    let list = ListFixture([1, 1], layout)
    #expect(list.frame(0)?.minX == 0 && list.frame(0, 1)?.minX == 16)
  }

  @Test func measuredHeightsAreKeptWhenTheProviderMakesTheListAgain() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      var configuration = Configuration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { _ in nil }
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let list = ListFixture([50], layout)
    list.counts = [51]
    let before = list.collectionView.contentSize.height
    list.collectionView.insertItems(at: [[0, 50]])
    list.stage.advance(by: 1)
    #expect(list.collectionView.contentSize.height == before + 44)
  }
}
