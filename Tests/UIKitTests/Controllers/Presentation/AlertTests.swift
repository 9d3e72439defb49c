import Stage
import Testing
import UIKit

@MainActor @Suite struct AlertTests {
  private let root = UIViewController()

  private func makeStage() -> Stage { Stage(size: CGSize(width: 400, height: 800), rootViewController: root) }

  private func node(_ text: String, on stage: Stage) -> Scene.Node? {
    stage.scene.nodes.first { $0.text?.string == text }
  }

  /// The middle of what a text stands in, in the window.
  private func place(of text: String, on stage: Stage) -> CGPoint {
    let nodes = stage.scene.nodes
    guard var node = node(text, on: stage) else { return .zero }
    var point = CGPoint(x: node.bounds.midX, y: node.bounds.midY)
    while true {
      point = CGPoint(x: node.frame.minX + point.x - node.bounds.minX, y: node.frame.minY + point.y - node.bounds.minY)
      guard let parent = nodes.first(where: { $0.id == node.parent }) else { return point }
      node = parent
    }
  }

  private func ask(
    _ style: UIAlertController.Style, on stage: Stage, _ log: @escaping (String) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { log($0.title ?? "") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { log($0.title ?? "") })
    root.present(alert, animated: true)
    stage.advance(by: 1)
    return alert
  }

  @Test func anAlertStandsInTheMiddleWithItsButtonsSideBySide() {
    let stage = makeStage()
    _ = ask(.alert, on: stage) { _ in }
    let dialog = stage.scene.nodes.first { $0.semantics.role == .dialog }
    #expect(dialog?.semantics.label == "Delete?. It cannot be undone.")
    #expect(dialog?.frame.midX == 200 && dialog?.frame.midY == 400 && dialog?.frame.width == 270)
    #expect(node("Delete?", on: stage)?.semantics.role == .header)
    let (delete, cancel) = (place(of: "Delete", on: stage), place(of: "Cancel", on: stage))
    #expect(delete.y == cancel.y && isNear(Double(delete.x - cancel.x), 135))
    #expect(node("Cancel", on: stage)?.text?.runs[0].fontWeight == 600)
    #expect(node("Delete", on: stage)?.text?.runs[0].fontWeight == 400)
  }

  @Test func aButtonDismissesAndThenCallsItsHandler() {
    let stage = makeStage()
    var log: [String] = []
    let alert = ask(.alert, on: stage) { log.append($0) }
    stage.tap(at: place(of: "Delete", on: stage))
    #expect(log == [] && alert.isBeingDismissed)
    stage.advance(by: 1)
    #expect(log == ["Delete"] && root.presentedViewController == nil)
    #expect(stage.scene.nodes.allSatisfy { $0.semantics.role != .dialog })
  }

  @Test func threeButtonsStandBelowEachOtherAndCancelComesLast() {
    let stage = makeStage()
    let alert = UIAlertController(title: nil, message: "Which?", preferredStyle: .alert)
    for (title, style) in [("No", UIAlertAction.Style.cancel), ("A", .default), ("B", .default)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    root.present(alert, animated: false)
    stage.advance(by: 0)
    #expect(isNear(Double(place(of: "B", on: stage).y - place(of: "A", on: stage).y), 44))
    #expect(isNear(Double(place(of: "No", on: stage).y - place(of: "B", on: stage).y), 44))
  }

  @Test func anActionSheetStandsAtTheLowerEdgeAndATapBesideItCancels() {
    let stage = makeStage()
    var log: [String] = []
    _ = ask(.actionSheet, on: stage) { log.append($0) }
    let dialog = stage.scene.nodes.first { $0.semantics.role == .dialog }
    #expect(dialog?.frame.maxY == 792 && dialog?.frame.width == 384)
    #expect(place(of: "Cancel", on: stage).y > place(of: "Delete", on: stage).y + 57)
    stage.tap(at: CGPoint(x: 200, y: 100))
    stage.advance(by: 1)
    #expect(log == ["Cancel"] && root.presentedViewController == nil)
  }

  @Test func anAlertComesALittleLargerThanItIs() {
    let stage = makeStage()
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    stage.advance(by: 1.0 / 60)
    let scale = stage.scene.nodes.first { $0.semantics.role == .dialog }?.transform.m11 ?? 0
    #expect(scale > 1.1 && scale < 1.2)
  }
}
