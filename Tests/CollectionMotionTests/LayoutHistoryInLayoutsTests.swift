// Layouts that begin where they were, whoever invalidates them, or asks them, in the middle of an update.

import CollectionMotion
import Foundation
import Stage
import Testing
import TestSupport
import UIKit

/// A collection view whose delegate invalidates the layout whenever the content moves.
@MainActor
private final class RestlessController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let collectionView: UICollectionView
  var items: [Int]
  var invalidates = true

  init(_ layout: UICollectionViewLayout, items: Int) {
    self.items = Array(0..<items)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    collectionView.frame = view.bounds
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if invalidates { collectionView.collectionViewLayout.invalidateLayout() }
  }
}

/// Hears nothing that matters here.
@MainActor private final class Prefetches: NSObject, UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

@MainActor @Suite struct LayoutHistoryInLayoutsTests {
  /// Where a cell is seen from the top of the view, and how tall.
  private func seen(_ item: Int, on stage: Stage) throws -> (top: CGFloat, height: CGFloat) {
    let cell = try #require(stage.cells.first { $0.item == item && !$0.isDisappearing })
    return (cell.frame.minY - stage.contentOffset.y, cell.frame.height)
  }

  @Test func survivorsOfAnExpandableListDoNotJumpWhenScrollingInvalidatesIt() throws {
    let layout = ExpandableListLayout()
    let controller = RestlessController(layout, items: 20)
    let stage = Stage(size: CGSize(width: 300, height: 600), rootViewController: controller)
    layout.toggleExpansion(at: [0, 16], animation: .none)
    controller.collectionView.contentOffset.y = 1600  // the end
    stage.advance(by: 0.1)
    controller.items.remove(at: 3)
    controller.collectionView.deleteItems(at: [[0, 3]])
    // The content becomes shorter by an item, which is far above: nothing moves on screen.
    for time in [0, 0.1, 0.1, 0.2] {
      stage.advance(by: time)
      #expect(abs(try seen(15, on: stage).top) < 0.001)
      #expect(abs(try seen(15, on: stage).height - 300) < 0.001)
      #expect(abs(try seen(16, on: stage).top - 300) < 0.001)
    }
  }

  @Test func whatComesIntoAnExpandableListStartsWhereItWasWhenScrollingInvalidatesIt() throws {
    let layout = ExpandableListLayout()
    let controller = RestlessController(layout, items: 20)
    let stage = Stage(size: CGSize(width: 300, height: 600), rootViewController: controller)
    controller.collectionView.contentOffset.y = 1400  // the end
    stage.advance(by: 0.1)
    UIView.animate(withDuration: 0.4) {
      layout.itemHeight = 80
      controller.collectionView.layoutIfNeeded()
    }
    #expect(abs(try seen(13, on: stage).top - -100) < 0.001)
    #expect(abs(try seen(12, on: stage).top - -200) < 0.001)
  }

  @Test func cellsThatScrollInAnAnimationDoNotStartWhereTheyWereBeforeAFormerChange() throws {
    let layout = ExpandableListLayout()
    let controller = RestlessController(layout, items: 20)
    controller.invalidates = false
    let stage = Stage(size: CGSize(width: 300, height: 600), rootViewController: controller)
    layout.toggleExpansion(at: [0, 0], animation: .none)
    UIView.animate(withDuration: 0.4) { controller.collectionView.contentOffset.y = 300 }
    #expect(stage.cell(6)?.frame.minY == 800)  // as the others, which stand still
  }

  @Test func aDeletionTakesItsTransitionAfterItemsWerePrefetched() throws {
    let layout = AnimatedFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    layout.transitions.deleteItem = .scale(0.5)
    let controller = RestlessController(layout, items: 20)
    controller.invalidates = false
    let stage = Stage(size: CGSize(width: 300, height: 600), rootViewController: controller)
    let prefetches = Prefetches()
    controller.collectionView.prefetchDataSource = prefetches
    controller.collectionView.contentOffset.y = 10
    stage.advance(by: 0.1)
    controller.items.remove(at: 1)
    controller.collectionView.deleteItems(at: [[0, 1]])
    stage.advance(by: 0.29)
    let cell = try #require(stage.cells.first { $0.isDisappearing })
    #expect(cell.alpha == 1)  // it shrinks
  }

  @Test func aStripStartsFromTheSelectionThatWasShownHoweverOftenItWasChanged() throws {
    let layout = SelectionStripLayout()
    layout.selectedItem = 1
    let controller = RestlessController(layout, items: 6)
    let stage = Stage(size: CGSize(width: 1000, height: 300), rootViewController: controller)
    layout.selectedItem = 4
    layout.selectedItem = 3
    controller.collectionView.reloadSections([0])
    for item in [1, 2] {
      let cell = try #require(stage.cells.last { $0.item == item && !$0.isDisappearing })
      #expect(cell.frame.minX == (item == 1 ? 100 : 280) && cell.frame.width == (item == 1 ? 160 : 80))
    }
  }

  @Test func aRowKeepsItsMiddleThroughAnUpdateInWhichScrollingInvalidatesIt() throws {
    let layout = FilmstripLayout()
    let controller = RestlessController(layout, items: 12)
    let stage = Stage(size: CGSize(width: 300, height: 60), rootViewController: controller)
    controller.collectionView.contentOffset = layout.contentOffset(forPosition: 11)
    stage.advance(by: 0.1)
    #expect(layout.centeredIndexPath == [0, 11])
    controller.items.removeFirst(4)
    controller.collectionView.deleteItems(at: (0..<4).map { [0, $0] })
    stage.advance(by: 0.1)
    #expect(layout.centeredIndexPath == [0, 7])
    controller.items.insert(contentsOf: [-1, -2], at: 0)
    controller.collectionView.insertItems(at: [[0, 0], [0, 1]])
    stage.advance(by: 0.1)
    #expect(layout.centeredIndexPath == [0, 9])
  }
}
