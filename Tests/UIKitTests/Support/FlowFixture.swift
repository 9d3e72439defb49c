import UIKit

/// A cell that counts how often attributes were applied to it.
@MainActor final class FlowCell: UICollectionViewCell {
  private(set) var applications = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
  }
}

@MainActor final class FlowHeader: UICollectionReusableView {
  private(set) var applications = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
  }
}

/// A flow layout that counts what it is asked, and remembers what was invalidated.
@MainActor final class CountingFlowLayout: UICollectionViewFlowLayout {
  private(set) var preparations = 0
  private(set) var itemQueries = 0
  private(set) var supplementaryQueries = 0
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemQueries += 1
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryQueries += 1
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    contexts.append(context)
  }
}

/// A collection view with a flow layout and as many items as told; counts what the data source is asked.
@MainActor final class FlowFixture: UIViewController, UICollectionViewDataSource {
  let layout: UICollectionViewFlowLayout
  let collectionView: UICollectionView
  var counts: [Int]
  private(set) var countQuestions = 0
  private(set) var cellsMade = 0

  init(
    _ counts: [Int], size: CGSize = CGSize(width: 320, height: 480),
    layout: UICollectionViewFlowLayout? = nil, delegate: (any UICollectionViewDelegate)? = nil
  ) {
    self.counts = counts
    let layout = layout ?? UICollectionViewFlowLayout()
    self.layout = layout
    collectionView = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collectionView.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(FlowHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    collectionView.delegate = delegate
    collectionView.dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
  }

  func layOut() { collectionView.layoutIfNeeded() }

  func scroll(to offset: CGFloat) {
    collectionView.contentOffset = CGPoint(x: 0, y: offset)
    layOut()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> FlowHeader? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      as? FlowHeader
  }

  func footer(_ section: Int) -> FlowHeader? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
      as? FlowHeader
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    countQuestions += 1
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cellsMade += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// Gives sizes of its own, and counts how often it is asked.
@MainActor final class FlowSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private(set) var questions = 0
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions += 1
    return size(indexPath)
  }
}

/// Gives everything but sizes, by section.
@MainActor final class FlowDistances: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section), left: 10, bottom: 2 * CGFloat(section), right: 10) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 20 + CGFloat(section) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 0 : 60 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 0 : 30) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 15 : 0) }
}

/// A delegate that only a subclass makes one for flow layouts.
@MainActor class PlainDelegate: NSObject, UICollectionViewDelegate {}

@MainActor final class LateFlowDelegate: PlainDelegate, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 70, height: 70) }
}
