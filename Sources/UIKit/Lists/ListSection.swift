import Runtime

/// What a section of a compositional layout is, when it was made as a list.
final class ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  /// - Parameter count: of the items in the section.
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

  /// Whether the rows together are a card with round corners.
  var isCard: Bool { configuration.appearance == .insetGrouped }
}
