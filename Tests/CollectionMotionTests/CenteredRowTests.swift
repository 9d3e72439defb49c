// What filmstrip and paging layouts do with several sections, from right to left, and with changing data.

import CollectionMotion
import Foundation
import Stage
import Testing
import TestSupport
import UIKit

@MainActor private final class RowController: UIViewController, UICollectionViewDataSource {
  var counts: [Int] = []
  let layout = FilmstripLayout()
  lazy var row = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    row.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    row.dataSource = self
    view.addSubview(row)
  }
  override func viewDidLayoutSubviews() { row.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 66) }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite struct CenteredRowTests {
  private func open(_ counts: [Int], isRightToLeft: Bool = false) -> (Stage, RowController) {
    let controller = RowController()
    controller.counts = counts
    if isRightToLeft { controller.row.semanticContentAttribute = .forceRightToLeft }
    return (Stage(size: CGSize(width: 390, height: 200), rootViewController: controller), controller)
  }

  private func middle(_ indexPath: IndexPath, on stage: Stage) throws -> Double {
    let row = stage.collections[0]
    let cell = try #require(stage.scene.cell(at: indexPath))
    return Double(cell.position.x - row.node.bounds.minX)
  }

  @Test func theItemsOfAllSectionsStandSideBySide() throws {
    let (stage, _) = open([2, 0, 3])
    for (place, path) in [IndexPath(item: 0, section: 0), [0, 1], [2, 0], [2, 1], [2, 2]].enumerated() {
      #expect(try middle(path, on: stage) == 195 + Double(place) * 37)
    }
  }

  @Test func fromRightToLeftTheFirstItemIsInTheMiddleAndTheOthersAreToItsLeft() throws {
    let (stage, controller) = open([3, 2], isRightToLeft: true)
    for (place, path) in [IndexPath(item: 0, section: 0), [0, 1], [0, 2], [1, 0], [1, 1]].enumerated() {
      #expect(try middle(path, on: stage) == 195 - Double(place) * 37)
    }
    stage.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 250, y: 30), duration: 0.3)
    stage.advance(by: 3)
    let centered = try #require(controller.layout.centeredIndexPath)
    #expect(centered != [0, 0])
    #expect(abs(try middle(centered, on: stage) - 195) < 1e-6)
  }

  @Test func theItemInTheMiddleStaysThereWhenOthersComeAndGo() throws {
    for isRightToLeft in [false, true] {
      let (stage, controller) = open([4, 4], isRightToLeft: isRightToLeft)
      let place = try #require(controller.layout.position(of: [1, 1]))
      controller.row.contentOffset = controller.layout.contentOffset(forPosition: place)
      stage.advance(by: 0.1)
      controller.counts = [6, 4]
      controller.row.insertItems(at: [[0, 0], [0, 5]])
      stage.advance(by: 0.5)
      #expect(controller.layout.centeredIndexPath == [1, 1])
      controller.counts = [6, 2]
      controller.row.deleteItems(at: [[1, 0], [1, 3]])
      stage.advance(by: 0.5)
      #expect(controller.layout.centeredIndexPath == [1, 0])
      #expect(abs(try middle([1, 0], on: stage) - 195) < 1e-6)
      // The one in the middle goes: that which takes its place, and at last nothing.
      controller.counts = [6, 1]
      controller.row.deleteItems(at: [[1, 0]])
      stage.advance(by: 0.5)
      #expect(controller.layout.centeredIndexPath == [1, 0])
      controller.counts = [0, 0]
      controller.row.reloadData()
      stage.advance(by: 0.5)
      #expect(controller.layout.centeredIndexPath == nil)
    }
  }

  @Test func parallaxAttributesAreCopiedAndComparedWithTheirValue() throws {
    let one = ParallaxLayoutAttributes(forCellWith: [0, 1])
    one.parallaxValue = 0.25
    let copy = try #require(one.copy() as? ParallaxLayoutAttributes)
    #expect(copy.parallaxValue == 0.25 && copy.indexPath == [0, 1] && one.isEqual(copy))
    copy.parallaxValue = nil
    #expect(!one.isEqual(copy))
    #expect(!one.isEqual(UICollectionViewLayoutAttributes(forCellWith: [0, 1])))
  }

  @Test func aProgressAnimatorFollowsTheClockAndEndsWithExactlyOne() {
    let stage = Stage(size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
    var seen: [CGFloat] = []
    var completions = 0
    let animator = ProgressAnimator(duration: 0.2, curve: .easeInOut) { seen.append($0) }
    animator.start { completions += 1 }
    for time in [0.05, 0.1, 0.15, 0.2] { stage.frame(at: time) }
    #expect(zip(seen, [0.125, 0.5, 0.875, 1]).allSatisfy { abs($0 - $1) < 1e-9 } && seen.count == 4)
    #expect(seen.last == 1 && completions == 1 && !animator.isRunning && !stage.needsFrame)
    animator.start { completions += 1 }
    animator.stop()
    stage.advance(by: 1)
    #expect(seen.count == 4 && completions == 1)
  }
}
