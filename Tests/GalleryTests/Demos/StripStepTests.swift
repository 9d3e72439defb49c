// Wheels and arrow keys in the demos whose strips and pages come to rest at items.

import Foundation
import Gallery
import Stage
import Testing
import UIKit

@MainActor @Suite struct StripStepTests {
  @Test func aWheelLeavesTheStripOfPhotosWithOneInTheMiddle() throws {
    let screen = PhotosScreen()
    screen.stage.scrollWheel(at: CGPoint(x: 195, y: screen.stripY), by: CGVector(dx: 100, dy: 0))
    #expect(near(screen.stripPosition, 100 / 37))
    try screen.settle()
    #expect(near(screen.stripPosition, 3) && near(screen.pagePosition, 3))
    #expect(screen.caption.hasSuffix("4 of 14"))
  }

  @Test func aWheelLeavesThePreviewAtAPage() throws {
    let screen = PhotosScreen()
    screen.stage.scrollWheel(at: CGPoint(x: 195, y: 330), by: CGVector(dx: 250, dy: 0))
    try screen.settle()
    #expect(near(screen.pagePosition, 1) && near(screen.stripPosition, 1))
  }

  @Test func arrowKeysTurnThePhotosOneByOne() throws {
    let screen = PhotosScreen()
    for photo in 1...4 {
      screen.stage.key("ArrowRight")
      try screen.settle()
      #expect(near(screen.pagePosition, Double(photo)) && near(screen.stripPosition, Double(photo)))
    }
    screen.stage.key("ArrowLeft")
    try screen.settle()
    #expect(near(screen.pagePosition, 3) && near(screen.stripPosition, 3))
    #expect(near(try screen.thumbnail(3).width, 66 * screen.ratios[3], 1e-3))
  }

  @Test func theSelectStripRestsWithATileInTheMiddle() throws {
    let controller = SelectStripViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    func offset() -> CGFloat { stage.collections[0].offset.x }
    func rest() { for _ in 0..<300 where stage.needsFrame { stage.advance(by: 1.0 / 60) } }
    // The second tile is selected: its middle is at 180. That of the third is at 320, of the next at 410.
    #expect(near(offset(), 180 - 195))
    for place in [125.0, 215] {
      stage.key("ArrowRight")
      rest()
      #expect(near(offset(), place))
    }
    stage.key("ArrowLeft")
    rest()
    #expect(near(offset(), 125))
    let y = stage.collections[0].node.frame.midY
    stage.scrollWheel(at: CGPoint(x: 195, y: y), by: CGVector(dx: 100, dy: 0))
    rest()
    #expect(near(offset(), 215))
    stage.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 50, y: y), duration: 0.1)
    rest()
    #expect(near(offset(), 770 - 195))  // the last one's middle
  }
}
