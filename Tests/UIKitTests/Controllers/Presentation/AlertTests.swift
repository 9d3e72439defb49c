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
    #expect(dialog?.frame.midX == 200 && dialog?.frame.midY == 400 && dialog?.frame.width == 320)
    #expect(node("Delete?", on: stage)?.semantics.role == .header)
    let (delete, cancel) = (place(of: "Delete", on: stage), place(of: "Cancel", on: stage))
    #expect(delete.y == cancel.y && isNear(Double(delete.x - cancel.x), 148))
    for title in ["Cancel", "Delete"] { #expect(node(title, on: stage)?.text?.runs[0].fontWeight == 500) }
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
    #expect(isNear(Double(place(of: "B", on: stage).y - place(of: "A", on: stage).y), 56))
    #expect(isNear(Double(place(of: "No", on: stage).y - place(of: "B", on: stage).y), 56))
  }

  @Test func anActionSheetLooksLikeAnAlertAndATapBesideItCancels() {
    let stage = makeStage()
    var log: [String] = []
    _ = ask(.actionSheet, on: stage) { log.append($0) }
    let dialog = stage.scene.nodes.first { $0.semantics.role == .dialog }
    #expect(dialog?.frame.midY == 400 && dialog?.frame.width == 320)
    #expect(place(of: "Cancel", on: stage).y == place(of: "Delete", on: stage).y)
    stage.tap(at: CGPoint(x: 200, y: 100))
    stage.advance(by: 1)
    #expect(log == ["Cancel"] && root.presentedViewController == nil)
  }

  @Test func aTapBesideAnAlertDoesNothing() {
    let stage = makeStage()
    let alert = ask(.alert, on: stage) { _ in }
    stage.tap(at: CGPoint(x: 200, y: 100))
    stage.advance(by: 1)
    #expect(root.presentedViewController === alert)
  }

  @Test func thePreferredActionHasTheTintColour() throws {
    let stage = makeStage()
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    for (title, style) in [("No", UIAlertAction.Style.cancel), ("Yes", .default), ("Never", .destructive)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    alert.preferredAction = alert.actions[1]
    root.present(alert, animated: false)
    stage.advance(by: 0)
    func look(_ title: String) throws -> (title: CGColor?, plate: CGColor?) {
      let text = try #require(node(title, on: stage))
      let plate = stage.scene.nodes.first { $0.id == text.parent }
      return (text.text?.runs[0].color, plate?.backgroundColor)
    }
    #expect(try look("Yes") == (UIColor.white.cgColor, UIColor.systemBlue.cgColor))
    #expect(try look("No").title == UIColor.label.cgColor && look("Never").title == UIColor.systemRed.cgColor)
    #expect(try look("No").plate?.alpha == 0.137)
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
