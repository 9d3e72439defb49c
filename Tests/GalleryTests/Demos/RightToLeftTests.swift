// The demos where people read from right to left: with mirrored touches every cell is seen in the mirror image of where it
// is seen from left to right, in every frame.

import Foundation
import Gallery
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct RightToLeftTests {
  /// A demo twice.
  @MainActor private struct Twins {
    let plain: Stage
    let mirrored: Stage
    let width: CGFloat

    init(_ demo: String, width: CGFloat, height: CGFloat) throws {
      let demo = try #require(DemoIndex.demo(demo))
      let size = CGSize(width: width, height: height)
      self.width = width
      plain = Stage(size: size, rootViewController: demo.makeViewController())
      mirrored = Stage(size: size, rootViewController: demo.makeViewController())
      mirrored.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
      advance(0.1)
    }

    func advance(_ time: TimeInterval) {
      for stage in [plain, mirrored] { stage.advance(by: time) }
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
      plain.tap(at: CGPoint(x: x, y: y))
      mirrored.tap(at: CGPoint(x: width - x, y: y))
    }

    func drag(from: CGFloat, to: CGFloat, y: CGFloat, duration: TimeInterval) {
      plain.drag(from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y), duration: duration)
      mirrored.drag(
        from: CGPoint(x: width - from, y: y), to: CGPoint(x: width - to, y: y), duration: duration)
    }

    private struct Seen {
      let name: String
      let position: CGPoint
      let size: CGSize
      let opacity: Double
    }

    private func seen(_ stage: Stage) -> [Seen] {
      let nodes = stage.scene.nodes
      var found: [Seen] = []
      for (index, list) in stage.collections.enumerated() {
        for node in nodes where node.parent == list.node.id {
          guard case .element(let element) = node.content else { continue }
          let x = list.node.frame.minX - list.node.bounds.minX + node.position.x + node.transform.m41
          let y = list.node.frame.minY - list.node.bounds.minY + node.position.y + node.transform.m42
          let left = stage === mirrored ? width - x : x
          found.append(
            Seen(
              name: "\(index) \(element.section) \(element.item) \(element.isDisappearing)",
              position: CGPoint(x: left, y: y), size: node.bounds.size, opacity: node.opacity))
        }
      }
      return found.sorted { ($0.name, $0.position.x, $0.position.y) < ($1.name, $1.position.x, $1.position.y) }
    }

    /// Compares for a while, frame by frame; answers how many cells moved sideways.
    @discardableResult
    func compare(for time: TimeInterval) -> Int {
      var moved: Set<String> = []
      var last: [String: CGFloat] = [:]
      for _ in 0..<Int(time * 60) {
        advance(1 / 60)
        let (a, b) = (seen(plain), seen(mirrored))
        #expect(a.map { $0.name } == b.map { $0.name })
        for (a, b) in zip(a, b) {
          #expect(
            abs(a.position.x - b.position.x) < 1e-6 && abs(a.position.y - b.position.y) < 1e-6
              && abs(a.size.width - b.size.width) < 1e-6 && abs(a.size.height - b.size.height) < 1e-6
              && abs(a.opacity - b.opacity) < 1e-9, "\(a) \(b)")
          if let x = last[a.name], abs(x - a.position.x) > 0.01 { moved.insert(a.name) }
          last[a.name] = a.position.x
        }
      }
      return moved.count
    }
  }

  @Test func theStripSelectsAndScrollsMirrored() throws {
    let twins = try Twins("select-strip", width: 390, height: 600)
    twins.compare(for: 0.1)
    twins.tap(330, 300)
    #expect(twins.compare(for: 0.5) > 0)
    twins.drag(from: 320, to: 60, y: 300, duration: 0.2)
    #expect(twins.compare(for: 2) > 3)
  }

  @Test func aTileTurnsMirrored() throws {
    let twins = try Twins("select-strip", width: 390, height: 600)
    for stage in [twins.plain, twins.mirrored] {
      (stage.window.rootViewController as? DemoViewController)?.parameter("tiles")?.choose(0)
      try ScriptPlayer(stage: stage).play(Script(json: "[{\"press\": \"Move\"}]"))
    }
    func turn(_ stage: Stage) throws -> CATransform3D {
      let nodes = stage.scene.nodes
      let tile = try #require(nodes.last { $0.semantics.label == "Colour 1" })
      let number = try #require(nodes.last { $0.text?.string == "1" })
      let seen = CATransform3DConcat(number.transform, tile.transform)
      #expect(seen.m11 > 0.999 && abs(seen.m12) < 1e-3)
      return tile.transform
    }
    for _ in 0..<17 {
      twins.compare(for: 1.0 / 60)
      let (plain, mirrored) = (try turn(twins.plain), try turn(twins.mirrored))
      #expect(abs(plain.m11 - mirrored.m11) < 1e-9 && abs(plain.m12 + mirrored.m12) < 1e-9)
      #expect(abs(plain.m12) > 0.001)
    }
  }

  @Test func photosPageMirrored() throws {
    let twins = try Twins("photos", width: 390, height: 700)
    twins.drag(from: 300, to: 80, y: 300, duration: 0.2)
    #expect(twins.compare(for: 1) > 3)
    #expect(twins.plain.collections[0].offset == CGPoint(x: 390, y: twins.plain.collections[0].offset.y))
    let strip = twins.plain.collections[1].node.frame
    twins.drag(from: 300, to: 100, y: strip.midY, duration: 0.1)
    #expect(twins.compare(for: 3) > 3)
  }

  @Test func photosLagBehindTheirPagesMirrored() throws {
    let twins = try Twins("photos", width: 390, height: 700)
    func lags(_ stage: Stage) -> [CGFloat] {
      stage.scene.nodes.filter { $0.image != nil }.map(\.transform.m41).filter { $0 != 0 }
    }
    for (stage, way) in [(twins.plain, -1.0), (twins.mirrored, 1.0)] {
      stage.touchDown(at: CGPoint(x: 195, y: 300))
      for step in 1...6 {
        stage.touchMove(to: CGPoint(x: 195 + way * 20 * Double(step), y: 300))
        stage.advance(by: 1 / 60)
      }
    }
    #expect(lags(twins.plain).count == 2)
    #expect(lags(twins.plain).sorted() == lags(twins.mirrored).map { -$0 }.sorted())
  }

  @Test func cardsAndHeadersOfPlacesAreMirrored() throws {
    let twins = try Twins("sticky-headers", width: 390, height: 700)
    func place(_ text: String, on stage: Stage) throws -> (left: CGFloat, right: CGFloat) {
      let nodes = stage.scene.nodes
      let node = try #require(nodes.first { $0.text?.string == text })
      let superlayer = try #require(nodes.first { $0.id == node.parent })
      return (node.frame.minX, superlayer.bounds.width - node.frame.maxX)
    }
    for text in ["December 2025", "4 places", "Dawn", "First light, 5:12"] {
      let (plain, mirrored) = (try place(text, on: twins.plain), try place(text, on: twins.mirrored))
      #expect(plain.left == mirrored.right && plain.right == mirrored.left && plain.left != plain.right)
    }
    let chevrons = [twins.plain, twins.mirrored].map { stage in
      stage.scene.nodes.first { $0.bounds.size == CGSize(width: 24, height: 24) }?.position.x
    }
    #expect(chevrons == [342, 24])
  }

  @Test func coloursComeAndGoMirrored() throws {
    let twins = try Twins("colours", width: 390, height: 700)
    let cell = try #require(twins.plain.scene.cell(at: [0, 1]))
    let list = twins.plain.collections[0].node
    let x = list.frame.minX + cell.position.x
    let y = list.frame.minY - list.bounds.minY + cell.position.y
    twins.tap(x, y)
    #expect(twins.compare(for: 1) > 0)
  }

  @Test func theDashboardFliesApartMirrored() throws {
    let twins = try Twins("dashboard", width: 868, height: 703)
    twins.compare(for: 0.1)
    twins.tap(200, 100)
    #expect(twins.compare(for: 1) > 3)
  }
}
