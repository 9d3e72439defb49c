// Written by Tools/Commands/commands.py from Tools/Commands/input.txt: change that, and run it again.

import CoreGraphics
import Foundation
import UIKit

/// An input event on a stage. Positions are in the coordinates of the window, and lengths in points.
public enum StageInput: Equatable, Sendable {
  /// A finger or a mouse button goes down.
  /// - Parameters:
  ///   - id: The number of the finger.
  ///   - point: The position.
  case pointerDown(id: Int, point: CGPoint)
  /// A finger that is down moves.
  /// - Parameters:
  ///   - id: The number of the finger.
  ///   - point: The new position.
  case pointerMove(id: Int, point: CGPoint)
  /// A finger is lifted.
  /// - Parameters:
  ///   - id: The number of the finger.
  case pointerUp(id: Int)
  /// The system cancels a touch.
  /// - Parameters:
  ///   - id: The number of the finger.
  case pointerCancel(id: Int)
  /// A wheel turns above a point.
  /// - Parameters:
  ///   - point: The position of the pointer.
  ///   - delta: The change of the content offset.
  case wheel(point: CGPoint, delta: CGVector)
  /// The secondary button is clicked.
  /// - Parameters:
  ///   - point: The position of the pointer.
  case secondaryClick(point: CGPoint)
  /// A key is pressed.
  /// - Parameters:
  ///   - name: The name of the key in the DOM.
  ///   - focus: The focused node.
  case key(name: String, focus: Int)
  /// Text is typed, character by character.
  /// - Parameters:
  ///   - text: The text.
  case type(text: String)
  /// A host's own editor has changed the field that is being edited.
  /// - Parameters:
  ///   - text: The whole text.
  ///   - selection: The selection in the new text.
  case edit(text: String, selection: Range<Int>)
  /// A host's own editor has changed the selection.
  /// - Parameters:
  ///   - selection: The new selection.
  case select(selection: Range<Int>)
  /// A text field receives the focus without a touch.
  /// - Parameters:
  ///   - field: The field.
  case beginEditing(field: Int)
  /// The field that is being edited loses the focus.
  case endEditing
  /// Assistive technology changes the value of a control.
  /// - Parameters:
  ///   - control: The control.
  ///   - step: The direction: up if it is above 0, else down.
  case adjust(control: Int, step: Int)
  /// Assistive technology performs a custom action, such as a swipe action of a row.
  /// - Parameters:
  ///   - layer: The view's node.
  ///   - index: The index among the actions of the view.
  case performAction(layer: Int, index: Int)
  /// The screen changes its size.
  /// - Parameters:
  ///   - size: The new size.
  ///   - duration: The duration of the change; 0 is immediate.
  case resize(size: CGSize, duration: Double)
  /// The safe area changes.
  /// - Parameters:
  ///   - insets: The new insets.
  case safeArea(insets: UIEdgeInsets)
  /// A property of a view is edited.
  /// - Parameters:
  ///   - text: The way to the view, the property, and its value; see Stage.setProperty(_:).
  case setProperty(text: String)
  /// The host has found the text of an item, which is scrolled to.
  /// - Parameters:
  ///   - item: The number of the item; see Stage.takeFindableLists().
  ///   - list: The collection view.
  case reveal(item: Int, list: Int)
}

extension Stage {
  /// Performs an event.
  /// - Returns: Whether it had an effect, as far as that is known: whether there is a context menu, whether the text was
  ///   accepted, whether the field is being edited.
  @discardableResult public func perform(_ input: StageInput) -> Bool {
    switch input {
    case .pointerDown(let id, let point): touchDown(at: point, id: id)
    case .pointerMove(let id, let point): touchMove(to: point, id: id)
    case .pointerUp(let id): touchUp(id: id)
    case .pointerCancel(let id): touchCancel(id: id)
    case .wheel(let point, let delta): scrollWheel(at: point, by: delta)
    case .secondaryClick(let point): return secondaryClick(at: point)
    case .key(let name, let focus): key(name, focus: focus == 0 ? nil : focus)
    case .type(let text): return type(text)
    case .edit(let text, let selection): edit(text, selection: selection)
    case .select(let selection): select(selection)
    case .beginEditing(let field): return beginEditing(field)
    case .endEditing: endEditing()
    case .adjust(let control, let step): adjust(control, up: step > 0)
    case .performAction(let layer, let index): performCustomAction(index, of: layer)
    case .resize(let size, let duration): resize(to: size, duration: duration)
    case .safeArea(let insets): safeAreaInsets = insets
    case .setProperty(let text): return setProperty(text)
    case .reveal(let item, let list): return reveal(item, of: list)
    }
    return true
  }
}

extension StageInput {
  /// Reads the fields of an event from a message.
  /// - Returns: Nil if there is no event of that name.
  public init?(_ name: String, from message: inout MessageReader) throws(MessageError) {
    switch name {
    case "pointerDown": self = .pointerDown(id: try message.integer(), point: try message.point())
    case "pointerMove": self = .pointerMove(id: try message.integer(), point: try message.point())
    case "pointerUp": self = .pointerUp(id: try message.integer())
    case "pointerCancel": self = .pointerCancel(id: try message.integer())
    case "wheel": self = .wheel(point: try message.point(), delta: try message.vector())
    case "secondaryClick": self = .secondaryClick(point: try message.point())
    case "key": self = .key(name: try message.text(longest: 40), focus: try message.integer())
    case "type": self = .type(text: try message.text())
    case "edit": self = .edit(text: try message.text(), selection: try message.range())
    case "select": self = .select(selection: try message.range())
    case "beginEditing": self = .beginEditing(field: try message.integer())
    case "endEditing": self = .endEditing
    case "adjust": self = .adjust(control: try message.integer(), step: try message.integer())
    case "performAction": self = .performAction(layer: try message.integer(), index: try message.integer())
    case "resize": self = .resize(size: try message.size(), duration: try message.seconds())
    case "safeArea": self = .safeArea(insets: try message.insets())
    case "setProperty": self = .setProperty(text: try message.text())
    case "reveal": self = .reveal(item: try message.integer(), list: try message.integer())
    default: return nil
    }
  }

  /// The message from which ``init(message:)`` makes the event.
  public var message: String {
    switch self {
    case .pointerDown(let id, let point):
      JSONText.message("pointerDown", numbers: [Double(id), Double(point.x), Double(point.y)])
    case .pointerMove(let id, let point):
      JSONText.message("pointerMove", numbers: [Double(id), Double(point.x), Double(point.y)])
    case .pointerUp(let id): JSONText.message("pointerUp", numbers: [Double(id)])
    case .pointerCancel(let id): JSONText.message("pointerCancel", numbers: [Double(id)])
    case .wheel(let point, let delta):
      JSONText.message("wheel", numbers: [Double(point.x), Double(point.y), Double(delta.dx), Double(delta.dy)])
    case .secondaryClick(let point): JSONText.message("secondaryClick", numbers: [Double(point.x), Double(point.y)])
    case .key(let name, let focus): JSONText.message("key", name, numbers: [Double(focus)])
    case .type(let text): JSONText.message("type", text)
    case .edit(let text, let selection):
      JSONText.message("edit", text, numbers: [Double(selection.lowerBound), Double(selection.upperBound)])
    case .select(let selection):
      JSONText.message("select", numbers: [Double(selection.lowerBound), Double(selection.upperBound)])
    case .beginEditing(let field): JSONText.message("beginEditing", numbers: [Double(field)])
    case .endEditing: JSONText.message("endEditing")
    case .adjust(let control, let step): JSONText.message("adjust", numbers: [Double(control), Double(step)])
    case .performAction(let layer, let index):
      JSONText.message("performAction", numbers: [Double(layer), Double(index)])
    case .resize(let size, let duration):
      JSONText.message("resize", numbers: [Double(size.width), Double(size.height), duration])
    case .safeArea(let insets):
      JSONText.message(
        "safeArea", numbers: [Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)])
    case .setProperty(let text): JSONText.message("setProperty", text)
    case .reveal(let item, let list): JSONText.message("reveal", numbers: [Double(item), Double(list)])
    }
  }

  /// Creates an event from its words; nil if there is none of that number.
  package init?(_ words: InputWords) {
    let numbers = words.numbers
    switch words.event {
    case 0: self = .pointerDown(id: InputWords.integer(numbers.0), point: CGPoint(x: numbers.1, y: numbers.2))
    case 1: self = .pointerMove(id: InputWords.integer(numbers.0), point: CGPoint(x: numbers.1, y: numbers.2))
    case 2: self = .pointerUp(id: InputWords.integer(numbers.0))
    case 3: self = .pointerCancel(id: InputWords.integer(numbers.0))
    case 4: self = .wheel(point: CGPoint(x: numbers.0, y: numbers.1), delta: CGVector(dx: numbers.2, dy: numbers.3))
    case 5: self = .secondaryClick(point: CGPoint(x: numbers.0, y: numbers.1))
    case 6: self = .key(name: words.text, focus: InputWords.integer(numbers.0))
    case 7: self = .type(text: words.text)
    case 8: self = .edit(text: words.text, selection: InputWords.range(numbers.0, numbers.1))
    case 9: self = .select(selection: InputWords.range(numbers.0, numbers.1))
    case 10: self = .beginEditing(field: InputWords.integer(numbers.0))
    case 11: self = .endEditing
    case 12: self = .adjust(control: InputWords.integer(numbers.0), step: InputWords.integer(numbers.1))
    case 13: self = .performAction(layer: InputWords.integer(numbers.0), index: InputWords.integer(numbers.1))
    case 14: self = .resize(size: CGSize(width: numbers.0, height: numbers.1), duration: numbers.2)
    case 15:
      self = .safeArea(insets: UIEdgeInsets(top: numbers.0, left: numbers.1, bottom: numbers.2, right: numbers.3))
    case 16: self = .setProperty(text: words.text)
    case 17: self = .reveal(item: InputWords.integer(numbers.0), list: InputWords.integer(numbers.1))
    default: return nil
    }
  }

  /// The words of the event.
  package var words: InputWords {
    switch self {
    case .pointerDown(let id, let point): InputWords(0, numbers: (Double(id), Double(point.x), Double(point.y), 0))
    case .pointerMove(let id, let point): InputWords(1, numbers: (Double(id), Double(point.x), Double(point.y), 0))
    case .pointerUp(let id): InputWords(2, numbers: (Double(id), 0, 0, 0))
    case .pointerCancel(let id): InputWords(3, numbers: (Double(id), 0, 0, 0))
    case .wheel(let point, let delta):
      InputWords(4, numbers: (Double(point.x), Double(point.y), Double(delta.dx), Double(delta.dy)))
    case .secondaryClick(let point): InputWords(5, numbers: (Double(point.x), Double(point.y), 0, 0))
    case .key(let name, let focus): InputWords(6, name, numbers: (Double(focus), 0, 0, 0))
    case .type(let text): InputWords(7, text)
    case .edit(let text, let selection):
      InputWords(8, text, numbers: (Double(selection.lowerBound), Double(selection.upperBound), 0, 0))
    case .select(let selection):
      InputWords(9, numbers: (Double(selection.lowerBound), Double(selection.upperBound), 0, 0))
    case .beginEditing(let field): InputWords(10, numbers: (Double(field), 0, 0, 0))
    case .endEditing: InputWords(11)
    case .adjust(let control, let step): InputWords(12, numbers: (Double(control), Double(step), 0, 0))
    case .performAction(let layer, let index): InputWords(13, numbers: (Double(layer), Double(index), 0, 0))
    case .resize(let size, let duration):
      InputWords(14, numbers: (Double(size.width), Double(size.height), duration, 0))
    case .safeArea(let insets):
      InputWords(15, numbers: (Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)))
    case .setProperty(let text): InputWords(16, text)
    case .reveal(let item, let list): InputWords(17, numbers: (Double(item), Double(list), 0, 0))
    }
  }

  /// The parts of the event that films store: the number of its name, its numbers, and its text. Nil for one that they
  /// don't store.
  package var act: (name: Int, values: [Double], key: String?)? {
    switch self {
    case .pointerDown(let id, let point): (0, [Double(id), Double(point.x), Double(point.y)], nil)
    case .pointerMove(let id, let point): (1, [Double(id), Double(point.x), Double(point.y)], nil)
    case .pointerUp(let id): (2, [Double(id)], nil)
    case .pointerCancel(let id): (3, [Double(id)], nil)
    case .wheel(let point, let delta): (4, [Double(point.x), Double(point.y), Double(delta.dx), Double(delta.dy)], nil)
    case .secondaryClick(let point): (5, [Double(point.x), Double(point.y)], nil)
    case .key(let name, _): (6, [], name)
    case .type: (7, [], nil)
    case .edit: (7, [], nil)
    case .adjust: (8, [], nil)
    case .performAction: (8, [], nil)
    case .setProperty: (8, [], nil)
    case .reveal: (8, [], nil)
    case .select, .beginEditing, .endEditing, .resize, .safeArea: nil
    }
  }
}
