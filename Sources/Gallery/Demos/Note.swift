import UIKit

/// An item of the outline demo: a note or a folder.
struct Note {
  let id: Int
  let title: String
  let detail: String
  let icon: NoteIcon
  var isStarred = false
  var isUnread = false

  /// Returns whether any words of the title or the detail begin with the given prefixes.
  /// - Parameter beginnings: The prefixes in lowercase.
  func hasWords(_ beginnings: [Substring]) -> Bool {
    let words = "\(title) \(detail)".lowercased().split(separator: " ")
    return beginnings.allSatisfy { beginning in words.contains { $0.hasPrefix(beginning) } }
  }

  var isFolder: Bool { icon == .folder || icon == .map || icon == .pot || icon == .book }
}
