/// A change of a batch, with raw numbers. Sections and items that change are counted before the batch, places where
/// something comes in after it.
struct Edit: Equatable {
  var kind: Kind
  var numbers: [Int]

  enum Kind: String, CaseIterable {
    /// Section, item.
    case deleteItem
    case reloadItem
    case reconfigureItem
    /// Section and item before, section and item after.
    case moveItem
    /// Section, item.
    case insertItem
    /// Section.
    case deleteSection
    /// Section, items that it has then.
    case reloadSection
    /// Section before, section after.
    case moveSection
    /// Section, items that it has.
    case insertSection

    var count: Int {
      switch self {
      case .moveItem: 4
      case .deleteItem, .reloadItem, .reconfigureItem, .insertItem, .reloadSection, .moveSection,
        .insertSection:
        2
      case .deleteSection: 1
      }
    }
  }
}
