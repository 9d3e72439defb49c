import UIKit

/// What the outline demo shows: notes in folders.
struct Note {
  let id: Int
  let title: String
  let detail: String
  let icon: NoteIcon
  var isStarred = false
  var isUnread = false
  var isFolder: Bool { icon == .folder || icon == .map || icon == .pot || icon == .book }
}
