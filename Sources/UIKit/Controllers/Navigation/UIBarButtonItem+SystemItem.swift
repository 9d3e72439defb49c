extension UIBarButtonItem {
  /// Standard buttons, displayed as symbols or, where there is none, with their names.
  public enum SystemItem: Int, Sendable {
    /// The title "Done".
    case done = 0
    /// The title "Cancel".
    case cancel = 1
    /// The title "Edit".
    case edit = 2
    /// The title "Save".
    case save = 3
    /// The symbol `plus`, with the accessibility label "Add".
    case add = 4
    /// A space that takes the remaining width.
    case flexibleSpace = 5
    /// A space with the width of its `width` property.
    case fixedSpace = 6
    /// The symbol `square.and.pencil`, with the accessibility label "Compose".
    case compose = 7
    /// The title "Reply".
    case reply = 8
    /// The symbol `square.and.arrow.up`, with the accessibility label "Share".
    case action = 9
    /// The symbol `folder`, with the accessibility label "Organize".
    case organize = 10
    /// The title "Bookmarks".
    case bookmarks = 11
    /// The symbol `magnifyingglass`, with the accessibility label "Search".
    case search = 12
    /// The symbol `arrow.clockwise`, with the accessibility label "Refresh".
    case refresh = 13
    /// The symbol `xmark`, with the accessibility label "Stop".
    case stop = 14
    /// The title "Camera".
    case camera = 15
    /// The symbol `trash`, with the accessibility label "Delete".
    case trash = 16
    /// The symbol `play.fill`, with the accessibility label "Play".
    case play = 17
    /// The symbol `pause.fill`, with the accessibility label "Pause".
    case pause = 18
    /// The title "Rewind".
    case rewind = 19
    /// The title "Fast Forward".
    case fastForward = 20
    /// The title "Undo".
    case undo = 21
    /// The title "Redo".
    case redo = 22
    /// The symbol `xmark`, with the accessibility label "Close".
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name, and the symbol in its place; nil for items displayed with their names.
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
