import Stage
import Testing
import UIKit

/// List cells: accessories, indentation, editing.
@MainActor @Suite struct ListCellTests {
  private func fixture(_ accessories: [UICellAccessory], isRightToLeft: Bool = false) -> ListFixture {
    ListFixture(
      [3], .plain, isRightToLeft: isRightToLeft,
      prepare: { fixture in
        fixture.configure = { cell, path in
          var content = cell.defaultContentConfiguration()
          content.text = "Row \(path.item)"
          cell.contentConfiguration = content
          cell.accessories = accessories
        }
      })
  }

  /// The views beside the content, from left to right, with their room.
  private func rooms(_ cell: UICollectionViewListCell?) -> [CGRect] {
    guard let cell else { return [] }
    return cell.subviews.filter { $0 is UIControl && $0.alpha > 0 }.map { $0.frame }.sorted { $0.minX < $1.minX }
  }

  @Test func contentLiesBetweenTheAccessoriesWithTheMarginsOfAList() throws {
    let list = fixture([.disclosureIndicator()])
    let cell = try #require(list.cell(0))
    #expect(rooms(cell) == [CGRect(x: 370, y: 0, width: 14, height: 52)])
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 370, height: 52))
    #expect(list.place("Row 0", in: cell) == CGRect(x: 16, y: 16, width: 346, height: 20.5))
  }

  @Test func withoutAccessoriesBothMarginsAre16() throws {
    let list = fixture([])
    #expect(list.place("Row 0", in: try #require(list.cell(0))) == CGRect(x: 16, y: 16, width: 368, height: 20.5))
  }

  @Test func accessoriesAreInTheOrderOfTheirKinds() throws {
    let list = fixture([
      .reorder(displayed: .always), .disclosureIndicator(), .checkmark(), .label(text: "3"),
      .multiselect(displayed: .always), .delete(displayed: .always),
    ])
    let cell = try #require(list.cell(0))
    let rooms = rooms(cell)
    // Leading: delete at the edge, then multiselect; trailing: label, checkmark, disclosure, reorder at the edge.
    #expect(rooms.map { $0.width } == [24, 24, 10, 24, 14, 24])
    #expect(rooms.map { $0.minX } == [16, 56, 288, 306, 338, 360])
    #expect(cell.contentView.frame.minX == 80 && cell.contentView.frame.maxX == 288)
    #expect(list.place("Row 0", in: cell)?.minX == 96)
  }

  @Test func fromRightToLeftEverythingIsMirrored() throws {
    let list = fixture([.disclosureIndicator(), .delete(displayed: .always)], isRightToLeft: true)
    let cell = try #require(list.cell(0))
    #expect(rooms(cell) == [CGRect(x: 16, y: 0, width: 14, height: 52), CGRect(x: 360, y: 0, width: 24, height: 52)])
    #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 330, height: 52))
  }

  @Test func aCustomViewIsInnermostUnlessItSaysWhere() throws {
    let (inner, outer) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
    outer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let list = fixture([
      .customView(
        configuration: .init(
          customView: inner, placement: .trailing(), reservedLayoutWidth: .actual, maintainsFixedSize: true)),
      .customView(
        configuration: .init(
          customView: outer, placement: .trailing(at: UICellAccessory.Placement.position(after: .disclosureIndicator)),
          reservedLayoutWidth: .custom(60), maintainsFixedSize: true)),
      .disclosureIndicator(),
    ])
    list.counts = [1]
    list.collectionView.reloadData()
    list.stage.advance(by: 0)
    let cell = try #require(list.cell(0))
    #expect(rooms(cell).map { $0.width } == [30, 14, 60])
    #expect(outer.convert(outer.bounds, to: cell) == CGRect(x: 334, y: 16, width: 40, height: 20))
  }

  @Test func editingShowsAndHidesAccessoriesInAnAnimation() throws {
    let list = fixture([.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()])
    let cell = try #require(list.cell(0))
    #expect(rooms(cell).map { $0.width } == [14])
    let label = try #require(list.label("Row 0", in: cell))
    func seen() -> CGFloat {
      label.layer.presentation()!.convert(CGPoint.zero, to: cell.layer.presentation()!).x
    }
    #expect(seen() == 16)
    list.collectionView.isEditing = true
    #expect(cell.configurationState.isEditing)
    list.stage.advance(by: 0.15)
    #expect(seen() > 17 && seen() < 55)
    list.collectionView.isEditing = false
    let turned = seen()
    list.stage.advance(by: 1.0 / 60)
    #expect(abs(seen() - turned) < 6)
    list.collectionView.isEditing = true
    list.stage.advance(by: 1)
    #expect(seen() == 56)
    #expect(rooms(cell).map { $0.width } == [24, 24])
    list.collectionView.isEditing = false
    list.stage.advance(by: 1)
    #expect(rooms(cell).map { $0.width } == [14] && seen() == 16)
  }

  @Test func accessoriesShowInEditingAsTheirKindDoesUnlessTold() {
    func states(_ accessory: UICellAccessory) -> UICellAccessory.DisplayedState { accessory.displayedState }
    for accessory in [UICellAccessory.delete(), .insert(), .reorder(), .multiselect()] {
      #expect(states(accessory) == .whenEditing)
    }
    for accessory in [
      UICellAccessory.disclosureIndicator(), .outlineDisclosure(), .checkmark(), .label(text: ""), .detail(),
    ] {
      #expect(states(accessory) == .always)
    }
  }

  @Test func hiddenAccessoriesKeepNoRoom() throws {
    let list = fixture([.disclosureIndicator(options: .init(isHidden: true))])
    #expect(try #require(list.cell(0)).contentView.frame.width == 400)
  }

  @Test func indentationMovesContentAndLeadingAccessories() throws {
    let list = fixture([.delete(displayed: .always)])
    let cell = try #require(list.cell(0))
    #expect(cell.indentationWidth == 10 && cell.indentsAccessories)
    cell.indentationLevel = 2
    list.stage.advance(by: 0)
    #expect(rooms(cell)[0].minX == 36 && cell.contentView.frame.minX == 60)
    cell.indentsAccessories = false
    list.stage.advance(by: 0)
    #expect(rooms(cell)[0].minX == 16 && cell.contentView.frame.minX == 60)
  }

  @Test func pressedAccessoriesCallTheirHandlerAndDoNotSelect() throws {
    var pressed = 0
    let list = fixture([.detail { pressed += 1 }, .insert(displayed: .always), .delete(displayed: .always) {}])
    let room = try #require(rooms(list.cell(0)).last)
    list.stage.tap(at: CGPoint(x: room.midX, y: room.midY))
    list.stage.advance(by: 0.5)
    #expect(pressed == 1 && list.selected.isEmpty)
  }

  @Test func multiselectFollowsTheSelection() throws {
    let list = fixture([.multiselect()])
    list.collectionView.allowsMultipleSelectionDuringEditing = true
    list.collectionView.isEditing = true
    list.stage.advance(by: 0.5)
    let cell = try #require(list.cell(1))
    let circle = try #require(cell.subviews.first { $0 is UIControl })
    #expect(circle.subviews.last?.alpha == 0)
    list.stage.tap(at: list.middle(1))
    list.stage.advance(by: 0.5)
    #expect(circle.subviews.last?.alpha == 1 && list.selected == [[0, 1]])
  }

  @Test func aRowUnderAFingerAndASelectedOneIsDarker() throws {
    let list = ListFixture([2])
    func colour() -> UIColor? { list.cell(0)?.subviews.first?.subviews.first?.backgroundColor }
    #expect(colour() == .secondarySystemGroupedBackground)
    list.stage.touchDown(at: list.middle(0))
    list.stage.advance(by: 0.3)
    #expect(colour() == .systemGray5)
    list.stage.touchUp()
    list.stage.advance(by: 0.3)
    #expect(colour() == .systemGray5 && list.selected == [[0, 0]])
    list.collectionView.deselectItem(at: [0, 0], animated: true)
    list.stage.advance(by: 0.15)
    let background = try #require(list.cell(0)?.subviews.first?.subviews.first)
    let seen = try #require(background.layer.presentation()?.backgroundColor)
    #expect(colour() == .secondarySystemGroupedBackground && seen.red < 1 && seen.red > 0.9)
  }

  @Test func headersThatAreCellsAreNotSelected() throws {
    let list = ListFixture([2], .plain, list: { $0.headerMode = .supplementary })
    let header = try #require(list.header())
    list.stage.tap(at: CGPoint(x: 100, y: header.frame.midY))
    list.stage.advance(by: 0.5)
    #expect(list.selected.isEmpty && !header.isSelected)
    list.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(!header.isSelected && list.collectionView.indexPath(for: header) == nil)
  }
}
