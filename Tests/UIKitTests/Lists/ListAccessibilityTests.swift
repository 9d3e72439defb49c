import Stage
import Testing
import UIKit

/// What assistive technology is told of rows, headers and footers of lists.
@MainActor @Suite struct ListAccessibilityTests {
  private func semantics(of view: UIView?, in list: ListFixture) throws -> Scene.Semantics {
    let id = try #require(view?.layer.identifier)
    return try #require(list.stage.scene.nodes.first { $0.id == id }).semantics
  }

  @Test func aListCellThatIsAHeaderIsAHeadingAndNotARow() throws {
    let list = ListFixture(
      [2],
      list: {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
      })
    let header = try semantics(of: list.header(), in: list)
    #expect(header.role == .header && header.position == 0 && header.count == 0)
    #expect(list.header()?.accessibilityTraits == .header)
    let footer = try semantics(of: list.footer(), in: list)
    #expect(footer.role == .none && footer.position == 0)
    #expect(list.footer()?.accessibilityTraits == UIAccessibilityTraits.none)
    let row = try semantics(of: list.cell(0), in: list)
    #expect(row.role == .listItem && row.position == 1 && row.count == 2)
  }

  @Test func aFirstItemThatIsTheHeaderIsAHeadingWithItsPlace() throws {
    let list = ListFixture([3], list: { $0.headerMode = .firstItemInSection })
    let header = try semantics(of: list.cell(0), in: list)
    #expect(header.role == .header && header.position == 1 && header.count == 3)
    #expect(list.cell(0)?.accessibilityTraits == .header)
    #expect(try semantics(of: list.cell(1), in: list).role == .listItem)
  }

  @Test func aCellIsAHeadingForAsLongAsItIsOne() throws {
    let list = ListFixture([2], list: { $0.headerMode = .firstItemInSection })
    let cell = try #require(list.cell(0))
    cell.accessibilityTraits = .button
    #expect(cell.accessibilityTraits == [.button, .header])
    list.counts = [3]
    list.collectionView.insertItems(at: [[0, 0]])
    list.stage.advance(by: 1)
    #expect(list.cell(1) === cell && cell.accessibilityTraits == .button)
    #expect(try semantics(of: cell, in: list).role == .listItem)
  }

  @Test func accessoriesAreButtonsWithNamesOrNothing() throws {
    let list = ListFixture(
      [1],
      prepare: { fixture in
        fixture.configure = { cell, _ in
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          cell.accessories = [
            .disclosureIndicator(), .checkmark(), .label(text: "3"), .multiselect(displayed: .always), .detail {},
            .outlineDisclosure {}, .reorder(displayed: .always), .delete(displayed: .always),
            .customView(configuration: .init(customView: view, placement: .trailing())),
          ]
        }
      })
    let cell = try #require(list.cell(0))
    var names: [String] = []
    for view in cell.subviews where view is UIControl {
      let told = try semantics(of: view, in: list)
      #expect(told.role == (told.label.isEmpty ? .none : .button))
      if !told.label.isEmpty { names.append(told.label) }
    }
    #expect(names.sorted() == ["Delete", "Expand", "More Info", "Reorder"])
  }
}
