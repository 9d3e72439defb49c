import TestSupport
import Testing
import UIKit

@Suite struct SectionSnapshotTests {
  /// fruit (apple (red, green), pear), nuts (hazel)
  private var food: Tree {
    var tree = Tree()
    tree.append(["fruit", "nuts"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    tree.append(["hazel"], to: "nuts")
    return tree
  }

  @Test func childrenFollowTheirParents() {
    #expect(food.items == ["fruit", "apple", "red", "green", "pear", "nuts", "hazel"])
    #expect(food.rootItems == ["fruit", "nuts"])
    #expect(food.level(of: "green") == 2 && food.parent(of: "green") == "apple" && food.parent(of: "nuts") == nil)
    #expect(food.index(of: "pear") == 4 && food.index(of: "plum") == nil)
  }

  @Test func insertingBeforeTakesTheLevelOfTheDestination() {
    var tree = food
    tree.insert(["plum", "fig"], before: "apple")
    #expect(tree.items.prefix(4) == ["fruit", "plum", "fig", "apple"])
    #expect(tree.level(of: "plum") == 1 && tree.parent(of: "fig") == "fruit")
  }

  @Test func insertingAfterGoesBehindTheChildrenOfTheDestinationAtItsLevel() {
    var tree = food
    tree.insert(["plum"], after: "apple")
    #expect(tree.items.prefix(6) == ["fruit", "apple", "red", "green", "plum", "pear"])
    #expect(tree.level(of: "plum") == 1)
  }

  @Test func deletingRemovesTheChildren() {
    var tree = food
    tree.delete(["apple", "red"])
    #expect(tree.items == ["fruit", "pear", "nuts", "hazel"])
    #expect(!tree.contains("green"))
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test func expansionDoesNotDependOnHavingChildren() {
    var tree = food
    tree.expand(["hazel"])
    #expect(tree.isExpanded("hazel"))
    tree.append(["large"], to: "hazel")
    #expect(!tree.isVisible("large"))  // below nuts, which is collapsed
    tree.expand(["nuts"])
    #expect(tree.isVisible("large"))
    tree.delete(["large"])
    #expect(tree.isExpanded("hazel"))
  }

  @Test func whatIsBelowACollapsedItemIsOutOfSight() {
    var tree = food
    #expect(tree.visibleItems == ["fruit", "nuts"])
    tree.expand(["apple", "nuts"])
    #expect(tree.visibleItems == ["fruit", "nuts", "hazel"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "red", "green", "pear", "nuts", "hazel"])
    tree.collapse(["fruit"])
    #expect(tree.visibleItems == ["fruit", "nuts", "hazel"])
    #expect(tree.isExpanded("apple") && !tree.isVisible("apple") && !tree.isVisible("red"))
  }

  @Test func unknownItemsAreLogged() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a"])
      tree.expand(["a", "b"])
      tree.collapse(["c"])
      tree.delete(["d", "e"])
      precondition(tree.isExpanded("a") && tree.items == ["a"])
    }
    let log = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(log.contains("The items \"b\" cannot be expanded, because they are not in the section snapshot"))
    #expect(log.contains("\"c\" cannot be collapsed"))
    #expect(log.contains("\"d\", \"e\" cannot be deleted"))
  }

  @Test func duplicatesAreAnErrorThatNamesThem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a", "b"])
      tree.append(["b"], to: "a")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The items \"b\" are inserted more than once or are already in the section snapshot"))
  }

  @Test func aBranchIsASnapshotOfItsOwn() {
    var tree = food
    tree.expand(["apple", "fruit"])
    let children = tree.snapshot(of: "fruit")
    #expect(children.items == ["apple", "red", "green", "pear"])
    #expect(children.level(of: "apple") == 0 && children.level(of: "red") == 1)
    #expect(children.isExpanded("apple"))
    let branch = tree.snapshot(of: "apple", includingParent: true)
    #expect(branch.items == ["apple", "red", "green"] && branch.rootItems == ["apple"])
  }

  @Test func aBranchIsReplacedAndInserted() {
    var tree = food
    var other = Tree()
    other.append(["x"])
    other.append(["y"], to: "x")
    other.expand(["x"])
    tree.replace(childrenOf: "fruit", using: other)
    #expect(tree.items == ["fruit", "x", "y", "nuts", "hazel"])
    #expect(tree.level(of: "y") == 2 && tree.isExpanded("x"))
    var third = Tree()
    third.append(["z"])
    tree.insert(third, after: "x")
    #expect(tree.items == ["fruit", "x", "y", "z", "nuts", "hazel"] && tree.level(of: "z") == 1)
    third = Tree()
    third.append(["w"])
    tree.insert(third, before: "y")
    #expect(tree.parent(of: "w") == "x")
  }

  @Test func theDescriptionShowsLevelsAndExpansion() {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["c"], to: "a")
    tree.append(["d"], to: "c")
    tree.expand(["a"])
    #expect(tree.visualDescription() == "*+ \"a\"\n  *- \"c\"\n     - \"d\"\n*- \"b\"")
  }

  // MARK: Against a model

  /// The same operations on a tree of nodes.
  @Test(arguments: [1, 2, 3])
  func aSectionSnapshotDoesWhatATreeDoes(seed: UInt64) {
    var dice = Dice(seed: seed)
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    let root = Node(-1, nil)
    var next = 0
    for step in 0..<500 {
      let nodes = root.descendants
      func any() -> Node? { nodes.isEmpty ? nil : nodes[dice.roll(nodes.count)] }
      let new = Array((next + 1)...(next + 1 + dice.roll(dice.roll(8) == 0 ? 90 : 3)))
      next = new.last!
      switch dice.roll(9) {
      case 0:
        snapshot.append(new)
        root.insert(new, at: root.children.count)
      case 1, 2:
        guard let parent = any() else { continue }
        snapshot.append(new, to: parent.item)
        parent.insert(new, at: parent.children.count)
      case 3:
        guard let node = any() else { continue }
        snapshot.insert(new, before: node.item)
        node.parent!.insert(new, at: node.index)
      case 4:
        guard let node = any() else { continue }
        snapshot.insert(new, after: node.item)
        node.parent!.insert(new, at: node.index + 1)
      case 5:
        let gone = (0..<2).compactMap { _ in any() }
        snapshot.delete(Set(gone.map { $0.item }).sorted())
        for node in gone { node.parent!.children.removeAll { $0 === node } }
      case 6:
        guard let node = any() else { continue }
        snapshot.expand([node.item])
        node.isExpanded = true
      case 7:
        guard let node = any() else { continue }
        snapshot.collapse([node.item])
        node.isExpanded = false
      default:
        // A branch moves to another place.
        guard let node = any() else { continue }
        let branch = snapshot.snapshot(of: node.item, includingParent: true)
        #expect(branch.items == [node.item] + node.descendants.map { $0.item })
        snapshot.delete([node.item])
        node.parent!.children.removeAll { $0 === node }
        guard let target = root.descendants.last else { continue }
        snapshot.insert(branch, before: target.item)
        target.parent!.children.insert(node, at: target.index)
        node.parent = target.parent
      }
      guard step % 10 == 0 else { continue }
      let all = root.descendants
      #expect(snapshot.items == all.map { $0.item })
      #expect(snapshot.visibleItems == all.filter { $0.isVisible }.map { $0.item })
      #expect(snapshot.rootItems == root.children.map { $0.item })
      for (index, node) in all.enumerated() {
        #expect(snapshot.index(of: node.item) == index)
        #expect(snapshot.level(of: node.item) == node.level)
        #expect(snapshot.parent(of: node.item) == (node.parent === root ? nil : node.parent!.item))
        #expect(snapshot.isVisible(node.item) == node.isVisible)
        #expect(snapshot.isExpanded(node.item) == node.isExpanded)
      }
    }
    #expect(snapshot.items.count > 100)
  }
}

private final class Node {
  let item: Int
  weak var parent: Node?
  var children: [Node] = []
  var isExpanded = false

  init(_ item: Int, _ parent: Node?) {
    self.item = item
    self.parent = parent
  }

  func insert(_ items: [Int], at index: Int) { children.insert(contentsOf: items.map { Node($0, self) }, at: index) }

  var index: Int { parent!.children.firstIndex { $0 === self }! }
  var descendants: [Node] { children.flatMap { [$0] + $0.descendants } }
  var level: Int { parent!.parent == nil ? 0 : parent!.level + 1 }
  var isVisible: Bool { parent!.parent == nil || (parent!.isExpanded && parent!.isVisible) }
}
