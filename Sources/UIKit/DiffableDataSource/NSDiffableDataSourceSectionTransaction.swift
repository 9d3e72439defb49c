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
