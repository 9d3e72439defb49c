import UIKit

/// Batch updates that contradict themselves or the data.
@MainActor let updateMistakes = [
  Mistake("an insertion that the data do not have", says: "should have 4: 3 before, 1 inserted") {
    List().view.insertItems(at: [[0, 0]])
  },
  Mistake("an item deleted that is not there", says: "Item 9 of section 0 is deleted") {
    List().view.deleteItems(at: [[0, 9]])
  },
  Mistake("item -1 deleted", says: "Item -1 of section 0 is deleted") { List().view.deleteItems(at: [[0, -1]]) },
  Mistake("item -1 inserted", says: "An item is inserted at or moved to item -1 of section 0") {
    List().view.insertItems(at: [[0, -1]])
  },
  Mistake("an item moved to -1", says: "An item is inserted at or moved to item -1 of section 0") {
    List().view.moveItem(at: [0, 0], to: [0, -1])
  },
  Mistake("an index path of one inserted", says: "Cannot insert the index path [0]") {
    List().view.insertItems(at: [IndexPath(index: 0)])
  },
  Mistake("an empty index path deleted", says: "Cannot delete the index path []") {
    List().view.deleteItems(at: [IndexPath()])
  },
  Mistake("an index path of one reloaded", says: "Cannot reload the index path [0]") {
    List().view.reloadItems(at: [IndexPath(index: 0)])
  },
  Mistake("an index path of three reconfigured", says: "Cannot reconfigure the index path [0, 1, 2]") {
    List().view.reconfigureItems(at: [[0, 1, 2]])
  },
  Mistake("an index path of one moved", says: "Cannot move the index path [0]") {
    List().view.moveItem(at: IndexPath(index: 0), to: [0, 0])
  },
  Mistake("a move to an empty index path", says: "Cannot move an item to the index path []") {
    List().view.moveItem(at: [0, 0], to: IndexPath())
  },
  Mistake("section -1 moved", says: "Section -1 is deleted, reloaded or moved") {
    List().view.moveSection(-1, toSection: 0)
  },
  Mistake("a section moved to -1", says: "A section is inserted at or moved to index -1") {
    List().view.moveSection(0, toSection: -1)
  },
  Mistake("a section deleted that is not there", says: "Section 4 is deleted") { List().view.deleteSections([4]) },
  Mistake("an item deleted twice", says: "is changed twice in one batch") {
    List().view.deleteItems(at: [[0, 0], [0, 0]])
  },
]
