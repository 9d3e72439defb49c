// Section snapshots: sections whose items are a tree, of which the visible ones are displayed.

extension UICollectionViewDiffableDataSource {
  /// Handlers for expanding and collapsing items by the user. Applying a changed section snapshot calls none of them.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// A closure that returns whether an item may be expanded; nil for always.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// A closure that is called before an item's children appear.
    public var willExpandItem: ((Item) -> Void)?
    /// A closure that returns whether an item may be collapsed; nil for always.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// A closure that is called before an item's descendants disappear.
    public var willCollapseItem: ((Item) -> Void)?
    /// A closure that returns the tree below an item that is about to be expanded, for children that are loaded on
    /// demand. Its parameter includes the existing tree.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates handlers that are all nil.
    public init() {}
  }

  /// Displays the visible items of a section snapshot in a section. Other sections stay the same.
  /// - Parameters:
  ///   - section: The section, which is appended if it does not exist.
  ///   - completion: Called when the animations have ended; without animations, immediately.
  ///   - snapshot: The items of the section.
  ///   - animatingDifferences: Whether to animate.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var all = current
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.setItems(snapshot.visibleItems, inSection: section)
    outlines[section] = snapshot
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
    guard let collectionView else { return }
    if animatingDifferences, collectionView.window != nil {
      UIView.animate(withDuration: 0.3) { collectionView.lists.updateOutlines() }
    } else {
      UIView.performWithoutAnimation { collectionView.lists.updateOutlines() }
    }
  }

  /// Returns the level of an item in its section's tree, and whether it is expanded; nil without a tree.
  func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool?)? {
    guard let item = current.item(at: path), let tree = outlines[current.sections[path.section].identifier],
      tree.contains(item)
    else { return nil }
    return (tree.level(of: item), tree.hasChildren(item) ? tree.isExpanded(item) : nil)
  }

  /// Returns the items of a section as a tree: items without children if no section snapshot was applied to it, an
  /// empty tree if there is no such section.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outlines[section] ?? current.sectionSnapshot(of: section)
  }

  /// Expands or collapses an item on behalf of the user, with calls of ``sectionSnapshotHandlers``. The disclosure of a
  /// list cell does this; call it for other controls.
  public func toggleExpansion(of item: ItemIdentifierType, animatingDifferences: Bool = true) {
    guard let section = current.sectionIdentifier(containingItem: item) else { return }
    let handlers = sectionSnapshotHandlers
    let expands = !snapshot(for: section).isExpanded(item)
    guard (expands ? handlers.shouldExpandItem : handlers.shouldCollapseItem)?(item) ?? true else { return }
    (expands ? handlers.willExpandItem : handlers.willCollapseItem)?(item)
    var tree = snapshot(for: section)
    guard tree.contains(item) else { return }  // the handler may have applied a snapshot
    if expands {
      if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: children)
      }
      tree.expand([item])
    } else {
      tree.collapse([item])
    }
    apply(tree, to: section, animatingDifferences: animatingDifferences)
  }

  /// Updates the trees for a new snapshot of all sections: deletes items that it deletes, and discards a tree that
  /// would display other items than the snapshot. Its section then has items without children.
  func pruneOutlines(for snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    for (section, outline) in outlines {
      guard let index = snapshot.indexOfSection(section) else {
        outlines[section] = nil
        continue
      }
      let items = snapshot.sections[index].items
      var visible = outline.visibleItems
      if visible == items { continue }
      var pruned = outline
      let gone = visible.filter { snapshot.sectionIdentifier(containingItem: $0) != section }
      for item in gone where pruned.contains(item) { pruned.delete([item]) }
      visible = pruned.visibleItems
      outlines[section] = visible == items ? pruned : nil
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Replaces the items of a section.
  mutating func setItems(_ items: [ItemIdentifierType], inSection section: SectionIdentifierType) {
    let index = existingIndex(of: section)
    guard sections[index].items != items else { return }
    deleteItems(sections[index].items)
    deleteItems(items)  // from other sections
    insert(items, at: IndexPath(item: 0, section: index))
  }

  /// Returns the items of a section as a tree without children.
  func sectionSnapshot(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let index = indexOfSection(section) { snapshot.append(sections[index].items) }
    return snapshot
  }
}
