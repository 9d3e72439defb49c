import Foundation
import Gallery
import Stage
import Testing
import UIKit

/// Slow motion is more frames in the same time of the stage: it must not change what comes of it.
@MainActor @Suite struct SlowMotionTests {
  /// Where everything is after a demo's own script, played with so many frames a second, and at rest.
  private func end(of demo: Demo, framesPerSecond: Double) throws -> [String] {
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: demo.makeViewController())
    stage.framesPerSecond = framesPerSecond
    for step in try Script(json: demo.script).steps {
      if case .drag(let start, let end, let duration) = step {
        drag(from: start, to: end, duration: duration, on: stage)
      } else {
        try ScriptPlayer(stage: stage).play(Script(steps: [step]))
      }
    }
    stage.advance(by: 4)
    #expect(!stage.needsFrame, "\(demo.id) does not come to rest")
    return stage.scene.nodes.map { node in
      func numbers(_ values: [CGFloat]) -> String {
        values.map { "\(($0 * 1000).rounded() / 1000 + 0)" }.joined(separator: " ")
      }
      let transform = node.transform
      return numbers([
        node.position.x, node.position.y, node.bounds.minX, node.bounds.minY, node.bounds.width, node.bounds.height,
        CGFloat(node.opacity), transform.m11, transform.m12, transform.m21, transform.m22, transform.m41, transform.m42,
      ]) + " " + (node.text?.string ?? "")
    }
  }

  /// A finger that is seen 60 times a second, however many frames there are.
  private func drag(from start: CGPoint, to end: CGPoint, duration: Double, on stage: Stage) {
    let count = Int((duration * 60).rounded())
    stage.touchDown(at: start)
    for index in 1...count {
      stage.advance(by: 1.0 / 60)
      let part = CGFloat(index) / CGFloat(count)
      stage.touchMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    stage.touchUp()
  }

  @Test(arguments: [
    "cell-animations", "sticky-headers", "colours", "photos", "select-strip", "dashboard", "outline", "storefront",
  ])
  func aDemoEndsTheSameTenTimesSlower(id: String) throws {
    let demo = try #require(DemoIndex.demo(id))
    #expect(try end(of: demo, framesPerSecond: 60) == end(of: demo, framesPerSecond: 600))
  }
}
