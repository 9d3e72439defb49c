import UIKit

/// The items of a section as a tree of two levels, and what of it is in sight.
struct FuzzOutline: Equatable {
  private(set) var roots: [Int] = []
  private(set) var children: [Int: [Int]] = [:]
  var expanded: Set<Int> = []

  var visible: [Int] { roots.flatMap { [$0] + (expanded.contains($0) ? children[$0] ?? [] : []) } }
  var all: [Int] { roots.flatMap { [$0] + (children[$0] ?? []) } }

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
    for root in roots { if let items = children[root], !items.isEmpty { snapshot.append(items, to: root) } }
    snapshot.expand(roots.filter { expanded.contains($0) })
    return snapshot
  }

  init() {}

  /// What a data source has after an item was moved by hand; deeper levels than two are folded into the second.
  init(_ snapshot: NSDiffableDataSourceSectionSnapshot<Int>) {
    for item in snapshot.items {
      var root = item
      while let parent = snapshot.parent(of: root) { root = parent }
      if root == item { roots.append(item) } else { children[root, default: []].append(item) }
      if root == item, snapshot.isExpanded(item) { expanded.insert(item) }
    }
  }
}
