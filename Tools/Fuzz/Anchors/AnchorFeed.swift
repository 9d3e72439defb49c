import CollectionMotion
import UIKit

/// A feed of rows, columns or tiles in a layout that keeps what the reader looks at, or its end.
@MainActor final class AnchorFeed: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  enum Kind: CaseIterable {
    case rows, columns, tiles, estimatedRows, groups, columnsOfGroups, estimatedGroups, list, pile

    var isHorizontal: Bool { self == .columns || self == .columnsOfGroups }
    var isEstimated: Bool { self == .estimatedRows || self == .estimatedGroups || self == .list }
  }

  let kind: Kind
  let anchor: AnchoredContent
  var contents: Contents
  private(set) var list: UICollectionView!
  /// How often an item has grown.
  private var growth: [Int: Int] = [:]

  init(dice: inout Dice) {
    kind = Kind.allCases[dice.roll(Kind.allCases.count)]
    anchor = dice.once(in: 3) ? .end : .visibleItem
    contents = Contents(dice: &dice)
    super.init(nibName: nil, bundle: nil)
    list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout(&dice))
    list.register(AnchorCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = self
    list.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  private func makeLayout(_ dice: inout Dice) -> UICollectionViewLayout {
    let (animates, hasHeaders, pins) = (!dice.once(in: 5), dice.once(in: 3), dice.once(in: 2))
    switch kind {
    case .rows, .columns, .tiles, .estimatedRows:
      let layout = AnimatedFlowLayout()
      layout.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (4, 0)
      if kind.isEstimated { layout.estimatedItemSize = CGSize(width: 320, height: 44) }
      if hasHeaders { layout.headerReferenceSize = CGSize(width: 24, height: 24) }
      layout.sectionHeadersPinToVisibleBounds = pins
      (layout.contentAnchor, layout.animatesUpdates) = (anchor, animates)
      return layout
    case .groups, .columnsOfGroups, .estimatedGroups:
      let along = kind.isEstimated ? NSCollectionLayoutDimension.estimated(44) : .absolute(56)
      let size = NSCollectionLayoutSize(
        widthDimension: kind.isHorizontal ? along : .fractionalWidth(1),
        heightDimension: kind.isHorizontal ? .fractionalHeight(1) : along)
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(
        group: kind.isHorizontal
          ? .horizontal(layoutSize: size, subitems: [item]) : .vertical(layoutSize: size, subitems: [item]))
      section.interGroupSpacing = 4
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
      let layout = AnimatedCompositionalLayout(section: section, configuration: configuration)
      (layout.contentAnchor, layout.animatesUpdates) = (anchor, animates)
      return layout
    case .list:
      let configuration = UICollectionLayoutListConfiguration(appearance: hasHeaders ? .insetGrouped : .plain)
      let layout = AnimatedCompositionalLayout { .list(using: configuration, layoutEnvironment: $1) }
      (layout.contentAnchor, layout.animatesUpdates) = (anchor, animates)
      return layout
    case .pile:
      let layout = AnchorPile { [unowned self] in contents[$0].map { length(of: $0) } ?? 0 }
      layout.keeper.anchor = anchor
      return layout
    }
  }

  /// Gives an animated layout a choreography.
  func choreograph(_ dice: inout Dice) {
    let choreographies: [Choreography] = [
      .standard, .standard, .spring, .cascade, .inTurn, .ripple(from: .visibleCenter, speed: 800),
    ]
    let choreography = choreographies[dice.roll(choreographies.count)]
    (list.collectionViewLayout as? AnimatedFlowLayout)?.choreography = choreography
    (list.collectionViewLayout as? AnimatedCompositionalLayout)?.choreography = choreography
  }

  // MARK: Sizes

  private func length(of item: Contents.Item) -> CGFloat {
    40 + CGFloat(item.id * 13 % 30) + CGFloat(growth[item.id] ?? 0) * 12
  }

  /// An item wants another size, and nobody is told.
  func grow(_ path: IndexPath) {
    guard let item = contents[path] else { return }
    growth[item.id] = ((growth[item.id] ?? 0) + 1) % 4
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let length = kind.isEstimated ? 44 : contents[indexPath].map { self.length(of: $0) } ?? 0
    let size = list.bounds.size
    if kind == .tiles { return CGSize(width: (size.width / 3).rounded(.down), height: length) }
    return kind.isHorizontal ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { contents.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    contents.sections[section].items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let item = contents[indexPath] {
      (cell as? AnchorCell)?.length = kind.isEstimated ? length(of: item) : nil
    } else {
      Ledger.current.complain("a cell was asked for at \(indexPath), where no item is")
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// A cell that says its height.
@MainActor final class AnchorCell: UICollectionViewCell {
  /// In points; nil for one that takes the height it is given.
  var length: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let length { layoutAttributes.size.height = length }
    return layoutAttributes
  }
}
