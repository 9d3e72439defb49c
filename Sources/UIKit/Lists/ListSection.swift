import Runtime

/// The list description of a compositional layout's section.
final class ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  /// Returns the role of an element.
  /// - Parameter count: The number of items in the section.
  func element(_ key: ElementKey, count: Int) -> ListElement {
    switch key.category {
    case .decorationView: return ListElement(section: self, role: .background)
    case .supplementaryView:
      let isFooter = key.kind == UICollectionView.elementKindSectionFooter
      return ListElement(section: self, role: isFooter ? .footer : .header)
    case .cell:
      let isHeader = configuration.headerMode == .firstItemInSection && key.item == 0
      return ListElement(
        section: self, role: isHeader ? .headerItem : .item, isFirst: key.item == 0, isLast: key.item == count - 1)
    }
  }

  /// Whether the rows form a card with rounded corners.
  var isCard: Bool { configuration.appearance == .insetGrouped }
}
