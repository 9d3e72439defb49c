import CollectionMotion
import UIKit

extension Demo {
  static let outline = Demo(
    id: "outline",
    title: "Outline",
    summary: "A list of notes with swipe actions, folders, reordering and selection.",
    explanation: """
      Tap a folder: it expands, and its chevron turns. Swipe a note to reveal its actions, or all the way across to \
      perform the first one. Edit shows selection circles and reorder handles; holding a dragged note at the edge \
      scrolls the list. The search field finds notes by the beginnings of words, and the buttons filter them: rows grow \
      out of the gap that opens for them, and shrink with the one that they leave, so that none crosses another. \
      Everything is a snapshot: elements that are still moving when the next one is applied continue from their \
      current positions. Under Options, the list is plain, grouped or a sidebar.
      """,
    script: """
      [
        {"wait": 0.6},
        {"tapItem": [1, 0]}, {"wait": 0.8},
        {"tapItem": [1, 4]}, {"wait": 0.8},
        {"press": "Search"}, {"wait": 0.5},
        {"type": "tra", "duration": 0.6}, {"wait": 0.9},
        {"press": "Cancel"}, {"wait": 0.9},
        {"press": "Edit"}, {"wait": 0.6},
        {"tapItem": [0, 1]}, {"wait": 0.4},
        {"press": "Delete"}, {"wait": 0.7},
        {"press": "Done"}, {"wait": 0.9}
      ]
      """,
    makeViewController: { OutlineViewController() })
}

/// A list of notes in folders with all features of lists.
public final class OutlineViewController: DemoViewController, UICollectionViewDelegate, UISearchBarDelegate {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  private var notebook = Notebook()
  private var filter = 0

  // MARK: Parameters

  private static let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
    .insetGrouped, .grouped, .plain, .sidebar,
  ]
  private static let appearanceNames = ["insetGrouped", "grouped", "plain", "sidebar"]

  private let appearance = DemoParameter.choice(
    "appearance", "List", ["Cards", "Groups", "Plain", "Side bar"], selected: 0)
  private let showsSeparators = DemoParameter.toggle("showsSeparators", "Separators", isOn: true)
  private let showsHeaders = DemoParameter.toggle("showsHeaders", "Headers", isOn: true)
  private let showsDetails = DemoParameter.toggle("showsDetails", "Second line", isOn: true)
  private let showsIcons = DemoParameter.toggle("showsIcons", "Icons", isOn: true)
  private let fullSwipe = DemoParameter.toggle("fullSwipe", "Full swipe", isOn: true)
  private let indentation = DemoParameter.slider("indentation", "Indentation", 0...40, unit: "pt", value: 20)
  private let duration = DemoParameter.slider("duration", "Duration", 0.1...3, step: 0.05, unit: "s", value: 0.35)

  public override var parameters: [DemoParameter] {
    [appearance, showsSeparators, showsHeaders, showsDetails, showsIcons, fullSwipe, indentation, duration]
  }

  public override var code: String {
    OutlineSource(
      appearance: Self.appearanceNames[appearance.index], showsSeparators: showsSeparators.isOn,
      showsHeaders: showsHeaders.isOn, showsDetails: showsDetails.isOn, showsIcons: showsIcons.isOn,
      fullSwipe: fullSwipe.isOn,
      indentation: indentation.code, duration: duration.code
    ).text
  }

  // MARK: List

  public private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())

  private func makeLayout() -> OutlineLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: Self.appearances[appearance.index])
    configuration.showsSeparators = showsSeparators.isOn
    configuration.headerMode = showsHeaders.isOn ? .supplementary : .none
    configuration.trailingSwipeActionsConfigurationProvider = weakly(self, or: nil) { $0.trailingActions(at: $1) }
    configuration.leadingSwipeActionsConfigurationProvider = weakly(self, or: nil) { $0.leadingActions(at: $1) }
    return OutlineLayout(configuration, rowHeight: weakly(self, or: 0) { $0.height(ofRowAt: $1) })
  }

  /// Remembers where rows are before an update.
  private func noteDisplayedRows() { (collectionView.collectionViewLayout as? OutlineLayout)?.noteDisplayedRows() }

  private let measuredRow = UICollectionViewListCell()

  /// Returns the height that a row will have.
  private func height(ofRowAt indexPath: IndexPath) -> CGFloat {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return 0 }
    configure(measuredRow, id)
    return measuredRow.systemLayoutSizeFitting(
      CGSize(width: collectionView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private lazy var dataSource = makeDataSource()

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let configureRow = weakly(self) {
      (self: OutlineViewController, row: (cell: UICollectionViewListCell, id: Int)) in
      self.configure(row.cell, row.id)
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, id in configureRow((cell, id))
    }
    let configureHeader = weakly(self) {
      (self: OutlineViewController, header: (cell: UICollectionViewListCell, section: Int)) in
      self.configure(header.cell, headerOf: header.section)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in configureHeader((cell, indexPath.section)) }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    source.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    source.reorderingHandlers.canReorderItem = weakly(self, or: false) { controller, _ in controller.showsEverything }
    source.reorderingHandlers.didReorder = weakly(self) { (controller: OutlineViewController, transaction) in
      for section in transaction.sectionTransactions {
        controller.notebook.trees[section.sectionIdentifier] = section.finalSnapshot
      }
      controller.refreshFolders()
    }
    source.sectionSnapshotHandlers.willExpandItem = weakly(self) { $0.setExpanded(true, $1) }
    source.sectionSnapshotHandlers.willCollapseItem = weakly(self) { $0.setExpanded(false, $1) }
    return source
  }

  private func setExpanded(_ isExpanded: Bool, _ id: Int) {
    noteDisplayedRows()
    for section in notebook.trees.indices where notebook.trees[section].contains(id) {
      if isExpanded { notebook.trees[section].expand([id]) } else { notebook.trees[section].collapse([id]) }
    }
  }

  private func configure(_ cell: UICollectionViewListCell, headerOf section: Int) {
    var content = cell.defaultContentConfiguration()
    content.text = Notebook.titles[dataSource.sectionIdentifier(for: section) ?? 0]
    cell.contentConfiguration = content
    switch appearance.index {
    case 2: cell.backgroundConfiguration = .listPlainHeaderFooter()
    case 3: cell.backgroundConfiguration = .listSidebarHeader()
    default:
      // A row may pass under it while the content is moved to its new end.
      var background = UIBackgroundConfiguration.listGroupedHeaderFooter()
      background.backgroundColor = .systemGroupedBackground
      cell.backgroundConfiguration = background
    }
  }

  private func configure(_ cell: UICollectionViewListCell, _ id: Int) {
    guard let note = notebook[id] else { return }
    var content = cell.defaultContentConfiguration()
    content.text = note.title
    content.textProperties.numberOfLines = 1
    if showsDetails.isOn, !note.detail.isEmpty {
      content.secondaryText = note.detail
      content.secondaryTextProperties.color = .secondaryLabel
      content.secondaryTextProperties.numberOfLines = 1
      content.textToSecondaryTextVerticalPadding = 1
    }
    if note.isUnread { content.textProperties.font = .systemFont(ofSize: 17, weight: .semibold) }
    if showsIcons.isOn {
      content.image = note.icon.image
      content.imageProperties.maximumSize = CGSize(width: 29, height: 29)
      content.imageProperties.reservedLayoutSize = CGSize(width: 29, height: 0)
    }
    cell.contentConfiguration = content
    cell.indentationWidth = CGFloat(indentation.value)
    cell.accessibilityLabel = note.title
    var accessories: [UICellAccessory] = [.multiselect(), .reorder(options: .init(showsVerticalSeparator: false))]
    if note.isFolder {
      accessories.append(.label(text: "\(notebook.count(below: id))"))
      accessories.append(.outlineDisclosure(options: .init(style: .header)))
    } else {
      if note.isStarred { accessories.append(.label(text: "★", options: .init(tintColor: .systemYellow))) }
      accessories.append(.disclosureIndicator(displayed: .whenNotEditing))
    }
    cell.accessories = accessories
  }

  // MARK: Changes

  /// Displays the notebook with the current filter, without empty sections.
  private func show(animated: Bool = true) {
    if animated {
      UIView.animate(withDuration: duration.value) { self.applyTrees(animated: true) }
    } else {
      applyTrees(animated: false)
    }
  }

  /// Applies the trees from the top: a row that leaves ends where the ones above it have their final positions already.
  private func applyTrees(animated: Bool) {
    let trees = Notebook.titles.indices.map { tree($0) }
    var snapshot = dataSource.snapshot()
    let shown = snapshot.sectionIdentifiers
    for (section, tree) in trees.enumerated() where !tree.items.isEmpty && !shown.contains(section) {
      if let next = snapshot.sectionIdentifiers.first(where: { $0 > section }) {
        snapshot.insertSections([section], beforeSection: next)
      } else {
        snapshot.appendSections([section])
      }
    }
    noteDisplayedRows()
    dataSource.apply(snapshot, animatingDifferences: animated)
    for section in snapshot.sectionIdentifiers {
      noteDisplayedRows()
      dataSource.apply(trees[section], to: section, animatingDifferences: animated)
    }
    snapshot = dataSource.snapshot()
    snapshot.deleteSections(snapshot.sectionIdentifiers.filter { trees[$0].items.isEmpty })
    noteDisplayedRows()
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func tree(_ section: Int) -> NSDiffableDataSourceSectionSnapshot<Int> {
    if showsEverything { return notebook.trees[section] }
    let words = words
    return notebook.filtered(section) { note in
      let passes =
        switch filter {
        case 1: note.isStarred
        case 2: note.isUnread
        default: true
        }
      return passes && note.hasWords(words)
    }
  }

  /// The search terms.
  private var words: [Substring] { (searchBar.text ?? "").lowercased().split(separator: " ") }

  private var showsEverything: Bool { filter == 0 && words.isEmpty }

  /// Updates the note counts of the folders.
  private func refreshFolders() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { notebook[$0]?.isFolder ?? false })
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func refreshRows() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func delete(_ ids: [Int]) {
    notebook.delete(ids)
    show()
    refreshFolders()
  }

  private func togglePin(_ id: Int) {
    notebook.togglePin(id)
    show()
    refreshFolders()
  }

  // MARK: Swipes

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let note = notebook[id] else { return nil }
    let deleteNote = weakly(self) { (controller: OutlineViewController) in controller.delete([id]) }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      deleteNote()
      completion(true)
    }
    guard !note.isFolder else { return configuration([delete]) }
    let pinNote = weakly(self) { (controller: OutlineViewController) in controller.togglePin(id) }
    let pin = UIContextualAction(style: .normal, title: notebook.isPinned(id) ? "Unpin" : "Pin") { _, _, completion in
      completion(true)
      pinNote()
    }
    pin.backgroundColor = .systemOrange
    return configuration([delete, pin])
  }

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let note = notebook[id], !note.isFolder else {
      return nil
    }
    let starNote = weakly(self) { (controller: OutlineViewController) in controller.toggleStar(id) }
    let star = UIContextualAction(style: .normal, title: note.isStarred ? "Unstar" : "Star") { _, _, completion in
      starNote()
      completion(true)
    }
    star.backgroundColor = .systemYellow
    return configuration([star])
  }

  private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = fullSwipe.isOn
    return configuration
  }

  private func toggleStar(_ id: Int) {
    notebook.toggleStar(id)
    if !showsEverything { show() }
    refreshRows()
  }

  // MARK: View

  private let heading = UILabel()
  private let searchBar = UISearchBar()
  private lazy var editButton = UIButton.titled("Edit", weakly(self) { $0.setEditing(!$0.collectionView.isEditing) })
  private lazy var deleteButton = UIButton.titled("Delete", weakly(self) { $0.deleteSelected() })
  private lazy var filterButtons = ["All", "Starred", "Unread"].enumerated().map { index, title in
    UIButton.titled(title, weakly(self) { $0.choose(index) })
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Outline"
    heading.text = "Notes"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.delegate = self
    collectionView.accessibilityLabel = "Notes"
    collectionView.alwaysBounceVertical = true
    collectionView.keyboardDismissMode = .onDrag
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Search"
    searchBar.autocapitalizationType = .none
    searchBar.delegate = self
    deleteButton.setTitleColor(.systemRed, for: .normal)
    editButton.titleLabel?.font = .systemFont(ofSize: 17)
    view.addSubview(collectionView)
    view.addSubview(heading)
    view.addSubview(searchBar)
    view.addSubview(editButton)
    view.addSubview(deleteButton)
    for button in filterButtons {
      button.layer.cornerRadius = 16
      button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
      view.addSubview(button)
    }
    show(animated: false)
    updateColours()
    showFilter()
    addOptions([appearance, showsSeparators, showsHeaders])
    listenToParameters()
  }

  private func listenToParameters() {
    for parameter in [appearance, showsSeparators, showsHeaders, fullSwipe] {
      parameter.onChange(weakly(self) { $0.changeLayout() })
    }
    for parameter in [showsDetails, showsIcons, indentation] { parameter.onChange(weakly(self) { $0.refreshRows() }) }
  }

  private func changeLayout() {
    updateColours()
    collectionView.setCollectionViewLayout(makeLayout(), animated: true)
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = collectionView.supplementaryView(forElementKind: kind, at: path) as? UICollectionViewListCell
      if let header { configure(header, headerOf: path.section) }
    }
    refreshRows()
  }

  private func updateColours() {
    let isGrouped = appearance.index != 2
    view.backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = view.bounds.width
    heading.frame = CGRect(x: safe.left + 20, y: safe.top + 12, width: width - 200, height: 42)
    editButton.frame = CGRect(x: width - safe.right - 84, y: safe.top + 14, width: 68, height: 40)
    deleteButton.frame = CGRect(x: width - safe.right - 164, y: safe.top + 14, width: 80, height: 40)
    searchBar.frame = CGRect(
      x: safe.left + 12, y: safe.top + 54, width: width - safe.left - safe.right - 24, height: 52)
    var x = safe.left + 20
    for button in filterButtons {
      let size = button.sizeThatFits(.zero)
      button.frame = CGRect(x: x, y: safe.top + 108, width: size.width + 12, height: 32)
      x += size.width + 20
    }
    let top = safe.top + 148
    collectionView.frame = CGRect(x: 0, y: top, width: width, height: view.bounds.height - top)
  }

  // MARK: Editing and filtering

  private func setEditing(_ isEditing: Bool) {
    editButton.setTitle(isEditing ? "Done" : "Edit", for: .normal)
    UIView.animate(withDuration: duration.value) {
      self.collectionView.isEditing = isEditing
      self.showSelection()
    }
  }

  private func showSelection() {
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    deleteButton.alpha = collectionView.isEditing && count > 0 ? 1 : 0
  }

  private func deleteSelected() {
    let selected = collectionView.indexPathsForSelectedItems ?? []
    delete(selected.compactMap { dataSource.itemIdentifier(for: $0) })
    showSelection()
  }

  private func choose(_ index: Int) {
    filter = index
    showFilter()
    show()
  }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { show() }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.resignFirstResponder()
    searchBar.setShowsCancelButton(false, animated: true)
    show()
  }

  private func showFilter() {
    for (index, button) in filterButtons.enumerated() {
      let isChosen = index == filter
      button.isSelected = isChosen
      button.backgroundColor = isChosen ? .systemBlue : .tertiarySystemFill
      button.setTitleColor(isChosen ? .white : .label, for: .normal)
    }
    showSelection()
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !collectionView.isEditing else { return showSelection() }
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    showSelection()
  }
}
