import CollectionMotion
import Foundation
import Stage
import Testing
import UIKit

/// Keeps the tracker as it is during the update.
@MainActor private final class TrackingLayout: UICollectionViewLayout {
  var tracker = UpdateTracker()
  var seen: UpdateTracker?

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    tracker.begin(updateItems)
    seen = tracker
  }

  override func finalizeCollectionViewUpdates() { tracker.end() }
}

@MainActor private final class CountSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite struct UpdateTrackerTests {
  private func track(
    _ counts: [Int], _ after: [Int], _ updates: @escaping (UICollectionView) -> Void
  ) throws -> UpdateTracker {
    let layout = TrackingLayout()
    let source = CountSource(counts)
    let controller = UIViewController()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.dataSource = source
    controller.view.addSubview(view)
    let stage = Stage(size: CGSize(width: 100, height: 100), rootViewController: controller)
    view.performBatchUpdates {
      source.counts = after
      updates(view)
    }
    stage.advance(by: 0.1)
    #expect(!layout.tracker.isUpdating)
    return try #require(layout.seen)
  }

  @Test func itemsAreTranslatedAcrossDeletionsInsertionsAndMoves() throws {
    let tracker = try track([6], [6]) { view in
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[0, 0]])
      view.moveItem(at: [0, 5], to: [0, 3])
    }
    // a b c d e f -> x a c f d e
    let old = ["a", "b", "c", "d", "e", "f"]
    let new = ["x", "a", "c", "f", "d", "e"]
    for (item, name) in old.enumerated() {
      #expect(tracker.newPath(ofOld: [0, item])?.item == new.firstIndex(of: name))
    }
    for (item, name) in new.enumerated() {
      #expect(tracker.oldPath(ofNew: [0, item])?.item == old.firstIndex(of: name))
    }
    #expect(tracker.insertedItems == [[0, 0]])
    #expect(tracker.deletedItems == [[0, 1]])
    #expect(tracker.movedItems == [[0, 5]: [0, 3]])
  }

  @Test func itemsAreTranslatedWhenTheyChangeTheirSectionsAndTheSectionsTheirPlaces() throws {
    // a b c | d e f | g h -> g h y | d f | a x e c
    let old = [["a", "b", "c"], ["d", "e", "f"], ["g", "h"]]
    let new = [["g", "h", "y"], ["d", "f"], ["a", "x", "e", "c"]]
    let tracker = try track([3, 3, 2], [3, 2, 4]) { view in
      view.moveSection(0, toSection: 2)
      view.moveSection(2, toSection: 0)
      view.deleteItems(at: [[0, 1]])
      view.moveItem(at: [1, 1], to: [2, 2])
      view.insertItems(at: [[2, 1], [0, 2]])
    }
    func path(_ name: String, in sections: [[String]]) -> IndexPath? {
      for (section, names) in sections.enumerated() {
        if let item = names.firstIndex(of: name) { return [section, item] }
      }
      return nil
    }
    for name in ["a", "b", "c", "d", "e", "f", "g", "h"] {
      #expect(tracker.newPath(ofOld: try #require(path(name, in: old))) == path(name, in: new), "\(name)")
    }
    for name in new.joined() {
      #expect(tracker.oldPath(ofNew: try #require(path(name, in: new))) == path(name, in: old), "\(name)")
    }
    for (section, moved) in [2, 1, 0].enumerated() {
      #expect(tracker.newSection(ofOld: section) == moved && tracker.oldSection(ofNew: moved) == section)
    }
  }

  @Test func itemsGoWithTheirSections() throws {
    let tracker = try track([2, 3, 4], [4, 1, 2]) { view in
      view.deleteSections([1])
      view.insertSections([1])
      view.moveSection(2, toSection: 0)
    }
    #expect(tracker.newPath(ofOld: [0, 1]) == [2, 1])
    #expect(tracker.newPath(ofOld: [1, 0]) == nil)
    #expect(tracker.newPath(ofOld: [2, 3]) == [0, 3])
    #expect(tracker.oldPath(ofNew: [1, 0]) == nil)
    #expect(tracker.oldSection(ofNew: 2) == 0)
    #expect(tracker.insertedSections == [1] && tracker.deletedSections == [1])
  }
}
