import Foundation
import UIKit

/// The changes of views' properties that a stage's edits have made, until they are undone.
@MainActor final class PropertyEdits {
  /// A change, with what is needed to undo it.
  struct Change {
    /// The place in the order in which the stage's changes began, from 0, also of those that were undone.
    let number: Int
    let view: UIView
    /// The property; of values with parts that are edited one by one, the whole.
    let property: EditableProperty
    let former: PropertyValue
    /// The former styled text of a label, which edits of its text, font and colour change; nil for none.
    let formerStyledText: NSAttributedString?
    /// The value after the last edit. While the view has another one, somebody else has set it.
    var result: PropertyValue
    /// The events that lead to the present value, by the names of parts; see ``PropertyRequest``.
    var requests: [(name: String, text: String)]
    /// The statement in Swift that has the same effect.
    var code: String
    /// The comment after the statement; nil for none.
    let comment: String?

    /// Whether the view still has the value.
    @MainActor var isInForce: Bool { property.read(view).isSame(as: result) }
  }

  /// The changes, in the order in which they began.
  private(set) var changes: [Change] = []
  private var begun = 0
  /// Why the last edit was refused; nil if it was not.
  private(set) var problem: (request: String, message: String)?
  /// Performs an edit of a stage. A program in which nothing can be edited makes no object of this class, and contains none of
  /// the code that is called here.
  let perform: (PropertyEdits, Stage, String) -> Bool

  init() {
    perform = { edits, stage, text in edits.edit(text, on: stage) }
  }

  private func edit(_ text: String, on stage: Stage) -> Bool {
    do {
      try edit(try PropertyRequest(text), text, stage)
      problem = nil
      return true
    } catch {
      problem = (text, error.message)
      return false
    }
  }

  private func edit(_ request: PropertyRequest, _ text: String, _ stage: Stage) throws(MessageError) {
    if let number = request.undone { return try undo(number, request) }
    guard let view = ViewPath.view(at: request.path, in: stage.window) else {
      throw MessageError("the view is not on the screen any more")
    }
    guard let property = EditableProperty.property(request.name, of: view) else {
      let name = JSONText.quotedInMessage(request.name)
      throw MessageError("\(ConstraintText.name(of: view)) has no property \(name) to edit")
    }
    let new = try PropertyValue(request.value, property.kind, request.name)
    guard let whole = EditableProperty.property(property.whole, of: view) else { return }
    let former = whole.read(view)
    let formerStyledText = (view as? UILabel).flatMap { $0.isStyled ? $0.attributedText : nil }
    let reference = ViewReference(view)
    let known = changes.firstIndex { $0.view === view && $0.property.name == whole.name && $0.isInForce }
    property.write(view, new)
    let target = reference.name + "." + whole.name
    let result = property.whole == property.name ? new : whole.read(view)
    let code = target + " = " + result.code(whole.kind, of: target)
    guard let known else {
      if formerStyledText == nil, former.isSame(as: result) { return }
      // A layout, for example, has set the value again.
      changes.removeAll { $0.view === view && $0.property.name == whole.name && $0.comment == reference.comment }
      changes.append(
        Change(
          number: begun, view: view, property: whole, former: former, formerStyledText: formerStyledText,
          result: result, requests: [(property.name, text)], code: code, comment: reference.comment))
      begun += 1
      return
    }
    if changes[known].formerStyledText == nil, changes[known].former.isSame(as: result) {
      changes.remove(at: known)
      return
    }
    changes[known].requests.removeAll { $0.name == property.name }
    changes[known].requests.append((property.name, text))
    changes[known].code = code
    changes[known].result = result
  }

  /// Restores the former value, unless somebody else has set another one since: a reused cell's is not that of its new item.
  private func undo(_ number: Int, _ request: PropertyRequest) throws(MessageError) {
    guard let place = changes.firstIndex(where: { $0.number == number }) else {
      throw MessageError("\(request.name) has not been changed here")
    }
    let change = changes.remove(at: place)
    guard change.isInForce else { return }
    change.property.write(change.view, change.former)
    if let text = change.formerStyledText { (change.view as? UILabel)?.attributedText = text }
  }
}
