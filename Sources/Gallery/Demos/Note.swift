import UIKit

/// What the outline demo shows: notes in folders.
struct Note {
  let id: Int
  let title: String
  let detail: String
  let icon: NoteIcon
  var isStarred = false
  var isUnread = false

  /// Whether words of the title or the detail begin so.
  /// - Parameter beginnings: in small letters.
  func hasWords(_ beginnings: [Substring]) -> Bool {
    let words = "\(title) \(detail)".lowercased().split(separator: " ")
    return beginnings.allSatisfy { beginning in words.contains { $0.hasPrefix(beginning) } }
  }

  var isFolder: Bool { icon == .folder || icon == .map || icon == .pot || icon == .book }
}
