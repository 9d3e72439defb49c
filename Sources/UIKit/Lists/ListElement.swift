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
