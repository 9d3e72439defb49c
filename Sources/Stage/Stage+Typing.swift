import CoreGraphics
import Foundation
import QuartzCore
import UIKit

// Text input: key by key from tests and scripts, as a whole from hosts with their own editors.

extension Stage {
  /// Types into the edited text, one character at a time; a line break is the return key.
  /// - Returns: False if nothing accepts the text.
  @discardableResult public func type(_ text: String) -> Bool {
    observer?.heard(.type(text: text))
    var isTaken = true
    for character in text { if isTaken { isTaken = type(character) } }
    return isTaken
  }

  private func type(_ character: Character) -> Bool {
    var isTaken = false
    deliver {
      if character.isNewline, window.pressKey(.enter) {
        isTaken = true
      } else if let field = window.firstResponder as? UITextField {
        field.type(String(character))
        isTaken = true
      } else if let input = window.firstResponder?.keyInput {
        input.insertText(String(character))
        isTaken = true
      }
    }
    return isTaken
  }

  /// The node whose ``Scene/Node/field`` is being edited, its text, and the selection in UTF-16 code units; nil if
  /// there is none.
  public var editedText: (id: Int, text: String, selection: Range<Int>)? {
    guard let content = editedContent, let field = content.field else { return nil }
    return (content.layer.identifier, field.text ?? "", field.selection)
  }

  private var editedContent: TextFieldContent? {
    (window.firstResponder as? UITextField)?.subviews.compactMap { $0 as? TextFieldContent }.first
  }

  /// Begins editing a field without a touch, as assistive technology does.
  /// - Parameter id: The `id` of a node with a ``Scene/Node/field``.
  /// - Returns: Whether the field is being edited.
  public func beginEditing(_ id: Int) -> Bool {
    guard let field = (find(id, in: window) as? TextFieldContent)?.field else { return false }
    var begins = false
    deliver { begins = field.becomeFirstResponder() }
    return begins
  }

  /// Asks the edited field to end editing.
  public func endEditing() { deliver { window.firstResponder?.resignFirstResponder() } }

  /// Applies a change of a host's own editor to the field, unless its delegate rejects it.
  /// - Parameters:
  ///   - text: The editor's whole text.
  ///   - selection: The selection in the new text, in UTF-16 code units.
  public func edit(_ text: String, selection: Range<Int>) {
    observer?.heard(.edit(text: text, selection: selection))
    deliver { editedContent?.field?.take(text, selection: selection) }
  }

  /// Underlines the part of the edited text that an input method has not finished, or nothing.
  /// - Parameter range: The part in UTF-16 code units, or nil for none. The end of editing removes the line.
  public func markText(_ range: Range<Int>?) { deliver { editedContent?.marked = range } }

  /// Applies a change of selection in a host's own editor.
  /// - Parameter selection: The selection in UTF-16 code units; empty for a caret.
  public func select(_ selection: Range<Int>) { deliver { editedContent?.field?.select(selection) } }

  /// Handles a key while text is edited.
  /// - Returns: Whether the key has an effect there.
  func pressWhileEditing(_ key: String) -> Bool {
    guard let first = window.firstResponder else { return false }
    if key == "Tab", let field = first as? UITextField {
      moveOn(from: field)
      return true
    }
    guard let pressed = EditingKey(named: key) else {
      // A space is typed instead of scrolling.
      if key == " ", let input = first.keyInput {
        if let field = first as? UITextField { field.type(key) } else { input.insertText(key) }
        return true
      }
      return false
    }
    if window.pressKey(pressed) { return true }
    guard let input = first.keyInput else { return false }
    if pressed == .backspace { input.deleteBackward() }
    if pressed == .enter { input.insertText("\n") }
    return pressed == .backspace || pressed == .enter
  }

  /// Moves to the next field in the order of the view hierarchy. After the last one, editing ends.
  private func moveOn(from field: UITextField) {
    let fields = textFields(in: window)
    let place = fields.firstIndex { $0 === field } ?? fields.count - 1
    for next in fields[(place + 1)...] where next.becomeFirstResponder() { return }
    field.resignFirstResponder()
  }

  private func textFields(in view: UIView) -> [UITextField] {
    guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
    if let field = view as? UITextField { return field.isEnabled ? [field] : [] }
    return view.subviews.flatMap { textFields(in: $0) }
  }
}
