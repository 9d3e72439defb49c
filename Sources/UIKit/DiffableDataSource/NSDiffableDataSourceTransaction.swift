/// The changes of a reordering.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The snapshot before the reordering.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the reordering.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the items of all sections. The moved item is removed and inserted, and each of the two
  /// changes refers to the offset of the other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The transactions of the sections whose items changed, in order.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes of a reordering in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The changed section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section snapshot before the reordering.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section snapshot after the reordering.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the section's visible items. An item from another section is inserted, one moved there is
  /// removed.
  public let difference: CollectionDifference<ItemIdentifierType>
}
