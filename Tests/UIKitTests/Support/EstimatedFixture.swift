import Stage
import UIKit

/// Rows or columns that say how long they are, in the layouts that ask them, on a screen of 320 by 400 points.
@MainActor final class EstimatedFixture: UIViewController, UICollectionViewDataSource {
  enum Kind: CaseIterable {
    case flow, horizontalFlow, compositional, horizontalCompositional

    var isHorizontal: Bool { self == .horizontalFlow || self == .horizontalCompositional }
  }

  let kind: Kind
  private(set) var collectionView: UICollectionView!
  /// Names what is shown; a cell goes with its name.
  var names: [[Int]]
  /// What a cell says, by the name of what it shows, in points.
  var length: (Int) -> CGFloat
  private(set) var stage: Stage!

  init(_ kind: Kind, _ counts: [Int], estimate: CGFloat = 44, length: @escaping (Int) -> CGFloat) {
    self.kind = kind
    self.length = length
    names = counts.enumerated().map { section, count in (0..<count).map { section * 1000 + $0 } }
    super.init(nibName: nil, bundle: nil)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: Self.layout(kind, estimate))
    collectionView.register(SaidCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    stage = Stage(size: CGSize(width: 320, height: 400), rootViewController: self)
    stage.advance(by: 0.1)
  }

  required init?(coder: NSCoder) { nil }

  static func layout(_ kind: Kind, _ estimate: CGFloat) -> UICollectionViewLayout {
    switch kind {
    case .flow, .horizontalFlow:
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
      layout.estimatedItemSize =
        kind.isHorizontal ? CGSize(width: estimate, height: 400) : CGSize(width: 320, height: estimate)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      return layout
    case .compositional, .horizontalCompositional:
      let size = NSCollectionLayoutSize(
        widthDimension: kind.isHorizontal ? .estimated(estimate) : .fractionalWidth(1),
        heightDimension: kind.isHorizontal ? .fractionalHeight(1) : .estimated(estimate))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: kind.isHorizontal
            ? .horizontal(layoutSize: size, subitems: [item]) : .vertical(layoutSize: size, subitems: [item])),
        configuration: configuration)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
  }

  /// Along the axis that scrolls.
  var offset: CGFloat {
    get { kind.isHorizontal ? collectionView.contentOffset.x : collectionView.contentOffset.y }
    set {
      collectionView.contentOffset = kind.isHorizontal ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue)
      collectionView.layoutIfNeeded()
    }
  }

  /// Where what has a name begins and ends on the screen when everything has come to rest; nil when it is not on it.
  func span(_ name: Int) -> (start: CGFloat, end: CGFloat)? {
    for cell in collectionView.visibleCells where (cell as? SaidCell)?.name == name {
      let frame = cell.frame
      return kind.isHorizontal ? (frame.minX - offset, frame.maxX - offset) : (frame.minY - offset, frame.maxY - offset)
    }
    return nil
  }

  /// The first that is wholly on the screen.
  var firstName: Int? { seenNames.first { (span($0)?.start ?? -1) >= 0 } }

  /// Of all that is on the screen, in order.
  var seenNames: [Int] {
    collectionView.indexPathsForVisibleItems.sorted().compactMap {
      (collectionView.cellForItem(at: $0) as? SaidCell)?.name
    }
  }

  /// Changes the data and tells of it in a batch.
  func update(_ change: @escaping (UICollectionView) -> Void) {
    let view: UICollectionView = collectionView
    view.performBatchUpdates { change(view) }
    stage.advance(by: 1)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? SaidCell {
      let name = names[indexPath.section][indexPath.item]
      (cell.name, cell.length, cell.isHorizontal) = (name, length(name), kind.isHorizontal)
    }
    return cell
  }
}

/// Says how long it is.
@MainActor final class SaidCell: UICollectionViewCell {
  var name = 0
  var length: CGFloat = 0
  var isHorizontal = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if isHorizontal { layoutAttributes.size.width = length } else { layoutAttributes.size.height = length }
    return layoutAttributes
  }
}
