// Transitions of AnimatedCompositionalLayout, read from the scene.

import CollectionMotion
import Foundation
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct AnimatedCompositionalTests {
  private let controller: ShelvesController
  private let stage: Stage

  init() { (controller, stage) = AnimatedCompositionalTests.make(ShelvesController()) }

  private static func make(_ controller: ShelvesController) -> (ShelvesController, Stage) {
    (controller, Stage(size: CGSize(width: 300, height: 500), rootViewController: controller))
  }

  /// An update at the stage's time.
  private func update(_ changes: (ShelvesController) -> Void) {
    stage.frame(at: stage.time)
    changes(controller)
  }

  private func ease(_ time: Double) -> Double {
    CAMediaTimingFunction(name: .easeInEaseOut).progress(at: min(max(time / 0.3, 0), 1))
  }

  /// An element that is there, as it is seen; nil for a cell's kind.
  private func seen(_ kind: String?, _ section: Int, _ item: Int, on stage: Stage? = nil) -> Scene.Node? {
    (stage ?? self.stage).scene.nodes.first { node in
      guard case .element(let element) = node.content else { return false }
      return element.kind == kind && element.section == section && element.item == item && !element.isDisappearing
    }
  }

  /// The pictures of what leaves later, from left to right: the subviews of the collection view that are of no element and
  /// of a size.
  private func pictures(_ size: CGSize) -> [Scene.Node] {
    let nodes = stage.scene.nodes
    guard
      let list = nodes.first(where: { node in
        if case .collectionView = node.content { return true }
        return false
      })
    else { return [] }
    return nodes.filter { node in
      if case .element = node.content { return false }
      return node.parent == list.id && node.bounds.size == size
    }.sorted { $0.position.x < $1.position.x }
  }

  @Test func anInsertedShelfComesWithItsHeaderAndItsCardsOneAfterTheOther() throws {
    controller.layout.transitions.insertSection = .scale(0.1)
    controller.layout.transitions.stagger = 0.1
    update { $0.insertShelf(1) }
    for time in [0.0, 0.05, 0.15, 0.25, 0.35, 0.5, 0.7] {
      if time > 0 { stage.advance(by: time - stage.time) }
      for (rank, element) in [("header", 0), (nil, 0), (nil, 1), (nil, 2)].enumerated() {
        let node = try #require(seen(element.0, 1, element.1))
        #expect(abs(node.transform.m11 - (0.1 + 0.9 * ease(time - 0.1 * Double(rank)))) < 1e-6, "\(rank) at \(time)")
      }
    }
  }

  @Test func whatIsAttachedToACardComesWithIt() throws {
    controller.layout.transitions.insertSection = .fade
    controller.layout.transitions.stagger = 0.1
    update { $0.insertShelf(0) }
    for time in [0.1, 0.2, 0.3] {
      stage.advance(by: time - stage.time)
      for item in 0..<3 {
        let (card, badge) = (try #require(seen(nil, 0, item)), try #require(seen("badge", 0, item)))
        #expect(card.opacity == badge.opacity)
        #expect(abs(card.opacity - ease(time - 0.1 * Double(item + 1))) < 1e-6)
      }
    }
  }

  @Test func aBadgeComesAndGoesWithACardAndTheOthersMoveWithTheirs() throws {
    controller.layout.transitions.insertItem = .scale(0.1)
    update { $0.insertCard([0, 1]) }
    stage.advance(by: 0.15)
    #expect(abs(try #require(seen("badge", 0, 1)).transform.m11 - (0.1 + 0.9 * ease(0.15))) < 1e-6)
    let (card, badge) = (try #require(seen(nil, 0, 2)), try #require(seen("badge", 0, 2)))
    #expect(abs(card.position.x - (150 + 100 * ease(0.15))) < 1e-6)
    #expect(abs(badge.position.x - card.position.x - 40) < 1e-6 && badge.transform.m11 == 1)
  }

  @Test func theGroundOfAShelfComesWithTheUpdate() throws {
    controller.layout.transitions.insertSection = .scale(0.1).delayed(by: 0.1)
    update { $0.insertShelf(1) }
    stage.advance(by: 0.15)
    #expect(abs(try #require(seen("ground", 1, 0)).transform.m11 - (0.1 + 0.9 * ease(0.15))) < 1e-6)
  }

  @Test func whatIsBelowMovesFromWhereItWas() throws {
    update { $0.insertShelf(1) }
    #expect(try #require(seen("header", 2, 0)).position.y == 175)
    stage.advance(by: 0.15)
    #expect(abs(try #require(seen("header", 2, 0)).position.y - (175 + 110 * ease(0.15))) < 1e-6)
    #expect(abs(try #require(seen(nil, 2, 1)).position.y - (230 + 110 * ease(0.15))) < 1e-6)
  }

  @Test func theFooterOfThePageMovesWhenItsFirstShelfComesOrGoes() throws {
    for way in [110.0, -110] {
      let start = try #require(seen("end", 0, Int.max)).position.y
      update { way > 0 ? $0.insertShelf(0) : $0.deleteShelf(0) }
      stage.advance(by: 0.15)
      let footer = try #require(seen("end", 0, Int.max))
      #expect(footer.opacity == 1 && abs(footer.position.y - (start + way * ease(0.15))) < 1e-6)
      stage.advance(by: 1)
    }
  }

  @Test func theCardsOfAScrolledShelfLeaveFromWhereTheyAreSeen() throws {
    let row = try #require(controller.collectionView.subviews.first { $0 is UIScrollView } as? UIScrollView)
    row.contentOffset.x = 150
    stage.advance(by: 0.1)
    controller.layout.transitions.deleteSection = .fade
    controller.layout.transitions.stagger = 0.2
    let start = stage.time
    update { $0.deleteShelf(0) }
    stage.advance(by: 0.15)
    // The header goes with the update; cards 1 to 4 are seen, of which none has set out.
    let cards = pictures(CGSize(width: 100, height: 80))
    #expect(cards.map { $0.position } == [0, 100, 200, 300].map { CGPoint(x: $0, y: 120) })
    #expect(cards.allSatisfy { $0.opacity == 1 })
    stage.advance(by: 0.85 - (stage.time - start))
    let left = pictures(CGSize(width: 100, height: 80))
    #expect(left.map { $0.position.x } == [200, 300])  // the row is gone, and the last cards are still on their way
    #expect(abs(try #require(left.last).opacity - (1 - ease(0.05))) < 1e-6)
    stage.advance(by: 0.3)
    #expect(pictures(CGSize(width: 100, height: 80)).isEmpty && !stage.needsFrame)
  }

  @Test func whatLeavesLaterStaysBehindWhatWasInFrontOfIt() throws {
    controller.layout.transitions.deleteItem = .fade.delayed(by: 0.2)
    update { $0.deleteCard([0, 0]) }
    stage.advance(by: 0.1)
    let nodes = stage.scene.nodes
    let picture = try #require(pictures(CGSize(width: 100, height: 80)).first)
    let header = try #require(seen("header", 0, 0))
    #expect(
      try #require(nodes.firstIndex { $0.id == picture.id }) < #require(nodes.firstIndex { $0.id == header.id }))
  }

  @Test func anInsertedShelfOfEstimatedHeightEndsAsHighAsItsCards() throws {
    let (controller, stage) = Self.make(ShelvesController(cardHeight: .estimated(40)))
    controller.wish = 90
    controller.layout.transitions.insertSection = .slide(from: .bottom)
    controller.layout.transitions.stagger = 0.05
    stage.frame(at: stage.time)
    controller.insertShelf(0)
    stage.advance(by: 2)
    for item in 0..<3 {
      let card = try #require(seen(nil, 0, item, on: stage))
      #expect(card.frame == CGRect(x: 100 * CGFloat(item), y: 80, width: 100, height: 90))
      #expect(CATransform3DIsIdentity(card.transform))
    }
  }

  @Test func reducedMotionFadesEverything() throws {
    stage.isReduceMotionEnabled = true
    controller.layout.transitions.insertSection = .slide(from: .left)
    controller.layout.transitions.stagger = 0.1
    update { $0.insertShelf(0) }
    stage.advance(by: 0.15)
    for element in [("header", 0), (nil, 0), (nil, 2)] {
      let node = try #require(seen(element.0, 0, element.1))
      #expect(CATransform3DIsIdentity(node.transform) && abs(node.opacity - ease(0.15)) < 1e-6)
    }
    let moved = try #require(seen("header", 1, 0))
    #expect(moved.position.y == 175 && abs(moved.opacity - ease(0.15)) < 1e-6)
  }

  @Test func withoutTransitionsUpdatesAreThoseOfAPlainLayout() throws {
    controller.layout.animatesUpdates = false
    controller.layout.transitions.insertSection = .scale(0.1)
    update { $0.insertShelf(0) }
    stage.advance(by: 0.15)
    let card = try #require(seen(nil, 0, 0))
    #expect(CATransform3DIsIdentity(card.transform) && abs(card.opacity - ease(0.15)) < 1e-6)
  }

  @Test func whatComesFromTheLeftComesFromTheRightWherePeopleReadFromThere() throws {
    stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    // Views of other tests that are on no screen take their direction from the last one in use.
    defer { stage.traitCollection = UITraitCollection(layoutDirection: .leftToRight) }
    stage.advance(by: 0.1)
    controller.layout.transitions.insertSection = .slide(from: .left)
    update { $0.insertShelf(0) }
    let header = try #require(seen("header", 0, 0))
    let page = try #require(stage.collections.first).node
    #expect(header.position.x - page.bounds.minX + header.transform.m41 == 450)
  }

  @Test func deletingAndInsertingAgainOnTheWayEndsAtRest() throws {
    controller.layout.transitions.insertSection = .slide(from: .bottom).combined(with: .fade)
    controller.layout.transitions.deleteSection = .scale(0.5).combined(with: .fade)
    controller.layout.transitions.stagger = 0.05
    for step in 0..<6 {
      update { step % 2 == 0 ? $0.insertShelf(1) : $0.deleteShelf(1) }
      stage.advance(by: 0.12)
    }
    stage.advance(by: 2)
    #expect(!stage.needsFrame && pictures(CGSize(width: 100, height: 80)).isEmpty)
    for item in 0..<3 { #expect(seen(nil, 1, item)?.opacity == 1) }
    #expect(seen("header", 1, 0)?.frame == CGRect(x: 0, y: 160, width: 300, height: 30))
  }
}
