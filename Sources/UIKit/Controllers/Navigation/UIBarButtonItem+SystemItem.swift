extension UIBarButtonItem {
  /// Buttons that are the same everywhere, shown by their symbols or, where there is none, by their names.
  public enum SystemItem: Int, Sendable {
    /// Says "Done".
    case done = 0
    /// Says "Cancel".
    case cancel = 1
    /// Says "Edit".
    case edit = 2
    /// Says "Save".
    case save = 3
    /// Shows the symbol `plus`, and is read aloud as "Add".
    case add = 4
    /// Takes what room the others leave.
    case flexibleSpace = 5
    /// As wide as its `width` says.
    case fixedSpace = 6
    /// Shows the symbol `square.and.pencil`, and is read aloud as "Compose".
    case compose = 7
    /// Says "Reply".
    case reply = 8
    /// Shows the symbol `square.and.arrow.up`, and is read aloud as "Share".
    case action = 9
    /// Shows the symbol `folder`, and is read aloud as "Organize".
    case organize = 10
    /// Says "Bookmarks".
    case bookmarks = 11
    /// Shows the symbol `magnifyingglass`, and is read aloud as "Search".
    case search = 12
    /// Shows the symbol `arrow.clockwise`, and is read aloud as "Refresh".
    case refresh = 13
    /// Shows the symbol `xmark`, and is read aloud as "Stop".
    case stop = 14
    /// Says "Camera".
    case camera = 15
    /// Shows the symbol `trash`, and is read aloud as "Delete".
    case trash = 16
    /// Shows the symbol `play.fill`, and is read aloud as "Play".
    case play = 17
    /// Shows the symbol `pause.fill`, and is read aloud as "Pause".
    case pause = 18
    /// Says "Rewind".
    case rewind = 19
    /// Says "Fast Forward".
    case fastForward = 20
    /// Says "Undo".
    case undo = 21
    /// Says "Redo".
    case redo = 22
    /// Shows the symbol `xmark`, and is read aloud as "Close".
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
