import Foundation
import Stage
import UIKit

/// Two text fields on a screen, and what their delegate and whoever waits for their events hears, in order.
@MainActor final class TextFieldFixture: NSObject, UITextFieldDelegate {
  let screen = Screen()
  let field: UITextField
  let other: UITextField
  var log: [String] = []
  /// Questions that are answered with no.
  var refusals: Set<String> = []

  init(_ field: UITextField = UITextField()) {
    self.field = field
    other = UITextField()
    super.init()
    field.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
    other.frame = CGRect(x: 20, y: 80, width: 200, height: 34)
    for each in [field, other] { _ = screen.add(each) }
  }

  var stage: Stage { screen.stage }

  /// Writes down what is heard from now on.
  func listen() {
    for each in [field, other] {
      each.delegate = self
      let name = each === field ? "field" : "other"
      for (event, word) in [
        (UIControl.Event.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
        (.primaryActionTriggered, "primary"),
      ] {
        each.addAction(UIAction { [weak self] _ in self?.log.append("\(name) \(word)") }, for: event)
      }
    }
  }

  /// A tap in the middle, and a frame.
  func tap(_ field: UITextField) {
    stage.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
    stage.advance(by: 0.2)
  }

  /// The views that are not hidden in what shows the text: what is selected, placeholder, text, caret.
  var shown: [UIView] { field.subviews.first { $0.clipsToBounds }!.subviews.filter { !$0.isHidden } }

  var caret: CGRect { field.caretRect(for: field.selectedTextRange!.end) }

  func semantics(of view: UIView) -> Scene.Semantics? {
    stage.scene.nodes.first { $0.id == view.layer.identifier }?.semantics
  }

  private func ask(_ question: String, _ field: UITextField) -> Bool {
    log.append("\(field === self.field ? "field" : "other") \(question)?")
    return !refusals.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begins to be edited") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end", textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("was edited") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask("change \(range.location)+\(range.length) to \"\(string)\"", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return", textField) }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
}
