/// One change of a batch.
@MainActor public final class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// nil for insertions. A change of a whole section has the item `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// nil for deletions. A change of a whole section has the item `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }
}
