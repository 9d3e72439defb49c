import UIKit

/// What a batch calls for, and the data after it.
///
/// The rule, taken literally: what is deleted or moved is taken out; what comes in gets the places that were asked for;
/// what stays fills the others in its old order. No index is ever translated.
struct BatchPlan {
  enum Change {
    case deleteItem(IndexPath)
    case reloadItem(IndexPath)
    case reconfigureItem(IndexPath)
    case moveItem(IndexPath, IndexPath)
    case insertItem(IndexPath)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
    case insertSection(Int)
  }

  private(set) var changes: [Change] = []
  /// The identities of items whose cells are to be filled again.
  private(set) var reconfigured: Set<Int> = []
  private(set) var contents: Contents

  private let old: [Contents.Section]
  /// By old section; none stays.
  private var sectionFates: [Int: Fate] = [:]
  private var itemFates: [IndexPath: Fate] = [:]
  private var places: [Place] = []
  private enum Fate: Equatable { case deleted, reloaded, moved }

  /// A section after the batch.
  private struct Place {
    /// Before the batch; nil for a new one.
    let old: Int?
    /// What comes in, by the place where it is to be, in the order in which places are given out.
    var arrivals: [(raw: Int, item: Contents.Item, origin: IndexPath?)] = []
    let isReloaded: Bool
  }

  init(_ edits: [Edit], contents: Contents) {
    self.contents = contents
    old = contents.sections
    planSections(edits)
    planItems(edits)
    fillSections()
  }

  // MARK: Sections

  private var newSections: [Int: Contents.Section] = [:]

  private mutating func planSections(_ edits: [Edit]) {
    /// Raw place, old section or new one.
    var arrivals: [(raw: Int, old: Int?, new: Contents.Section?)] = []
    for edit in edits {
      let numbers = edit.numbers
      if edit.kind == .insertSection {
        arrivals.append((numbers[0], nil, contents.makeSection(numbers[1].reduced(to: 20))))
        continue
      }
      guard !old.isEmpty, [.deleteSection, .reloadSection, .moveSection].contains(edit.kind) else {
        continue
      }
      let section = numbers[0].reduced(to: old.count)
      guard sectionFates[section] == nil else { continue }
      switch edit.kind {
      case .deleteSection:
        sectionFates[section] = .deleted
        changes.append(.deleteSection(section))
      case .reloadSection:
        sectionFates[section] = .reloaded
        changes.append(.reloadSection(section))
        newSections[section] = reloaded(section, count: numbers[1].reduced(to: 20))
      default:
        sectionFates[section] = .moved
        arrivals.append((numbers[1], section, nil))
      }
    }
    let staying = old.indices.filter { sectionFates[$0] == nil || sectionFates[$0] == .reloaded }
    var filled = [Place?](repeating: nil, count: staying.count + arrivals.count)
    var free = Array(filled.indices)
    var made: [(place: Int, section: Contents.Section)] = []
    for arrival in arrivals {
      let place = free.remove(at: arrival.raw.reduced(to: free.count))
      filled[place] = Place(old: arrival.old, isReloaded: false)
      if let section = arrival.old { changes.append(.moveSection(section, place)) }
      if let section = arrival.new {
        changes.append(.insertSection(place))
        made.append((place, section))
      }
    }
    for (place, section) in zip(free, staying) {
      filled[place] = Place(old: section, isReloaded: sectionFates[section] == .reloaded)
    }
    places = filled.map { $0! }
    contents.sections = places.map {
      $0.old.map { newSections[$0] ?? old[$0] } ?? Contents.Section(id: 0, items: [])
    }
    for (place, section) in made { contents.sections[place] = section }
  }

  /// The section with as many items as told, all of a new version.
  private mutating func reloaded(_ section: Int, count: Int) -> Contents.Section {
    var new = old[section]
    new.version += 1
    new.items = new.items.prefix(count).map { Contents.Item(id: $0.id, version: $0.version + 1) }
    while new.items.count < count { new.items.append(contents.makeItem()) }
    return new
  }

  // MARK: Items

  private mutating func planItems(_ edits: [Edit]) {
    for edit in edits {
      let numbers = edit.numbers
      switch edit.kind {
      case .deleteItem:
        guard let path = source(numbers) else { continue }
        // Redundant and harmless in a section that is deleted.
        itemFates[path] = .deleted
        changes.append(.deleteItem(path))
      case .reloadItem, .reconfigureItem:
        guard let path = source(numbers), sectionFates[path.section] != .deleted else { continue }
        itemFates[path] = .reloaded
        changes.append(edit.kind == .reloadItem ? .reloadItem(path) : .reconfigureItem(path))
        if edit.kind == .reconfigureItem { reconfigured.insert(old[path.section].items[path.item].id) }
      case .moveItem:
        guard let path = source(numbers), sectionFates[path.section] != .deleted,
          let target = target(numbers[2])
        else {
          continue
        }
        itemFates[path] = .moved
        places[target].arrivals.append((numbers[3], old[path.section].items[path.item], path))
      case .insertItem:
        guard let target = target(numbers[0]) else { continue }
        if places[target].old == nil, !contents.sections[target].items.isEmpty {
          // Redundant and harmless in a section that is inserted.
          let item = numbers[1].reduced(to: contents.sections[target].items.count)
          changes.append(.insertItem(IndexPath(item: item, section: target)))
        } else {
          places[target].arrivals.append((numbers[1], contents.makeItem(), nil))
        }
      default: continue
      }
    }
  }

  /// An item that nothing has happened to yet.
  private func source(_ numbers: [Int]) -> IndexPath? {
    let filled = old.indices.filter { !old[$0].items.isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = filled[numbers[0].reduced(to: filled.count)]
    let path = IndexPath(item: numbers[1].reduced(to: old[section].items.count), section: section)
    return itemFates[path] == nil && sectionFates[section] != .reloaded ? path : nil
  }

  /// A section after the batch that items may come to.
  private func target(_ raw: Int) -> Int? {
    guard !places.isEmpty else { return nil }
    let index = raw.reduced(to: places.count)
    return places[index].isReloaded ? nil : index
  }

  private mutating func fillSections() {
    for (index, place) in places.enumerated() where !place.isReloaded {
      var staying = contents.sections[index].items
      if let section = place.old {
        staying = old[section].items.indices.compactMap { item in
          let fate = itemFates[IndexPath(item: item, section: section)]
          guard fate == nil || fate == .reloaded else { return nil }
          let stays = old[section].items[item]
          return fate == nil ? stays : Contents.Item(id: stays.id, version: stays.version + 1)
        }
      }
      guard place.old != nil || !place.arrivals.isEmpty else { continue }
      var filled = [Contents.Item?](repeating: nil, count: staying.count + place.arrivals.count)
      var free = Array(filled.indices)
      for arrival in place.arrivals {
        let item = free.remove(at: arrival.raw.reduced(to: free.count))
        filled[item] = arrival.item
        let path = IndexPath(item: item, section: index)
        changes.append(arrival.origin.map { .moveItem($0, path) } ?? .insertItem(path))
      }
      for (item, stays) in zip(free, staying) { filled[item] = stays }
      contents.sections[index].items = filled.map { $0! }
    }
  }
}

extension BatchPlan.Change {
  @MainActor func call(on view: UICollectionView) {
    switch self {
    case .deleteItem(let path): view.deleteItems(at: [path])
    case .reloadItem(let path): view.reloadItems(at: [path])
    case .reconfigureItem(let path): view.reconfigureItems(at: [path])
    case .moveItem(let old, let new): view.moveItem(at: old, to: new)
    case .insertItem(let path): view.insertItems(at: [path])
    case .deleteSection(let section): view.deleteSections(IndexSet(integer: section))
    case .reloadSection(let section): view.reloadSections(IndexSet(integer: section))
    case .moveSection(let old, let new): view.moveSection(old, toSection: new)
    case .insertSection(let section): view.insertSections(IndexSet(integer: section))
    }
  }
}
