// Layouts that are no flow layouts, keep the sizes that cells prefer, and follow updates step by step.

import Foundation
import Stage
import Testing
import UIKit

/// A cell as high as its item says.
@MainActor private final class MeasuredCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// Items one below the other, of 100 points until their cells say otherwise. It is told of updates, and begins anew
/// only when everything is invalid.
@MainActor private final class MeasuredLayout: UICollectionViewLayout {
  private var heights: [CGFloat] = []
  private var beginsAnew = true
  /// Items that it was asked for and does not have.
  private(set) var unknown: [IndexPath] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { beginsAnew = true }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    guard beginsAnew, let collectionView else { return }
    beginsAnew = false
    heights = Array(repeating: 100, count: collectionView.numberOfItems(inSection: 0))
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    for path in updateItems.compactMap({ $0.indexPathBeforeUpdate }).sorted(by: >) { heights.remove(at: path.item) }
    for path in updateItems.compactMap({ $0.indexPathAfterUpdate }).sorted() { heights.insert(100, at: path.item) }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: heights.reduce(0, +)) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard heights.indices.contains(indexPath.item) else {
      unknown.append(indexPath)
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let top = heights[..<indexPath.item].reduce(0, +)
    attributes.frame = CGRect(x: 0, y: top, width: 320, height: heights[indexPath.item])
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    heights.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

@MainActor private final class MeasuredList: UIViewController, UICollectionViewDataSource {
  let layout = MeasuredLayout()
  private(set) lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  var heights: [CGFloat]

  init(_ heights: [CGFloat]) {
    self.heights = heights
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    list.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! MeasuredCell
    cell.height = heights[indexPath.item]
    return cell
  }

  /// Top and height of the cells on screen, in order.
  var shown: [[CGFloat]] {
    list.indexPathsForVisibleItems.sorted().map { list.cellForItem(at: $0)!.frame }.map { [$0.minY, $0.height] }
  }
}

@MainActor @Suite struct CustomSelfSizingTests {
  private func open(_ heights: [CGFloat]) -> (Stage, MeasuredList) {
    let controller = MeasuredList(heights)
    return (Stage(size: CGSize(width: 320, height: 200), rootViewController: controller), controller)
  }

  @Test func neighboursOfCellsThatPreferOtherSizesMakeSpaceAndWhatComesOnScreenIsShown() {
    let (_, controller) = open([50, 60, 70, 80, 90])
    #expect(controller.shown == [[0, 50], [50, 60], [110, 70], [180, 80]])
    #expect(controller.list.contentSize.height == 360)
  }

  @Test func aChangeOfBoundsInvalidatesWhatIsOnScreenButNotEverything() {
    let (stage, controller) = open([50, 60, 70, 80, 90, 100, 110])
    controller.list.contentOffset.y = 120
    stage.advance(by: 0.1)
    #expect(controller.shown == [[110, 70], [180, 80], [260, 90]])
    controller.list.contentOffset.y = 0
    stage.advance(by: 0.1)
    #expect(controller.shown == [[0, 50], [50, 60], [110, 70], [180, 80]])
  }

  @Test func newcomersOfAnUpdateAreMeasuredWithoutAskingForWhatLeaves() {
    let (stage, controller) = open([50, 60, 70, 80, 90])
    controller.heights = [30, 40]
    controller.list.performBatchUpdates {
      controller.list.deleteItems(at: (0..<5).map { [0, $0] })
      controller.list.insertItems(at: [[0, 0], [0, 1]])
    }
    stage.advance(by: 1)
    #expect(controller.layout.unknown == [])
    #expect(controller.shown == [[0, 30], [30, 40]])
  }

  /// The rows that come on the screen with it, thought to be 100 points high, say 40, and it is where it was aimed at.
  @Test func anItemThatIsScrolledToIsThereWhenItsNeighboursHaveSaidTheirSizes() throws {
    let (stage, controller) = open([CGFloat](repeating: 40, count: 60))
    let list = controller.list
    list.scrollToItem(at: [0, 40], at: .bottom, animated: false)
    stage.advance(by: 0.1)
    #expect(try #require(list.cellForItem(at: [0, 40])).frame.maxY == list.bounds.maxY)
    #expect(controller.shown.map { $0[1] }.allSatisfy { $0 == 40 })
  }
}
