import CoreGraphics
import Foundation
import QuartzCore
import UIKit

// What is typed: by tests and scripts key by key, by hosts with editors of their own as a whole.

extension Stage {
  /// Types text where text is edited now, a character at a time; a line break is the return key.
  /// - Returns: false when nothing takes it.
  @discardableResult public func type(_ text: String) -> Bool {
    observer?.heard(.typing)
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

  /// The node whose ``Scene/Node/field`` is edited now, its text, and what is selected, in UTF-16; nil for none.
  public var editedText: (id: Int, text: String, selection: Range<Int>)? {
    guard let content = editedContent, let field = content.field else { return nil }
    return (content.layer.identifier, field.text ?? "", field.selection)
  }

  private var editedContent: TextFieldContent? {
    (window.firstResponder as? UITextField)?.subviews.compactMap { $0 as? TextFieldContent }.first
  }

  /// Begins to edit a field without a touch, as assistive technology does.
  /// - Parameter id: of a node with a ``Scene/Node/field``.
  /// - Returns: whether it is edited now.
  public func beginEditing(_ id: Int) -> Bool {
    guard let field = (find(id, in: window) as? TextFieldContent)?.field else { return false }
    var begins = false
    deliver { begins = field.becomeFirstResponder() }
    return begins
  }

  /// Asks the field that is edited to end that.
  public func endEditing() { deliver { window.firstResponder?.resignFirstResponder() } }

  /// A host's own editor has another text now: the field takes it, unless its delegate says no.
  /// - Parameters:
  ///   - text: all that the editor shows.
  ///   - selection: in the new text, in UTF-16.
  public func edit(_ text: String, selection: Range<Int>) {
    observer?.heard(.typing)
    deliver { editedContent?.field?.take(text, selection: selection) }
  }

  /// Something else is selected in a host's own editor.
  /// - Parameter selection: in UTF-16; empty for a caret.
  public func select(_ selection: Range<Int>) { deliver { editedContent?.field?.select(selection) } }

  /// A key where text is edited.
  /// - Returns: whether it has a meaning there.
  func pressWhileEditing(_ key: String) -> Bool {
    guard let first = window.firstResponder else { return false }
    if key == "Tab", let field = first as? UITextField {
      moveOn(from: field)
      return true
    }
    guard let pressed = EditingKey(named: key) else {
      // Space is typed, and no reason to scroll.
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

  /// To the next field, in the order in which views lie in each other; after the last nothing is edited.
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
