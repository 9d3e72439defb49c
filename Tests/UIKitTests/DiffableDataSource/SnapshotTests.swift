import Stage
import TestSupport
import Testing
import UIKit

@Suite struct SnapshotTests {
  private let snapshot = Snapshot([("A", ["a", "b", "c"]), ("B", ["d"])])

  @Test func itemsWithoutASectionAreAppendedToTheLastOne() {
    var snapshot = snapshot
    snapshot.appendItems(["e", "f"])
    #expect(snapshot.contents == [["a", "b", "c"], ["d", "e", "f"]])
  }

  @Test func identifiersOfSectionsAndItemsAreIndependent() {
    let snapshot = Snapshot([("x", ["x", "y"]), ("y", [])])
    #expect(snapshot.indexOfSection("y") == 1)
    #expect(snapshot.indexOfItem("y") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: "y") == "x")
  }

  @Test func itemsAreInsertedBeforeAndAfterOthers() {
    var snapshot = snapshot
    snapshot.insertItems(["e", "f"], beforeItem: "b")
    snapshot.insertItems(["g"], afterItem: "d")
    #expect(snapshot.contents == [["a", "e", "f", "b", "c"], ["d", "g"]])
    #expect(snapshot.indexOfItem("g") == 6)
  }

  @Test func insertedItemsThatAreThereMoveIntoPlace() {
    var snapshot = snapshot
    snapshot.appendItems(["d", "e"], toSection: "A")
    snapshot.insertItems(["c", "f"], beforeItem: "a")
    #expect(snapshot.contents == [["c", "f", "a", "b", "d", "e"], []])
    #expect(snapshot.numberOfItems == 6)
  }

  @Test func itemsMoveWithinAndBetweenSections() {
    var snapshot = snapshot
    snapshot.moveItem("a", afterItem: "b")
    #expect(snapshot.contents == [["b", "a", "c"], ["d"]])
    snapshot.moveItem("c", beforeItem: "b")
    #expect(snapshot.contents == [["c", "b", "a"], ["d"]])
    snapshot.moveItem("b", beforeItem: "d")
    #expect(snapshot.contents == [["c", "a"], ["b", "d"]])
    snapshot.moveItem("c", afterItem: "c")
    #expect(snapshot.contents == [["c", "a"], ["b", "d"]])
  }

  @Test func sectionsMoveWithTheirItems() {
    var snapshot = snapshot
    snapshot.appendSections(["C"])
    snapshot.moveSection("A", afterSection: "C")
    #expect(snapshot.sectionIdentifiers == ["B", "C", "A"])
    #expect(snapshot.contents == [["d"], [], ["a", "b", "c"]])
    snapshot.moveSection("C", beforeSection: "B")
    snapshot.insertSections(["D"], beforeSection: "C")
    snapshot.insertSections(["E"], afterSection: "C")
    #expect(snapshot.sectionIdentifiers == ["D", "C", "E", "B", "A"])
    #expect(snapshot.sectionIdentifier(containingItem: "b") == "A")
    #expect(snapshot.indexOfItem("b") == 2)
  }

  @Test func aDeletedSectionTakesItsItemsAlong() {
    var snapshot = snapshot
    snapshot.deleteSections(["A", "unknown"])
    #expect(snapshot.itemIdentifiers == ["d"])
    #expect(snapshot.indexOfItem("a") == nil)
    snapshot.appendSections(["A"])
    #expect(snapshot.numberOfItems(inSection: "A") == 0)
  }

  @Test func deletingItemsPassesOverUnknownOnes() {
    var snapshot = snapshot
    snapshot.deleteItems(["b", "unknown", "d", "b"])
    #expect(snapshot.contents == [["a", "c"], []])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test func marksAreKeptOnceAndGoWithTheirItems() {
    var snapshot = snapshot
    snapshot.reloadItems(["b", "a"])
    snapshot.reloadItems(["a", "d"])
    snapshot.reconfigureItems(["c"])
    snapshot.reloadSections(["B"])
    snapshot.deleteItems(["a", "c"])
    #expect(snapshot.reloadedItemIdentifiers == ["b", "d"])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
  }

  // MARK: Mistakes

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func duplicateItemsInOneCallAreAnErrorThatNamesThem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["A"])
      snapshot.appendItems(["red", "blue", "red"])
    }
    #expect(message(result).contains("The same item identifiers are inserted more than once: \"red\"."))
  }

  @Test func duplicateSectionsAreAnErrorThatNamesThem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["A", "B"])
      snapshot.appendSections(["B"])
    }
    #expect(message(result).contains("The section identifiers \"B\" are inserted more than once"))
  }

  @Test func itemsNeedASection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1, 2])
    }
    #expect(message(result).contains("2 items are appended to a snapshot without sections"))
  }

  @Test func anUnknownItemCannotBeReloaded() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["A"])
      snapshot.reloadItems([7])
    }
    #expect(message(result).contains("There is no item 7 in the snapshot, which has 0 in 1 sections"))
  }

  // MARK: Against a model

  /// Random changes, also large ones, on a snapshot and on plain arrays.
  @Test(arguments: [1, 2, 3])
  func aSnapshotDoesWhatArraysDo(seed: UInt64) {
    var dice = Dice(seed: seed)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var sections: [(Int, [Int])] = []
    var next = 0
    var most = 0
    func place(of item: Int) -> (Int, Int)? {
      for (index, section) in sections.enumerated() {
        if let position = section.1.firstIndex(of: item) { return (index, position) }
      }
      return nil
    }
    for step in 0..<600 {
      let items = sections.flatMap { $0.1 }
      switch dice.roll(8) {
      case 0:
        let index = dice.roll(sections.count + 1)
        next += 1
        if index == sections.count {
          snapshot.appendSections([next])
        } else {
          snapshot.insertSections([next], beforeSection: sections[index].0)
        }
        sections.insert((next, []), at: index)
      case 1 where sections.count > 3:
        let index = dice.roll(sections.count)
        snapshot.deleteSections([sections[index].0])
        sections.remove(at: index)
      case 2 where sections.count > 1:
        let source = dice.roll(sections.count)
        let section = sections.remove(at: source)
        let target = dice.roll(sections.count)
        snapshot.moveSection(section.0, beforeSection: sections[target].0)
        sections.insert(section, at: target)
      case 3 where !items.isEmpty:
        let gone = Set((0..<dice.roll(20)).map { _ in items[dice.roll(items.count)] })
        snapshot.deleteItems(Array(gone))
        for index in sections.indices { sections[index].1.removeAll { gone.contains($0) } }
      case 4 where items.count > 1:
        let moved = items[dice.roll(items.count)]
        let other = items[dice.roll(items.count)]
        guard moved != other, let source = place(of: moved) else { continue }
        snapshot.moveItem(moved, afterItem: other)
        sections[source.0].1.remove(at: source.1)
        let target = place(of: other)!
        sections[target.0].1.insert(moved, at: target.1 + 1)
      case 5,
        6 where !items.isEmpty:
        let new = (next + 1)...(next + 1 + dice.roll(dice.roll(10) == 0 ? 100 : 5))
        next = new.upperBound
        guard let anchor = items.isEmpty ? nil : items[dice.roll(items.count)], let target = place(of: anchor) else {
          continue
        }
        snapshot.insertItems(Array(new), beforeItem: anchor)
        sections[target.0].1.insert(contentsOf: new, at: target.1)
      default:
        guard !sections.isEmpty else { continue }
        next += 1
        let index = dice.roll(sections.count)
        snapshot.appendItems([next], toSection: sections[index].0)
        sections[index].1.append(next)
      }
      guard step % 10 == 0 else { continue }
      most = max(most, snapshot.numberOfItems)
      #expect(snapshot.sectionIdentifiers == sections.map { $0.0 })
      #expect(snapshot.contents == sections.map { $0.1 })
      for (index, item) in snapshot.itemIdentifiers.enumerated() {
        #expect(snapshot.indexOfItem(item) == index)
        #expect(snapshot.sectionIdentifier(containingItem: item) == place(of: item).map { sections[$0.0].0 })
      }
    }
    #expect(most > 100)
  }
}
