// The motions of updates with a choreography, read from the presented layers in each frame.

import CollectionMotion
import Foundation
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct ChoreographyTests {
  private typealias Motion = Choreography.Motion

  private static let spring = Motion.spring(duration: 0.6, dampingRatio: 0.6)
  private static let linear = Motion.curve(.linear, duration: 0.8)

  // MARK: Kinds

  @Test(arguments: [FeedController.Kind.flow, .compositional])
  func eachKindOfChangeHasItsOwnCurve(_ kind: FeedController.Kind) {
    let feed = FeedController.still(Choreography(insert: Self.spring, shift: Self.linear), kind)
    let (insert, shift) = (MotionProbe(Self.spring, on: feed.stage), MotionProbe(Self.linear, on: feed.stage))
    feed.flow?.transitions.insertItem = .shift(x: 0, y: 100)
    feed.compositional?.transitions.insertItem = .shift(x: 0, y: 100)
    feed.update { $0.insert([100], at: 1) }
    feed.stage.eachFrame(for: 1) { time in
      #expect(near(feed.lift(100), 100 * (1 - insert.progress)), "at \(time)")
      #expect(near(feed.seen(0), 0))
      for name in 1..<6 { #expect(near(feed.seen(name), 64 * CGFloat(name) + 64 * shift.progress), "at \(time)") }
    }
    #expect(!feed.stage.needsFrame)
  }

  @Test func aDeletedItemLeavesInItsOwnTime() {
    let feed = FeedController.still(Choreography(delete: Self.linear))
    feed.flow?.transitions.deleteItem = .shift(x: 100, y: 0).combined(with: .fade)
    feed.update { $0.delete(1..<2) }
    let standard = MotionProbe(.standard, on: feed.stage)
    feed.stage.eachFrame(for: 0.79) { time in
      #expect(feed.pictures.count == 1)
      let picture = feed.pictures.first?.layer.presentation()
      #expect(near(picture.map { CGFloat($0.opacity) }, 1 - time / 0.8), "at \(time)")
      #expect(near(picture?.transform.m41, 100 * time / 0.8) && near(picture?.position.y, 94))
      #expect(near(feed.seen(2), 128 - 64 * standard.progress))
    }
    feed.stage.advance(by: 0.05)
    #expect(feed.pictures.isEmpty && !feed.stage.needsFrame)
  }

  @Test func aMovedItemAndThoseThatMakeWayHaveTheirOwnMotions() {
    let feed = FeedController.still(Choreography(move: Self.spring, shift: Self.linear))
    feed.flow?.transitions.move = .scale(0.5)
    let (move, shift) = (MotionProbe(Self.spring, on: feed.stage), MotionProbe(Self.linear, on: feed.stage))
    feed.update { $0.move(0, to: 3) }
    feed.stage.eachFrame(for: 1) { time in
      let cell = feed.path(0).flatMap { feed.collectionView.cellForItem(at: $0) }?.layer.presentation()
      #expect(near(cell?.position.y, 30 + 192 * move.progress), "at \(time)")
      #expect(near(cell?.transform.m11, 1 - 0.5 * (1 - move.progress)))
      for name in 1...3 { #expect(near(feed.seen(name), 64 * CGFloat(name) - 64 * shift.progress)) }
      #expect(near(feed.seen(4), 256))
    }
  }

  @Test func anItemOfAMovedSectionIsMoved() {
    let feed = FeedController(.flow, [[0], [1], [2]], anchor: nil)
    feed.flow?.choreography = Choreography(move: Self.linear, shift: Self.spring)
    let starts = [0, 1, 2].map { feed.seen($0) ?? 0 }
    let (move, shift) = (MotionProbe(Self.linear, on: feed.stage), MotionProbe(Self.spring, on: feed.stage))
    feed.update {
      $0.names = [[1], [2], [0]]
      $0.collectionView.moveSection(0, toSection: 2)
    }
    let ends = [0, 1, 2].map { name in feed.collectionView.cellForItem(at: feed.path(name)!)!.frame.minY }
    feed.stage.eachFrame(for: 1) { time in
      #expect(near(feed.seen(0), starts[0] + (ends[0] - starts[0]) * move.progress), "at \(time)")
      #expect(near(feed.seen(2), starts[2] + (ends[2] - starts[2]) * shift.progress))
    }
  }

  @Test func aReloadedItemFadesFromOneViewToTheOther() {
    let feed = FeedController.still(Choreography(reload: Self.linear))
    let old = feed.collectionView.cellForItem(at: [0, 1])
    feed.update { $0.collectionView.reloadItems(at: [[0, 1]]) }
    feed.stage.eachFrame(for: 0.78) { time in
      let cell = feed.collectionView.cellForItem(at: [0, 1])
      #expect(cell !== old && near(cell?.layer.presentation().map { CGFloat($0.opacity) }, time / 0.8), "at \(time)")
      #expect(near(feed.pictures.first?.layer.presentation().map { CGFloat($0.opacity) }, 1 - time / 0.8))
      #expect(near(feed.seen(1), 64) && near(feed.pictures.first?.layer.presentation()?.position.y, 94))
    }
    feed.stage.advance(by: 0.1)
    #expect(feed.pictures.isEmpty && !feed.stage.needsFrame)
  }

  @Test func anItemOfAnotherSizeIsTheSameViewAndItsNeighboursMakeWay() {
    let feed = FeedController.still(Choreography(resize: Self.spring, shift: Self.linear))
    let view = feed.collectionView.cellForItem(at: [0, 1])
    let (resize, shift) = (MotionProbe(Self.spring, on: feed.stage), MotionProbe(Self.linear, on: feed.stage))
    feed.resize([1], by: 40)
    feed.update { $0.collectionView.collectionViewLayout.invalidateLayout() }
    feed.stage.eachFrame(for: 1) { time in
      let cell = feed.collectionView.cellForItem(at: [0, 1])
      #expect(cell === view)
      #expect(near(cell?.layer.presentation()?.bounds.height, 60 + 40 * resize.progress), "at \(time)")
      #expect(near(feed.seen(1), 64))
      for name in 2..<5 { #expect(near(feed.seen(name), 64 * CGFloat(name) + 40 * shift.progress)) }
      // What is in the cell is laid out for what is seen.
      #expect(near(cell?.contentView.layer.presentation()?.bounds.height, 60 + 40 * resize.progress))
    }
  }

  /// Rows 6 and 7 are the last on the screen of 480 points.
  @Test func whatIsPushedOffTheScreenLeavesInTheSameTime() {
    let feed = FeedController.still(Choreography(shift: Self.linear))
    feed.update { $0.insert([100, 101], at: 0) }
    let starts: [CGFloat] = [6 * 64, 7 * 64]
    feed.stage.eachFrame(for: 0.78) { time in
      let seen = feed.pictures.compactMap { $0.layer.presentation() }.map { $0.position.y - 30 }.sorted()
      #expect(seen.count == 2 && zip(seen, starts).allSatisfy { near($0, $1 + 128 * time / 0.8) }, "at \(time)")
      #expect(near(feed.seen(5), 320 + 128 * time / 0.8))
    }
    feed.stage.advance(by: 0.1)
    #expect(feed.pictures.isEmpty)
  }

  @Test func whatComesOntoTheScreenComesInTheSameTime() {
    let feed = FeedController.still(Choreography(shift: Self.linear))
    feed.update { $0.delete(0..<2) }
    feed.stage.eachFrame(for: 0.78) { time in
      for name in 3..<9 { #expect(near(feed.seen(name), 64 * CGFloat(name) - 128 * time / 0.8), "\(name) at \(time)") }
    }
  }

  // MARK: Orders

  @Test func elementsSetOutByIndex() {
    let motion = Self.linear.staggered(.byIndex(0.1)).delayed(by: 0.05)
    let feed = FeedController.still(Choreography(insert: motion))
    feed.flow?.transitions.insertItem = .shift(x: 0, y: 100)
    feed.update { $0.insert([100, 101, 102], at: 1) }
    feed.stage.eachFrame(for: 1.2) { time in
      for rank in 0..<3 {
        let way = min(max((time - 0.05 - 0.1 * Double(rank)) / 0.8, 0), 1)
        #expect(near(feed.lift(100 + rank), 100 * (1 - way)), "\(rank) at \(time)")
      }
    }
  }

  @Test func eachKindOfChangeCountsItsOwnElements() {
    let feed = FeedController.still(
      Choreography(
        insert: Self.linear.staggered(.byIndex(0.1)), delete: Self.linear.staggered(.byIndex(0.1)),
        shift: Self.linear.staggered(.byIndex(0.05))))
    feed.flow?.transitions.insertItem = .shift(x: 0, y: 100)
    feed.update {
      $0.names[0].removeSubrange(0..<2)
      $0.names[0].insert(contentsOf: [100, 101], at: 3)
      $0.collectionView.deleteItems(at: [[0, 0], [0, 1]])
      $0.collectionView.insertItems(at: [[0, 3], [0, 4]])
    }
    feed.stage.eachFrame(for: 1) { time in
      func way(_ delay: Double) -> CGFloat { min(max((time - delay) / 0.8, 0), 1) }
      for rank in 0..<2 { #expect(near(feed.lift(100 + rank), 100 * (1 - way(0.1 * Double(rank)))), "at \(time)") }
      // Items 2, 3 and 4 move up by two places; the ones behind the insertion stay.
      for rank in 0..<3 {
        #expect(near(feed.seen(2 + rank), 128 + 64 * CGFloat(rank) - 128 * way(0.05 * Double(rank))))
      }
      #expect(near(feed.seen(5), 320))
    }
  }

  @Test(arguments: [0, 1, 2, 3])
  func elementsSetOutWhenAWaveReachesThem(_ place: Int) {
    let (origin, start): (Choreography.Stagger.Origin, CGFloat) =
      [
        (.point(CGPoint(x: 160, y: 200)), 200), (.item([0, 2]), 158), (.visibleCenter, 240), (.item([0, 40]), 240),
      ][place]
    let feed = FeedController.still(Choreography(shift: Self.linear.staggered(.byDistance(from: origin, speed: 500))))
    feed.update { $0.insert([100], at: 0) }
    feed.stage.eachFrame(for: 1.5) { time in
      for name in 0..<6 {
        let middle = 64 * CGFloat(name) + 30
        let way = min(max((time - abs(middle - start) / 500) / 0.8, 0), 1)
        #expect(near(feed.seen(name), 64 * CGFloat(name) + 64 * way), "\(name) at \(time)")
      }
    }
  }

  @Test func aWaveWithoutSpeedAndBadDelaysHoldNothingUp() {
    for stagger: Choreography.Stagger in [
      .byDistance(from: .visibleCenter, speed: 0), .byDistance(from: .visibleCenter, speed: -1), .byIndex(-1),
      .custom { _ in .nan }, .custom { _ in .infinity }, .custom { _ in -3 },
    ] {
      let feed = FeedController.still(Choreography(shift: Self.linear.staggered(stagger)))
      feed.update { $0.insert([100], at: 0) }
      feed.stage.advance(by: 0.4)
      for name in 0..<6 { #expect(near(feed.seen(name), 64 * CGFloat(name) + 32)) }
    }
  }

  @Test func aClosureChoosesTheDelayByTheAttributes() {
    var asked: [IndexPath] = []
    let feed = FeedController.still(
      Choreography(
        shift: Self.linear.staggered(
          .custom {
            asked.append($0.indexPath)
            return $0.indexPath.item % 2 == 0 ? 0.3 : 0
          })))
    feed.update { $0.insert([100], at: 0) }
    feed.stage.advance(by: 0.2)
    for name in 0..<6 {
      #expect(near(feed.seen(name), 64 * CGFloat(name) + (name % 2 == 0 ? 16 : 0)))  // item name + 1 after the update
    }
    #expect(asked.contains([0, 1]) && !asked.contains([0, 0]))
  }

  @Test func theStaggerOfTransitionsAddsToTheChoreography() {
    let feed = FeedController.still(Choreography(insert: Self.linear.delayed(by: 0.1)))
    feed.flow?.transitions.insertItem = .shift(x: 0, y: 100).delayed(by: 0.1)
    feed.flow?.transitions.stagger = 0.2
    feed.update { $0.insert([100, 101], at: 1) }
    feed.stage.advance(by: 0.6)
    #expect(near(feed.lift(100), 50) && near(feed.lift(101), 75))
  }
}
