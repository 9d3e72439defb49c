import UIKit

/// The data that is shown: sections of items, each with an identity and a version that a reload raises.
struct Contents {
  struct Item: Equatable {
    let id: Int
    var version = 0
    var text: String { "i\(id).\(version)" }
  }

  struct Section: Equatable {
    let id: Int
    var version = 0
    var items: [Item]
    var text: String { "s\(id).\(version)" }
  }

  var sections: [Section] = [] { didSet { changes += 1 } }
  /// Counts the changes, so that what was computed from the sections can be kept until the next.
  private(set) var changes = 0
  /// Identities that are given out next; never used twice.
  private var nextItem = 0
  private var nextSection = 0

  /// Up to six sections of up to twenty items; sometimes nothing at all.
  init(dice: inout Dice) { replaceAll(&dice) }

  /// Everything anew, with new identities.
  mutating func replaceAll(_ dice: inout Dice) {
    let count = dice.once(in: 12) ? 0 : dice.roll(1...6)
    sections = (0..<count).map { _ in makeSection(dice.once(in: 6) ? 0 : dice.roll(1...20)) }
  }

  mutating func makeItem() -> Item {
    nextItem += 1
    return Item(id: nextItem)
  }

  mutating func makeSection(_ count: Int) -> Section {
    nextSection += 1
    return Section(id: nextSection, items: (0..<count).map { _ in makeItem() })
  }

  /// nil for an item that does not exist.
  subscript(path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else {
      return nil
    }
    return sections[path.section].items[path.item]
  }

  /// nil for an item that does not exist.
  func path(of id: Int) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(where: { $0.id == id }) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  var itemIDs: Set<Int> { Set(sections.flatMap { $0.items.map { $0.id } }) }

  /// Of all items, by identity.
  var versions: [Int: Int] {
    Dictionary(sections.flatMap { $0.items.map { ($0.id, $0.version) } }, uniquingKeysWith: { $1 })
  }

  var counts: [Int] { sections.map { $0.items.count } }

  /// An item that exists, from raw numbers; nil when there is none.
  func path(_ section: Int, _ item: Int) -> IndexPath? {
    let filled = sections.indices.filter { !sections[$0].items.isEmpty }
    guard !filled.isEmpty else { return nil }
    let index = filled[section.reduced(to: filled.count)]
    return IndexPath(item: item.reduced(to: sections[index].items.count), section: index)
  }
}

extension Int {
  /// A raw number as an index of so many; `count` is above 0.
  func reduced(to count: Int) -> Int { ((self % count) + count) % count }
}
