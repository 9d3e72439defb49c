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

  @Test func theSelectStripRestsWithATileAtTheBeginningOrTheLastAtTheEnd() throws {
    let controller = SelectStripViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    func offset() -> CGFloat { stage.collections[0].offset.x }
    func rest() { for _ in 0..<300 where stage.needsFrame { stage.advance(by: 1.0 / 60) } }
    #expect(offset() == -20)
    // The second tile is selected: at 100, twice as wide; the third at 280.
    for place in [80.0, 260] {
      stage.key("ArrowRight")
      rest()
      #expect(near(offset(), place))
    }
    stage.key("ArrowLeft")
    rest()
    #expect(near(offset(), 80))
    stage.scrollWheel(at: CGPoint(x: 195, y: 422), by: CGVector(dx: 100, dy: 0))
    rest()
    #expect(near(offset(), 260))
    stage.drag(from: CGPoint(x: 350, y: 422), to: CGPoint(x: 50, y: 422), duration: 0.1)
    rest()
    #expect(near(offset(), 810 + 20 - 390))  // all eight are 810 wide
  }
}
