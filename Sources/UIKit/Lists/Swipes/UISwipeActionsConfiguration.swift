import Runtime

/// The actions at one end of a row, the first one at the edge.
@preconcurrency @MainActor public final class UISwipeActionsConfiguration: NSObject {
  /// From the edge of the row inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the row performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// - Parameter actions: from the edge of the row inwards; none for no swipe.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
