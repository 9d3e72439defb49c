import Runtime

/// The sections and items of a collection view at one time, as identifiers.
///
/// An identifier is unique among the sections or among the items; its hash value and `==` must not change. Identifiers
/// of sections and of items are independent of each other. A snapshot is a value: build one, or change the copy that
/// `UICollectionViewDiffableDataSource.snapshot()` returns, and apply it.
///
/// Looking up an identifier takes O(1). Each item takes the size of two identifiers and 8 bytes.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    /// The section's slot, which does not change when it moves.
    let slot: Int
    var items: [ItemIdentifierType] = []
    /// The maximum error of its items' hints.
    var drift = 0
  }

  /// The approximate place of an item.
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
  /// The indexes of the sections by their slots.
  var indexes: [Int] = []
  /// The slots of deleted sections.
  var freeSlots: [Int] = []
  var places: [ItemIdentifierType: Place] = [:]

  var sectionReloads: [SectionIdentifierType] = []
  var itemReloads: [ItemIdentifierType] = []
  var itemReconfigurations: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Counting

  /// The number of items in all sections. O(1).
  public var numberOfItems: Int { places.count }
  /// The number of sections, including empty ones. O(1).
  public var numberOfSections: Int { sections.count }

  /// Returns the number of items in a section.
  /// - Parameter identifier: An existing section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[existingIndex(of: identifier)].items.count
  }

  // MARK: Identifiers

  /// The sections in order. O(sections).
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map { $0.identifier } }

  /// The items of all sections in order. O(items).
  public var itemIdentifiers: [ItemIdentifierType] {
    var identifiers: [ItemIdentifierType] = []
    identifiers.reserveCapacity(numberOfItems)
    for section in sections { identifiers += section.items }
    return identifiers
  }

  /// Returns the items of a section in order.
  /// - Parameter identifier: An existing section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[existingIndex(of: identifier)].items
  }

  /// Returns the section that contains an item, or nil if the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    places[identifier].map { sections[indexes[Int($0.slot)]].identifier }
  }

  // MARK: Indexes

  /// Returns the index of an item among the items of all sections, or nil if it is not in the snapshot. O(sections
  /// before it).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    indexPath(of: identifier).map { path in
      sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
    }
  }

  /// Returns the index of a section, or nil if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { slots[identifier].map { indexes[$0] } }

  // MARK: Marks

  /// The sections to display with new views when the snapshot is applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { sectionReloads.filter { slots[$0] != nil } }

  /// The items to display with new cells when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemReloads.filter { places[$0] != nil } }

  /// The items whose cells are to be configured again when the snapshot is applied.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemReconfigurations.filter { places[$0] != nil } }

  /// The snapshot without marks, as a data source stores it.
  var unmarked: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.sectionReloads = []
    copy.itemReloads = []
    copy.itemReconfigurations = []
    return copy
  }
}

// MARK: - Internal

extension NSDiffableDataSourceSnapshot {
  /// Returns the index path of an item, or nil if it is not in the snapshot.
  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let place = places[identifier] else { return nil }
    let index = indexes[Int(place.slot)]
    let section = sections[index]
    return IndexPath(
      item: section.items.index(of: identifier, near: Int(place.hint), drift: section.drift), section: index)
  }

  /// Returns the item at an index path, or nil if there is none.
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
