import Foundation
import Stage
import Testing
import UIKit

/// Items that are reordered by dragging, as the data source allows it.
@MainActor @Suite struct DragReorderingTests {
  /// A list of texts with a data source that has snapshots.
  @MainActor final class Notes: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
    var drops = 0

    init(_ texts: [String]) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.showsSeparators = false
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 800),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
      }
      super.init()
      view.dragDelegate = self
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(texts)
      source.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { drops += 1 }
  }

  private func drag(_ stage: Stage, _ notes: Notes, from: Int, to: Int) {
    func middle(_ item: Int) -> CGPoint {
      notes.view.convert(notes.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.center, to: nil)
    }
    let (start, end) = (middle(from), middle(to))
    stage.touchDown(at: start, id: 1)
    stage.advance(by: 0.6)
    for step in 1...10 {
      stage.touchMove(to: CGPoint(x: start.x, y: start.y + (end.y - start.y) * CGFloat(step) / 10), id: 1)
      stage.advance(by: 1.0 / 60)
    }
    stage.touchUp(id: 1)
    stage.advance(by: 1.5)
  }

  private func open(_ notes: Notes) -> Stage {
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 390, height: 800), rootViewController: controller)
    controller.view.addSubview(notes.view)
    stage.advance(by: 0.1)
    return stage
  }

  @Test(arguments: [false, true]) func reorderingHandlersMoveADraggedItem(_ hasDropDelegate: Bool) {
    let notes = Notes(["a", "b", "c", "d"])
    var moved: [String] = []
    notes.source.reorderingHandlers.canReorderItem = { $0 != "d" }
    notes.source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
    if hasDropDelegate { notes.view.dropDelegate = notes }
    let stage = open(notes)
    drag(stage, notes, from: 0, to: 2)
    #expect(moved == ["b", "c", "a", "d"] && notes.source.snapshot().itemIdentifiers == moved && notes.drops == 0)
    #expect(!notes.view.hasUncommittedUpdates && notes.view.visibleCells.allSatisfy { !$0.isHidden })
    // An item that must not be reordered is dropped by the delegate, or returns.
    drag(stage, notes, from: 3, to: 0)
    #expect(notes.source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    #expect(notes.drops == (hasDropDelegate ? 1 : 0))
    #expect(!notes.view.hasUncommittedUpdates && notes.view.visibleCells.allSatisfy { !$0.isHidden })
    #expect(!notes.view.hasActiveDrag && !notes.view.hasActiveDrop)
  }

  @Test func withoutADropDelegateTheDataSourceMovesTheItem() {
    let (stage, controller) = StripController.open([["a", "b", "c", "d"]])
    let drags = Notes([])
    controller.collectionView.dragDelegate = drags
    stage.touchDown(at: CGPoint(x: 40, y: 50), id: 1)
    stage.advance(by: 0.6)
    for x in [60, 100, 140, 180, 220] as [CGFloat] {
      stage.touchMove(to: CGPoint(x: x, y: 50), id: 1)
      stage.advance(by: 1.0 / 60)
    }
    stage.touchUp(id: 1)
    stage.advance(by: 1.5)
    #expect(controller.moves == [[[0, 0], [0, 2]]] && controller.sections == [["b", "c", "a", "d"]])
    #expect(stage.texts == ["b", "c", "a", "d"] && stage.seen.map { $0.x } == [0, 90, 180, 270])
  }

  @Test func aDataSourceWithoutMoveItemAtTakesTheItemBack() {
    let fixture = DragFixture([[["a", "b", "c", "d"]]])
    fixture.list.collectionView.dropDelegate = nil
    fixture.drag(from: fixture.list.middle(0), to: fixture.list.middle(2))
    fixture.stage.advance(by: 0.3)
    #expect(fixture.list.frame("b")!.minX == 0)
    fixture.drop()
    fixture.rest()
    #expect(fixture.isAtRest && fixture.list.sections == [["a", "b", "c", "d"]])
    #expect(fixture.list.frame("a")!.minX == 0 && fixture.list.frame("d")!.minX == 300)
  }

  /// The lift's own animation lasts 0.35 s; a finger may rest for longer.
  @Test(arguments: [0.55, 1, 3]) func aCellThatIsLiftedAndLetGoIsInItsPlace(time: Double) {
    let fixture = DragFixture([[["a", "b"]]])
    fixture.stage.touchDown(at: fixture.list.middle(0), id: 1)
    fixture.stage.advance(by: time)
    fixture.drop()
    fixture.rest()
    #expect(fixture.isAtRest)
    #expect(fixture.list.collectionView.cellForItem(at: [0, 0])?.isHidden == false)
  }

  @Test func aDragThatBeginsWhileAnotherOneLandsEndsByItself() {
    let fixture = DragFixture([[["a", "b", "c", "d"]]])
    let list = fixture.list
    list.collectionView.dropDelegate = nil
    fixture.drag(from: list.middle(0), to: CGPoint(x: 200, y: 700))
    fixture.stage.window.layer.speed = 0.2  // the first one lands slowly
    fixture.drop()
    let second = list.middle(2)
    fixture.drag(from: second, to: CGPoint(x: 200, y: 600), steps: 4)
    #expect(list.begun == 2 && list.ended == 0)
    fixture.stage.window.layer.speed = 1
    fixture.stage.advance(by: 4)
    #expect(list.ended == 1 && list.collectionView.hasActiveDrag)
    #expect(list.collectionView.cellForItem(at: [0, 0])?.isHidden == false)
    #expect(list.collectionView.cellForItem(at: [0, 2])?.isHidden == true)
    fixture.drop()
    fixture.rest()
    #expect(list.ended == 2 && fixture.isAtRest)
  }

  @Test func aGapThatWaitsIsForgottenWithTheUpdateThatMovesItsPlace() {
    let fixture = DragFixture([[["a", "b", "c", "d"], ["e"]]])
    let list = fixture.list
    list.collectionView.reorderingCadence = .slow
    fixture.drag(from: list.middle(0), to: list.middle(2))
    list.collectionView.performBatchUpdates {
      list.sections.removeFirst()
      list.collectionView.deleteSections([0])
    }
    fixture.rest()
    fixture.drop()
    fixture.rest()
    #expect(list.sections.count == 1 && fixture.isAtRest)
  }
}
