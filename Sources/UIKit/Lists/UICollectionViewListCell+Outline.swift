// Outlines: a disclosure expands and collapses the item of a section snapshot.

import Runtime

extension UICollectionViewListCell {
  /// How the cell's outline disclosure behaves: `header` or `cell`.
  var outlineStyle: UICellAccessory.OutlineDisclosureOptions.Style {
    for accessory in accessories {
      guard case .outline(let style) = accessory.look else { continue }
      if style != .automatic { return style }
    }
    return decoration?.element.isHeader ?? false ? .header : .cell
  }

  /// Whether a tap on the cell was for its disclosure.
  func togglesOutlineByTap() -> Bool {
    let isEditing = configurationState.isEditing
    guard outlineStyle == .header,
      let accessory = accessories.first(where: { $0.accessoryType == .outlineDisclosure }),
      accessory.isShown(editing: isEditing)
    else { return false }
    if let action = accessory.action { action() } else { toggleOutline() }
    return true
  }

  /// Expands or collapses the item, if the data source has a section snapshot with it.
  func toggleOutline() {
    guard let list = containingCollectionView, let path = list.indexPath(for: self) else { return }
    list.outline?.toggle(path)
  }
}

/// What a data source with section snapshots tells the cells of a list. Closures, as Embedded Swift cannot ask an object for
/// a protocol.
@MainActor final class OutlineSource {
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

extension UICollectionView {
  /// The section snapshots behind the present data source.
  var outline: OutlineSource? {
    guard let dataSource, let source = outlineSource, source.owner === dataSource else { return nil }
    return source
  }

  /// Has the cells on screen show which items are expanded.
  func updateOutlines() {
    guard let outline else { return }
    for element in visible.shown.values where element.key.category == .cell {
      if let cell = element.view as? UICollectionViewListCell {
        outline.configure(cell, at: dataPath(element.key.indexPath))
      }
    }
  }
}
