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
    #expect(list.place("Row 0", in: cell) == CGRect(x: 16, y: 16, width: 346, height: 21))
  }

  @Test func aCellWithoutConfigurationsHasTheBackgroundOfItsList() throws {
    let list = ListFixture([1], .insetGrouped, isRightToLeft: false, prepare: { $0.configure = { _, _ in } })
    let cell = try #require(list.cell(0))
    #expect(cell.backgroundConfiguration == nil)
    let shown = cell.subviews.first.flatMap { $0.subviews.first?.backgroundColor ?? $0.backgroundColor }
    #expect(shown == .secondarySystemGroupedBackground)
  }

  @Test func withoutAccessoriesBothMarginsAre16() throws {
    let list = fixture([])
    #expect(list.place("Row 0", in: try #require(list.cell(0))) == CGRect(x: 16, y: 16, width: 368, height: 21))
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
    #expect(rooms.map { $0.minX } == [16, 56, 279, 297, 329, 360])
    #expect(cell.contentView.frame.minX == 80 && cell.contentView.frame.maxX == 279)
    #expect(list.place("Row 0", in: cell)?.minX == 96)
  }

  @Test func drawingsOfAccessoriesHaveTheSizesOfTheTable() throws {
    func drawn(_ accessory: UICellAccessory) throws -> CGSize {
      let cell = try #require(fixture([accessory]).cell(0))
      let view = try #require(cell.subviews.first { $0 is UIControl })
      return try #require(view.subviews.first).bounds.size
    }
    #expect(try drawn(.checkmark()) == CGSize(width: 19, height: 18))
    #expect(try drawn(.disclosureIndicator()) == CGSize(width: 14, height: 14))
    #expect(try drawn(.outlineDisclosure()) == CGSize(width: 14, height: 14))
    for accessory in [
      UICellAccessory.delete(displayed: .always), .insert(displayed: .always), .multiselect(displayed: .always),
    ] {
      #expect(try drawn(accessory) == CGSize(width: 26, height: 26))
    }
    let cell = try #require(
      fixture([.reorder(displayed: .always, options: .init(showsVerticalSeparator: false))]).cell(0))
    #expect(cell.subviews.first { $0 is UIControl }?.subviews.first?.bounds.size == CGSize(width: 27, height: 15))
  }

  @Test func leadingAccessoriesAreInTheOrderOfTheirKinds() throws {
    let list = fixture([
      .outlineDisclosure(), .multiselect(displayed: .always), .insert(displayed: .always), .delete(displayed: .always),
    ])
    // Delete, insert, multiselect and the chevron, 16 points apart.
    let rooms = rooms(list.cell(0))
    #expect(rooms.map { $0.width } == [24, 24, 24, 14] && rooms.map { $0.minX } == [16, 56, 96, 136])
  }

  @Test func theSpaceOfAnAccessoryIsItsOwnStandardOrSpecified() throws {
    func width(_ dimension: UICellAccessory.LayoutDimension) throws -> CGFloat {
      let list = fixture([.checkmark(options: .init(reservedLayoutWidth: dimension))])
      return try #require(rooms(list.cell(0)).first).width
    }
    #expect(try width(.actual) == 19 && width(.standard) == 24 && width(.custom(70)) == 70)
  }

  @Test func accessoriesThatAreSetInAnAnimationMoveTheContent() throws {
    let list = fixture([])
    let cell = try #require(list.cell(0))
    UIView.animate(withDuration: 0.4) { cell.accessories = [.delete(displayed: .always)] }
    list.stage.advance(by: 0.2)
    let content = cell.contentView.layer.presentationValues(at: list.stage.time).position.x
    #expect(content > 205 && content < 215 && cell.contentView.center.x == 220)
    let views = cell.subviews.filter { $0 is UIControl }
    #expect(views.count == 1)
    for view in views {
      let values = view.layer.presentationValues(at: list.stage.time)
      #expect(values.opacity > 0.2 && values.opacity < 0.8)
    }
    list.stage.advance(by: 0.3)
    cell.accessories = []
    #expect(!cell.subviews.contains { $0 is UIControl })
  }

  @Test func insertAndDetailWithoutAHandlerLetTapsPass() throws {
    for accessory in [UICellAccessory.insert(displayed: .always), .detail()] {
      let list = fixture([accessory])
      let room = try #require(rooms(list.cell(1)).first)
      list.stage.tap(at: CGPoint(x: room.midX, y: list.middle(1).y))
      list.stage.advance(by: 0.5)
      #expect(list.selected == [[0, 1]])
    }
  }

  @Test func outsideOfListsTheMarginsAreThoseOfViews() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 60)
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: controller)
    let source = FlowSource()
    let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    controller.view.addSubview(view)
    stage.advance(by: 0)
    let cell = try #require(view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    #expect(rooms(cell).map { $0.maxX } == [292])
  }

  private final class FlowSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator()]
      return cell
    }
  }

  @Test func twoAccessoriesOfASystemTypeAreAMistake() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UICollectionViewListCell().accessories = [.checkmark(), .label(text: "a"), .checkmark()] }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("two of the same system type"))
  }

  /// The line before the handle of a row, in its coordinates; nil for none that is seen.
  private func line(_ cell: UICollectionViewListCell) -> CGRect? {
    for view in cell.subviews where view is UIControl {
      for part in view.subviews where part.backgroundColor == .separator && part.alpha > 0 {
        return part.convert(part.bounds, to: cell)
      }
    }
    return nil
  }

  @Test func aLineIsBetweenAHandleAndWhatIsBesideIt() throws {
    let list = fixture([.disclosureIndicator(), .reorder(displayed: .always)])
    let cell = try #require(list.cell(0))
    // 17 points, with the line in their middle.
    #expect(rooms(cell).map { $0.minX } == [329, 360] && rooms(cell)[0].maxX == 343)
    #expect(line(cell) == CGRect(x: 351, y: 17.5, width: 1, height: 17))
    let mirrored = fixture([.disclosureIndicator(), .reorder(displayed: .always)], isRightToLeft: true)
    #expect(line(try #require(mirrored.cell(0))) == CGRect(x: 48, y: 17.5, width: 1, height: 17))
  }

  @Test func aHandleThatIsAloneAtItsSideHasNoLine() throws {
    let list = fixture([.delete(displayed: .always), .reorder(displayed: .always)])
    let cell = try #require(list.cell(0))
    #expect(line(cell) == nil && cell.contentView.frame.maxX == 360)
    let plain = fixture([
      .disclosureIndicator(), .reorder(displayed: .always, options: .init(showsVerticalSeparator: false)),
    ])
    let other = try #require(plain.cell(0))
    #expect(line(other) == nil && rooms(other).map { $0.minX } == [338, 360])
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

  @Test func hiddenAccessoriesKeepNoSpace() throws {
    let list = fixture([.disclosureIndicator(options: .init(isHidden: true))])
    #expect(try #require(list.cell(0)).contentView.frame.width == 400)
  }

  @Test func whatConstraintsPlaceIsMeasuredBesideTheAccessories() throws {
    let words = "Words that are broken into lines where there is little room for them beside accessories "
    var labels: [Int: UILabel] = [:]
    let prepare: (ListFixture) -> Void = { list in
      list.configure = { cell, path in
        let label = labels[path.item] ?? UILabel()
        labels[path.item] = label
        label.numberOfLines = 0
        label.text = String(words.prefix(30 + 8 * path.item))
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        ])
        cell.accessories = [.disclosureIndicator(), .checkmark()]
      }
    }
    let list = ListFixture([8], .plain, width: 240, height: 2000, prepare: prepare)
    for item in 0..<8 {
      let (cell, label) = (try #require(list.cell(item)), try #require(labels[item]))
      #expect(label.bounds.width < 220 && label.bounds.width == cell.contentView.bounds.width)
      #expect(cell.bounds.height == label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height + 20)
    }
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

  @Test func nothingIsCheckedWhileEditingBegins() throws {
    let list = fixture([.multiselect()])
    list.collectionView.allowsMultipleSelectionDuringEditing = true
    list.collectionView.isEditing = true
    let cell = try #require(list.collectionView.cellForItem(at: [0, 1]))
    let accessory = try #require(cell.subviews.first { $0 is UIControl })
    let checked = try #require(accessory.subviews.last)
    #expect(accessory.subviews.count == 2)
    for _ in 0..<10 {
      list.stage.advance(by: 0.03)
      #expect(checked.layer.presentationValues(at: list.stage.time).opacity == 0)
    }
  }

  @Test func rowsWhoseTextsGetLessSpaceInEditingMakeSpaceInTheSameAnimation() throws {
    let list = ListFixture(
      [4],
      prepare: {
        $0.configure = { cell, path in
          var content = cell.defaultContentConfiguration()
          content.text = String(repeating: "feather ", count: 5)
          cell.contentConfiguration = content
          cell.accessories = [.delete(), .reorder()]
        }
      })
    list.stage.advance(by: 0.1)
    let cell = try #require(list.cell(1))
    func seen() -> CGFloat { cell.layer.presentationValues(at: list.stage.time).frame.minY }
    let before = cell.frame
    list.collectionView.isEditing = true
    let after = cell.frame
    #expect(after.minY > before.minY + 10 && seen() == before.minY)
    list.stage.advance(by: 0.15)
    #expect(abs(seen() - (before.minY + after.minY) / 2) < 0.1)
    list.stage.advance(by: 0.2)
    #expect(seen() == after.minY && cell.frame == after)
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
