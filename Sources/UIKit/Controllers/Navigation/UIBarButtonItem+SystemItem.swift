extension UIBarButtonItem {
  /// Buttons that are the same everywhere, shown by their symbols or, where there is none, by their names.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    /// Takes what room the others leave.
    case flexibleSpace = 5
    /// As wide as its `width` says.
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name, and the symbol that stands for it; nil for those that are shown by their names.
  var look: (name: String, symbol: String?) {
    switch self {
    case .done: ("Done", nil)
    case .cancel: ("Cancel", nil)
    case .edit: ("Edit", nil)
    case .save: ("Save", nil)
    case .add: ("Add", "plus")
    case .flexibleSpace, .fixedSpace: ("", nil)
    case .compose: ("Compose", "square.and.pencil")
    case .reply: ("Reply", nil)
    case .action: ("Share", "square.and.arrow.up")
    case .organize: ("Organize", "folder")
    case .bookmarks: ("Bookmarks", nil)
    case .search: ("Search", "magnifyingglass")
    case .refresh: ("Refresh", "arrow.clockwise")
    case .stop: ("Stop", "xmark")
    case .camera: ("Camera", nil)
    case .trash: ("Delete", "trash")
    case .play: ("Play", "play.fill")
    case .pause: ("Pause", "pause.fill")
    case .rewind: ("Rewind", nil)
    case .fastForward: ("Fast Forward", nil)
    case .undo: ("Undo", nil)
    case .redo: ("Redo", nil)
    case .close: ("Close", "xmark")
    }
  }

  var space: UIBarButtonItem.Space? {
    switch self {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed
    default: nil
    }
  }
}
