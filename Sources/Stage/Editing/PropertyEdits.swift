import Foundation
import UIKit

/// The changes of views' properties that a stage's edits have made, until they are undone.
@MainActor final class PropertyEdits {
  /// A change, with what is needed to undo it.
  struct Change {
    let view: UIView
    /// The property; of values with parts that are edited one by one, the whole.
    let property: EditableProperty
    let former: PropertyValue
    /// The events that lead to the present value, by the names of parts; see ``PropertyRequest``.
    var requests: [(name: String, text: String)]
    /// The statement in Swift that has the same effect.
    var code: String
    /// The comment after the statement; nil for none.
    var comment: String?
  }

  /// The changes, in the order in which they began.
  private(set) var changes: [Change] = []
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
    guard let value = request.value else { return try undo(request, stage) }
    guard let view = ViewPath.view(at: request.path, in: stage.window) else {
      throw MessageError("the view is not on the screen any more")
    }
    guard let property = EditableProperty.property(request.name, of: view) else {
      let name = JSONText.quotedInMessage(request.name)
      throw MessageError("\(ConstraintText.name(of: view)) has no property \(name) to edit")
    }
    let new = try PropertyValue(value, property.kind, request.name)
    guard let whole = EditableProperty.property(property.whole, of: view) else { return }
    let former = whole.read(view)
    property.write(view, new)
    let reference = ViewReference(view)
    let target = reference.name + "." + whole.name
    let result = property.whole == property.name ? new : whole.read(view)
    let code = target + " = " + result.code(whole.kind, of: target)
    guard let known = changes.firstIndex(where: { $0.view === view && $0.property.name == whole.name }) else {
      if former.isSame(as: result) { return }
      return changes.append(
        Change(
          view: view, property: whole, former: former, requests: [(property.name, text)], code: code,
          comment: reference.comment))
    }
    if changes[known].former.isSame(as: result) {
      changes.remove(at: known)
      return
    }
    changes[known].requests.removeAll { $0.name == property.name }
    changes[known].requests.append((property.name, text))
    changes[known].code = code
  }

  /// Restores the former value. The view may have been moved since, so it is found by its changes.
  private func undo(_ request: PropertyRequest, _ stage: Stage) throws(MessageError) {
    guard
      let place = changes.lastIndex(where: { change in
        change.property.name == request.name
          && change.requests.contains { $0.text.hasPrefix(request.path + " ") }
      })
    else { throw MessageError("\(request.name) has not been changed here") }
    let change = changes.remove(at: place)
    change.property.write(change.view, change.former)
  }
}
