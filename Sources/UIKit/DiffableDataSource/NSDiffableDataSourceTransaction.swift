/// What a reordering changed.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// Before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// After.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Of the items of all sections, one after the other. The item that moved is removed and inserted, and each of the
  /// two names the offset of the other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// One for each section whose items changed, in order.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a reordering changed in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section that has changed.
  public let sectionIdentifier: SectionIdentifierType
  /// Before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// After.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Of the section's visible items. An item that came from another section is inserted, one that went there is removed.
  public let difference: CollectionDifference<ItemIdentifierType>
}
