// Choreographies that are interrupted, with anchors, headers and backgrounds, and without motion.

import CollectionMotion
import Foundation
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct ChoreographySituationTests {
  private static let spring = Choreography.Motion.spring(duration: 0.6, dampingRatio: 0.6)
  private static let linear = Choreography.Motion.curve(.linear, duration: 0.8)

  // MARK: Interruptions

  /// Where all rows are seen that exist, by name.
  private func places(_ feed: FeedController) -> [Int: CGFloat] {
    Dictionary(uniqueKeysWithValues: feed.names[0].compactMap { name in feed.seen(name).map { (name, $0) } })
  }

  @Test(arguments: 0..<10)
  func nothingJumpsWhenAnUpdateInterrupts(_ moment: Int) {
    for choreography in [.spring, .cascade, .inTurn, .ripple(from: .visibleCenter)] as [Choreography] {
      let feed = FeedController.still(choreography)
      feed.stage.frame(at: feed.stage.time)
      feed.update { $0.insert([100, 101], at: 1) }
      for interruption in 0..<3 {
        feed.stage.advance(by: 0.03 + 0.06 * Double(moment))
        let before = places(feed)
        feed.update { feed in
          switch interruption {
          case 0: feed.delete(0..<1)
          case 1: feed.move(1, to: 4)
          default: feed.insert([102], at: 3)
          }
        }
        feed.stage.frame(at: feed.stage.time)
        let after = places(feed)
        for (name, place) in after {
          guard let former = before[name] else { continue }
          #expect(abs(place - former) < 1e-6, "\(name) in interruption \(interruption)")
        }
        #expect(after.keys.filter { before[$0] != nil }.count >= 5)
      }
      feed.stage.advance(by: 4)
      #expect(!feed.stage.needsFrame && feed.pictures.isEmpty)
      for (item, name) in feed.names[0].prefix(7).enumerated() { #expect(near(feed.seen(name), 64 * CGFloat(item))) }
    }
  }

  @Test(arguments: [FeedController.Kind.estimatedFlow, .estimatedCompositional, .list])
  func whatIsMeasuredStartsWhereItIsSeen(_ kind: FeedController.Kind) {
    let feed = FeedController(kind, anchor: nil)
    feed.flow?.choreography = .cascade
    feed.compositional?.choreography = .cascade
    feed.stage.frame(at: feed.stage.time)
    for name in [100, 105] {
      let before = places(feed)
      feed.update { $0.insert([name, name + 1], at: 1) }
      feed.stage.frame(at: feed.stage.time)
      let after = places(feed)
      let both = before.keys.filter { after[$0] != nil }
      #expect(both.count > 4)
      for item in both { #expect(near(after[item], before[item] ?? 0), "\(item)") }
      feed.stage.advance(by: 0.15)
    }
  }

  /// A new row gets its size in the update: the others make all of their way in the motion that they have.
  @Test(arguments: [FeedController.Kind.estimatedFlow, .estimatedCompositional, .list], [40, 44, 90])
  func rowsFollowTheirOwnCurveToWhereMeasuredOnesPushThem(_ kind: FeedController.Kind, length: Int) throws {
    let feed = FeedController(kind, anchor: nil)
    let choreography = Choreography(shift: Self.linear)
    feed.flow?.choreography = choreography
    feed.compositional?.choreography = choreography
    let former = feed.length
    feed.length = { $0 == 100 ? CGFloat(length) : former($0) }
    let start = try #require(feed.seen(3))
    feed.update { $0.insert([100], at: 1) }
    let way = CGFloat(length) + kind.spacing
    feed.stage.eachFrame(for: 1) { time in
      #expect(near(feed.seen(3), start + way * min(time / 0.8, 1)), "at \(time)")
    }
  }

  /// A row takes the place of another one of its size, at the beginning of the content, which cannot scroll further.
  @Test(arguments: [FeedController.Kind.estimatedFlow, .estimatedCompositional, .list])
  func atTheBeginningRowsStandStillBelowAMeasuredOne(_ kind: FeedController.Kind) throws {
    for choreography in [Choreography.spring, .cascade, .inTurn] {
      let feed = FeedController(kind)
      feed.flow?.choreography = choreography
      feed.compositional?.choreography = choreography
      let former = feed.length
      feed.length = { $0 == 100 ? former(0) : former($0) }
      let start = try #require(feed.seen(1))
      feed.update {
        $0.names[0].removeFirst()
        $0.collectionView.deleteItems(at: [[0, 0]])
        $0.insert([100], at: 0)
      }
      feed.stage.eachFrame(for: 1.2) { time in #expect(near(feed.seen(1), start), "at \(time)") }
    }
  }

  // MARK: Anchors

  @Test(arguments: [
    FeedController.Kind.flow, .estimatedFlow, .horizontalFlow, .compositional, .estimatedCompositional,
    .horizontalCompositional, .list,
  ])
  func whatStaysInPlaceStaysInEachFrame(_ kind: FeedController.Kind) throws {
    for choreography in [Choreography.spring, .cascade, .inTurn] {
      let feed = FeedController(kind)
      feed.flow?.choreography = choreography
      feed.compositional?.choreography = choreography
      feed.offset = 700
      let anchor = try #require(feed.anchorName)
      let place = try #require(feed.seen(anchor))
      feed.update { $0.insert([200, 201, 202], at: 2) }
      feed.stage.eachFrame(for: 1.2) { time in
        #expect(feed.seen(anchor).map { abs($0 - place) < 0.5 } ?? false, "at \(time)")
      }
    }
  }

  @Test func whatLeavesTravelsWithContentThatStaysInPlace() {
    let feed = FeedController.still(Choreography(delete: Self.linear), anchor: .visibleItem)
    feed.offset = 640
    feed.update {
      $0.names[0].insert(contentsOf: [100, 101], at: 0)
      $0.names[0].remove(at: 14)
      $0.collectionView.deleteItems(at: [[0, 12]])
      $0.collectionView.insertItems(at: [[0, 0], [0, 1]])
    }
    let place = 64.0 * 12 - 640
    feed.stage.eachFrame(for: 0.7) { time in
      guard let picture = feed.pictures.first?.layer.presentation(),
        let screen = feed.collectionView.layer.presentation()
      else {
        Issue.record("no picture at \(time)")
        return
      }
      #expect(near(picture.position.y - 30 - screen.bounds.minY, place), "at \(time)")
    }
    // Another update takes it along.
    feed.flow?.choreography.delete = .curve(.linear, duration: 3)
    feed.update { $0.delete(13..<14) }
    feed.stage.advance(by: 0.5)
    let former = feed.pictures.last.flatMap { $0.layer.presentation()?.position.y }.map { $0 - feed.offset }
    feed.update { $0.insert([103], at: 0) }
    feed.stage.advance(by: 0.5)
    let now = feed.pictures.last.flatMap { $0.layer.presentation()?.position.y }.map { $0 - feed.offset }
    #expect(former != nil && near(now, former ?? 0))
  }

  /// Rows that leave the screen leave as themselves, so that nobody sees them twice who scrolls back; and as snapshots, if
  /// their motion takes longer than the collection view's.
  @Test(arguments: [0.5, 1])
  func rowsThatLeaveTheScreenAreSeenOnce(duration: TimeInterval) throws {
    let feed = FeedController.still(Choreography(shift: Self.linear))
    let leaving = try #require(feed.collectionView.indexPathsForVisibleItems.max())
    let cell = try #require(feed.collectionView.cellForItem(at: leaving))
    let start = try #require(feed.seen(leaving.item))
    UIView.animate(withDuration: duration) { feed.update { $0.insert([100], at: 0) } }
    #expect(feed.pictures.isEmpty == (duration == 1))
    guard duration == 1 else { return }
    feed.stage.eachFrame(for: 0.4) { time in
      #expect(near(cell.layer.presentation()?.frame.minY, start + 64 * min(time / 0.8, 1)), "at \(time)")
    }
    feed.collectionView.contentOffset.y = 200
    feed.stage.advance(by: 1.0 / 60)
    #expect(feed.collectionView.cellForItem(at: [0, leaving.item + 1]) === cell)
  }

  /// The collection view's animation is enough for them.
  @Test func rowsThatLeaveTheScreenWithoutAChoreographyHaveOneAnimation() throws {
    let feed = FeedController.still(.standard)
    let leaving = try #require(feed.collectionView.indexPathsForVisibleItems.max())
    let cell = try #require(feed.collectionView.cellForItem(at: leaving))
    feed.update { $0.insert([100], at: 0) }
    #expect(cell.layer.animationKeys()?.count == 1)
  }

  /// They have no motions of their own.
  @Test func rowsThatScrollAwayWithAKeptEndAreNoSnapshots() throws {
    let feed = FeedController.still(Choreography(shift: Self.linear), anchor: .end)
    for _ in 0..<3 { feed.offset = feed.lastOffset }
    let leaving = try #require(feed.collectionView.indexPathsForVisibleItems.min())
    UIView.animate(withDuration: 0.5) { feed.update { $0.insert([100, 101], at: 59) } }
    feed.stage.advance(by: 0.1)
    #expect(feed.pictures.isEmpty)
    #expect(!feed.collectionView.indexPathsForVisibleItems.contains(leaving))
  }

  // MARK: Headers and backgrounds

  @Test func headersBackgroundsAndBadgesHaveTheMotionsOfTheirKind() throws {
    let controller = ShelvesController()
    let stage = Stage(size: CGSize(width: 300, height: 500), rootViewController: controller)
    controller.layout.choreography = Choreography(insert: Self.spring, shift: Self.linear)
    controller.layout.transitions.insertSection = .shift(x: 0, y: 40)
    stage.frame(at: stage.time)
    let insert = MotionProbe(Self.spring, on: stage)
    controller.insertShelf(1)
    func seen(_ kind: String?, _ section: Int) -> Scene.Node? {
      stage.scene.nodes.first { node in
        guard case .element(let element) = node.content else { return false }
        return element.kind == kind && element.section == section && element.item == 0 && !element.isDisappearing
      }
    }
    stage.eachFrame(for: 0.9) { time in
      for kind in ["header", "ground", "badge", nil] {
        #expect(near(seen(kind, 1)?.transform.m42, 40 * (1 - insert.progress)), "\(kind ?? "card") at \(time)")
      }
      let way = 110 * min(time / 0.8, 1)
      #expect(near(seen("header", 2)?.position.y, 175 + way) && near(seen("ground", 2)?.position.y, 215 + way))
    }
    #expect(!stage.needsFrame)
  }

  // MARK: Everything else

  @Test func reducedMotionFadesAsWithoutAChoreography() {
    let (plain, choreographed) = (FeedController.still(.standard), FeedController.still(.cascade))
    for feed: FeedController in [plain, choreographed] {
      feed.stage.isReduceMotionEnabled = true
      feed.update { $0.insert([100], at: 1) }
    }
    choreographed.stage.frame(at: choreographed.stage.time)
    plain.stage.eachFrame(for: 0.4) { _ in
      for name in [0, 1, 2, 100] {
        let cells = [plain, choreographed].map { (feed: FeedController) in
          feed.path(name).flatMap { feed.collectionView.cellForItem(at: $0) }?.layer.presentation()
        }
        #expect(cells[0]?.opacity == cells[1]?.opacity && cells[0]?.position == cells[1]?.position)
      }
      choreographed.stage.advance(by: 1.0 / 60)
    }
  }

  @Test func anUpdateWithoutAnimationIsDoneAtOnce() {
    for isDisabled in [true, false] {
      let feed = FeedController.still(Choreography(all: Self.linear.delayed(by: 0.5)))
      if isDisabled {
        UIView.performWithoutAnimation { feed.update { $0.delete(0..<1) } }
      } else {
        UIView.animate(withDuration: 0) { feed.update { $0.delete(0..<1) } }
      }
      feed.stage.frame(at: feed.stage.time)
      for name in 1..<6 { #expect(near(feed.seen(name), 64 * CGFloat(name - 1))) }
      feed.stage.advance(by: 0.05)
      #expect(feed.pictures.isEmpty)
    }
  }

  @Test func motionsAreMirroredFromRightToLeft() {
    let feeds = [false, true].map { isMirrored in
      let feed = FeedController(.horizontalFlow, anchor: nil, isMirrored: isMirrored)
      feed.flow?.choreography = .ripple(from: .item([0, 1]), speed: 500)
      feed.flow?.transitions.insertItem = .slide(from: .left)
      feed.update { $0.insert([100], at: 1) }
      return feed
    }
    // Views of other tests that are on no screen take their direction from the last one in use.
    defer { feeds[1].stage.traitCollection = UITraitCollection(layoutDirection: .leftToRight) }
    func middle(_ name: Int, _ feed: FeedController) -> CGFloat? {
      let left = feed.stage.collections.first?.node.bounds.minX ?? 0
      return feed.stage.scene.cell(at: feed.path(name)!).map { $0.position.x + $0.transform.m41 - left }
    }
    var seen = 0
    feeds[0].stage.eachFrame(for: 1) { time in
      for name in [0, 1, 2, 100] {
        guard let plain = middle(name, feeds[0]), let mirrored = middle(name, feeds[1]) else { continue }
        #expect(abs(plain - (320 - mirrored)) < 1e-6, "\(name) at \(time)")
        seen += 1
      }
      feeds[1].stage.advance(by: 1.0 / 60)
    }
    #expect(seen > 200)
  }
}
