import CollectionIndex
import Stage
import Testing
@testable import UIKit

/// A cell as high as its item says.
@MainActor private final class TallCell: UICollectionViewCell {
  var height: CGFloat = 0
  static var questions = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    TallCell.questions += 1
    layoutAttributes.frame.size = CGSize(width: 320, height: height)
    return layoutAttributes
  }
}

@MainActor private final class TallList: UIViewController, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  private(set) lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  /// Of every item, in points.
  var heights: [CGFloat]

  init(_ heights: [CGFloat]) {
    self.heights = heights
    super.init(nibName: nil, bundle: nil)
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    TallCell.questions = 0
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    list.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! TallCell
    cell.height = heights[indexPath.item]
    return cell
  }

  static func open(_ heights: [CGFloat]) -> (Stage, TallList) {
    let controller = TallList(heights)
    return (Stage(size: CGSize(width: 320, height: 400), rootViewController: controller), controller)
  }

  func cell(_ item: Int) -> TallCell? { list.cellForItem(at: [0, item]) as? TallCell }

  /// The tops of the cells as they are seen on the screen, by item.
  func tops(_ stage: Stage) -> [Int: CGFloat] {
    let offset = list.layer.presentationValues(at: stage.time).bounds.minY
    var tops: [Int: CGFloat] = [:]
    for path in list.indexPathsForVisibleItems {
      guard let cell = cell(path.item) else { continue }
      tops[path.item] = cell.layer.presentationValues(at: stage.time).frame.minY - offset
    }
    return tops
  }
}

/// Does not let the first item have the size that its cell prefers.
@MainActor private final class StubbornLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.indexPath.item > 0
      && super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

@MainActor @Suite(.serialized) struct SelfSizingTests {
  /// 20 to 119 points, in no order.
  private static let heights = (0..<500).map { CGFloat(20 + $0 * 37 % 100) }

  @Test func nonZeroEstimatedItemSizeEnablesSelfSizingThroughPreferredLayoutAttributesFitting() throws {
    let (_, list) = TallList.open(Self.heights)
    var top: CGFloat = 0
    var item = 0
    while top < 400 {
      #expect(list.cell(item)?.frame == CGRect(x: 0, y: top, width: 320, height: Self.heights[item]))
      top += Self.heights[item]
      item += 1
    }
    #expect(list.list.indexPathsForVisibleItems.count == item)
    #expect(TallCell.questions < 3 * item)
    // Eight of 50 points were asked in the first pass; all others are assumed to be as high on average.
    let known = max(item, 8)
    let sum = Self.heights[..<known].reduce(0, +)
    #expect(isNear(Double(list.list.contentSize.height), Double(sum + CGFloat(500 - known) * sum / CGFloat(known))))
  }

  @Test func cellsThatPreferTheEstimateCountAndKeepIt() throws {
    // The estimate is right for the eight on the screen.
    let (stage, list) = TallList.open([CGFloat](repeating: 50, count: 8) + [CGFloat](repeating: 140, count: 92))
    #expect(list.list.contentSize.height == 5000)
    list.list.contentOffset.y = 100
    stage.advance(by: 0.02)
    // Two more were measured together.
    #expect(list.cell(8)?.frame == CGRect(x: 0, y: 400, width: 320, height: 140))
    #expect(isNear(Double(list.list.contentSize.height), 400 + 2 * 140 + 90 * 68, 1e-6))
    list.list.contentOffset.y = 0
    stage.advance(by: 0.02)
    #expect((0..<8).map { list.cell($0)?.frame.minY } == (0..<8).map { CGFloat($0) * 50 })
    #expect(list.cell(7)?.frame.height == 50)
  }

  @Test func aLayoutThatRefusesASizeKeepsTheEstimateOfThatCell() throws {
    let (stage, list) = TallList.open([CGFloat](repeating: 80, count: 50))
    let layout = StubbornLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    list.list.collectionViewLayout = layout
    stage.advance(by: 0.02)
    #expect((0..<3).map { list.cell($0)?.frame.height } == [50, 80, 80])
  }

  @Test func estimatedItemSizeDefaultsToZeroAndThenNoCellIsFollowed() throws {
    #expect(UICollectionViewFlowLayout().estimatedItemSize == .zero)
    let (stage, list) = TallList.open(Self.heights)
    list.layout.itemSize = CGSize(width: 320, height: 40)
    list.layout.estimatedItemSize = .zero
    stage.advance(by: 0.02)
    #expect(list.list.contentSize.height == 20_000)
  }

  @Test func automaticSizeEstimatesFiftyPoints() {
    let (stage, list) = TallList.open(Self.heights)
    list.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    stage.advance(by: 0.02)
    #expect(list.cell(1)?.frame == CGRect(x: 0, y: 20, width: 320, height: 57))
  }

  @Test func scrollingUpIntoUnknownCellsDoesNotJump() throws {
    let (stage, list) = TallList.open(Self.heights)
    list.list.contentOffset.y = 10_000
    stage.advance(by: 0.02)
    var before = list.tops(stage)
    for _ in 0..<150 {
      list.list.contentOffset.y -= 30
      stage.advance(by: 0.02)
      let after = list.tops(stage)
      var common = 0
      for (item, top) in after {
        guard let old = before[item] else { continue }
        #expect(isNear(top, old + 30, 1e-6), "item \(item)")
        common += 1
      }
      #expect(common > 0)
      before = after
    }
  }

  @Test func aFingerThatDragsIntoUnknownCellsKeepsThemUnderIt() throws {
    let (stage, list) = TallList.open(Self.heights)
    list.list.contentOffset.y = 10_000
    stage.advance(by: 0.02)
    stage.touchDown(at: CGPoint(x: 160, y: 50))
    stage.touchMove(to: CGPoint(x: 160, y: 70))
    stage.advance(by: 0.02)
    var before = list.tops(stage)
    for step in 1...30 {
      stage.touchMove(to: CGPoint(x: 160, y: 70 + CGFloat(step) * 10))
      stage.advance(by: 0.02)
      let after = list.tops(stage)
      for (item, top) in after {
        if let old = before[item] { #expect(isNear(top, old + 10, 1e-6), "step \(step), item \(item)") }
      }
      before = after
    }
  }

  @Test func aThrowContinuesEvenlyOverUnknownCells() {
    let (stage, list) = TallList.open(Self.heights)
    list.list.contentOffset.y = 10_000
    stage.advance(by: 0.02)
    stage.touchDown(at: CGPoint(x: 160, y: 50))
    for step in 1...6 {
      stage.touchMove(to: CGPoint(x: 160, y: 50 + CGFloat(step) * 25))
      stage.advance(by: 0.016)
    }
    stage.touchUp()
    var before = list.tops(stage)
    var last = CGFloat.infinity
    var steps = 0
    while list.list.isDecelerating, steps < 300 {
      stage.advance(by: 1.0 / 60)
      let after = list.tops(stage)
      let ways = after.compactMap { item, top in before[item].map { top - $0 } }
      guard let way = ways.first else { break }
      for other in ways { #expect(isNear(other, way, 1e-6)) }
      #expect(way <= last + 1e-6)  // it only slows down
      last = way
      before = after
      steps += 1
    }
    #expect(steps > 30)
  }

  @Test func batchUpdatesKeepKnownSizes() throws {
    let (stage, list) = TallList.open(Self.heights)
    let known = list.list.indexPathsForVisibleItems.count
    let total = list.list.contentSize.height
    list.heights.insert(70, at: 2)
    list.heights.remove(at: 1)
    list.list.performBatchUpdates {
      list.list.deleteItems(at: [[0, 1]])
      list.list.insertItems(at: [[0, 1]])
    }
    // Eight have been measured, and all others have their mean size.
    #expect(list.list.contentSize.height == total + (70 - Self.heights[1]) * 500 / 8)
    stage.advance(by: 0.5)
    for item in 0..<known {
      let height = list.list.layoutAttributesForItem(at: [0, item])?.size.height
      #expect(height == list.heights[item])
    }
  }

  @Test func anInsertedCellHasItsOwnSizeFromTheStart() throws {
    let (stage, list) = TallList.open(Self.heights)
    list.heights.insert(90, at: 0)
    list.list.insertItems(at: [[0, 0]])
    #expect(list.cell(0)?.frame.height == 90)
    #expect(list.cell(1)?.frame.minY == 90)
    stage.advance(by: 0.15)
    #expect(try isNear(#require(list.tops(stage)[1]), 45, 0.1))
    stage.advance(by: 0.3)
    #expect(list.tops(stage)[1] == 90)
  }

  @Test(arguments: [UICollectionView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints])
  func invalidateIntrinsicContentSizeResizesACellIfEnabled(how: UICollectionView.SelfSizingInvalidation) throws {
    let (stage, list) = TallList.open(Self.heights)
    #expect(list.list.selfSizingInvalidation == .enabled)
    list.list.selfSizingInvalidation = how
    let cell = try #require(list.cell(1))
    cell.height = 200
    stage.advance(by: 0.02)
    #expect(cell.frame.height == 57)
    cell.invalidateIntrinsicContentSize()
    stage.advance(by: 0.02)
    #expect(cell.frame.height == 200 && list.cell(2)?.frame.minY == 220)
    cell.height = 30
    cell.contentView.invalidateIntrinsicContentSize()
    stage.advance(by: 0.02)
    #expect(cell.frame.height == 30)
  }

  @Test func selfSizingInvalidationDisabledMakesInvalidateIntrinsicContentSizeDoNothing() throws {
    let (stage, list) = TallList.open(Self.heights)
    #expect(list.list.selfSizingInvalidation == .enabled)
    list.list.selfSizingInvalidation = .disabled
    let cell = try #require(list.cell(1))
    cell.height = 200
    cell.invalidateIntrinsicContentSize()
    stage.advance(by: 0.02)
    #expect(cell.frame.height == 57)
  }

  @Test func aFullInvalidationAsksVisibleCellsAgainAndKeepsTheOthersSizes() throws {
    let (stage, list) = TallList.open(Self.heights)
    list.list.contentOffset.y = 600
    stage.advance(by: 0.02)
    let offset = list.list.contentOffset
    let top = list.tops(stage)
    list.layout.invalidateLayout()
    stage.advance(by: 0.02)
    #expect(list.list.contentOffset == offset && list.tops(stage) == top)
  }

  @Test func aLayoutReceivesWhatACellPrefers() throws {
    final class Layout: UICollectionViewFlowLayout {
      var asked: [[CGFloat]] = []
      var contexts: [[IndexPath]] = []
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        asked.append([originalAttributes.size.height, preferredAttributes.size.height])
        return super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      }
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        contexts.append(context.invalidatedItemIndexPaths ?? [])
        return context
      }
    }
    let (stage, list) = TallList.open([50, 80])
    let layout = Layout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    list.list.collectionViewLayout = layout
    stage.advance(by: 0.02)
    // The first cell kept its size when the layout was exchanged, and is asked when it gets the mean of those measured.
    #expect(layout.asked == [[50, 80], [80, 50]])
    #expect(layout.contexts == [[[0, 1]], [[0, 0]]])
    #expect((0..<2).map { list.cell($0)?.frame.height } == [50, 80])
  }

  @Test func aBaseLayoutFollowsNoCell() {
    let layout = UICollectionViewLayout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
    #expect(
      !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
    #expect(context.invalidatedItemIndexPaths == [[0, 3]])
  }

  @Test func aMillionEstimatedItemsAreNotAskedAndNothingIsKeptForThem() throws {
    let list = TallList([])
    list.heights = [CGFloat](repeating: 50, count: 1_000_000)
    let stage = Stage(size: CGSize(width: 320, height: 400), rootViewController: list)
    stage.advance(by: 0.02)
    #expect(TallCell.questions == 8)
    #expect(list.list.contentSize.height == 50_000_000)
    let lines = try #require(list.layout.geometry?.sections[0].lines)
    if case .varied = lines { Issue.record("sizes are kept although all are as estimated") }
  }
}
