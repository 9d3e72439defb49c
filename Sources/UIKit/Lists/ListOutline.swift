import Runtime

/// What a data source with section snapshots tells the cells of a list. Closures, as Embedded Swift cannot ask an object for
/// a protocol.
@MainActor final class ListOutline {
  /// Whose it is.
  @Weak private(set) var owner: (any UICollectionViewDataSource)?
  /// The level of an item, and whether it is expanded, nil for an item without children; nil for a section without a
  /// section snapshot.
  let state: (IndexPath) -> (level: Int, isExpanded: Bool?)?
  let toggle: (IndexPath) -> Void

  init(
    owner: any UICollectionViewDataSource, state: @escaping (IndexPath) -> (level: Int, isExpanded: Bool?)?,
    toggle: @escaping (IndexPath) -> Void
  ) {
    self.state = state
    self.toggle = toggle
    self.owner = owner
  }

  /// Gives a cell the level and the expansion of its item.
  func configure(_ cell: UICollectionViewListCell, at path: IndexPath) {
    guard let state = state(path) else { return }
    cell.indentationLevel = state.level
    cell.expansion = state.isExpanded
  }
}
