import Foundation
import Stage
import Testing
import UIKit

/// Drags between plain views.
@MainActor @Suite struct DragInteractionTests {
  @MainActor final class Source: NSObject, UIDragInteractionDelegate {
    var log: [String] = []
    var isMoveAllowed = true
    var preview: UITargetedDragPreview?
    var cancelled: UITargetedDragPreview?
    var liftEnd: UIViewAnimatingPosition?
    var item: UIDragItem?

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      session.localContext = "context"
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))
      item.localObject = 7
      self.item = item
      return [item]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview ?? UITargetedDragPreview(view: interaction.view!) }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { animator.addCompletion { self.liftEnd = $0 } }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin \(session.localContext as! String)")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { isMoveAllowed }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation.rawValue)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("end \(operation.rawValue)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      log.append("transfer")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { log.append("cancel") }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { cancelled ?? defaultPreview }
  }

  @MainActor final class Target: NSObject, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy
    var handles = true
    var dropped: (UIDragItem, any UIDropSession)?
    var place: UIDragPreviewTarget?

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { handles }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop")
      dropped = (session.items[0], session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { place.map { defaultPreview.retargetedPreview(with: $0) } }
  }

  /// A view of 100 by 100 points that can be dragged, and one of 200 by 200 points below it that accepts drops.
  @MainActor final class Fixture {
    let stage: Stage
    let (source, target) = (Source(), Target())
    let (origin, destination) = (UIView(), UIView())
    let interaction: UIDragInteraction

    init() {
      let controller = UIViewController()
      stage = Stage(size: CGSize(width: 400, height: 800), rootViewController: controller)
      origin.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      destination.frame = CGRect(x: 100, y: 400, width: 200, height: 200)
      interaction = UIDragInteraction(delegate: source)
      origin.addInteraction(interaction)
      destination.addInteraction(UIDropInteraction(delegate: target))
      controller.view.addSubview(origin)
      controller.view.addSubview(destination)
      stage.advance(by: 0.1)
    }

    func drag(to end: CGPoint) {
      stage.touchDown(at: CGPoint(x: 100, y: 100), id: 1)
      stage.advance(by: 0.6)
      stage.touchMove(to: CGPoint(x: 120, y: 100), id: 1)
      stage.advance(by: 0.6)
      stage.touchMove(to: end, id: 1)
      stage.advance(by: 1.0 / 60)
    }

    var preview: UIView? { stage.window.subviews.first { $0.layer.zPosition == 1000 }?.subviews.first }
  }

  @Test func aDropHandsOverTheItem() {
    let fixture = Fixture()
    fixture.drag(to: CGPoint(x: 200, y: 500))
    #expect(fixture.source.log == ["begin context"] && fixture.target.log == ["enter"])
    #expect(fixture.source.liftEnd == .end)
    fixture.target.place = UIDragPreviewTarget(container: fixture.destination, center: CGPoint(x: 20, y: 30))
    fixture.stage.touchUp(id: 1)
    #expect(fixture.preview?.center == CGPoint(x: 120, y: 430))
    #expect(fixture.source.log == ["begin context", "will end 2", "transfer"])
    #expect(fixture.target.log == ["enter", "drop"])
    fixture.stage.advance(by: 1)
    #expect(fixture.source.log.last == "end 2" && fixture.target.log == ["enter", "drop", "conclude", "end"])
    #expect(fixture.preview == nil)
    let (item, session) = fixture.target.dropped!
    #expect(item.localObject as? Int == 7 && session.localDragSession?.items.count == 1)
    #expect(item.itemProvider.canLoadObject(ofClass: NSString.self))
    #expect(session.canLoadObjects(ofClass: NSString.self) && !session.canLoadObjects(ofClass: UIImage.self))
    var loaded: String?
    var failed = false
    item.itemProvider.loadObject(ofClass: NSString.self) { object, _ in loaded = (object as? NSString)?.description }
    item.itemProvider.loadObject(ofClass: UIImage.self) { object, error in failed = object == nil && error != nil }
    #expect(loaded == nil)
    fixture.stage.frame(at: fixture.stage.time)
    #expect(loaded == "text" && failed)
    var all: [String] = []
    session.loadObjects(ofClass: NSString.self) { all = $0.map { "\($0)" } }
    fixture.stage.frame(at: fixture.stage.time)
    #expect(all == ["text"])
  }

  @Test func aMoveThatTheSourceForbidsIsNoDrop() {
    let fixture = Fixture()
    fixture.source.isMoveAllowed = false
    fixture.target.operation = .move
    fixture.drag(to: CGPoint(x: 200, y: 500))
    fixture.stage.touchUp(id: 1)
    fixture.stage.advance(by: 1)
    #expect(fixture.source.log == ["begin context", "will end 0", "cancel", "end 0"])
    #expect(fixture.target.log == ["enter", "exit", "end"])
  }

  @Test func aViewThatCannotHandleTheDragHearsNothing() {
    let fixture = Fixture()
    fixture.target.handles = false
    fixture.drag(to: CGPoint(x: 200, y: 500))
    fixture.stage.touchUp(id: 1)
    fixture.stage.advance(by: 1)
    #expect(fixture.target.log.isEmpty && fixture.source.log.last == "end 0")
  }

  @Test func aCancelledPreviewReturnsToItsViewWhereverThatIs() {
    let fixture = Fixture()
    fixture.drag(to: CGPoint(x: 300, y: 300))
    fixture.source.cancelled = UITargetedDragPreview(
      view: fixture.origin, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: fixture.origin, center: CGPoint(x: 50, y: 50), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
    fixture.stage.touchUp(id: 1)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.preview?.center == CGPoint(x: 100, y: 100) && fixture.preview?.transform.a == 0.5)
    fixture.origin.center.x += 200
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.preview?.center == CGPoint(x: 300, y: 100))
    fixture.origin.removeFromSuperview()
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.preview?.alpha == 0)
    fixture.stage.advance(by: 1)
    #expect(fixture.preview == nil && fixture.source.log.last == "end 0")
  }

  @Test func anItemMayHaveAnotherPreviewWhileItIsDragged() {
    let fixture = Fixture()
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 100), id: 1)
    fixture.stage.advance(by: 0.6)
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 500), id: 1)
    let preview = fixture.preview!
    #expect(preview.bounds.size == CGSize(width: 100, height: 100))
    let item = fixture.source.item!
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    item.previewProvider = { UIDragPreview(view: picture) }
    #expect(picture.superview === preview && preview.bounds.size == CGSize(width: 30, height: 20))
    #expect(preview.center == CGPoint(x: 200, y: 500))
    fixture.stage.touchUp(id: 1)
    item.previewProvider = { UIDragPreview(view: UIView()) }  // too late
    #expect(picture.superview === preview)
    fixture.stage.advance(by: 1)
  }

  @Test func aLiftWithoutAMovementEndsAtItsStart() {
    let fixture = Fixture()
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 100), id: 1)
    fixture.stage.advance(by: 0.55)
    #expect(fixture.preview != nil)
    fixture.stage.touchUp(id: 1)
    fixture.stage.advance(by: 1)
    #expect(fixture.preview == nil && fixture.source.liftEnd == .start && fixture.source.log.isEmpty)
  }

  @Test func withReducedMotionPreviewsFadeInPlace() {
    let fixture = Fixture()
    fixture.stage.isReduceMotionEnabled = true
    fixture.drag(to: CGPoint(x: 300, y: 300))
    #expect(fixture.preview?.transform == .identity)
    fixture.stage.touchUp(id: 1)
    #expect(fixture.preview?.alpha == 0 && fixture.preview?.center == CGPoint(x: 300, y: 300))
    fixture.stage.advance(by: 1)
    #expect(fixture.preview == nil && fixture.source.log.last == "end 0")
  }

  @Test func aDragThatRestsOnASpringLoadedViewActivatesIt() {
    let fixture = Fixture()
    var activations = 0
    let spring = UISpringLoadedInteraction { _, context in
      activations += 1
      #expect(context.targetView === fixture.destination)
    }
    fixture.destination.addInteraction(spring)
    fixture.drag(to: CGPoint(x: 200, y: 500))
    fixture.stage.advance(by: 0.9)
    #expect(activations == 0)
    fixture.stage.advance(by: 0.15)
    #expect(activations == 1)
    fixture.stage.advance(by: 3)
    #expect(activations == 1 && fixture.destination.alpha == 1)  // once, until the finger leaves
    fixture.stage.touchMove(to: CGPoint(x: 20, y: 20), id: 1)
    fixture.stage.touchMove(to: CGPoint(x: 200, y: 500), id: 1)
    fixture.stage.advance(by: 0.5)
    fixture.stage.touchMove(to: CGPoint(x: 20, y: 20), id: 1)
    fixture.stage.advance(by: 2)
    #expect(activations == 1 && fixture.destination.alpha == 1)
    fixture.stage.touchCancel(id: 1)
    fixture.stage.advance(by: 1)
  }

  @Test func aSpringLoadedCollectionViewSelectsTheItem() {
    let fixture = DragFixture([[["a", "b"]], [["p", "q"]]])
    let (first, second) = (fixture.lists[0], fixture.lists[1])
    second.collectionView.isSpringLoaded = true
    second.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
    fixture.drag(from: first.middle(0), to: second.middle(1))
    fixture.stage.advance(by: 1.1)
    #expect(second.log == ["enter", "select q"] && second.collectionView.indexPathsForSelectedItems == [[0, 1]])
    second.collectionView.isSpringLoaded = false
    fixture.move(from: second.middle(1), to: second.middle(0))
    fixture.stage.advance(by: 2)
    #expect(second.log == ["enter", "select q"])
    fixture.stage.touchCancel(id: 1)
    fixture.rest()
    #expect(fixture.isAtRest)
  }

  @Test func assistiveTechnologyDragsAndDrops() throws {
    let fixture = DragFixture([[["a", "b", "c", "d"]]])
    let list = fixture.list
    func act(_ text: String, _ name: String) throws {
      let action = try #require(list.cell(text)?.accessibilityCustomActions?.first { $0.name == name })
      #expect(action.actionHandler?(action) == true)
      fixture.stage.advance(by: 0.4)
    }
    func names(_ text: String) -> [String] { list.cell(text)?.accessibilityCustomActions?.map { $0.name } ?? [] }
    #expect(names("a") == ["Drag"])
    try act("a", "Drag")
    #expect(list.log.first == "drag begins" && names("b") == ["Add to Drag", "Drop Here", "Cancel Drag"])
    #expect(names("a") == ["Drop Here", "Cancel Drag"])
    try act("c", "Drop Here")
    fixture.rest()
    #expect(list.sections == [["b", "c", "a", "d"]] && fixture.isAtRest && names("a") == ["Drag"])
    try act("b", "Drag")
    try act("d", "Add to Drag")
    #expect(fixture.badge == "2")
    try act("c", "Cancel Drag")
    fixture.rest()
    #expect(list.sections == [["b", "c", "a", "d"]] && fixture.isAtRest)
  }

  @Test func theSelectedItemsAreDraggedTogether() {
    let fixture = DragFixture([[["a", "b", "c", "d"]], [["p"]]])
    let list = fixture.list
    list.collectionView.allowsMultipleSelection = true
    for item in [1, 3] {
      list.collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    fixture.drag(from: list.middle(3), to: fixture.lists[1].middle(0))
    #expect(fixture.badge == "2" && list.coveredTexts == ["b", "d"])
    fixture.drop()
    fixture.rest()
    #expect(list.sections == [["a", "c"]] && fixture.lists[1].sections == [["d", "b", "p"]] && fixture.isAtRest)
  }
}
