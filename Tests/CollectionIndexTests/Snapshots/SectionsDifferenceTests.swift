import Foundation
import Testing

@testable import CollectionIndex

/// The plainest sections that can be compared.
private struct Sections: IdentifiedSections {
  var sections: [(String, [String])]
  var sectionsToReload: [String] = []
  var itemsToReload: [String] = []
  var itemsToReconfigure: [String] = []

  var sectionIdentifiers: [String] { sections.map { $0.0 } }
  func items(ofSection section: Int) -> [String] { sections[section].1 }
  func index(ofSection identifier: String) -> Int? { sections.firstIndex { $0.0 == identifier } }

  func indexPath(ofItem identifier: String) -> IndexPath? {
    for (section, items) in sections.enumerated() {
      if let item = items.1.firstIndex(of: identifier) { return [section, item] }
    }
    return nil
  }
}

@Suite struct SectionsDifferenceTests {
  @Test func whatStaysKeepsItsPlaceAndTheFewestMove() {
    let old = Sections(sections: [("A", ["a", "b", "c", "d"]), ("B", ["e"])])
    let new = Sections(sections: [("B", ["e", "b"]), ("A", ["d", "a", "x", "c"])])
    let batch = SnapshotDifference(from: old, to: new).batch
    #expect(batch.sectionMoves.count == 1)
    #expect(batch.itemMoves.map { [$0.from, $0.to] } == [[[0, 1], [0, 1]], [[0, 3], [1, 0]]])
    #expect(batch.itemInsertions == [[1, 2]])
    #expect(batch.itemDeletions.isEmpty && batch.sectionDeletions.isEmpty && batch.sectionInsertions.isEmpty)
  }

  @Test func whatIsReloadedIsNotReconfigured() {
    let old = Sections(sections: [("A", ["a", "b"])])
    var new = old
    new.itemsToReload = ["b"]
    new.itemsToReconfigure = ["a", "b", "new"]
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.batch.itemReloads == [[0, 1]])
    #expect(difference.batch.itemReconfigurations == [[0, 0]])
    #expect(!difference.isEmpty && SnapshotDifference(from: old, to: old).isEmpty)
  }

  @Test func aLongestIncreasingSubsequenceStays() {
    #expect(longestIncreasingSubsequence([]) == [])
    #expect(longestIncreasingSubsequence([1, 2, 3]) == [true, true, true])
    #expect(longestIncreasingSubsequence([3, 1, 2]) == [false, true, true])
    let values = [5, 0, 6, 1, 7, 2, 8]
    let stays = longestIncreasingSubsequence(values)
    let kept = zip(values, stays).filter { $0.1 }.map { $0.0 }
    #expect(kept.count == 4 && kept == kept.sorted())
  }
}
