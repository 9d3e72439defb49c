// Places on a board that is scaled to fit.

import CollectionMotion
import Foundation
import Stage
import Testing
import TestSupport
import UIKit

@MainActor private final class ScatterSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite struct ScatterLayoutTests {
  private let layout = ScatterLayout(boardSize: CGSize(width: 200, height: 100))

  private func show(_ source: ScatterSource, in size: CGSize) -> UICollectionView {
    layout.places = [CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 50)]
    layout.sizeForItem = { CGSize(width: 40, height: 30 + CGFloat($0.item)) }
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func aSingleBoardIsNeverLargerThanItsSpace() {
    let source = ScatterSource([2])
    let view = show(source, in: CGSize(width: 1000, height: 300))
    for height in 1...900 {
      layout.boardSize = CGSize(width: 200, height: CGFloat(height) + 0.1)
      view.layoutIfNeeded()
      #expect(view.contentSize.height <= 300)
    }
  }

  @Test func aSingleBoardIsScaledToFitAndCentred() {
    let source = ScatterSource([2])
    let view = show(source, in: CGSize(width: 400, height: 300))
    // Twice as large, 400 x 200, with 50 above and below.
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 20, y: 90, width: 80, height: 60))
    #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame == CGRect(x: 220, y: 150, width: 80, height: 62))
    #expect(view.contentSize == CGSize(width: 400, height: 300))
  }

  @Test func aTallViewLimitsTheScaleByItsWidthAndAWideOneByItsHeight() {
    let source = ScatterSource([1])
    _ = show(source, in: CGSize(width: 400, height: 50))
    // Half as large, 100 x 50, with 150 at both sides.
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 155, y: 10, width: 20, height: 15))
  }

  @Test func furtherItemsTakeTheSamePlacesOnBoardsBelow() {
    let source = ScatterSource([5])
    let view = show(source, in: CGSize(width: 400, height: 300))
    #expect(view.contentSize == CGSize(width: 400, height: 600))
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.origin == CGPoint(x: 20, y: 40))
    #expect(layout.layoutAttributesForItem(at: [0, 3])?.frame.origin == CGPoint(x: 220, y: 300))
    #expect(layout.layoutAttributesForItem(at: [0, 4])?.frame.origin == CGPoint(x: 20, y: 440))
  }

  @Test(arguments: Array(stride(from: CGFloat(100), through: 500, by: 7)))
  func boardsThatAreHigherThanTheViewOnlyWithoutTheSafeAreaComeToRest(height: CGFloat) {
    let size = CGSize(width: 460, height: height)
    let controller = UIViewController()
    let source = ScatterSource([3])
    let view = show(source, in: size)
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.view.addSubview(view)
    let safeArea = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    let stage = Stage(size: size, safeAreaInsets: safeArea, rootViewController: controller)
    #expect(!stage.needsFrame)
    // Two boards of 200 by 100 points, one below the other, in what the safe area leaves of the view.
    let boardHeight = min(460 / 200, (height - 84) / 100) * 100
    let room = view.bounds.height - view.adjustedContentInset.top - view.adjustedContentInset.bottom
    #expect(abs(view.contentSize.height - max(room, 2 * boardHeight)) < 0.001)
  }

  @Test func everySectionBeginsOnABoardOfItsOwn() {
    let source = ScatterSource([1, 0, 3])
    let view = show(source, in: CGSize(width: 400, height: 300))
    #expect(view.contentSize.height == 600)
    #expect(layout.layoutAttributesForItem(at: [2, 0])?.frame.minY == 240)
    #expect(layout.layoutAttributesForItem(at: [2, 2])?.frame.minY == 440)
    #expect(layout.layoutAttributesForItem(at: [1, 0]) == nil)
  }

  @Test func whatARectangleShowsIsWhatIntersectsIt() {
    let source = ScatterSource([7, 0, 1, 9])
    let view = show(source, in: CGSize(width: 400, height: 300))
    let all = source.counts.enumerated().flatMap { section, count in
      (0..<count).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
    }
    for y in stride(from: -100, to: view.contentSize.height + 100, by: 37) {
      let rect = CGRect(x: 0, y: y, width: 400, height: 130)
      let found = layout.layoutAttributesForElements(in: rect)?.map { $0.indexPath } ?? []
      #expect(found == all.filter { $0.frame.intersects(rect) }.map { $0.indexPath })
    }
  }

  @Test func aMillionItemsAskForTheSizesOfThoseOnScreen() {
    let source = ScatterSource([1_000_000])
    let view = show(source, in: CGSize(width: 400, height: 300))
    var asked = 0
    layout.sizeForItem = { _ in
      asked += 1
      return CGSize(width: 40, height: 40)
    }
    view.contentOffset.y = view.contentSize.height - 300
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.contains([0, 999_999]))
    #expect(asked < 40)
  }

  @Test func withoutItemsOrPlacesThereIsNothing() {
    let empty = ScatterSource([0])
    let view = show(empty, in: CGSize(width: 400, height: 300))
    #expect(view.visibleCells.isEmpty)
    empty.counts = [3]
    layout.places = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
    #expect(view.contentSize == CGSize(width: 400, height: 300))
  }
}
