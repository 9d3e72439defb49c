import Foundation
import Stage
import Testing
import UIKit

/// Whatever happens during a drag: in the end no cell is hidden, no preview is left, and the sessions have ended.
@MainActor @Suite struct DragInterruptionTests {
  /// What may happen in the middle of a drag.
  enum Event: String, CaseIterable {
    case cancel, secondFinger, insertion, deletion, deletionOfOther, reload, reloadOfItem, rotation, removal
    case newLayout, disabling
  }

  /// The moments of a drag in seconds: while pressing, lifting, gathering, above the list, and landing.
  nonisolated static let moments = [0.3, 0.5, 0.52, 0.6, 0.65, 0.75, 0.85, 0.9, 1.0, 1.1]

  @Test(arguments: Event.allCases, moments)
  func anythingMayHappenAtAnyMoment(_ event: Event, _ moment: Double) {
    let fixture = DragFixture([[["a", "b", "c", "d", "e", "f"]]])
    let (stage, list) = (fixture.stage, fixture.list)
    var isDown = true
    var time = 0.0
    stage.touchDown(at: list.middle(1), id: 1)
    while time < 1.3 {
      time += 1.0 / 60
      stage.advance(by: 1.0 / 60)
      if isDown, time > 0.6, time < 0.85 {
        let part = CGFloat((time - 0.6) / 0.25)
        stage.touchMove(to: CGPoint(x: 145 + 200 * part, y: 45 + 60 * part), id: 1)
      }
      if isDown, time >= 0.87 {
        stage.touchUp(id: 1)
        isDown = false
      }
      if time >= moment, time < moment + 1.0 / 60 { perform(event, fixture, &isDown) }
    }
    fixture.rest()
    if isDown { stage.touchUp(id: 1) }
    fixture.rest()
    #expect(fixture.previews.isEmpty && list.coveredTexts.isEmpty && list.begun == list.ended)
    #expect(!list.collectionView.hasActiveDrag && !list.collectionView.hasActiveDrop)
    #expect(!list.collectionView.hasUncommittedUpdates)
    if event != .removal { #expect(list.texts == list.sections[0], "\(event) at \(moment)") }
    // Another drag is possible.
    if event != .removal, event != .disabling {
      list.log = []
      fixture.drag(from: list.middle(0), to: list.middle(1))
      #expect(list.log == ["drag begins", "enter"])
      fixture.drop()
      fixture.rest()
      #expect(fixture.isAtRest)
    }
  }

  private func perform(_ event: Event, _ fixture: DragFixture, _ isDown: inout Bool) {
    let list = fixture.list
    switch event {
    case .cancel:
      fixture.stage.touchCancel(id: 1)
      isDown = false
    case .secondFinger: fixture.stage.tap(at: list.middle(0))
    case .insertion:
      list.sections[0].insert("new", at: 0)
      list.collectionView.insertItems(at: [[0, 0]])
    case .deletion: if list.sections[0].contains("b") { list.remove("b") }
    case .deletionOfOther: list.remove("a")
    case .reload: list.collectionView.reloadData()
    case .reloadOfItem:
      if let item = list.sections[0].firstIndex(of: "b") {
        list.collectionView.reloadItems(at: [IndexPath(item: item, section: 0)])
      }
    case .rotation:
      fixture.stage.resize(to: CGSize(width: 800, height: 390))
    case .removal: list.collectionView.removeFromSuperview()
    case .newLayout:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      list.collectionView.setCollectionViewLayout(layout, animated: true)
    case .disabling: list.collectionView.dragInteractionEnabled = false
    }
  }

  @Test func aCancelledItemReturnsToWhereItsCellIsByThen() {
    let fixture = DragFixture([[["a", "b", "c"]]])
    let list = fixture.list
    list.proposal = { _ in UICollectionViewDropProposal(operation: .cancel) }
    fixture.drag(from: list.middle(1), to: CGPoint(x: 200, y: 400))
    fixture.stage.advance(by: 0.6)
    fixture.drop()
    let preview = fixture.previews[0]
    fixture.stage.advance(by: 0.1)
    let before = fixture.presented(preview)
    #expect(preview.center == CGPoint(x: 145, y: 45))
    list.sections[0].insert("new", at: 0)
    list.collectionView.insertItems(at: [[0, 0]])
    fixture.stage.advance(by: 1.0 / 60)
    #expect(preview.center == CGPoint(x: 245, y: 45))  // flies on, without a jump
    let after = fixture.presented(preview)
    #expect(abs(after.x - before.x) < 25 && abs(after.y - before.y) < 60)
    fixture.rest()
    #expect(fixture.isAtRest)
  }
}
