import UIKit

/// Which calls that prepare layouts and cells for a change are still to be followed by those that end it.
@MainActor struct ChangeAccount {
  enum Change { case update, transition }

  private struct Open: Hashable {
    let object: ObjectIdentifier
    let change: Change
  }

  private var open: [Open: AnyObject] = [:]

  mutating func begin(_ change: Change, of object: AnyObject) {
    open[Open(object: ObjectIdentifier(object), change: change)] = object
  }

  mutating func end(_ change: Change, of object: AnyObject) {
    if open.removeValue(forKey: Open(object: ObjectIdentifier(object), change: change)) == nil {
      Ledger.current.complain("a layout ends \(change == .update ? "an update" : "a transition") that has not begun")
    }
  }

  /// What has not ended; nil when nothing is open.
  var unfinished: String? {
    open.keys.map {
      "a layout or a cell has not heard of the end of \($0.change == .update ? "an update" : "a transition")"
    }.min()
  }

  /// A cell that has left the screen need not hear of the end.
  mutating func forget(_ object: AnyObject) {
    open[Open(object: ObjectIdentifier(object), change: .transition)] = nil
  }
}
