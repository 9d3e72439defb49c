import CollectionIndex

// The conformance that SnapshotDifference requires.

extension NSDiffableDataSourceSnapshot: IdentifiedSections {
  package func items(ofSection section: Int) -> [ItemIdentifierType] { sections[section].items }
  package func index(ofSection identifier: SectionIdentifierType) -> Int? { indexOfSection(identifier) }
  package func indexPath(ofItem identifier: ItemIdentifierType) -> IndexPath? { indexPath(of: identifier) }
  package var sectionsToReload: [SectionIdentifierType] { sectionReloads }
  package var itemsToReload: [ItemIdentifierType] { itemReloads }
  package var itemsToReconfigure: [ItemIdentifierType] { reconfiguredItemIdentifiers }
}
