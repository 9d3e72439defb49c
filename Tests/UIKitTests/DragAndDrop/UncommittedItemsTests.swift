import Testing

@testable import UIKit

/// The index paths of items that only a collection view has.
@MainActor @Suite struct UncommittedItemsTests {
  private func items(_ paths: [IndexPath]) -> UncommittedItems? {
    UncommittedItems(paths.map { UncommittedItem(path: $0, size: .zero, placeholder: nil) })
  }

  private func paths(_ items: UncommittedItems?) -> [IndexPath] { items?.items.map { $0.path } ?? [] }

  private func inserting(_ path: IndexPath, into former: UncommittedItems?) -> UncommittedItems? {
    UncommittedItems.inserting(UncommittedItem(path: path, size: .zero, placeholder: nil), into: former)
  }

  @Test func whatIsAtThePlaceOfANewOneAndBehindItMovesBack() {
    #expect(paths(inserting([0, 2], into: nil)) == [[0, 2]])
    let four = items([[0, 1], [0, 2], [0, 4], [1, 3]])
    #expect(paths(inserting([0, 2], into: four)) == [[0, 1], [0, 2], [0, 3], [0, 5], [1, 3]])
  }

  @Test func whatIsBehindARemovedOneMovesUp() {
    let four = items([[0, 1], [0, 2], [0, 4], [1, 3]])
    #expect(paths(four?.removing(at: [0, 2])) == [[0, 1], [0, 3], [1, 3]])
    // The data source has an item in its place.
    #expect(paths(four?.removing(at: [0, 2], isCommitted: true)) == [[0, 1], [0, 4], [1, 3]])
    #expect(items([[0, 1]])?.removing(at: [0, 1]) == nil)
  }
}
