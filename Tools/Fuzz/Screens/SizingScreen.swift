import UIKit

/// Items that say how large they are, in layouts that only estimate that.
@MainActor final class SizingScreen: FuzzScreen, UICollectionViewDataSource {
  private var contents: Contents
  private var layouts: SizingLayouts
  /// How often an item has grown.
  private var growth: [Int: Int] = [:]

  override init(seed: Int) {
    var dice = Dice(seed: UInt64(bitPattern: Int64(seed)))
    contents = Contents(dice: &dice)
    layouts = SizingLayouts(SizingLayouts.Axes.allCases[dice.roll(4)], dice: &dice)
    super.init(seed: dice.roll(1_000_000))
  }

  required init?(coder: NSCoder) { nil }

  override func makeLayout() -> UICollectionViewLayout { layouts.make() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let types: [any FuzzScreenCell.Type] = [SizedCell.self, WordyCell.self, NestedCell.self]
    for type in types { list.register(type, forCellWithReuseIdentifier: "\(type)") }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      list.register(SizedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    list.dataSource = self
  }

  // MARK: Sizes

  override func wantedSize(at path: IndexPath) -> (width: CGFloat?, height: CGFloat?)? {
    guard let item = contents[path], kind(of: item) == SizedCell.self else { return nil }
    return size(of: item)
  }

  private func size(of item: Contents.Item) -> (width: CGFloat?, height: CGFloat?) {
    let grown = CGFloat(growth[item.id] ?? 0)
    let height = 24 + CGFloat(item.id * 5 % 9) * 8 + grown * 12
    let width = (layouts.axes == .wide ? 170 : 40) + CGFloat(item.id * 7 % 6) * 10 + (grown > 0 ? 10 : 0)
    switch layouts.axes {
    case .height: return (nil, height)
    case .width: return (width + grown * 12, nil)
    case .both, .wide: return (width, height)
    }
  }

  private func kind(of item: Contents.Item) -> any FuzzScreenCell.Type {
    guard layouts.axes == .height else { return SizedCell.self }
    return [SizedCell.self, SizedCell.self, WordyCell.self, WordyCell.self, NestedCell.self][item.id % 5]
  }

  override var isOneByOne: Bool { layouts.isOneByOne && (layouts.axes != .wide || list.bounds.width < 340) }
  override var isHorizontal: Bool { layouts.isHorizontal }

  // MARK: Data

  override var counts: [Int] { contents.counts }
  override func identity(at path: IndexPath) -> Int? { contents[path]?.id }
  override func path(of identity: Int) -> IndexPath? { contents.path(of: identity) }
  override func text(at path: IndexPath) -> String? { contents[path]?.text }

  func numberOfSections(in collectionView: UICollectionView) -> Int { contents.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    contents.sections[section].items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let item = contents[indexPath] else {
      Ledger.current.complain("a cell was asked for at \(indexPath), where no item is")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "\(SizedCell.self)", for: indexPath)
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(kind(of: item))", for: indexPath)
    (cell as? SizedCell)?.fill(item.text, size(of: item))
    (cell as? WordyCell)?.fill(item.text, words: item.id * 3 % 11 + (growth[item.id] ?? 0) * 5)
    (cell as? NestedCell)?.fill(item.text, count: item.id % 12)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    let section = contents.sections.indices.contains(indexPath.section) ? contents.sections[indexPath.section].id : 0
    (view as? SizedHeader)?.fill(18 + CGFloat(section % 4) * 9, isHorizontal: layouts.isHorizontal)
    return view
  }

  // MARK: Changes

  override func change(_ style: BatchStyle, _ edits: [Edit]) {
    let half = style == .chained ? edits.count / 2 : edits.count
    style.run { [self] in
      perform(Array(edits[..<half])) { [self] in
        if half < edits.count { perform(Array(edits[half...])) {} }
      }
    }
  }

  private func perform(_ edits: [Edit], then next: @escaping @MainActor () -> Void) {
    let plan = BatchPlan(edits, contents: contents)
    isReloadDue = false
    account.expectCompletion(runsLater: true) { complete in
      list.performBatchUpdates { [self] in
        contents = plan.contents
        for change in plan.changes { change.call(on: list) }
      } completion: { _ in
        complete()
        next()
      }
    }
  }

  override func replaceAll() {
    contents.replaceAll(&dice)
    isReloadDue = true
    list.reloadData()
  }

  override func refresh(_ how: Int, section: Int, item: Int) {
    switch how {
    case 0: list.reloadData()
    case 1: list.reloadItems(at: list.indexPathsForVisibleItems)
    case 2 where !contents.sections.isEmpty:
      list.reloadSections(IndexSet(integer: section.reduced(to: contents.sections.count)))
    default: if let path = path(section, item) { list.reloadItems(at: [path]) }
    }
  }

  override func grow(_ section: Int, _ item: Int, how: Int) {
    guard let path = path(section, item), let content = contents[path] else { return }
    growth[content.id] = ((growth[content.id] ?? 0) + 1) % 4
    switch how {
    case 0: list.reloadItems(at: [path])
    case 1: list.reconfigureItems(at: [path])
    default:
      if let cell = list.cellForItem(at: path) as? SizedCell {
        cell.fill(content.text, size(of: content))
        cell.invalidateIntrinsicContentSize()
      } else {
        list.reconfigureItems(at: [path])
      }
    }
  }

  override func exchangeLayout(_ number: Int, animated: Bool) {
    var dice = Dice(seed: UInt64(bitPattern: Int64(number)))
    layouts = SizingLayouts(layouts.axes, dice: &dice)
    guard animated else { return list.collectionViewLayout = layouts.make() }
    account.expectCompletion(runsLater: false) { complete in
      list.setCollectionViewLayout(layouts.make(), animated: true) { _ in complete() }
    }
  }
}
