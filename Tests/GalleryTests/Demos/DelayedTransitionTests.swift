// Transitions of AnimatedFlowLayout that begin later than the update, read from the scene.

import CollectionMotion
import Foundation
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

/// Squares in lines of four.
@MainActor private final class SquaresController: UIViewController, UICollectionViewDataSource {
  let layout = AnimatedFlowLayout()
  lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  var squares = Array(0..<4)

  override func viewDidLoad() {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { squares.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    cell.accessibilityLabel = "square \(squares[indexPath.item])"
    return cell
  }

  func insert(_ count: Int, at item: Int) {
    squares.insert(contentsOf: squares.count..<(squares.count + count), at: item)
    collectionView.insertItems(at: (item..<(item + count)).map { [0, $0] })
  }

  func delete(_ items: [Int]) {
    for item in items.sorted().reversed() { squares.remove(at: item) }
    collectionView.deleteItems(at: items.map { [0, $0] })
  }
}

@MainActor @Suite struct DelayedTransitionTests {
  private let controller = SquaresController()
  private let stage: Stage

  init() { stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: controller) }

  /// An update at the stage's time.
  private func update(_ changes: (SquaresController) -> Void) {
    stage.frame(at: stage.time)
    changes(controller)
  }

  private func ease(_ time: Double) -> Double {
    CAMediaTimingFunction(name: .easeInEaseOut).progress(at: min(max(time / 0.3, 0), 1))
  }

  /// How visible the pictures of what has left are, by their place.
  private func opacity(at x: CGFloat) -> Double? {
    stage.scene.nodes.first { node in
      if case .element = node.content { return false }
      return node.frame.size == CGSize(width: 100, height: 100) && node.position.x == x && node.position.y < 100
        && stage.scene.nodes.contains { $0.id == node.parent && $0.bounds.width == 400 }
    }?.opacity
  }

  @Test func insertedItemsSetOutOneAfterTheOther() throws {
    controller.layout.transitions.insertItem = .scale(0.1)
    controller.layout.transitions.stagger = 0.1
    update { $0.insert(3, at: 1) }
    for time in [0.0, 0.05, 0.15, 0.25, 0.4, 0.6] {
      if time > 0 { stage.advance(by: time - stage.time) }
      for index in 0..<3 {
        let cell = try #require(stage.scene.cell(at: [0, 1 + index]))
        let expected = 0.1 + 0.9 * ease(time - 0.1 * Double(index))
        #expect(abs(cell.transform.m11 - expected) < 1e-6, "item \(1 + index) at \(time)")
      }
    }
  }

  @Test func aDelayedTransitionTakesAsLongAndEndsLater() throws {
    controller.layout.transitions.insertItem = .fade.delayed(by: 0.2)
    update { $0.insert(1, at: 0) }
    stage.advance(by: 0.2)
    #expect(try #require(stage.scene.cell(at: [0, 0])).opacity == 0)
    stage.advance(by: 0.15)
    #expect(abs(try #require(stage.scene.cell(at: [0, 0])).opacity - ease(0.15)) < 1e-6)
    stage.advance(by: 0.15)
    #expect(try #require(stage.scene.cell(at: [0, 0])).opacity == 1)
  }

  @Test func whatWaitsToLeaveIsSeenAndThenGoes() throws {
    controller.layout.transitions.deleteItem = .fade
    controller.layout.transitions.stagger = 0.1
    update { $0.delete([2, 3]) }
    stage.advance(by: 0.1)
    // The first goes with the update, the second waits.
    #expect(opacity(at: 350) == 1)
    stage.advance(by: 0.15)
    #expect(abs(try #require(opacity(at: 350)) - (1 - ease(0.15))) < 1e-6)
    stage.advance(by: 0.25)
    #expect(opacity(at: 350) == nil)
    #expect(controller.collectionView.subviews.filter { !($0 is UICollectionViewCell) && $0.alpha < 1 }.isEmpty)
    #expect(!stage.needsFrame)
  }

  @Test func combinedTransitionsWaitForTheLongerDelay() {
    let transition = ItemTransition.fade.delayed(by: 0.1).combined(with: .scale(0.5).delayed(by: 0.3))
    #expect(transition.delay == 0.3)
    #expect(ItemTransition.fade.delay == 0)
  }

  @Test func reducedMotionFadesWithoutDelay() throws {
    stage.isReduceMotionEnabled = true
    controller.layout.transitions.insertItem = .scale(0.1).delayed(by: 0.2)
    update { $0.insert(1, at: 0) }
    stage.advance(by: 0.15)
    let cell = try #require(stage.scene.cell(at: [0, 0]))
    #expect(CATransform3DIsIdentity(cell.transform))
    #expect(abs(cell.opacity - ease(0.15)) < 1e-6)
  }

  @Test func anAnimatedResizeBringsCellsOnByTheirOwnTransition() throws {
    controller.squares = Array(0..<40)
    controller.collectionView.reloadData()
    stage.advance(by: 0.1)
    controller.layout.transitions.boundsChange = .scale(0.5)
    #expect(stage.scene.cell(at: [0, 30]) == nil)
    stage.frame(at: stage.time)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      controller.collectionView.frame = CGRect(x: 0, y: 0, width: 400, height: 900)
      controller.collectionView.layoutIfNeeded()
    }
    stage.advance(by: 0.2)
    let cell = try #require(stage.scene.cell(at: [0, 30]))
    #expect(abs(cell.transform.m11 - 0.75) < 1e-6)
    #expect(cell.opacity == 1)
    stage.advance(by: 0.3)
    #expect(try #require(stage.scene.cell(at: [0, 30])).transform.m11 == 1)
  }

  @Test func anAnimatedResizeTakesCellsOffByTheirOwnTransition() throws {
    controller.squares = Array(0..<40)
    controller.collectionView.reloadData()
    stage.advance(by: 0.1)
    controller.layout.transitions.boundsChange = .scale(0.5)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      controller.collectionView.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
      controller.collectionView.layoutIfNeeded()
    }
    stage.advance(by: 0.2)
    let cell = try #require(stage.scene.cell(at: [0, 20]))
    #expect(abs(cell.transform.m11 - 0.75) < 1e-6)
    #expect(cell.opacity == 1)
    stage.advance(by: 0.3)
    #expect(stage.scene.cell(at: [0, 20]) == nil)
  }

  /// All of them are asked for, because a new width invalidates all positions.
  @Test func anAnimatedResizeLeavesCellsThatPersistAsTheyAre() throws {
    controller.squares = Array(0..<40)
    controller.collectionView.reloadData()
    stage.advance(by: 0.1)
    controller.layout.transitions.boundsChange = .scale(0.5)
    let subviews = controller.collectionView.subviews.count
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      controller.collectionView.frame.size.width -= 20
      controller.collectionView.layoutIfNeeded()
    }
    #expect(controller.collectionView.subviews.count == subviews)  // no copy of any departs
    stage.advance(by: 0.2)
    #expect(try #require(stage.scene.cell(at: [0, 0])).transform.m11 == 1)
  }
}
