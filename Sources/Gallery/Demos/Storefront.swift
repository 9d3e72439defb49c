import CollectionMotion
import UIKit

extension Demo {
  static let storefront = Demo(
    id: "storefront",
    title: "Storefront",
    summary: "A page of shelves that can be added, removed and opened.",
    explanation: """
      Scroll the large cards: their pictures move with parallax, and the card in the middle is the largest. Each row \
      below scrolls independently, and headers stay visible while their shelves pass. Press Games or Quiet: a shelf \
      appears in its position, one card after another, and disappears in the same way. Tap any app: its card grows to \
      fill the page; tap again midway, and it reverses from its current position. Rotate the screen, and the grid \
      adapts its columns.
      """,
    script: """
      [
        {"wait": 0.6},
        {"drag": {"from": [320, 300], "to": [60, 300], "duration": 0.25}}, {"wait": 0.9},
        {"press": "Games"}, {"wait": 1.3},
        {"press": "Games"}, {"wait": 1.1},
        {"drag": {"from": [200, 740], "to": [200, 240], "duration": 0.25}}, {"wait": 2.2},
        {"drag": {"from": [200, 240], "to": [200, 800], "duration": 0.2}}, {"wait": 2},
        {"tap": [195, 250]}, {"wait": 0.2},
        {"tap": [195, 420]}, {"wait": 0.8},
        {"tap": [195, 250]}, {"wait": 1.4},
        {"press": "Close"}, {"wait": 1}
      ]
      """,
    makeViewController: { StorefrontViewController() })
}

/// A page of shelves: large cards, rows, a grid. Shelves can be added and removed, and a tapped card opens.
public final class StorefrontViewController: DemoViewController, UICollectionViewDelegate {
  /// The indexes of the page's shelves in ``StoreCatalogue/shelves``.
  private var shelves = [0, 1, 3, 4, 6]
  /// The indexes of the owned apps in ``StoreCatalogue/apps``.
  private var owned: Set<Int> = [11]
  private var sections = StoreSections()

  // MARK: Parameters

  private static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .groupPagingCentered, .groupPaging, .continuousGroupLeadingBoundary, .continuous,
  ]
  private static let behaviorNames = [
    "groupPagingCentered", "groupPaging", "continuousGroupLeadingBoundary", "continuous",
  ]

  private let insertSection = TransitionChoice.parameter("insertSection", "Shelf comes", selected: "Rise")
  private let deleteSection = TransitionChoice.parameter("deleteSection", "Shelf goes", selected: "Rise")
  private let stagger = DemoParameter.slider("stagger", "Stagger", 0...0.3, step: 0.01, unit: "s", value: 0.06)
  private let duration = DemoParameter.slider(
    "duration", "Shelves move for", 0.1...3, step: 0.05, unit: "s", value: 0.5)
  private let paging = DemoParameter.choice(
    "paging", "Large cards", ["Centred", "Pages", "Edges", "Free"], selected: 0)
  private let parallax = DemoParameter.slider("parallax", "Parallax", 0...44, unit: "pt", value: 40)
  private let shrinking = DemoParameter.slider("shrinking", "Neighbours shrink by", 0...0.3, step: 0.01, value: 0.06)
  private let tileWidth = DemoParameter.slider("tileWidth", "Tiles from", 100...260, unit: "pt", value: 150)
  private let pinsHeaders = DemoParameter.toggle("pinsHeaders", "Headers stay", isOn: true)
  private let openDuration = DemoParameter.slider(
    "openDuration", "Cards open for", 0.1...3, step: 0.05, unit: "s", value: 0.6)
  private let openDamping = DemoParameter.slider("openDamping", "Damping", 0.3...1, step: 0.01, value: 0.85)

  public override var parameters: [DemoParameter] {
    [
      insertSection, deleteSection, stagger, duration, paging, parallax, shrinking, tileWidth, pinsHeaders,
      openDuration, openDamping,
    ]
  }
  public override var springs: [DemoSpring] {
    [DemoSpring(title: "A card that opens", duration: openDuration, damping: openDamping, velocity: nil)]
  }

  public override var code: String {
    StorefrontSource(
      insertSection: TransitionChoice.all[insertSection.index].code,
      deleteSection: TransitionChoice.all[deleteSection.index].code, stagger: stagger.code, duration: duration.code,
      behavior: Self.behaviorNames[paging.index], shrinking: shrinking.code, parallax: parallax.code,
      tileWidth: tileWidth.code, pinsHeaders: pinsHeaders.isOn, openDuration: openDuration.code,
      openDamping: openDamping.code
    ).text
  }

  private func arrange() {
    // A shelf comes when those below have made way, so that no title lies on another one.
    layout.transitions.insertSection = TransitionChoice.all[insertSection.index].transition.delayed(
      by: duration.value / 2)
    layout.transitions.deleteSection = TransitionChoice.all[deleteSection.index].transition
    layout.transitions.stagger = stagger.value
    sections.heroBehavior = Self.behaviors[paging.index]
    sections.tileWidth = CGFloat(tileWidth.value)
    sections.pinsHeaders = pinsHeaders.isOn
  }

  // MARK: Layout

  public private(set) lazy var layout = makeLayout()
  public private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  private func makeLayout() -> AnimatedCompositionalLayout {
    let describe = weakly(self, or: nil) {
      (self: StorefrontViewController, asked: (section: Int, room: CGSize)) -> NSCollectionLayoutSection? in
      self.section(asked.section, in: asked.room)
    }
    return AnimatedCompositionalLayout(
      sectionProvider: { section, environment in describe((section, environment.container.contentSize)) },
      configuration: StoreSections.configuration)
  }

  private func section(_ section: Int, in room: CGSize) -> NSCollectionLayoutSection? {
    guard shelves.indices.contains(section) else { return nil }
    let style = StoreCatalogue.shelves[shelves[section]].style
    let description = sections.section(style, in: room)
    if style == .heroes {
      let tilt = weakly(self) {
        (self: StorefrontViewController, seen: (items: [any NSCollectionLayoutVisibleItem], middle: CGFloat)) in
        self.tilt(seen.items, middle: seen.middle)
      }
      description.visibleItemsInvalidationHandler = { items, offset, environment in
        tilt((items, offset.x + environment.container.contentSize.width / 2))
      }
    }
    return description
  }

  // MARK: Large cards

  /// The centre of the visible part of the large cards, along their scroll direction.
  private var middle: CGFloat?

  private func tilt(_ items: [any NSCollectionLayoutVisibleItem], middle: CGFloat) {
    self.middle = middle
    let shrinking = UIAccessibility.isReduceMotionEnabled ? 0 : CGFloat(shrinking.value)
    for item in items where item.representedElementCategory == .cell {
      let scale = 1 - shrinking * min(1, abs(item.center.x - middle) / item.bounds.width)
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
      if let cell = collectionView.cellForItem(at: item.indexPath) as? StoreCardCell {
        cell.lag = lag(ofCardAt: item.center.x, width: item.bounds.width)
      }
    }
  }

  /// Returns the parallax offset of a card's picture, in points.
  private func lag(ofCardAt x: CGFloat, width: CGFloat) -> CGFloat {
    guard let middle, width > 0, !UIAccessibility.isReduceMotionEnabled else { return 0 }
    let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (x - middle) / width * CGFloat(parallax.value) * (isMirrored ? 1 : -1)
  }

  // MARK: Data

  /// Returns the identifier of an item, which combines its shelf and its index on it.
  private static func id(_ shelf: Int, _ place: Int) -> Int { shelf * 100 + place }

  private func entry(_ id: Int) -> StoreEntry { StoreCatalogue.shelves[id / 100].entries[id % 100] }

  private lazy var dataSource = makeDataSource()

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let makeCell = weakly(self, or: UICollectionViewCell()) {
      (self: StorefrontViewController, asked: (indexPath: IndexPath, id: Int)) in
      self.cell(at: asked.indexPath, asked.id)
    }
    let makeView = weakly(self, or: UICollectionReusableView()) {
      (self: StorefrontViewController, asked: (kind: String, indexPath: IndexPath)) in
      self.supplementaryView(asked.kind, at: asked.indexPath)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { _, indexPath, id in
      makeCell((indexPath, id))
    }
    source.supplementaryViewProvider = { _, kind, indexPath in makeView((kind, indexPath)) }
    return source
  }

  private func cell(at indexPath: IndexPath, _ id: Int) -> UICollectionViewCell {
    let shelf = StoreCatalogue.shelves[id / 100]
    let entry = entry(id)
    let app = StoreCatalogue.apps[entry.app]
    let get = weakly(self) { (controller: StorefrontViewController) in controller.get(entry.app) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: shelf.style.rawValue, for: indexPath)
    if let card = cell as? StoreCardCell {
      card.show(entry, isLarge: shelf.style == .heroes)
      card.contentView.alpha = id == openID ? 0 : 1
      if shelf.style == .heroes, let place = layout.layoutAttributesForItem(at: indexPath) {
        card.lag = lag(ofCardAt: place.center.x, width: place.bounds.width)
      }
    } else if let row = cell as? StoreRowCell {
      row.show(app, isOwned: owned.contains(entry.app), isLast: indexPath.item % 3 == 2, get: get)
      row.iconView.alpha = id == openID ? 0 : 1
    } else if let tile = cell as? StoreTileCell {
      tile.show(app, isOwned: owned.contains(entry.app), get: get)
      tile.iconView.alpha = id == openID ? 0 : 1
    } else if let button = cell as? StoreTopicCell {
      let topic = StoreCatalogue.topics[id % 100]
      button.show(
        StoreCatalogue.shelves[topic].topic, isChosen: shelves.contains(topic),
        onPress: weakly(self) { $0.toggle(topic) })
    }
    return cell
  }

  private func supplementaryView(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    guard shelves.indices.contains(indexPath.section) else { return view }
    let place = shelves[indexPath.section]
    let shelf = StoreCatalogue.shelves[place]
    if let header = view as? StoreHeaderView {
      header.show(shelf, onHide: weakly(self) { $0.toggle(place) })
    }
    if let badge = view as? StoreBadgeView, shelf.entries.indices.contains(indexPath.item) {
      badge.show(StoreCatalogue.apps[shelf.entries[indexPath.item].app].badge)
    }
    return view
  }

  // MARK: Changes

  private func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(shelves)
    for shelf in shelves {
      snapshot.appendItems(
        StoreCatalogue.shelves[shelf].entries.indices.map { Self.id(shelf, $0) }, toSection: shelf)
    }
    return snapshot
  }

  /// Inserts a shelf at its place, or removes it.
  private func toggle(_ shelf: Int) {
    if let place = shelves.firstIndex(of: shelf) {
      shelves.remove(at: place)
    } else {
      shelves.insert(shelf, at: shelves.firstIndex { $0 > shelf } ?? shelves.count)
    }
    var snapshot = snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: 1))
    animate(over: duration) { self.dataSource.apply(snapshot, animatingDifferences: true) }
  }

  private func get(_ app: Int) {
    owned.formSymmetricDifference([app])
    refresh(dataSource.snapshot().itemIdentifiers.filter { $0 / 100 != 1 && entry($0).app == app })
    if let openID, let detail, entry(openID).app == app { show(entry(openID), in: detail) }
  }

  private func refresh(_ ids: [Int]) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(ids.filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: View

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Storefront"
    view.backgroundColor = .systemGroupedBackground
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    collectionView.delegate = self
    collectionView.accessibilityLabel = "Shelves"
    collectionView.contentInset.bottom = 16
    register(StoreCardCell.self, .heroes)
    register(StoreCardCell.self, .cards)
    register(StoreTopicCell.self, .topics)
    register(StoreRowCell.self, .rows)
    register(StoreTileCell.self, .grid)
    register(StoreTitleView.self, StoreSections.titleKind)
    register(StoreHeaderView.self, StoreSections.headerKind)
    register(StoreBadgeView.self, StoreSections.badgeKind)
    view.addSubview(collectionView)
    arrange()
    dataSource.apply(snapshot(), animatingDifferences: false)
    addOptions([paging, stagger, tileWidth, pinsHeaders])
    listenToParameters()
  }

  private func register(_ type: UICollectionViewCell.Type, _ style: StoreShelf.Style) {
    collectionView.register(type, forCellWithReuseIdentifier: style.rawValue)
  }

  private func register(_ type: UICollectionReusableView.Type, _ kind: String) {
    collectionView.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
  }

  private func listenToParameters() {
    for parameter in [insertSection, deleteSection, stagger, duration] {
      parameter.onChange(weakly(self) { $0.arrange() })
    }
    for parameter in [paging, parallax, shrinking, tileWidth, pinsHeaders] {
      parameter.onChange(weakly(self) { $0.changeLayout() })
    }
  }

  private func changeLayout() {
    arrange()
    LayoutAnimation.spring(duration: duration.value, dampingRatio: 1).run(on: layout)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    detail?.frame = view.bounds
  }

  // MARK: Opening and closing

  /// The identifier of the card that is open, opening or closing.
  private var openID: Int?
  private var detail: StoreDetailView?

  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    shelves[indexPath.section] != 1
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard detail == nil, let id = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = StoreDetailView(frame: view.bounds)
    self.detail = detail
    openID = id
    show(entry(id), in: detail)
    detail.source = weakly(self, or: nil) { $0.source(of: id, in: $1) }
    detail.onClosed = weakly(self) { $0.removeDetail() }
    detail.duration = openDuration.value
    detail.damping = CGFloat(openDamping.value)
    view.addSubview(detail)
    detail.setOpen(true)
    refresh([id])
  }

  private func show(_ entry: StoreEntry, in detail: StoreDetailView) {
    detail.show(
      entry, isOwned: owned.contains(entry.app),
      get: weakly(self) { (controller: StorefrontViewController) in controller.get(entry.app) })
  }

  /// Returns the frame of an item's picture in a view, and its corner radius.
  private func source(of id: Int, in view: UIView) -> (frame: CGRect, cornerRadius: CGFloat)? {
    guard let indexPath = dataSource.indexPath(for: id), let cell = collectionView.cellForItem(at: indexPath) else {
      return nil
    }
    let icon = (cell as? StoreRowCell)?.iconView ?? (cell as? StoreTileCell)?.iconView
    let picture: UIView = icon ?? cell.contentView
    return (picture.convert(picture.bounds, to: view), icon == nil ? StoreCardCell.cornerRadius : 14)
  }

  private func removeDetail() {
    guard let id = openID else { return }
    detail?.removeFromSuperview()
    (detail, openID) = (nil, nil)
    refresh([id])
  }
}
