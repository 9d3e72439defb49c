import Runtime

/// What a section of a compositional layout is, when it was made as a list.
final class ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  /// - Parameter count: of the items in the section.
  func element(_ key: ElementKey, count: Int) -> ListElement {
    var element = ListElement(section: self)
    switch key.category {
    case .decorationView: element.role = .background
    case .supplementaryView:
      element.role = key.kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    case .cell:
      let isHeader = configuration.headerMode == .firstItemInSection && key.item == 0
      element.role = isHeader ? .headerItem : .item
      element.isFirst = key.item == 0
      element.isLast = key.item == count - 1
    }
    return element
  }

  /// Whether the rows together are a card with round corners.
  var isCard: Bool { configuration.appearance == .insetGrouped }
}
