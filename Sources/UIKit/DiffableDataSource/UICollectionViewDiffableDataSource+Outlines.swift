// Section snapshots: a section whose items are a tree, of which the visible ones are shown.

extension UICollectionViewDiffableDataSource {
  /// What to ask and tell when the user expands and collapses items. Changing a section snapshot and applying it
  /// calls none of them.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be expanded; yes when nil.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before the children of an item come in sight.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed; yes when nil.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before what is below an item goes out of sight.
    public var willCollapseItem: ((Item) -> Void)?
    /// What is below an item that is about to expand, for children that are loaded only then. It gets what is there.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Handlers that allow everything and are told nothing.
    public init() {}
  }

  /// Shows the visible items of a section snapshot in a section; other sections stay as they are.
  /// - Parameters:
  ///   - section: appended when there is no such section.
  ///   - completion: called when the animations have ended, at once when there are none.
  ///   - snapshot: all of the section.
  ///   - animatingDifferences: whether the change is seen.
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
      UIView.animate(withDuration: 0.3) { collectionView.updateOutlines() }
    } else {
      UIView.performWithoutAnimation { collectionView.updateOutlines() }
    }
  }

  /// The level of an item in its section's tree, and whether it is expanded; nil without a tree.
  func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool?)? {
    guard let item = current.item(at: path), let tree = outlines[current.sections[path.section].identifier],
      tree.contains(item)
    else { return nil }
    return (tree.level(of: item), tree.hasChildren(item) ? tree.isExpanded(item) : nil)
  }

  /// The items of a section as a tree; items without children when no section snapshot was applied to it, and none
  /// when there is no such section.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outlines[section] ?? current.sectionSnapshot(of: section)
  }

  /// Expands or collapses an item for the user, asking and telling ``sectionSnapshotHandlers``. The disclosure of a
  /// list cell does this; call it from wherever else the user taps.
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

  /// Before a snapshot of all sections is shown: a tree loses what that deletes. A tree that would still show
  /// something else is given up; the section has items without children then.
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
  /// Puts items in the place of all items of a section.
  mutating func setItems(_ items: [ItemIdentifierType], inSection section: SectionIdentifierType) {
    let index = existingIndex(of: section)
    guard sections[index].items != items else { return }
    deleteItems(sections[index].items)
    deleteItems(items)  // from other sections
    insert(items, at: IndexPath(item: 0, section: index))
  }

  /// The items of a section, none of them with children.
  func sectionSnapshot(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let index = indexOfSection(section) { snapshot.append(sections[index].items) }
    return snapshot
  }
}
