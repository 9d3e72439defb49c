// Outlines: a disclosure toggles the item of a section snapshot.

import Runtime

extension UICollectionViewListCell {
  /// The style of the cell's outline disclosure, resolved to `header` or `cell`.
  var outlineStyle: UICellAccessory.OutlineDisclosureOptions.Style {
    for accessory in accessories {
      guard case .outline(let style) = accessory.look else { continue }
      if style != .automatic { return style }
    }
    return decoration?.element.isHeader ?? false ? .header : .cell
  }

  /// Toggles the item if a tap anywhere on the cell does so; returns whether it did.
  func togglesOutlineByTap() -> Bool {
    let isEditing = configurationState.isEditing
    guard outlineStyle == .header,
      let accessory = accessories.first(where: { $0.accessoryType == .outlineDisclosure }),
      accessory.isShown(editing: isEditing)
    else { return false }
    if let action = accessory.action { action() } else { toggleOutline() }
    return true
  }

  /// Toggles the item, if the data source has a section snapshot with it.
  func toggleOutline() {
    guard let list = containingCollectionView, let path = list.indexPath(for: self) else { return }
    list.lists.outline?.toggle(path)
  }
}
