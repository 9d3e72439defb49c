import UIKit

/// What the delegate was asked and told about touches: shouldHighlight, didHighlight, shouldSelect, didSelect,
/// didUnhighlight; each beginning has its end.
@MainActor struct TouchAccount {
  /// The identity of the item that is highlighted.
  private(set) var highlighted: Int?
  /// The item that was highlighted is not there any more, or was reloaded: its end may be told or not.
  private var isUnknown = false
  /// Asked for last, and allowed.
  private var mayHighlight: Int?
  private var maySelect: Int?
  private var mayDeselect: Int?

  mutating func shouldHighlight(_ item: Int, _ answer: Bool) { mayHighlight = answer ? item : nil }

  mutating func didHighlight(_ item: Int) {
    if mayHighlight != item { complain("didHighlight came for item \(item) without being asked for") }
    if let highlighted { complain("didHighlight came for item \(item) before didUnhighlight for \(highlighted)") }
    mayHighlight = nil
    highlighted = item
    isUnknown = false
  }

  mutating func didUnhighlight(_ item: Int) {
    if highlighted != item, !isUnknown { complain("didUnhighlight came for item \(item), which is not highlighted") }
    highlighted = nil
  }

  mutating func shouldSelect(_ item: Int, _ answer: Bool) {
    if highlighted != item, !isUnknown { complain("shouldSelect came for item \(item), which is not highlighted") }
    maySelect = answer ? item : nil
  }

  mutating func shouldDeselect(_ item: Int, _ answer: Bool) { mayDeselect = answer ? item : nil }

  mutating func didSelect(_ item: Int) {
    if maySelect != item { complain("didSelect came for item \(item) without being asked for") }
    maySelect = nil
  }

  /// - Parameter takesTurns: Selecting an item deselects the others without asking.
  mutating func didDeselect(_ item: Int, takesTurns: Bool) {
    if mayDeselect != item, !(takesTurns && maySelect != nil) {
      complain("didDeselect came for item \(item) without being asked for")
    }
    mayDeselect = nil
  }

  /// The data changes. An item that is not there any more, or that is reloaded, has no end of its highlight to be told.
  mutating func follow(from old: Contents, to new: Contents) {
    guard let item = highlighted, let before = old.path(of: item) else { return }
    if let after = new.path(of: item), old[before] == new[after] { return }
    forget()
  }

  mutating func forget() {
    self = TouchAccount()
    isUnknown = true
  }

  private func complain(_ message: String) {
    if Looks.inForce.contains(.touches) { Ledger.current.complain(message) }
  }
}
