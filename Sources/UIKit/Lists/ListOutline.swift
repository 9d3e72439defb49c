import Runtime

/// The section snapshots of a data source, for the cells of a list. It consists of closures, because Embedded Swift
/// cannot cast an object to a protocol.
@MainActor final class ListOutline {
  /// The data source.
  @Weak private(set) var owner: (any UICollectionViewDataSource)?
  /// A closure that returns the level of an item, and whether it is expanded, nil for an item without children. Returns
  /// nil for a section without a section snapshot.
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

  /// Sets the level and the expanded state of a cell's item.
  func configure(_ cell: UICollectionViewListCell, at path: IndexPath) {
    guard let state = state(path) else { return }
    cell.indentationLevel = state.level
    cell.expansion = state.isExpanded
  }
}
