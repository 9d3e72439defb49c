// The chat: what is read stays where it is, whatever happens above and below it.

import Foundation
import Gallery
import Stage
import StageTesting
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct ChatTests {
  private let controller = ChatViewController()
  private let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    stage.advance(by: 0.1)
  }

  private var list: UICollectionView { controller.collectionView }
  private var frame: TimeInterval { 1.0 / 60 }

  /// The distance to the end of the content.
  private var distanceToEnd: CGFloat {
    list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.maxY
  }

  private func press(_ title: String) throws {
    try ScriptPlayer(stage: stage).play(Script(json: #"[{"press": "\#(title)"}]"#))
  }

  private var newButton: UIButton? {
    stage.views(UIButton.self).first { $0.title(for: .normal)?.hasPrefix("↓") ?? false && !$0.isHidden }
  }

  private var isTyping: Bool {
    list.visibleCells.contains { $0.accessibilityLabel == "Mira is typing" }
  }

  /// The positions of messages on the screen, by their sections, counted from the end, and items.
  private var seen: [[Int]: CGFloat] {
    var places: [[Int]: CGFloat] = [:]
    let bounds = list.layer.presentation()?.bounds ?? list.bounds
    for path in list.indexPathsForVisibleItems {
      guard let layer = list.cellForItem(at: path)?.layer.presentation() else { continue }
      let y = layer.frame.minY - bounds.minY
      if (60...700).contains(y) { places[[list.numberOfSections - path.section, path.item]] = y }
    }
    return places
  }

  @Test func theConversationBeginsAtItsEnd() {
    #expect(abs(distanceToEnd) < 0.01)
    #expect(list.numberOfSections == 2)
    #expect(newButton == nil)
  }

  @Test func aMessageRisesFromTheBarAndScrollsIn() throws {
    try press("Send")
    let path = IndexPath(item: 12, section: 1)
    let bar = try #require(stage.views(UITextField.self).first?.superview)
    var heights: [CGFloat] = []
    var overshoot: CGFloat = 0
    for _ in 0..<60 {
      stage.advance(by: frame)
      let bounds = try #require(list.layer.presentation()).bounds
      let cell = try #require(list.cellForItem(at: path)?.layer.presentation())
      heights.append(cell.position.y + cell.transform.m42 - bounds.minY)
      overshoot = min(overshoot, cell.transform.m42)
    }
    let distance = 40 + bar.bounds.height  // with the estimated height
    // From below the bar, whose upper edge is at 744, over the final position, and back.
    let first = try #require(heights.first)
    let last = try #require(heights.last)
    #expect(first > 744)
    #expect(last < 744)
    // A spring with damping ratio z overshoots by e^(-pi z / sqrt(1 - z^2)): 0.0284 of the distance for 0.75.
    #expect(abs(overshoot + 0.0284 * distance) < 0.1)
    #expect(abs(distanceToEnd) < 0.01)
  }

  @Test func theDotsAreReplacedInPlace() throws {
    try press("Send")
    stage.advance(by: 0.4)
    #expect(!isTyping)
    stage.advance(by: 0.8)
    #expect(isTyping && list.numberOfItems(inSection: 1) == 14)
    let dots = try #require(list.cellForItem(at: [1, 13])?.frame.minY)
    stage.advance(by: 1.5)
    #expect(!isTyping && list.numberOfItems(inSection: 1) == 14)
    #expect(list.cellForItem(at: [1, 13])?.frame.minY == dots)
    #expect(abs(distanceToEnd) < 0.01)
    #expect(newButton == nil)
  }

  @Test func messagesThatAreSentQuicklyAreAnsweredInTurn() throws {
    try press("Send")
    stage.advance(by: 0.05)
    try press("Send")
    stage.advance(by: 1)
    #expect(list.numberOfItems(inSection: 1) == 15)
    try press("Send")
    stage.advance(by: 0.1)
    // The dots stay the last.
    #expect(list.cellForItem(at: [1, 15])?.accessibilityLabel == "Mira is typing")
    stage.advance(by: 7)
    // Three messages, and answers of one, two and one.
    #expect(list.numberOfItems(inSection: 1) == 12 + 3 + 4)
    #expect(!isTyping)
    #expect(abs(distanceToEnd) < 0.01)
    stage.advance(by: 2)
    #expect(!stage.needsFrame)
  }

  @Test func whatIsReadStaysWhileAnAnswerComesAndTheButtonLeadsToIt() throws {
    try press("Send")
    stage.advance(by: 0.1)
    stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 620), duration: 0.2)
    while list.isDecelerating || list.isDragging { stage.advance(by: frame) }
    let before = seen
    #expect(before.count > 5)
    for _ in 0..<150 {
      stage.advance(by: frame)
      for (place, y) in seen { if let old = before[place] { #expect(abs(old - y) < 0.01, "\(place)") } }
    }
    let button = try #require(newButton)
    #expect(button.title(for: .normal) == "↓ 1 new" && !button.isHidden)
    stage.tap(at: stage.centre(of: button))
    stage.advance(by: 2)
    #expect(abs(distanceToEnd) < 0.01)
    #expect(newButton == nil && button.isHidden)
  }

  @Test(arguments: [false, true]) func olderDaysComeWithoutAJump(isThrown: Bool) throws {
    let speed = isThrown ? 0.08 : 1.0
    var loaded = list.numberOfSections
    var loads = 0
    for _ in 0..<8 {
      stage.touchDown(at: CGPoint(x: 195, y: 200))
      var last = seen
      var lastWay: CGFloat?
      func check() {
        let now = seen
        let ways = now.compactMap { place, y in last[place].map { y - $0 } }
        let isLoad = list.numberOfSections != loaded
        if isLoad { (loaded, loads) = (list.numberOfSections, loads + 1) }
        // All messages move as far as the finger or the throw, with or without new days above.
        if let way = ways.first {
          #expect(ways.allSatisfy { abs($0 - way) < 0.01 }, "\(ways)")
          // The throw goes on, only slower and slower.
          if isLoad, !list.isDragging, let lastWay {
            #expect((0.78 * lastWay...1.01 * lastWay).contains(way), "\(way) after \(lastWay)")
          }
          lastWay = way
        }
        last = now
      }
      let steps = Int(speed * 60)
      for step in 1...steps {
        stage.touchMove(to: CGPoint(x: 195, y: 200 + 480 * CGFloat(step) / CGFloat(steps)))
        stage.advance(by: frame)
        check()
      }
      stage.touchUp()
      for _ in 0..<90 {
        stage.advance(by: frame)
        check()
      }
    }
    #expect(loads == 4 && list.numberOfSections == 6)
  }

  @Test func thePortraitUnfoldsAtTheVeryBeginning() throws {
    let header = try #require(stage.views(UILabel.self).first { $0.text == "M" }?.superview)
    #expect(header.bounds.height == 56)
    for _ in 0..<20 {
      stage.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 700), duration: 0.1)
      stage.advance(by: 2)
    }
    #expect(list.numberOfSections == 6)
    #expect(header.bounds.height == 176)
  }

  @Test func aHeartMakesRoomBelowItsMessage() throws {
    let path = IndexPath(item: 10, section: 1)
    let cell = try #require(list.cellForItem(at: path))
    let height = cell.frame.height
    stage.tap(at: stage.centre(of: cell))
    stage.advance(by: 1)
    #expect(list.cellForItem(at: path)?.frame.height == height + 14)
    #expect(abs(distanceToEnd) < 0.01)
    stage.tap(at: stage.centre(of: cell))
    stage.advance(by: 1)
    #expect(list.cellForItem(at: path)?.frame.height == height)
  }

  @Test func whatIsTypedIsSentWithReturn() throws {
    let field = try #require(stage.views(UITextField.self).first)
    stage.tap(at: stage.centre(of: field))
    stage.type("Hello\n")
    stage.advance(by: 1)
    #expect(list.cellForItem(at: [1, 12])?.accessibilityLabel == "You: Hello")
    #expect(field.text == "")
  }

  @Test func withReducedMotionMessagesFadeInPlace() throws {
    stage.isReduceMotionEnabled = true
    try press("Send")
    stage.advance(by: 0.1)
    let cell = try #require(list.cellForItem(at: [1, 12])?.layer.presentation())
    #expect(cell.transform.m42 == 0 && cell.opacity < 0.9)
    stage.advance(by: 0.9)
    #expect(isTyping)
    stage.advance(by: 3)
    #expect(abs(distanceToEnd) < 0.01)
  }

  @Test func withoutAnAnchorNewMessagesAreBelow() throws {
    controller.parameter("anchor")?.choose(2)
    stage.advance(by: 0.1)
    try press("Send")
    stage.advance(by: 1)
    let offset = list.contentOffset
    stage.advance(by: 3)
    #expect(list.contentOffset == offset)
    #expect(newButton?.title(for: .normal) == "↓ 1 new")
  }

  @Test func fromRightToLeftYourBubblesGrowOutOfTheLeftCorner() throws {
    stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    controller.parameter("arrival")?.choose(1)
    stage.advance(by: 0.1)
    try press("Send")
    stage.advance(by: frame)
    let cell = try #require(list.cellForItem(at: [1, 12]))
    let layer = try #require(cell.layer.presentation())
    #expect(layer.transform.m11 < 0.3)
    // The corner is 14 points from the left edge, at the lower edge of the estimated height.
    let corner = layer.position.x + layer.transform.m41 - layer.transform.m11 * (layer.bounds.width / 2 - 14)
    #expect(abs(corner - 14) < 0.01)
    stage.advance(by: 1)
    #expect(try #require(cell.contentView.subviews.first).frame.minX == 14)
  }

  @Test(arguments: [
    UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
  ])
  func theScriptShowsNoFlawsForOtherReaders(traits: UITraitCollection) throws {
    try playWithoutFlaws { $0.traitCollection = traits }
  }

  @Test func theScriptShowsNoFlawsWithReducedMotion() throws {
    try playWithoutFlaws { $0.isReduceMotionEnabled = true }
  }

  private func playWithoutFlaws(_ change: (Stage) -> Void) throws {
    change(stage)
    stage.advance(by: 0.5)
    #expect(abs(distanceToEnd) < 0.01)
    let script = try Script(json: #require(DemoIndex.demo("chat")).script)
    try expectNoVisualFlaws {
      try ScriptPlayer(stage: stage).play(script)
      stage.advance(by: 2)
    }
    #expect(abs(distanceToEnd) < 0.01)
  }
}
