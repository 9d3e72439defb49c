import UIKit

/// The items of a section as a tree, and what of it is in sight.
struct FuzzOutline: Equatable {
  private(set) var roots: [Int] = []
  private(set) var children: [Int: [Int]] = [:]
  var expanded: Set<Int> = []

  var visible: [Int] { roots.flatMap { below($0) { expanded.contains($0) } } }
  var all: [Int] { roots.flatMap { below($0) { _ in true } } }

  /// An item and what is below it, as far as that is wanted.
  private func below(_ item: Int, _ isOpen: (Int) -> Bool) -> [Int] {
    [item] + (isOpen(item) ? children[item] ?? [] : []).flatMap { below($0, isOpen) }
  }

  func isParent(_ item: Int) -> Bool { !(children[item] ?? []).isEmpty }

  /// Below a parent, or at the top.
  mutating func insert(_ item: Int, at index: Int, below parent: Int?) {
    if let parent, roots.contains(parent) {
      children[parent, default: []].insert(item, at: index.reduced(to: (children[parent] ?? []).count + 1))
    } else {
      roots.insert(item, at: index.reduced(to: roots.count + 1))
    }
  }

  /// With all that is below it.
  mutating func remove(_ item: Int) {
    for lower in children[item] ?? [] { remove(lower) }
    roots.removeAll { $0 == item }
    children[item] = nil
    expanded.remove(item)
    for (parent, items) in children { children[parent] = items.filter { $0 != item } }
  }

  /// An item at the top goes elsewhere there, with what is below it.
  mutating func move(_ item: Int, to index: Int) {
    guard let place = roots.firstIndex(of: item) else { return }
    roots.remove(at: place)
    roots.insert(item, at: index.reduced(to: roots.count + 1))
  }

  var snapshot: NSDiffableDataSourceSectionSnapshot<Int> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append(roots)
    for item in all { if let items = children[item], !items.isEmpty { snapshot.append(items, to: item) } }
    snapshot.expand(all.filter { expanded.contains($0) })
    return snapshot
  }

  init() {}

  /// What a data source has after an item was moved by hand.
  init(_ snapshot: NSDiffableDataSourceSectionSnapshot<Int>) {
    for item in snapshot.items {
      if let parent = snapshot.parent(of: item) {
        children[parent, default: []].append(item)
      } else {
        roots.append(item)
      }
      if snapshot.isExpanded(item) { expanded.insert(item) }
    }
  }
}
