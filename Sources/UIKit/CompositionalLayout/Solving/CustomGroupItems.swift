import Runtime

/// Where the custom groups of a section have their items. Each is asked once for the section.
@MainActor final class CustomGroupItems {
  private let reference: UIContentInsetsReference
  private var known: [(group: NSCollectionLayoutGroup, items: [NSCollectionLayoutGroupCustomItem])] = []

  init(_ reference: UIContentInsetsReference) { self.reference = reference }

  /// The closure sees what the group would be in the whole collection view, not in the section.
  func items(
    of group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ room: LayoutRoom,
    _ traits: UITraitCollection
  ) -> [NSCollectionLayoutGroupCustomItem] {
    if let known = known.first(where: { $0.group === group }) { return known.items }
    let size = room.size(group.layoutSize, in: room.container(reference))
    let container = CompositionalContainer(size, group.contentInsets)
    let items = provider(CompositionalEnvironment(container, traits))
    known.append((group, items))
    return items
  }
}
