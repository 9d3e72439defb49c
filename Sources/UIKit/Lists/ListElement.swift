/// The role of an element in a list, as a part of its attributes. An object, so that the attributes of all other
/// elements only contain a nil reference.
final class ListElement: Equatable {
  enum Role: UInt8 { case item, headerItem, header, footer, background }

  let section: ListSection
  let role: Role
  /// Whether the row is the first on its card.
  let isFirst: Bool
  let isLast: Bool

  init(section: ListSection, role: Role, isFirst: Bool = false, isLast: Bool = false) {
    self.section = section
    self.role = role
    self.isFirst = isFirst
    self.isLast = isLast
  }

  var configuration: UICollectionLayoutListConfiguration { section.configuration }
  var isHeader: Bool { role == .header || role == .headerItem }

  static func == (one: ListElement, other: ListElement) -> Bool {
    if one === other { return true }
    guard one.role == other.role, one.isFirst == other.isFirst, one.isLast == other.isLast else { return false }
    return one.section === other.section || one.configuration.isSame(as: other.configuration)
  }
}
