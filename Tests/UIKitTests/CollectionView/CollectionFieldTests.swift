import Testing

@testable import UIKit

@MainActor @Suite struct CollectionFieldTests {
  /// State belongs to an owner: a new field has to be one, or to go to one.
  @Test func theViewStoresItsDelegateAndTheOwnersOfItsState() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    #expect(
      Mirror(reflecting: view).children.map { $0.label } == [
        "weakDelegate", "isPrefetchingEnabled", "data", "work", "layoutPass", "presenter", "transitions",
        "itemScrolling", "selection", "movement", "prefetching", "findableTexts", "lists",
      ])
  }

  @Test func everyOwnerIsConnected() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let parts = [
      view.data, view.work, view.layoutPass, view.layoutPass.anchors, view.layoutPass.boundsChanges,
      view.layoutPass.fitting, view.presenter, view.presenter.ownRows, view.transitions, view.itemScrolling,
      view.itemScrolling.indexTitles, view.selection, view.movement, view.lists,
    ]
    #expect(parts.allSatisfy { $0.collectionView === view })
  }
}
