import Stage
import Testing
import UIKit

/// Rows of lists follow how large the person wants text.
@MainActor @Suite struct ListTextSizeTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func rowsGrowWithTheTextAndShrinkAgain() throws {
    let list = ListFixture([3], .plain)
    #expect(list.label("Row 1", in: try #require(list.cell(1)))?.font.pointSize == 17)
    #expect(list.frame(1)?.height == 52)
    list.stage.traitCollection = large
    list.stage.advance(by: 0.1)
    #expect(list.label("Row 1", in: try #require(list.cell(1)))?.font.pointSize == 53)
    // One line of 63.25 points, rounded up to pixels, and the margins.
    #expect(list.frame(1)?.height == 94 && list.frame(1)?.minY == list.frame(0)?.maxY)
    #expect(list.place("Row 1", in: try #require(list.cell(1)))?.height == 64)
    list.stage.traitCollection = UITraitCollection()
    list.stage.advance(by: 0.1)
    #expect(list.frame(1)?.height == 52)
  }

  @Test func presetsHaveTheFontsOfTextStyles() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    func sizes(_ content: UIListContentConfiguration) -> [CGFloat] {
      let updated = content.updated(for: UICellConfigurationState(traitCollection: traits))
      return [updated.textProperties.font.pointSize, updated.secondaryTextProperties.font.pointSize]
    }
    #expect(sizes(.cell()) == [23, 21])
    #expect(sizes(.valueCell()) == [23, 23])
    #expect(sizes(.sidebarCell()) == [23, 19])
    #expect(sizes(.plainFooter()) == [19, 19])
    #expect(sizes(.prominentInsetGroupedHeader())[0] == 26)
    #expect(sizes(.extraProminentInsetGroupedHeader())[0] == 28)
    let list = ListFixture([1], .plain)
    list.stage.traitCollection = traits
    #expect(list.cell(0)?.defaultContentConfiguration().textProperties.font.pointSize == 23)
  }

  @Test func fontsThatAProgramHasSetFollowIfTheyComeFromATextStyle() throws {
    let list = ListFixture(
      [3], .plain,
      prepare: { list in
        list.configure = { cell, path in
          var content = cell.defaultContentConfiguration()
          content.text = "Row \(path.item)"
          switch path.item {
          case 0: content.textProperties.font = .systemFont(ofSize: 20)
          case 1: content.textProperties.font = .preferredFont(forTextStyle: .title1)
          default: content.textProperties.adjustsFontForContentSizeCategory = false
          }
          cell.contentConfiguration = content
        }
      })
    list.stage.traitCollection = large
    list.stage.advance(by: 0.1)
    let sizes = try (0..<3).map { list.label("Row \($0)", in: try #require(list.cell($0)))?.font.pointSize }
    #expect(sizes == [20, 58, 17])
  }

  @Test func labelsAtTheEndOfARowFollow() throws {
    let list = ListFixture(
      [2], .plain,
      prepare: { list in
        list.configure = { cell, path in
          cell.contentConfiguration = cell.defaultContentConfiguration()
          let fixed = UICellAccessory.LabelOptions(adjustsFontForContentSizeCategory: false)
          cell.accessories = [.label(text: "12"), .label(text: "x", options: fixed)]
        }
      })
    let cell = try #require(list.cell(0))
    let before = try #require(list.place("12", in: cell))
    list.stage.traitCollection = large
    list.stage.advance(by: 0.1)
    let label = try #require(list.label("12", in: cell))
    let place = try #require(list.place("12", in: cell))
    #expect(label.font.pointSize == 53 && list.label("x", in: cell)?.font.pointSize == 17)
    #expect(place.width > 2.5 * before.width && place.height == 64 && place.maxX == before.maxX)
    #expect(cell.contentView.frame.maxX <= place.minX)
  }

  @Test func rowsThatWaitedToBeUsedAgainFollow() throws {
    let list = ListFixture([100], .plain)
    list.collectionView.contentOffset.y = 2000
    list.stage.advance(by: 0.1)
    list.collectionView.contentOffset.y = 2026  // one waits
    list.stage.advance(by: 0.1)
    list.stage.traitCollection = large
    for offset in stride(from: 2000.0, to: 0, by: -250) {
      list.collectionView.contentOffset.y = offset
      list.stage.advance(by: 0.1)
      for case let cell as UICollectionViewListCell in list.collectionView.visibleCells {
        let text = "Row \(try #require(list.collectionView.indexPath(for: cell)).item)"
        #expect(list.label(text, in: cell)?.font.pointSize == 53 && cell.frame.height == 94)
      }
    }
  }
}
