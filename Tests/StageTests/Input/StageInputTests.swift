import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Stage

/// A view that can be pressed, and has a context menu.
private final class PressedController: UIViewController, UIContextMenuInteractionDelegate {
  var log: [String] = []
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.addAction(UIAction { [weak self] _ in self?.log.append("pressed") }, for: .touchUpInside)
    button.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(button)
    view.addSubview(field)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Share") { _ in }])
    }
  }
}

@MainActor @Suite struct StageInputTests {
  nonisolated private static let all: [StageInput] = [
    .pointerDown(id: 1, point: CGPoint(x: 10, y: 20.5)), .pointerMove(id: 1, point: CGPoint(x: -3, y: 1e6)),
    .pointerUp(id: 1), .pointerCancel(id: 2), .wheel(point: CGPoint(x: 1, y: 2), delta: CGVector(dx: 3, dy: -4)),
    .secondaryClick(point: CGPoint(x: 5, y: 6)), .key(name: "Escape", focus: 7), .type(text: "a\"\\\n"),
    .edit(text: "ab", selection: 1..<2), .select(selection: 0..<0), .beginEditing(field: 3), .endEditing,
    .adjust(control: 3, step: -1), .performAction(layer: 4, index: 1), .reveal(item: 3217, list: 5),
    .resize(size: CGSize(width: 500, height: 300), duration: 0.4),
    .safeArea(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
  ]

  @Test(arguments: StageInputTests.all) func anEventIsTheSameAfterItHasCrossedTheBorder(input: StageInput) {
    #expect(StageInput(input.words) == input)
  }

  @Test(arguments: StageInputTests.all) func anEventIsReadFromItsMessage(input: StageInput) throws {
    #expect(try StageInput(message: input.message) == input)
    #expect(!input.message.contains("\n"), "files have a message in a line")
  }

  @Test func wordsThatAreNoneAreZero() {
    #expect(StageInput(InputWords(99)) == nil)
    let selection = InputWords(StageInput.select(selection: 0..<0).words.event, numbers: (7, .nan, 0, 0))
    #expect(StageInput(selection) == .select(selection: 7..<7))
    let up = InputWords(StageInput.pointerUp(id: 0).words.event, numbers: (.infinity, 0, 0, 0))
    #expect(StageInput(up) == .pointerUp(id: 0))
  }

  @Test func messagesAreListsWithNameAndFields() throws {
    let wheel = StageInput.wheel(point: CGPoint(x: 1, y: 2), delta: CGVector(dx: 3, dy: -4))
    #expect(try StageInput(message: #"["wheel", 1, 2, 3, -4]"#) == wheel)
    #expect(try StageInput(message: #"["key", "Tab", 0]"#) == .key(name: "Tab", focus: 0))
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 5)
    #expect(try StageInput(message: #"["safeArea", 47, 0, 34, 5]"#) == .safeArea(insets: insets))
  }

  @Test(arguments: [
    ("", "a message is not a JSON list"),
    (#"{"wheel": 1}"#, "a message is not a JSON list"),
    (#"["jump", 1]"#, "unknown message jump"),
    (#"["pointerUp"]"#, "a message has too few elements"),
    (#"["pointerUp", 1, 2]"#, "a message has too many elements"),
    (#"["pointerUp", 1.5]"#, "a message has 1.5 instead of an integer"),
    (#"["pointerUp", "1"]"#, "a message lacks a required number from -9007199254740991.0 to 9007199254740991.0"),
    (#"["secondaryClick", 0, 1000001]"#, "a message lacks a required number from -1000000.0 to 1000000.0"),
    (#"["type", 1]"#, "a message lacks a required string of at most 100000 bytes"),
    (#"["select", 3, 2]"#, "a message has a selection whose end precedes its start"),
    (#"["resize", 100, 100, -1]"#, "a message lacks a required number from 0.0 to 3600.0"),
    (#"["safeArea", 0, 0, 0, 1001]"#, "a message lacks a required number from 0.0 to 1000.0"),
  ])
  func anythingElseIsRefusedWithTheReason(text: String, reason: String) {
    #expect(throws: MessageError(reason)) { try StageInput(message: text) }
  }

  @Test func eventsArePerformed() {
    let controller = PressedController()
    let stage = Stage(size: CGSize(width: 300, height: 600), rootViewController: controller)
    stage.perform(.pointerDown(id: 3, point: CGPoint(x: 20, y: 20)))
    #expect(stage.needsFrame && controller.log.isEmpty)
    stage.perform(.pointerUp(id: 3))
    #expect(controller.log == ["pressed"])
    #expect(!stage.perform(.type(text: "a")), "nothing is being edited")
    #expect(stage.perform(.beginEditing(field: stage.scene.nodes.first { $0.field != nil }?.id ?? 0)))
    #expect(stage.perform(.type(text: "abc")))
    stage.perform(.select(selection: 0..<2))
    stage.perform(.key(name: "Backspace", focus: 0))
    #expect(controller.field.text == "c")
    stage.perform(.endEditing)
    #expect(!controller.field.isFirstResponder)
    stage.perform(.resize(size: CGSize(width: 500, height: 700), duration: 0))
    stage.perform(.safeArea(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(stage.window.bounds.size == CGSize(width: 500, height: 700))
    #expect(stage.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(!stage.perform(.secondaryClick(point: CGPoint(x: 400, y: 600))))
    #expect(stage.perform(.secondaryClick(point: CGPoint(x: 20, y: 20))), "there is a menu")
  }
}
