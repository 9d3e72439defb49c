import Runtime

/// The actions at one end of a row, the first one at the edge.
@preconcurrency @MainActor public final class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a swipe across the row performs the first action.
  public var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
