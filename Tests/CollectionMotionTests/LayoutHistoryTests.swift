import CollectionMotion
import Foundation
import Stage
import Testing
import TestSupport
import UIKit

/// What a history keeps, told of a layout's calls as a collection view makes them.
@Suite struct LayoutHistoryTests {
  private let screen = CGRect(x: 0, y: 100, width: 100, height: 200)

  private func shown(_ state: Int) -> LayoutHistory<Int> {
    var history = LayoutHistory<Int>()
    history.prepare(state)
    history.show(screen, of: screen)
    return history
  }

  @Test func thePreviousStateIsTheOneThatWasShown() {
    var history = shown(1)
    #expect(history.current == 1 && history.previous == nil)
    history.prepare(2)
    history.prepare(3)  // nobody has seen 2
    #expect(history.current == 3 && history.previous == 1)
    history.show(screen, of: screen)
    history.prepare(4)
    #expect(history.current == 4 && history.previous == 3)
  }

  @Test func untilAnUpdateIsFinalizedThePreviousStateStays() {
    var history = shown(1)
    history.prepare(2)
    history.show(screen, of: screen)  // provisionally
    history.begin(.update)
    history.prepare(3)
    history.show(screen, of: screen)
    history.prepare(4)
    #expect(history.current == 4 && history.previous == 1)
    #expect(history.changes == .update)
    history.finalize(.update)
    #expect(history.current == 4 && history.previous == 1 && history.changes == [])
    history.prepare(5)
    #expect(history.previous == 4)
  }

  @Test func boundsThatChangeWithoutAPreparationBeginFromTheCurrentState() {
    var history = shown(1)
    history.prepare(2)
    history.show(screen, of: screen)
    history.begin(.boundsChange)
    #expect(history.current == 2 && history.previous == 2)
    history.finalize(.boundsChange)
    history.prepare(3)  // for the new bounds, before they are told
    history.begin(.boundsChange)
    history.prepare(4)
    #expect(history.current == 4 && history.previous == 2)
  }

  @Test func aLayoutThatTakesOverFromAnotherHasShownNothing() {
    var history = shown(1)
    history.begin(.transition)
    history.prepare(2)
    #expect(history.previous == nil && history.current == 2)
    history.finalize(.transition)
    history.beginTransitionFromOtherLayout()
    #expect(history.previous == nil && history.current == nil && history.changes == .transition)
    history.prepare(3)
    history.show(screen, of: screen)
    history.finalize(.transition)
    #expect(history.previous == nil && history.current == 3)
    history.prepare(4)
    #expect(history.previous == 3)
  }

  @Test func questionsAboutWhatIsNotOnScreenShowNothing() {
    var history = LayoutHistory<Int>()
    history.prepare(1)
    let answers = [
      history.show(CGRect(x: 0, y: 300, width: 100, height: 200), of: screen),  // below, for prefetching
      history.show(screen, of: nil),
    ]
    #expect(answers == [false, false])
    history.prepare(2)
    #expect(history.previous == nil)
    let answer = history.show(CGRect(x: 0, y: 0, width: 100, height: 1000), of: screen)
    #expect(answer)
    history.prepare(3)
    #expect(history.previous == 2)
  }

  @Test func aRevisedStateIsStillTheCurrentOne() {
    var history = LayoutHistory<[Int]>()
    history.revise { $0.append(1) }
    #expect(history.current == nil)
    history.prepare([1])
    history.show(screen, of: screen)
    history.prepare([2])
    history.begin(.update)
    history.revise { $0.append(3) }
    #expect(history.current == [2, 3] && history.previous == [1])
  }
}

/// A layout as anybody may write it with a history and a tracker: rows whose height the data say.
@MainActor private final class RowsLayout: UICollectionViewLayout {
  private var history = LayoutHistory<[CGFloat]>()
  private var updates = UpdateTracker()
  var heights: [CGFloat] = []

  override func prepare() {
    super.prepare()
    history.prepare(heights)
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: (history.current ?? []).reduce(0, +))
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    history.show(rect, of: collectionView?.bounds)
    return (history.current ?? []).indices.compactMap {
      attributes(IndexPath(item: $0, section: 0), in: history.current)
    }
    .filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(indexPath, in: history.current)
  }
  private func attributes(
    _ indexPath: IndexPath, as item: Int? = nil, in heights: [CGFloat]?
  ) -> UICollectionViewLayoutAttributes? {
    let item = item ?? indexPath.item
    guard let heights, heights.indices.contains(item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: heights[..<item].reduce(0, +), width: 100, height: heights[item])
    return attributes
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates.begin(updateItems)
    history.begin(.update)
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updates.end()
    history.finalize(.update)
  }
  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let old = updates.oldPath(ofNew: path) else {
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }
    return attributes(path, as: old.item, in: history.previous)
  }
}

@MainActor private final class RowsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let layout = RowsLayout()
  lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  override func viewDidLoad() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { layout.heights.count }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    layout.invalidateLayout()  // as clumsy delegates and data sources do
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    layout.invalidateLayout()
    _ = collectionView.layoutAttributesForItem(at: [0, 0])  // prepares
  }
}

@MainActor @Suite struct LayoutHistoryInOtherLayoutsTests {
  @Test func rowsOfAnybodysLayoutStartWhereTheyWereWhoeverInvalidatesIt() throws {
    let controller = RowsController()
    controller.layout.heights = Array(repeating: 100, count: 8)
    let stage = Stage(size: CGSize(width: 100, height: 400), rootViewController: controller)
    controller.collectionView.contentOffset.y = 400  // the end
    stage.advance(by: 0.1)
    // Row 5 grows, row 0 goes.
    controller.layout.heights[5] = 150
    controller.layout.heights.removeFirst()
    controller.collectionView.deleteItems(at: [[0, 0]])
    func seen(_ item: Int) throws -> (top: CGFloat, height: CGFloat) {
      let cell = try #require(stage.cells.first { $0.item == item && !$0.isDisappearing })
      return (cell.frame.minY - stage.contentOffset.y, cell.frame.height)
    }
    let (grows, last) = (try seen(4), try seen(5))
    #expect(abs(grows.top - 100) < 0.001 && abs(grows.height - 100) < 0.001)
    #expect(abs(last.top - 200) < 0.001)
    stage.advance(by: 1)
    #expect(controller.collectionView.contentOffset.y == 350)
    let grown = try seen(4)
    #expect(grown.top == 50 && grown.height == 150)
  }
}
