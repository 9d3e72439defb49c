import UIKit

/// A list of outlines with all that rows have: swipe actions, accessories for editing and reordering, selection.
@MainActor final class OutlineScreen: FuzzScreen {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private var sections: [Int] = []
  private var outlines: [Int: FuzzOutline] = [:]
  private var versions: [Int: Int] = [:]
  private var nextIdentity = 0
  private var source: Source!
  private var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  private var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  /// What the actions of swipes have to be told, later.
  private var unfinished: [(Bool) -> Void] = []

  override init(seed: Int) {
    super.init(seed: seed)
    describeList()
    fill()
  }

  required init?(coder: NSCoder) { nil }

  private func describeList() {
    appearance = [.plain, .grouped, .insetGrouped, .sidebar][dice.roll(4)]
    headerMode = [.none, .none, .firstItemInSection, .supplementary][dice.roll(4)]
  }

  private func fill() {
    sections = []
    outlines = [:]
    for _ in 0..<1 + dice.roll(3) {
      let section = newIdentity()
      sections.append(section)
      outlines[section] = makeOutline(1 + dice.roll(12))
    }
  }

  private func newIdentity() -> Int {
    nextIdentity += 1
    return nextIdentity
  }

  private func makeOutline(_ count: Int) -> FuzzOutline {
    var outline = FuzzOutline()
    for _ in 0..<count {
      let item = newIdentity()
      outline.insert(item, at: outline.roots.count, below: nil)
      for place in 0..<(dice.once(in: 3) ? 1 + dice.roll(5) : 0) {
        outline.insert(newIdentity(), at: place, below: item)
      }
      if dice.once(in: 3) { outline.expanded.insert(item) }
    }
    return outline
  }

  override func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headerMode
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.actions(path, ["Delete", "More"])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in self?.actions(path, ["Read"]) }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.allowsSelectionDuringEditing = dice.once(in: 2)
    list.allowsMultipleSelectionDuringEditing = dice.once(in: 2)
    makeSource()
    source.apply(wholeSnapshot, animatingDifferences: false)
    for section in sections { source.apply(outlines[section]!.snapshot, to: section, animatingDifferences: false) }
  }

  private func makeSource() {
    let rows = UICollectionView.CellRegistration<WordyCell, Int> { [unowned self] cell, path, item in
      cell.fill(text(of: item), words: item * 3 % 7)
      var accessories: [UICellAccessory] = [.delete(), .reorder(), .multiselect(), .label(text: "\(item % 10)")]
      if outlines.values.contains(where: { $0.isParent(item) }) { accessories.append(.outlineDisclosure()) }
      if item % 6 == 0 { accessories.append(.detail { [weak self] in self?.isDetailPressed = true }) }
      cell.accessories = accessories
    }
    let strips = UICollectionView.CellRegistration<NestedCell, Int> { [unowned self] cell, path, item in
      cell.fill(text(of: item), count: item % 12)
    }
    let headers = UICollectionView.SupplementaryRegistration<WordyCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in cell.fill("Section", words: 0) }
    source = Source(collectionView: list) { list, path, item in
      item % 9 == 4
        ? list.dequeueConfiguredReusableCell(using: strips, for: path, item: item)
        : list.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    source.reorderingHandlers.canReorderItem = { $0 % 11 != 0 }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      for section in transaction.sectionTransactions {
        outlines[section.sectionIdentifier] = FuzzOutline(section.finalSnapshot)
      }
    }
    source.sectionSnapshotHandlers.willExpandItem = { [unowned self] item in note(item) { $0.expanded.insert(item) } }
    source.sectionSnapshotHandlers.willCollapseItem = { [unowned self] item in note(item) { $0.expanded.remove(item) } }
  }

  private(set) var isDetailPressed = false

  private func note(_ item: Int, _ change: (inout FuzzOutline) -> Void) {
    for (section, outline) in outlines where outline.all.contains(item) { change(&outlines[section]!) }
  }

  private func text(of item: Int) -> String { "i\(item).\(versions[item] ?? 0)" }

  // MARK: Data

  override var counts: [Int] { sections.map { outlines[$0]!.visible.count } }

  override func identity(at path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = outlines[sections[path.section]]!.visible
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  override func path(of identity: Int) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let item = outlines[section]!.visible.firstIndex(of: identity) { return IndexPath(item: item, section: index) }
    }
    return nil
  }

  override func isKnown(_ path: IndexPath) -> Bool { source.itemIdentifier(for: path) != nil }

  override func text(at path: IndexPath) -> String? { identity(at: path).map { text(of: $0) } }

  override var isOneByOne: Bool { true }

  /// What is in sight.
  private var wholeSnapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(sections)
    for section in sections { snapshot.appendItems(outlines[section]!.visible, toSection: section) }
    return snapshot
  }

  // MARK: Changes

  override func change(_ style: BatchStyle, _ edits: [Edit]) {
    let old = outlines
    var (reloaded, reconfigured, reloadedSections): ([Int], [Int], [Int]) = ([], [], [])
    for edit in edits {
      let numbers = edit.numbers
      let path = numbers.count > 1 ? path(numbers[0], numbers[1]) : nil
      switch edit.kind {
      case .insertItem:
        guard !sections.isEmpty else { continue }
        let section = sections[numbers[0].reduced(to: sections.count)]
        let roots = outlines[section]!.roots
        let parent = numbers[1] % 3 == 0 && !roots.isEmpty ? roots[numbers[1].reduced(to: roots.count)] : nil
        outlines[section]!.insert(newIdentity(), at: numbers[1], below: parent)
        // Its disclosure comes or goes.
        if let parent, old[section]?.roots.contains(parent) ?? false { reconfigured.append(parent) }
      case .deleteItem: if let path { remove(identity(at: path)!) }
      case .moveItem:
        if let path { outlines[sections[path.section]]!.move(identity(at: path)!, to: numbers[3]) }
      case .reloadItem: if let path { reloaded.append(identity(at: path)!) }
      case .reconfigureItem: if let path { reconfigured.append(identity(at: path)!) }
      case .deleteSection where sections.count > 1:
        outlines[sections.remove(at: numbers[0].reduced(to: sections.count))] = nil
      case .insertSection:
        let section = newIdentity()
        sections.insert(section, at: numbers[0].reduced(to: sections.count + 1))
        outlines[section] = makeOutline(numbers[1].reduced(to: 9))
      case .moveSection where !sections.isEmpty:
        let section = sections.remove(at: numbers[0].reduced(to: sections.count))
        sections.insert(section, at: numbers[1].reduced(to: sections.count + 1))
      case .reloadSection where !sections.isEmpty:
        reloadedSections.append(sections[numbers[0].reduced(to: sections.count)])
      case .deleteSection, .moveSection, .reloadSection: continue
      }
    }
    let shown = Set(source.snapshot().itemIdentifiers)
    let there = { [self] (item: Int) in shown.contains(item) && self.path(of: item) != nil }
    reloaded = Array(Set(reloaded.filter(there))).sorted()
    reconfigured = Array(Set(reconfigured.filter(there)).subtracting(reloaded)).sorted()
    for item in reloaded + reconfigured { versions[item] = (versions[item] ?? 0) + 1 }
    style.run { [self] in
      show(
        style, changedFrom: old, reloaded: reloaded, reconfigured: reconfigured,
        sections: reloadedSections.filter { sections.contains($0) })
    }
  }

  private func remove(_ item: Int) { for section in sections { outlines[section]!.remove(item) } }

  /// The sections and what is made anew by a snapshot of all, then the outlines.
  private func show(
    _ style: BatchStyle, changedFrom old: [Int: FuzzOutline], reloaded: [Int], reconfigured: [Int], sections anew: [Int]
  ) {
    let isAnimated = style != .withoutAnimation
    var snapshot = source.snapshot()
    if snapshot.sectionIdentifiers != sections || !(reloaded + reconfigured + anew).isEmpty {
      if snapshot.sectionIdentifiers != sections {
        snapshot = wholeSnapshot
        // New outlines are hidden until they are applied: they are shown by their visible items here.
      }
      let present = Set(snapshot.itemIdentifiers)
      snapshot.reloadSections(Array(Set(anew)).sorted())
      snapshot.reloadItems(reloaded.filter { present.contains($0) })
      snapshot.reconfigureItems(reconfigured.filter { present.contains($0) })
      account.expectCompletion(runsLater: false) { complete in
        if style == .alone {
          source.applySnapshotUsingReloadData(snapshot) { complete() }
        } else {
          source.apply(snapshot, animatingDifferences: isAnimated) { complete() }
        }
      }
    }
    for section in sections where outlines[section] != old[section] {
      account.expectCompletion(runsLater: false) { complete in
        source.apply(outlines[section]!.snapshot, to: section, animatingDifferences: isAnimated) { complete() }
      }
    }
  }

  override func replaceAll() {
    let old = outlines
    fill()
    show(.alone, changedFrom: old, reloaded: [], reconfigured: [], sections: [])
  }

  override func refresh(_ how: Int, section: Int, item: Int) {
    switch how {
    case 0: list.reloadData()
    case 1:
      for item in list.indexPathsForVisibleItems.compactMap({ identity(at: $0) }) {
        versions[item] = (versions[item] ?? 0) + 1
      }
      var snapshot = source.snapshot()
      snapshot.reloadItems(list.indexPathsForVisibleItems.compactMap { identity(at: $0) })
      source.apply(snapshot)
    case 2: change(.plain, [Edit(kind: .reloadSection, numbers: [section, 0])])
    default: change(.plain, [Edit(kind: .reloadItem, numbers: [section, item])])
    }
  }

  override func grow(_ section: Int, _ item: Int, how: Int) {
    change(.plain, [Edit(kind: how == 0 ? .reloadItem : .reconfigureItem, numbers: [section, item])])
  }

  override func exchangeLayout(_ number: Int, animated: Bool) {
    dice = Dice(seed: UInt64(bitPattern: Int64(number)))
    describeList()
    guard animated else { return list.collectionViewLayout = makeLayout() }
    account.expectCompletion(runsLater: false) { complete in
      list.setCollectionViewLayout(makeLayout(), animated: true) { _ in complete() }
    }
  }

  /// An item is expanded or collapsed by applying its outline.
  func toggle(_ section: Int, _ item: Int, animated: Bool) {
    guard let path = path(section, item), let item = identity(at: path) else { return }
    let old = outlines
    let section = sections[path.section]
    guard outlines[section]!.isParent(item) else { return }
    if outlines[section]!.expanded.remove(item) == nil { outlines[section]!.expanded.insert(item) }
    show(animated ? .plain : .withoutAnimation, changedFrom: old, reloaded: [], reconfigured: [], sections: [])
  }

  // MARK: Swipes

  private func actions(_ path: IndexPath, _ titles: [String]) -> UISwipeActionsConfiguration? {
    guard let item = source.itemIdentifier(for: path) else {
      Ledger.current.complain("swipe actions were asked for at \(path), where no item is")
      return nil
    }
    guard item % 7 != 0 else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
          [weak self] _, _, complete in
          self?.perform(title, on: item, complete)
        }
      })
    configuration.performsFirstActionWithFullSwipe = item % 5 != 0
    return configuration
  }

  private func perform(_ title: String, on item: Int, _ complete: @escaping (Bool) -> Void) {
    guard title == "Delete" else {
      if item % 2 == 0 { complete(true) } else { unfinished.append(complete) }
      return
    }
    let old = outlines
    remove(item)
    show(.plain, changedFrom: old, reloaded: [], reconfigured: [], sections: [])
    complete(true)
  }

  /// What actions have begun is done.
  func finishActions() {
    for complete in unfinished { complete(true) }
    unfinished = []
  }
}
