// "Collection View Animations", the application Cell Animations: a layout that remembers the attributes from before its
// last preparation, and a controller that invalidates it in an animation block.

import UIKit

/// A list of cells as wide as the view, 100 points high; the selected one is 300 points high.
class ExpandingCellsLayout: UICollectionViewLayout {
  var selectedIndexPath: IndexPath?

  /// The overrides that the article suggests commenting out, to see what each of them is for.
  var overridesInitialAttributes = true
  var overridesFinalAttributes = true
  var overridesTargetContentOffset = true
  var overridesBoundsInvalidation = true

  private var previousAttributes: [UICollectionViewLayoutAttributes] = []
  private var currentAttributes: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero

  override func prepare() {
    super.prepare()
    // The trick: where the cells were is where those that appear will start.
    previousAttributes = currentAttributes
    currentAttributes = []
    contentSize = .zero
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let height: CGFloat = attributes.indexPath == selectedIndexPath ? 300 : 100
      attributes.frame = CGRect(x: 0, y: contentSize.height, width: width, height: height)
      currentAttributes.append(attributes)
      contentSize = CGSize(width: width, height: contentSize.height + height)
    }
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    currentAttributes.filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    currentAttributes[indexPath.item]
  }

  /// Returns the attributes from before the change. By default, the cell fades in at its new position.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard overridesInitialAttributes, itemIndexPath.item < previousAttributes.count else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    return previousAttributes[itemIndexPath.item]
  }

  /// Returns the attributes after the change. By default, the cell fades out.
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard overridesFinalAttributes else { return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
    return layoutAttributesForItem(at: itemIndexPath)
  }

  /// Returns the offset at which the selected cell is fully on screen, to which the animation scrolls.
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard overridesTargetContentOffset, let collectionView, let selectedIndexPath,
      let cell = layoutAttributesForItem(at: selectedIndexPath)?.frame
    else { return proposedContentOffset }
    let (top, bottom) = (proposedContentOffset.y, proposedContentOffset.y + collectionView.bounds.height)
    if cell.maxY > bottom { return CGPoint(x: 0, y: top + cell.maxY - bottom) }
    if cell.minY < top { return CGPoint(x: 0, y: cell.minY) }
    return proposedContentOffset
  }

  /// Returns true only for a new size: scrolling needs no new attributes.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    overridesBoundsInvalidation && newBounds.size != collectionView?.bounds.size
  }
}

/// A list whose cells expand and collapse when they are tapped.
final class ExpandingCellsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let layout = ExpandingCellsLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  /// The values to play with.
  var spring = (duration: 0.4, damping: CGFloat(1), velocity: CGFloat(0))

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? PlaceCell)?.show(item: indexPath.item)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    layout.selectedIndexPath = layout.selectedIndexPath == indexPath ? nil : indexPath
    UIView.animate(
      withDuration: spring.duration, delay: 0, usingSpringWithDamping: spring.damping,
      initialSpringVelocity: spring.velocity, options: [],
      animations: {
        self.layout.invalidateLayout()
        collectionView.layoutIfNeeded()
      }, completion: nil)
  }
}
