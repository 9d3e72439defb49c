import Runtime

/// The sections and items of a collection view at one moment, by their identifiers.
///
/// An identifier names one section or one item; its hash value and `==` must not change. Identifiers of sections and of
/// items are independent of each other. A snapshot is a value: build one, or change the copy that
/// `UICollectionViewDiffableDataSource.snapshot()` gives, and apply it.
///
/// Looking up an identifier takes O(1). Per item it keeps the identifier twice and 8 bytes.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    /// Stays the same when the section moves.
    let slot: Int
    var items: [ItemIdentifierType] = []
    /// How far the hints of its items may be off.
    var drift = 0
  }

  /// About where an item is.
  struct Place: Sendable {
    var slot: Int32
    var hint: Int32

    init(slot: Int, hint: Int) {
      self.slot = Int32(truncatingIfNeeded: slot)
      self.hint = Int32(truncatingIfNeeded: hint)
    }
  }

  var sections: [Section] = []
  var slots: [SectionIdentifierType: Int] = [:]
  /// The index of the section by its slot.
  var indexes: [Int] = []
  /// Slots of sections that were deleted.
  var freeSlots: [Int] = []
  var places: [ItemIdentifierType: Place] = [:]

  var sectionReloads: [SectionIdentifierType] = []
  var itemReloads: [ItemIdentifierType] = []
  var itemReconfigurations: [ItemIdentifierType] = []

  /// A snapshot without sections.
  public init() {}

  // MARK: Counting

  /// Of all sections. O(1).
  public var numberOfItems: Int { places.count }
  /// Also of those without items. O(1).
  public var numberOfSections: Int { sections.count }

  /// - Parameter identifier: of a section that is there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[existingIndex(of: identifier)].items.count
  }

  // MARK: Identifiers

  /// In order. O(sections).
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map { $0.identifier } }

  /// Of all sections, in order. O(items).
  public var itemIdentifiers: [ItemIdentifierType] {
    var identifiers: [ItemIdentifierType] = []
    identifiers.reserveCapacity(numberOfItems)
    for section in sections { identifiers += section.items }
    return identifiers
  }

  /// In order.
  /// - Parameter identifier: of a section that is there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[existingIndex(of: identifier)].items
  }

  /// nil when the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    places[identifier].map { sections[indexes[Int($0.slot)]].identifier }
  }

  // MARK: Indexes

  /// The index among all items of all sections; nil when the item is not in the snapshot. O(sections before it).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    indexPath(of: identifier).map { path in
      sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
    }
  }

  /// nil when the section is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { slots[identifier].map { indexes[$0] } }

  // MARK: Marks

  /// Sections to be shown with new views when the snapshot is applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { sectionReloads.filter { slots[$0] != nil } }

  /// Items to be shown with new cells when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemReloads.filter { places[$0] != nil } }

  /// Items whose cells are to be configured anew when the snapshot is applied.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemReconfigurations.filter { places[$0] != nil } }

  /// The same without marks: what a data source keeps.
  var unmarked: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.sectionReloads = []
    copy.itemReloads = []
    copy.itemReconfigurations = []
    return copy
  }
}

// MARK: - Inside

extension NSDiffableDataSourceSnapshot {
  /// Section and item of an identifier; nil when it is not in the snapshot.
  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let place = places[identifier] else { return nil }
    let index = indexes[Int(place.slot)]
    let section = sections[index]
    return IndexPath(
      item: section.items.index(of: identifier, near: Int(place.hint), drift: section.drift), section: index)
  }

  /// nil when there is no such item.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func existingIndex(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      programmerError(
        "There is no section \(nameInMessage(section)) in the snapshot, which has \(numberOfSections). Append it with appendSections(_:) first."
      )
    }
    return index
  }

  func existingPath(of item: ItemIdentifierType) -> IndexPath {
    guard let path = indexPath(of: item) else {
      programmerError(
        "There is no item \(nameInMessage(item)) in the snapshot, which has \(numberOfItems) in \(numberOfSections) sections. Append it with appendItems(_:toSection:) first."
      )
    }
    return path
  }
}
