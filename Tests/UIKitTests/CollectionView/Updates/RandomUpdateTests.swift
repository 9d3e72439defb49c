// Random batches, interrupted at random times: in the end the screen shows the data.

import Foundation
import Stage
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct RandomUpdateTests {
  @Test(arguments: [1, 2, 3, 4])
  func theScreenShowsTheDataAfterEverySettledStep(seed: UInt64) {
    var dice = Dice(seed: seed)
    var next = 0
    func text() -> String {
      next += 1
      return "t\(next)"
    }
    let (stage, controller) = StripController.open([["a", "b", "c"], ["d"]], width: 2000)
    for step in 0..<300 {
      let view = controller.collectionView
      view.performBatchUpdates { RandomUpdateTests.change(controller, &dice, text) }
      stage.advance(by: Double(dice.roll(30)) / 60)
      guard step % 5 == 4 else { continue }
      stage.advance(by: 0.5)
      let expected = Array(controller.sections.joined().prefix(23))
      #expect(stage.texts == expected)
      #expect(stage.seen.allSatisfy { !$0.isDisappearing && $0.alpha == 1 })
      #expect(controller.displayed == expected.count)
    }
  }

  /// One random batch: items deleted, moved, reloaded and inserted, or sections deleted and inserted.
  private static func change(_ controller: StripController, _ dice: inout Dice, _ text: () -> String) {
    let view = controller.collectionView
    var sections = controller.sections
    if dice.roll(5) == 0 {
      if sections.count > 1, dice.roll(2) == 0 {
        let index = dice.roll(sections.count)
        sections.remove(at: index)
        view.deleteSections(IndexSet(integer: index))
      } else {
        let index = dice.roll(sections.count + 1)
        sections.insert((0..<dice.roll(3)).map { _ in text() }, at: index)
        view.insertSections(IndexSet(integer: index))
      }
      controller.sections = sections
      return
    }
    let section = dice.roll(sections.count)
    var kept: [String] = []
    var moving: [(Int, String)] = []
    for (item, name) in sections[section].enumerated() {
      switch dice.roll(6) {
      case 0: view.deleteItems(at: [[section, item]])
      case 1: moving.append((item, name))
      case 2:
        view.reloadItems(at: [[section, item]])
        kept.append(name + "'")
      default: kept.append(name)
      }
    }
    // Places of the new list are given out from its end, so that earlier ones stay what they are.
    var list: [String?] = Array(repeating: nil, count: kept.count + moving.count + dice.roll(4))
    var free = Array(list.indices)
    for (item, name) in moving {
      let place = free.remove(at: dice.roll(free.count))
      list[place] = name
      view.moveItem(at: [section, item], to: [section, place])
    }
    while free.count > kept.count {
      let place = free.remove(at: dice.roll(free.count))
      list[place] = text()
      view.insertItems(at: [[section, place]])
    }
    for (place, name) in zip(free, kept) { list[place] = name }
    sections[section] = list.map { $0! }
    controller.sections = sections
  }
}
