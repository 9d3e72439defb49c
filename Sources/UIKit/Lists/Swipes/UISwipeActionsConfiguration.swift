import Runtime

/// The actions at one end of a row, the first one at the edge.
@preconcurrency @MainActor public final class UISwipeActionsConfiguration: NSObject {
  /// The actions from the edge of the row inwards.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  /// - Parameter actions: The actions from the edge of the row inwards; empty to disable swiping.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
