// Demo C, driven by touch and read from the scene.

import CollectionMotion
import Foundation
import Gallery
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct ColoursTests {
  let controller = ColoursViewController()
  let stage: Stage

  init() { stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller) }

  private func ease(_ time: Double) -> Double {
    CAMediaTimingFunction(name: .easeInEaseOut).progress(at: time / 0.3)
  }

  private func tapCell(_ section: Int, _ item: Int) throws {
    stage.tap(at: try #require(stage.scene.cell(at: [section, item])).position)
  }

  private func press(_ title: String, nth: Int = 0) throws {
    let view = try #require(button(title, nth, in: stage.window))
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  private func button(_ title: String, _ nth: Int, in root: UIView) -> UIButton? {
    var found: [UIButton] = []
    func search(_ view: UIView) {
      if let button = view as? UIButton, button.currentTitle == title, button.alpha > 0 { found.append(button) }
      for subview in view.subviews { search(subview) }
    }
    search(root)
    found.sort { $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y }
    return nth < found.count ? found[nth] : nil
  }

  private var departing: [Scene.Node] {
    stage.scene.nodes.filter { node in
      if case .element(let element) = node.content { return element.isDisappearing }
      return false
    }
  }

  @Test func swatchesAreEightyBigAndTenApart() throws {
    #expect(try #require(stage.scene.cell(at: [0, 0])).frame == CGRect(x: 20, y: 42, width: 80, height: 80))
    // 350 points hold four; the next line is 10 below.
    #expect(try #require(stage.scene.cell(at: [0, 1])).frame.minX == 110)
    #expect(try #require(stage.scene.cell(at: [0, 4])).frame.origin == CGPoint(x: 20, y: 132))
  }

  @Test func withReducedMotionWhatMovesFadesAtItsOldPlaceAndAtItsNewOne() throws {
    stage.isReduceMotionEnabled = true
    // Where each cell was seen, also as a copy of itself that departs.
    var seen: [Int: Set<CGRect>] = [:]
    func look() {
      for node in stage.scene.nodes {
        guard case .element(let element) = node.content, element.category == .cell else { continue }
        #expect(CATransform3DIsIdentity(node.transform))
        seen[node.id, default: []].insert(node.frame)
      }
    }
    look()
    let places = try (1...2).map { try #require(stage.scene.cell(at: [0, $0])).frame }
    try tapCell(0, 1)
    stage.advance(by: 0.1)
    look()
    let next = try #require(stage.scene.cell(at: [0, 1]))
    #expect(next.semantics.label.hasPrefix("Blush,") && next.frame == places[0])
    #expect(abs(next.opacity - ease(0.1)) < 1e-6)
    for place in places { #expect(departing.contains { $0.frame == place && abs($0.opacity - 1 + ease(0.1)) < 1e-6 }) }
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 60)
      look()
    }
    #expect(seen.values.allSatisfy { $0.count <= 2 } && seen.values.contains { $0.count == 2 })
  }

  @Test func aNewSwatchGrowsFromATenthAtItsPlace() throws {
    try tapCell(0, 5)
    for time in [0.05, 0.1, 0.2] {
      stage.advance(by: time - stage.time)
      let cell = try #require(stage.scene.cell(at: [0, 5]))
      #expect(abs(cell.transform.m11 - (0.1 + 0.9 * ease(time))) < 1e-6)
      #expect(cell.opacity == 1)
      #expect(cell.frame.minX == 110 && cell.frame.minY == 132)
    }
    stage.advance(by: 0.3)
    #expect(CATransform3DIsIdentity(try #require(stage.scene.cell(at: [0, 5])).transform))
    #expect(controller.sections[0] == [0, 1, 2, 3, 4, 8])
  }

  @Test func aDeletedSwatchFallsTurningAndFading() throws {
    try tapCell(0, 1)
    stage.advance(by: 0.1)
    let p = ease(0.1)
    let falling = try #require(departing.first)
    #expect(departing.count == 1)
    #expect(abs(falling.opacity - (1 - p)) < 1e-6)
    #expect(abs(falling.transform.m42 - 794 * p) < 1e-6)  // the collection view is 794 high
    #expect(abs(atan2(falling.transform.m12, falling.transform.m11) - 0.2 * .pi * p) < 1e-6)
    #expect(falling.frame.minX == 110)
    // The next one slides into its place.
    let next = try #require(stage.scene.cell(at: [0, 1]))
    #expect(abs(next.frame.minX - (200 + (110 - 200) * p)) < 1e-6)
    stage.advance(by: 0.3)
    #expect(departing.isEmpty)
  }

  @Test func aNewSectionSlidesInFromTheLeft() throws {
    try press("Add section")
    stage.advance(by: 0.1)
    let p = ease(0.1)
    // It is empty: there is but the place to press.
    let cell = try #require(stage.scene.cell(at: [1, 0]))
    #expect(abs(cell.transform.m41 + 390 * (1 - p)) < 1e-6)
    #expect(cell.opacity == 1)
    #expect(stage.scene.cell(at: [1, 1]) == nil)
    // What was section 1 moves down and starts where it was.
    let former = try #require(stage.scene.cell(at: [2, 0]))
    #expect(former.frame.minY > 296 && former.frame.minY < 460)
    #expect(CATransform3DIsIdentity(former.transform))
    stage.advance(by: 0.5)
    #expect(controller.sections.count == 3)
    #expect(stage.scene.nodes.contains { $0.text?.string == "Orchid" })
  }

  @Test func aDeletedSectionFallsHeaderAndAll() throws {
    try press("Delete", nth: 1)
    stage.advance(by: 0.1)
    #expect(departing.count == 6)  // three swatches, the place to press, header and footer
    for node in departing { #expect(abs(node.transform.m42 - 794 * ease(0.1)) < 1e-6) }
    stage.advance(by: 0.5)
    #expect(controller.sections.count == 1)
    #expect(departing.isEmpty)
    #expect(button("Delete", 0, in: stage.window) == nil)  // the last section stays
  }

  @Test func headersAndFootersMoveWithoutAJumpWhenItemsAndSectionsComeAndGo() throws {
    /// By view.
    func tops() -> [Int: Double] {
      var tops: [Int: Double] = [:]
      for node in stage.scene.nodes {
        guard case .element(let element) = node.content, element.category == .supplementary, !element.isDisappearing
        else {
          continue
        }
        tops[node.id] = Double(node.frame.minY)
      }
      return tops
    }
    // One more swatch begins a line, an empty section is 164 high.
    let changes: [(distance: Double, change: () throws -> Void)] = [
      (90, { try tapCell(1, 3) }), (164, { try press("Add section") }), (164, { try press("Delete", nth: 1) }),
    ]
    for (distance, change) in changes {
      let start = tops()
      try change()
      var last = start
      for _ in 0..<17 {
        stage.advance(by: 1.0 / 60)
        let next = tops()
        // Eased in and out, the steepest part is less than twice the mean of 18 frames.
        for (id, top) in next { #expect(abs(top - (last[id] ?? top)) < distance / 9) }
        last = next
      }
      #expect(last.contains { id, top in abs(top - (start[id] ?? top)) > distance * 0.95 })
      stage.advance(by: 0.5)
    }
  }

  @Test func boringIsThePlainFlowLayout() throws {
    stage.tap(at: stage.centre(of: try #require(stage.views(UISwitch.self).first)))
    stage.advance(by: 0.3)
    let start = stage.time
    try tapCell(0, 1)
    stage.advance(by: start + 0.1 - stage.time)
    let gone = try #require(departing.first)
    #expect(CATransform3DIsIdentity(gone.transform))
    #expect(abs(gone.opacity - (1 - ease(0.1))) < 1e-6)
  }

  @Test func whatFallsIsInFrontOfEverythingAndSeenToTheEdgeOfTheScreen() throws {
    try tapCell(0, 1)
    stage.advance(by: 0.1)
    let nodes = stage.scene.nodes
    let falling = try #require(
      nodes.firstIndex { if case .element(let it) = $0.content { it.isDisappearing } else { false } })
    for (index, node) in nodes.enumerated() where index != falling {
      if case .element = node.content { #expect(index < falling) }
    }
    let list = try #require(nodes.first { if case .collectionView = $0.content { true } else { false } })
    #expect(!list.clips)
  }

  @Test func oneMayBeginWithOneEmptySection() throws {
    try #require(controller.parameter("start")).choose(1)
    stage.advance(by: 0.1)
    #expect(controller.sections == [[]] && stage.cells.count == 1)
    try tapCell(0, 0)
    stage.advance(by: 0.5)
    #expect(controller.sections == [[8]])
  }

  @Test func wideScreensHaveWiderSwatches() throws {
    stage.resize(to: CGSize(width: 844, height: 390))
    stage.advance(by: 0.1)
    #expect(try #require(stage.scene.cell(at: [0, 0])).frame.size == CGSize(width: 125, height: 63))
  }

  @Test func aRippleSpreadsFromTheColourThatIsTapped() throws {
    controller.parameter("choreography")?.choose(3)
    func middle(_ item: Int) -> CGPoint? { stage.scene.cell(at: [0, item])?.position }
    let (near, far) = (try #require(middle(1)), try #require(middle(4)))
    try tapCell(0, 0)
    stage.frame(at: stage.time)
    // The next colour is 90 points away, the one at the start of the next line 90 below.
    stage.advance(by: 0.07)
    #expect(middle(0) == near && middle(3) == far)
    stage.advance(by: 0.05)
    #expect(try #require(middle(0)).x < near.x - 1 && middle(3)?.x ?? 0 > far.x + 1)
    stage.advance(by: 1)
    #expect(middle(0) == CGPoint(x: 60, y: 82) && !stage.needsFrame)
  }
}
