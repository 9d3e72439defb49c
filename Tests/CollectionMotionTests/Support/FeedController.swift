import CollectionMotion
import QuartzCore
import Stage
import UIKit

/// A feed of named rows or columns across a screen of 320 by 480 points, in a layout with an anchor.
@MainActor
final class FeedController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  enum Kind: CaseIterable {
    case flow, estimatedFlow, horizontalFlow, compositional, estimatedCompositional, horizontalCompositional, list
    case custom

    var isHorizontal: Bool { self == .horizontalFlow || self == .horizontalCompositional }
    var isEstimated: Bool { self == .estimatedFlow || self == .estimatedCompositional || self == .list }
    /// The distance between two items, in points.
    var spacing: CGFloat { self == .list ? 0 : 4 }
  }

  let kind: Kind
  private(set) var collectionView: UICollectionView!
  private(set) var stage: Stage!
  var names: [[Int]]
  /// The length of an item, in points.
  var length: (Int) -> CGFloat = { _ in 60 }
  /// The extent of an item across the way that the content scrolls, in points, in flow layouts.
  var breadth: CGFloat = 320
  var didEndDragging: (() -> Void)?

  init(
    _ kind: Kind, _ names: [[Int]] = [Array(0..<60)], anchor: AnchoredContent? = .visibleItem, isMirrored: Bool = false
  ) {
    self.kind = kind
    self.names = names
    super.init(nibName: nil, bundle: nil)
    if kind != .compositional, kind != .horizontalCompositional { length = { 40 + CGFloat($0 * 13 % 30) } }
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout(anchor))
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(FeedCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: self)
    if isMirrored { stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft) }
    stage.advance(by: 0.1)
  }

  required init?(coder: NSCoder) { nil }

  private func layout(_ anchor: AnchoredContent?) -> UICollectionViewLayout {
    switch kind {
    case .flow, .estimatedFlow, .horizontalFlow:
      let layout = AnimatedFlowLayout()
      layout.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
      layout.minimumLineSpacing = 4
      if kind.isEstimated { layout.estimatedItemSize = CGSize(width: 320, height: 44) }
      layout.contentAnchor = anchor
      return layout
    case .compositional, .estimatedCompositional, .horizontalCompositional:
      let along = kind.isEstimated ? NSCollectionLayoutDimension.estimated(44) : .absolute(60)
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
      layout.contentAnchor = anchor
      return layout
    case .list:
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.showsSeparators = false
      let layout = AnimatedCompositionalLayout { .list(using: configuration, layoutEnvironment: $1) }
      layout.contentAnchor = anchor
      return layout
    case .custom:
      let layout = PileLayout { [unowned self] in length(names[$0.section][$0.item]) }
      layout.keeper.anchor = anchor
      return layout
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
  }

  // MARK: What is seen

  /// The content offset along the axis that scrolls.
  var offset: CGFloat {
    get { kind.isHorizontal ? collectionView.contentOffset.x : collectionView.contentOffset.y }
    set {
      collectionView.contentOffset = kind.isHorizontal ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue)
      stage.advance(by: 0.1)
    }
  }

  /// The offset at the end of the content.
  var lastOffset: CGFloat {
    let (insets, size) = (collectionView.adjustedContentInset, collectionView.contentSize)
    return kind.isHorizontal ? size.width + insets.right - 320 : size.height + insets.bottom - 480
  }

  func path(_ name: Int) -> IndexPath? {
    for (section, names) in names.enumerated() {
      if let item = names.firstIndex(of: name) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// The distance from the visible rectangle to an item as presented in this frame; nil for one without a cell.
  func seen(_ name: Int) -> CGFloat? {
    guard let path = path(name), let cell = collectionView.cellForItem(at: path), let frame = cell.layer.presentation(),
      let bounds = collectionView.layer.presentation()?.bounds
    else { return nil }
    return kind.isHorizontal ? frame.frame.minX - bounds.minX : frame.frame.minY - bounds.minY
  }

  /// The first item that is wholly visible inside the insets.
  var anchorName: Int? {
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    for path in collectionView.indexPathsForVisibleItems.sorted() {
      if let cell = collectionView.cellForItem(at: path), visible.contains(cell.frame) {
        return names[path.section][path.item]
      }
    }
    return nil
  }

  /// Returns the distances of an item in each frame of a time, beginning now; none in which it has no cell.
  func track(_ name: Int, for duration: Double = 0.5) -> [CGFloat] {
    var found: [CGFloat] = []
    for _ in 0..<Int(duration * 60) {
      stage.advance(by: 1.0 / 60)
      found.append(seen(name) ?? .nan)
    }
    return found
  }

  // MARK: Changes

  func update(_ change: @escaping @MainActor (FeedController) -> Void) {
    collectionView.performBatchUpdates { [unowned self] in change(self) }
  }

  func insert(_ new: [Int], at item: Int, section: Int = 0) {
    names[section].insert(contentsOf: new, at: item)
    collectionView.insertItems(at: new.indices.map { [section, item + $0] })
  }

  func delete(_ items: Range<Int>, section: Int = 0) {
    names[section].removeSubrange(items)
    collectionView.deleteItems(at: items.map { [section, $0] })
  }

  /// Gives items another length, without telling the collection view.
  func resize(_ items: [Int], by growth: CGFloat) {
    let former = length
    length = { items.contains($0) ? former($0) + growth : former($0) }
  }

  func move(_ item: Int, to target: Int) {
    names[0].insert(names[0].remove(at: item), at: target)
    collectionView.moveItem(at: [0, item], to: [0, target])
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? FeedCell)?.length = kind.isEstimated ? length(names[indexPath.section][indexPath.item]) : nil
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let length = kind.isEstimated ? 44 : length(names[indexPath.section][indexPath.item])
    return kind.isHorizontal ? CGSize(width: length, height: 480) : CGSize(width: breadth, height: length)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { didEndDragging?() }
}

/// A cell that prefers a height.
@MainActor final class FeedCell: UICollectionViewCell {
  var length: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let length { layoutAttributes.size.height = length }
    return layoutAttributes
  }
}
