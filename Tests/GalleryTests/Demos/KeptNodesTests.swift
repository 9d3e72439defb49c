import CoreGraphics
import Gallery
import Stage
import TestSupport
import Testing
import UIKit

/// Demos in a renderer that keeps the nodes of cells which come and go.
@MainActor @Suite struct KeptNodesTests {
  @Test func aRendererThatKeepsNodesShowsWhatIsPresented() {
    for (index, demo) in DemoIndex.demos.enumerated() { play(demo, seed: UInt64(index)) }
  }

  private func play(_ demo: Demo, seed: UInt64) {
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: demo.makeViewController())
    let copy = SceneCopy()
    copy.attach(to: stage)
    // Before completions, which may change what the next frame shows.
    var difference: String?
    stage.frameWatch = { [unowned stage] _ in difference = difference ?? copy.difference(from: stage) }
    var dice = Dice(seed: seed)
    for turn in 0..<20 {
      let place = CGPoint(x: 20 + dice.roll(350), y: 120 + dice.roll(600))
      let end = CGPoint(x: 20 + dice.roll(350), y: 20 + dice.roll(800))
      if dice.roll(3) == 0 { stage.tap(at: place) } else { stage.drag(from: place, to: end, duration: 0.15) }
      for frame in 0..<12 {
        stage.advance(by: 1.0 / 60)
        if let difference {
          Issue.record("\(demo.id), frame \(frame) after turn \(turn): \(difference)")
          return
        }
      }
    }
    #expect(copy.restored > 0, "\(demo.id)")
  }
}
