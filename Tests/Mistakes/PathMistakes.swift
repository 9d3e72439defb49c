import UIKit

/// Index paths that lead to nothing, given to a collection view.
@MainActor let pathMistakes = [
  Mistake("the item of an index path of one", says: "The index path [3] has no item") { _ = IndexPath(index: 3).item },
  Mistake("the section of an empty index path", says: "The index path [] has no section") { _ = IndexPath().section },
  Mistake("the items of section -1", says: "There is no section -1") { _ = List().view.numberOfItems(inSection: -1) },
  Mistake("the items of a section that is not there", says: "There is no section 2") {
    _ = List().view.numberOfItems(inSection: 2)
  },
  Mistake("an item selected that is not there", says: "Cannot select item 9 of section 0") {
    List().view.selectItem(at: [0, 9], animated: false, scrollPosition: [])
  },
  Mistake("item -1 selected", says: "Cannot select item -1 of section 0") {
    List().view.selectItem(at: [0, -1], animated: false, scrollPosition: [])
  },
  Mistake("an empty index path selected", says: "Cannot select the index path []") {
    List().view.selectItem(at: IndexPath(), animated: false, scrollPosition: [])
  },
  Mistake("an index path of one deselected", says: "Cannot deselect the index path [0]") {
    List().view.deselectItem(at: IndexPath(index: 0), animated: false)
  },
  Mistake("an item scrolled to that is not there", says: "Cannot scroll to item 0 of section 5") {
    List().view.scrollToItem(at: [5, 0], at: .top, animated: false)
  },
  Mistake("an item at the top and at the bottom", says: "A scroll position has two positions along the vertical axis") {
    List().view.scrollToItem(at: [0, 0], at: [.top, .bottom], animated: false)
  },
  Mistake("the cell of an empty index path", says: "Cannot find the cell of the index path []") {
    _ = List().view.cellForItem(at: IndexPath())
  },
  Mistake("the cell of an index path of one", says: "Cannot find the cell of the index path [1]") {
    _ = List().view.cellForItem(at: IndexPath(index: 1))
  },
  Mistake("the attributes of an empty index path", says: "Cannot find the attributes of the index path []") {
    _ = List().view.layoutAttributesForItem(at: IndexPath())
  },
  Mistake("the attributes of an index path of one", says: "Cannot find the attributes of the index path [1]") {
    _ = List().view.layoutAttributesForItem(at: IndexPath(index: 1))
  },
  Mistake("the header of an empty index path", says: "The index path [] has no section") {
    _ = List().view.supplementaryView(forElementKind: "kind", at: IndexPath())
  },
  Mistake("an item moved by hand that is not there", says: "Cannot move item 8 of section 1") {
    _ = List().view.beginInteractiveMovementForItem(at: [1, 8])
  },
  Mistake("a cell dequeued for an index path of one", says: "Cannot dequeue a cell for the index path [0]") {
    _ = List().view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(index: 0))
  },
  Mistake("a cell that nobody registered", says: "reuse identifier \"typo\" (registered: \"cell\"). Call register(") {
    _ = List().view.dequeueReusableCell(withReuseIdentifier: "typo", for: [0, 0])
  },
  Mistake("a header that nobody registered", says: "with the reuse identifier \"typo\"") {
    _ = List().view.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "typo", for: [0, 0])
  },
  Mistake("an item moved by hand to item -1", says: "Cannot move an item to item -1 of section 0") {
    moveByHand(to: [0, -1])
  },
  Mistake("an item moved by hand to an index path of one", says: "Cannot move an item to the index path [1]") {
    moveByHand(to: IndexPath(index: 1))
  },
  Mistake("an item moved by hand where the delegate says -1", says: "Cannot move an item to item -1 of section 1") {
    let list = List(UICollectionViewFlowLayout(), asksDelegate: true) { $0.moveTarget = [1, -1] }
    _ = list.view.beginInteractiveMovementForItem(at: [0, 0])
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 160))
  },
]

@MainActor private func moveByHand(to path: IndexPath) {
  let layout = WrongLayout()
  layout.moveTarget = path
  let list = List(layout)
  _ = list.view.beginInteractiveMovementForItem(at: [0, 0])
  list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 60))
}
