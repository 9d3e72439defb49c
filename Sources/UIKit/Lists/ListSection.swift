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

/// What an element of a list is; part of its attributes.
struct ListElement: Equatable {
  enum Role: UInt8 { case item, headerItem, header, footer, background }

  let section: ListSection
  var role = Role.item
  /// The first or last one on its card.
  var isFirst = false
  var isLast = false

  init(section: ListSection) { self.section = section }

  var configuration: UICollectionLayoutListConfiguration { section.configuration }
  var isHeader: Bool { role == .header || role == .headerItem }

  static func == (one: ListElement, other: ListElement) -> Bool {
    guard one.role == other.role, one.isFirst == other.isFirst, one.isLast == other.isLast else { return false }
    return one.section === other.section || one.configuration.isSame(as: other.configuration)
  }
}
