import Stage
import Testing
import UIKit

/// The lines between rows.
@MainActor @Suite struct ListSeparatorTests {
  /// The lines of a cell that are seen, in its coordinates.
  private func lines(_ cell: UIView?) -> [CGRect] {
    (cell?.subviews ?? []).filter { $0.alpha == 1 && $0.frame.height == 1 && $0.backgroundColor != nil }
      .map { $0.frame }
  }

  @Test func aSeparatorIsBelowEachRowOfACardButTheLast() {
    let list = ListFixture([3])
    #expect(lines(list.cell(0)) == [CGRect(x: 16, y: 51, width: 336, height: 1)])
    #expect(lines(list.cell(1)).count == 1)
    #expect(lines(list.cell(2)).isEmpty)
  }

  @Test func separatorsOfListsArePalerThanOthersOnLightGround() {
    let color = UIListSeparatorConfiguration(listAppearance: .insetGrouped).color
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
    #expect(light.alpha == 0.12 && abs(light.red - 60.0 / 255) < 1e-9 && abs(light.blue - 67.0 / 255) < 1e-9)
  }

  @Test func plainListsHaveOneAfterTheLastRowToo() {
    let list = ListFixture([2], .plain)
    #expect(lines(list.cell(1)) == [CGRect(x: 16, y: 51, width: 368, height: 1)])
  }

  @Test func aSeparatorBeginsAtTheTextBehindALeadingAccessory() throws {
    let list = ListFixture(
      [2],
      prepare: { fixture in
        fixture.configure = { cell, _ in
          var content = cell.defaultContentConfiguration()
          content.text = "Row"
          cell.contentConfiguration = content
          cell.accessories = [.multiselect(displayed: .always)]
        }
      })
    #expect(lines(list.cell(0)) == [CGRect(x: 56, y: 51, width: 296, height: 1)])
    #expect(list.cell(0)?.separatorLayoutGuide.layoutFrame == CGRect(x: 56, y: 51, width: 296, height: 1))
  }

  @Test(arguments: [false, true]) func constraintsMoveTheSeparatorToATextOfTheCellsOwn(isRightToLeft: Bool) throws {
    let list = ListFixture(
      [2], .plain, isRightToLeft: isRightToLeft,
      prepare: { fixture in
        fixture.configure = { cell, path in
          guard cell.contentView.subviews.isEmpty else { return }
          var content = UIListContentConfiguration.subtitleCell()
          content.image = UIImage(systemName: "star")
          content.text = "Row \(path.item)"
          let text = UIListContentView(configuration: content)
          text.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(text)
          NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -30),
            text.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          ])
          if path.item == 0, let guide = text.textLayoutGuide {
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
            cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
          }
        }
      })
    let cell = try #require(list.cell(0))
    let label = try #require(list.label("Row 0", in: cell))
    let text = label.convert(label.bounds, to: cell)
    #expect(text.width > 100 && (isRightToLeft ? cell.bounds.width - text.maxX : text.minX) > 38)
    #expect(lines(cell) == [CGRect(x: text.minX, y: cell.bounds.height - 1, width: text.width, height: 1)])
    #expect(cell.separatorLayoutGuide.layoutFrame == lines(cell).first)
    // The other row asks for no guide.
    #expect(lines(list.cell(1)).first?.width == 368)
  }

  @Test func aSeparatorThatNobodyConstrainsGoesWithItsTextAlsoAsAGuide() throws {
    let list = ListFixture([2])
    let cell = try #require(list.cell(0))
    #expect(cell.separatorLayoutGuide.layoutFrame == CGRect(x: 16, y: 51, width: 336, height: 1))
    cell.accessories = [.multiselect(displayed: .always)]
    list.stage.advance(by: 0.5)
    #expect(lines(cell) == [CGRect(x: 56, y: 51, width: 296, height: 1)])
    #expect(cell.separatorLayoutGuide.layoutFrame == lines(cell).first)
  }

  @Test func withoutSeparatorsNoConfigurationMatters() {
    let list = ListFixture(
      [2],
      list: {
        $0.showsSeparators = false
        $0.separatorConfiguration.topSeparatorVisibility = .visible
        $0.itemSeparatorHandler = { _, configuration in
          var visible = configuration
          visible.bottomSeparatorVisibility = .visible
          return visible
        }
      })
    #expect(lines(list.cell(0)).isEmpty)
  }

  @Test func theHandlerSeesTheSectionsConfigurationAndItsAnswerIsFinal() {
    var seen: [Int: CGFloat] = [:]
    let list = ListFixture(
      [2], .plain,
      list: {
        $0.separatorConfiguration.bottomSeparatorInsets.leading = 40
        $0.itemSeparatorHandler = { path, section in
          seen[path.item] = section.bottomSeparatorInsets.leading
          var own = section
          own.color = .systemRed
          own.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7)
          own.topSeparatorVisibility = path.item == 0 ? .visible : .hidden
          own.topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
          return own
        }
      })
    #expect(seen == [0: 40, 1: 40])
    #expect(
      lines(list.cell(0)) == [
        CGRect(x: 16, y: 0, width: 368, height: 1), CGRect(x: 5, y: 51, width: 388, height: 1),
      ])
    #expect(lines(list.cell(1)) == [CGRect(x: 5, y: 51, width: 388, height: 1)])
  }

  @Test func theHandlerRunsAgainWhenARowIsConfiguredAgain() {
    var calls = 0
    let list = ListFixture(
      [1],
      list: {
        $0.itemSeparatorHandler = { _, section in
          calls += 1
          return section
        }
      })
    let before = calls
    list.collectionView.reconfigureItems(at: [[0, 0]])
    list.stage.advance(by: 0.5)
    #expect(calls == before + 1)
  }

  @Test func fromRightToLeftSeparatorsBeginAtTheRight() {
    let list = ListFixture([2], .plain, isRightToLeft: true)
    #expect(lines(list.cell(0)) == [CGRect(x: 16, y: 51, width: 368, height: 1)])
    let cell = list.cell(0)!
    cell.accessories = [.multiselect(displayed: .always)]
    list.stage.advance(by: 0.1)
    #expect(lines(cell) == [CGRect(x: 16, y: 51, width: 328, height: 1)])
  }
}
