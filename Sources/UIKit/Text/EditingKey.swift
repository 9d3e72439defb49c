/// A key that does more than insert text.
package enum EditingKey {
  case backspace, delete, enter, escape, left, right, home, end

  /// Creates a key, or returns nil for any other.
  /// - Parameter name: The key's name in the DOM.
  package init?(named name: String) {
    switch name {
    case "Backspace": self = .backspace
    case "Delete": self = .delete
    case "Enter": self = .enter
    case "Escape": self = .escape
    case "ArrowLeft", "ArrowUp": self = .left
    case "ArrowRight", "ArrowDown": self = .right
    case "Home": self = .home
    case "End": self = .end
    default: return nil
    }
  }
}
