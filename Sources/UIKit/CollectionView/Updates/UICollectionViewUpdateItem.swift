/// One change of a batch. Only the collection view makes those that count; tests of layouts may subclass it and
/// answer for themselves.
@MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// A change of nothing.
  public override init() {
    before = nil
    after = nil
    action = .none
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.before = before
    self.after = after
    self.action = action
    super.init()
  }

  /// nil for insertions. A change of a whole section has the item `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// nil for deletions. A change of a whole section has the item `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }

  open var updateAction: Action { action }
}
