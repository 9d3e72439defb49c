// The storefront demo, by touch, read from the scene.

import CollectionMotion
import Foundation
import Gallery
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct StorefrontTests {
  private let controller = StorefrontViewController()
  private let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    stage.advance(by: 0.5)
  }

  private var page: UICollectionView { controller.collectionView }
  private func texts() -> [String] { stage.scene.nodes.compactMap { $0.text?.string } }
  private func settle() { for _ in 0..<600 where stage.needsFrame { stage.advance(by: 1.0 / 60) } }

  private func press(_ title: String) throws {
    try ScriptPlayer(stage: stage).play(Script(json: "[{\"press\": \"\(title)\"}]"))
  }

  /// The rows that scroll across the page, from the top.
  private var rows: [UIScrollView] {
    page.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The card that grows over the page, as it is seen: the deepest view that has the button to close it.
  private func card() -> CGRect? {
    guard let button = stage.views(UIButton.self).first(where: { $0.currentTitle == "Close" }) else { return nil }
    return button.superview?.layer.presentation()?.frame
  }

  // MARK: Large cards

  /// Moves the large cards by a finger that stays down; ten points of its way are kept back.
  private func hold(rowBy way: CGFloat) {
    stage.touchDown(at: CGPoint(x: 340, y: 300))
    stage.advance(by: 1.0 / 60)
    stage.touchMove(to: CGPoint(x: 330 - way, y: 300))
    stage.advance(by: 0.1)
  }

  @Test func aFlingBringsTheNextLargeCardToTheMiddle() throws {
    #expect(rows[0].contentOffset.x == 0)
    stage.drag(from: CGPoint(x: 320, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.25)
    settle()
    #expect(rows[0].contentOffset.x == 364)  // a card of 350 and 14 between two
    let cell = try #require(page.cellForItem(at: [0, 1]))
    #expect(cell.convert(CGPoint(x: cell.bounds.midX, y: 0), to: nil).x == 195)
  }

  @Test func theNeighboursOfTheMiddleCardAreSmallerAndTheirPicturesLagBehind() throws {
    hold(rowBy: 182)
    for (item, sign) in [(0, 1.0), (1, -1.0)] {
      let cell = try #require(page.cellForItem(at: [0, item]))
      #expect(abs(cell.transform.a - (1 - 0.06 * 182 / 350)) < 1e-9)
      let picture = try #require(cell.contentView.subviews.first?.subviews.first)
      #expect(abs(picture.transform.tx - sign * 40 * 182 / 350) < 1e-9)
    }
  }

  @Test func aCardThatScrollsOnHasItsPictureWhereItsPlaceSpecifies() throws {
    stage.touchDown(at: CGPoint(x: 340, y: 300))
    for step in 1...30 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 340 - 10 * CGFloat(step), y: 300))
      stage.advance(by: 0)
      let middle = rows[0].contentOffset.x + 195
      for cell in rows[0].subviews.compactMap({ $0 as? UICollectionViewCell }) {
        let picture = try #require(cell.contentView.subviews.first?.subviews.first)
        let way = min(max((middle - cell.center.x) / 350 * 40, -44), 44)
        #expect(abs(picture.transform.tx - way) < 0.5, "\(cell.center.x) at \(middle)")
      }
    }
    stage.touchUp()
    settle()
  }

  @Test func reducedMotionLeavesTheCardsAsTheyAre() throws {
    stage.isReduceMotionEnabled = true
    hold(rowBy: 182)
    let cell = try #require(page.cellForItem(at: [0, 1]))
    #expect(cell.transform.isIdentity)
  }

  // MARK: Shelves

  @Test func aTopicBringsItsShelfOneCardAfterTheOtherAndTakesItAway() throws {
    let before = page.numberOfSections
    try press("Games")
    #expect(page.numberOfSections == before + 1 && page.numberOfItems(inSection: 2) == 3)
    stage.advance(by: 0.45)  // the shelf comes after half of the half second
    let opacities = try (0..<2).map { try #require(page.cellForItem(at: [2, $0])).layer.presentation()?.opacity ?? 1 }
    #expect(opacities[0] > opacities[1] && opacities[1] > 0 && opacities[0] < 1)
    settle()
    #expect(texts().contains("Games for trains"))
    try press("Games")
    settle()
    #expect(page.numberOfSections == before && !texts().contains("Games for trains"))
  }

  @Test func aHeaderTakesItsShelfAway() throws {
    page.contentOffset.y = 500
    stage.advance(by: 0.1)
    #expect(texts().contains("New this week"))
    try press("Hide")
    settle()
    #expect(!texts().contains("New this week") && page.numberOfSections == 4)
  }

  @Test func headersStayAtTheTopWhileTheirShelvesPass() throws {
    let header = try #require(
      page.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 2)))
    let start = header.frame.minY
    page.contentOffset.y = start + 80
    stage.advance(by: 0.1)
    #expect(header.frame.minY == page.contentOffset.y)
    controller.parameter("pinsHeaders")?.choose(0)
    settle()
    #expect(header.frame.minY == start)
  }

  @Test(arguments: [(320, 2), (390, 2), (600, 3), (844, 4)]) func theGridHasAsManyColumnsAsFit(
    width: Int, columns: Int
  ) throws {
    stage.resize(to: CGSize(width: CGFloat(width), height: 844))
    stage.advance(by: 0.1)
    page.contentOffset.y = page.contentSize.height - 700
    stage.advance(by: 0.5)
    let grid = page.numberOfSections - 1
    let frames = (0..<8).compactMap { page.layoutAttributesForItem(at: IndexPath(item: $0, section: grid))?.frame }
    #expect(frames.filter { $0.minY == frames[0].minY }.count == columns)
    #expect(frames[0].minX == 20 && frames[columns - 1].maxX <= CGFloat(width) - 20)
    #expect(frames[columns - 1].maxX > CGFloat(width) - 20 - CGFloat(columns))
  }

  @Test func aBadgeIsOnTheCornerOfItsTile() throws {
    page.contentOffset.y = page.contentSize.height - 1700
    stage.advance(by: 0.1)
    let grid = page.numberOfSections - 1
    let tile = try #require(page.layoutAttributesForItem(at: IndexPath(item: 4, section: grid)))
    let badge = try #require(
      page.layoutAttributesForSupplementaryElement(ofKind: "badge", at: IndexPath(item: 4, section: grid)))
    #expect(badge.frame == CGRect(x: tile.frame.maxX + 6 - 48, y: tile.frame.minY - 8, width: 48, height: 24))
  }

  @Test func anAppThatIsGotSaysSoWhereverItIs() throws {
    page.contentOffset.y = 450
    stage.advance(by: 0.1)
    #expect(!texts().contains("Open"))
    try press("$4.99")
    settle()
    #expect(texts().contains("Open"))
  }

  // MARK: There and back

  @Test func aCardOpensOverTheWholePageAndGoesBackToItsPlace() throws {
    let place = try #require(page.cellForItem(at: [0, 0])).frame
    stage.tap(at: CGPoint(x: 195, y: 250))
    settle()
    #expect(card() == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(texts().contains("Preview"))
    try press("Close")
    stage.advance(by: 0.02)
    settle()
    #expect(card() == nil && page.cellForItem(at: [0, 0])?.frame == place)
    #expect(page.cellForItem(at: [0, 0])?.contentView.alpha == 1)
  }

  @Test func aTapOnTheWayTurnsTheCardRoundWithoutAJump() throws {
    stage.tap(at: CGPoint(x: 195, y: 250))
    var last: CGRect?
    var (largest, heights): (CGFloat, [CGFloat]) = (0, [])
    for frame in 0..<120 {
      if [9, 16, 24, 33].contains(frame) { stage.tap(at: CGPoint(x: 195, y: 500)) }
      stage.advance(by: 1.0 / 60)
      guard let card = card() else { break }
      if let last {
        largest = max(largest, abs(card.minX - last.minX), abs(card.minY - last.minY), abs(card.maxY - last.maxY))
      }
      last = card
      heights.append(card.height)
    }
    #expect(largest < 50)  // of more than 300 points of the whole way
    #expect(heights.count == 120 && heights[8] > heights[0] + 100, "\(heights)")
    settle()
    #expect(card() == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func anIconOpensAndNothingIsLeftWhenItTurnsBack() throws {
    page.contentOffset.y = 450
    stage.advance(by: 0.1)
    let cell = try #require(page.cellForItem(at: [2, 0]))
    stage.tap(at: cell.convert(CGPoint(x: 100, y: 40), to: nil))
    stage.advance(by: 0.15)
    let early = try #require(card())
    #expect(early.width > 60 && early.width < 390)
    stage.tap(at: CGPoint(x: 195, y: 500))
    settle()
    #expect(card() == nil && !stage.needsFrame)
    #expect(cell.contentView.subviews.allSatisfy { $0.alpha == 1 })
  }

  @Test func reducedMotionFadesTheOpenCardIn() throws {
    stage.isReduceMotionEnabled = true
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    #expect(card() == CGRect(x: 0, y: 0, width: 390, height: 844))
    settle()
    try press("Close")
    stage.advance(by: 0.1)
    #expect(card() == CGRect(x: 0, y: 0, width: 390, height: 844))
    settle()
    #expect(card() == nil)
  }

  @Test func anOpenCardFitsAScreenThatIsTurned() throws {
    stage.tap(at: CGPoint(x: 195, y: 250))
    settle()
    stage.resize(to: CGSize(width: 844, height: 390))
    stage.advance(by: 0.5)
    #expect(card() == CGRect(x: 142, y: 16, width: 560, height: 358))
  }

  @Test func anythingInAnyOrderEndsAtRest() throws {
    for step in 0..<40 {
      switch step % 5 {
      case 0: try press("Games")
      case 1: try press("New")
      case 2: try press("Outdoors")
      case 3: stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1)
      default: stage.resize(to: CGSize(width: step % 2 == 0 ? 700 : 390, height: 844))
      }
      stage.advance(by: 0.07 * Double(step % 4))
    }
    settle()
    #expect(!stage.needsFrame)
    let images = stage.scene.nodes.filter { $0.opacity < 1 && $0.image != nil }
    #expect(images.isEmpty)
  }
}
