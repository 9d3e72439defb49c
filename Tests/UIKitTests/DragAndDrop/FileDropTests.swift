import Foundation
import Stage
import Testing
import UIKit

/// Files that a host drags over the screen.
@MainActor @Suite struct FileDropTests {
  private static func file(_ name: String, _ text: String?) -> StageFile {
    StageFile(name: name) { text.map { Data($0.utf8) } }
  }

  /// A view that takes files, and what its delegate is told.
  private final class Basket: UIView, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy
    var session: (any UIDropSession)?

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      log.append("can handle")
      return session.hasItemsConforming(toTypeIdentifiers: ["public.text"])
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      log.append("at \(Int(session.location(in: self).x))")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop")
      self.session = session
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  private func basket() -> (stage: Stage, basket: Basket) {
    let screen = Screen()
    let basket = screen.add(Basket(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    basket.addInteraction(UIDropInteraction(delegate: basket))
    screen.stage.advance(by: 0.1)
    return (screen.stage, basket)
  }

  @Test func aViewTakesAFile() throws {
    let (stage, basket) = basket()
    #expect(!stage.dragFiles([FileDropTests.file("notes.txt", "Hello")], to: CGPoint(x: 50, y: 150)))
    #expect(basket.log.isEmpty)
    #expect(stage.moveFiles(to: CGPoint(x: 110, y: 150)))
    #expect(stage.moveFiles(to: CGPoint(x: 150, y: 150)))
    #expect(!stage.moveFiles(to: CGPoint(x: 250, y: 150)))
    #expect(stage.moveFiles(to: CGPoint(x: 120, y: 150)))
    #expect(stage.dropFiles())
    #expect(
      basket.log == [
        "can handle", "enter", "at 10", "at 50", "exit", "enter", "at 20", "at 20", "drop", "conclude", "end",
      ])
    let session = try #require(basket.session)
    #expect(session.localDragSession == nil && !session.allowsMoveOperation && session.items.count == 1)
    let provider = session.items[0].itemProvider
    #expect(provider.suggestedName == "notes.txt" && provider.registeredTypeIdentifiers == ["public.plain-text"])
    // The drag is over.
    #expect(!stage.moveFiles(to: CGPoint(x: 150, y: 150)) && !stage.dropFiles())
    #expect(basket.log.count == 11)
  }

  @Test func contentIsLoadedInTheNextFrameAndReadOnlyThen() throws {
    let (stage, basket) = basket()
    var reads = 0
    let file = StageFile(name: "A.JSON") {
      reads += 1
      return Data("{}".utf8)
    }
    stage.dragFiles([file, FileDropTests.file("gone.txt", nil)], to: CGPoint(x: 150, y: 150))
    #expect(stage.dropFiles())
    let items = try #require(basket.session).items
    #expect(items[0].itemProvider.canLoadObject(ofClass: NSString.self) && reads == 0)
    #expect(!items[0].itemProvider.canLoadObject(ofClass: UIImage.self))
    var log: [String] = []
    items[0].itemProvider.loadObject(ofClass: NSString.self) { object, error in
      log.append("\(object.map { "\($0)" } ?? "nil") \(error == nil)")
    }
    items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, error in
      log.append("\(data?.count ?? -1) \(error == nil)")
    }
    items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
      log.append("\(data?.count ?? -1) \(error == nil)")
    }
    items[1].itemProvider.loadObject(ofClass: NSString.self) { object, error in
      log.append("\(object == nil) \(error == nil)")
    }
    #expect(log.isEmpty && reads == 0)
    stage.frame(at: stage.time)
    #expect(log == ["{} true", "2 true", "-1 false", "true false"] && reads == 2)
  }

  @Test func aPictureIsLoadedAsAnImage() throws {
    let (stage, basket) = basket()
    basket.operation = .copy
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\"></svg>"
    let files = [FileDropTests.file("a.svg", svg), FileDropTests.file("b.md", "")]
    stage.dragFiles(files, to: CGPoint(x: 150, y: 150))
    #expect(stage.dropFiles())
    let session = try #require(basket.session)
    #expect(session.canLoadObjects(ofClass: UIImage.self))
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.movie", "public.png"]))
    var sizes: [CGSize] = []
    session.loadObjects(ofClass: UIImage.self) { images in sizes = images.map { ($0 as! UIImage).size } }
    stage.frame(at: stage.time)
    #expect(sizes == [CGSize(width: 30, height: 20)])
  }

  @Test func whatIsNotCopiedIsRefused() {
    let (stage, basket) = basket()
    for operation in [UIDropOperation.move, .cancel, .forbidden] {
      basket.log = []
      basket.operation = operation
      #expect(!stage.dragFiles([FileDropTests.file("a.txt", "")], to: CGPoint(x: 150, y: 150)))
      #expect(!stage.dropFiles())
      #expect(basket.log == ["can handle", "enter", "at 50", "at 50", "exit", "end"])
    }
    basket.log = []
    basket.operation = .copy
    #expect(!stage.dragFiles([FileDropTests.file("unknown", "")], to: CGPoint(x: 150, y: 150)))
    #expect(basket.log == ["can handle"])
  }

  @Test func leavingAndAnotherDragEndTheFirst() {
    let (stage, basket) = basket()
    stage.dragFiles([FileDropTests.file("a.txt", "")], to: CGPoint(x: 150, y: 150))
    stage.cancelFiles()
    #expect(basket.log == ["can handle", "enter", "at 50", "exit", "end"])
    stage.cancelFiles()
    #expect(basket.log.count == 5 && !stage.dropFiles())
    stage.dragFiles([FileDropTests.file("a.txt", "")], to: CGPoint(x: 150, y: 150))
    basket.log = []
    stage.dragFiles([FileDropTests.file("b.txt", "")], to: CGPoint(x: 160, y: 150))
    #expect(basket.log == ["exit", "end", "can handle", "enter", "at 60"])
    stage.cancelFiles()
  }

  @Test func aListMakesRoomAndTakesTheFile() {
    let fixture = DragFixture([[["a", "b", "c"]]])
    let (stage, list) = (fixture.stage, fixture.list)
    list.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    var completions = 0
    list.perform = { coordinator in
      let target = coordinator.destinationIndexPath!
      list.collectionView.performBatchUpdates {
        list.sections[0].insert(coordinator.items[0].dragItem.itemProvider.suggestedName!, at: target.item)
        list.collectionView.insertItems(at: [target])
      }
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: target).addCompletion { _ in completions += 1 }
    }
    #expect(stage.dragFiles([FileDropTests.file("f.txt", "")], to: list.middle(1)))
    #expect(list.collectionView.hasActiveDrop && !list.collectionView.hasActiveDrag)
    stage.advance(by: 0.4)
    #expect(list.destinations.last == IndexPath(item: 1, section: 0))
    #expect(list.frame("a")?.minX == 0 && list.frame("b")?.minX == 200 && list.frame("c")?.minX == 300)
    #expect(stage.dropFiles())
    #expect(completions == 1 && !list.collectionView.hasActiveDrop)
    stage.advance(by: 0.1)
    #expect(list.frame("b")?.minX == 200 && list.frame("f.txt")?.minX == 100)
    fixture.rest()
    #expect(list.sections == [["a", "f.txt", "b", "c"]] && list.texts == ["a", "f.txt", "b", "c"])
    #expect(list.log == ["enter", "drop", "drop ends"] && fixture.isAtRest)
  }

  @Test(arguments: [1, 5, 12]) func theGapClosesWhenTheFileLeaves(frames: Int) {
    let fixture = DragFixture([[["a", "b", "c"]]])
    let (stage, list) = (fixture.stage, fixture.list)
    list.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    stage.dragFiles([FileDropTests.file("f.txt", "")], to: list.middle(0))
    for _ in 0..<frames { stage.advance(by: 1.0 / 60) }
    #expect(list.frame("a")!.minX > 0)
    stage.cancelFiles()
    fixture.rest()
    #expect(list.frame("a")?.minX == 0 && list.frame("c")?.minX == 200 && fixture.isAtRest)
    #expect(list.log == ["enter", "exit", "drop ends"])
  }

  @Test func aListScrollsBelowAFileThatRestsAtItsEdge() {
    let fixture = DragFixture([[(0..<80).map { "\($0)" }]])
    let (stage, list) = (fixture.stage, fixture.list)
    list.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    stage.dragFiles([FileDropTests.file("f.txt", "")], to: CGPoint(x: 45, y: 795))
    let first = list.destinations.count
    stage.advance(by: 1)
    #expect(list.collectionView.contentOffset.y > 100)
    // It is asked again for what is below the pointer now.
    #expect(list.destinations.count > first + 5)
    #expect(list.destinations.last! != list.destinations[first - 1])
    stage.cancelFiles()
    let offset = list.collectionView.contentOffset.y
    stage.advance(by: 0.5)
    #expect(list.collectionView.contentOffset.y == offset)
  }
}
