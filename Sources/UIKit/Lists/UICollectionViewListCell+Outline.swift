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

extension UICollectionView {
  /// The section snapshots behind the present data source.
  var outline: ListOutline? {
    guard let dataSource, let source = outlineSource, source.owner === dataSource else { return nil }
    return source
  }

  /// Has the cells on screen show which items are expanded.
  func updateOutlines() {
    guard let outline else { return }
    for element in visible.shown.all where element.key.category == .cell {
      if let cell = element.view as? UICollectionViewListCell {
        outline.configure(cell, at: dataPath(element.key.indexPath))
      }
    }
  }
}
