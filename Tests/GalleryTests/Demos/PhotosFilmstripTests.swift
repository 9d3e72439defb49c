// Demo D while the finger moves the strip or taps it, read from the scene.

import CollectionMotion
import Foundation
import Gallery
import Stage
import TestSupport
import Testing
import UIKit

/// 2p² up to the half, -2p² + 4p - 1 after it.
private func ease(_ progress: Double) -> Double {
  let p = min(max(progress, 0), 1)
  return p < 0.5 ? 2 * p * p : -2 * p * p + 4 * p - 1
}

@MainActor @Suite struct PhotosFilmstripTests {
  let screen = PhotosScreen()

  /// How much wider than 33 points a thumbnail is when it is expanded.
  private func extra(_ item: Int) -> Double { 66 * screen.ratios[item] - 33 }

  /// The preview shows the page whose thumbnail is nearest to the middle, and nothing between two pages.
  private func checkPage() {
    let position = screen.stripPosition
    let nearest = min(max(position.rounded(), 0), Double(screen.ratios.count - 1))
    if abs(position - position.rounded(.down) - 0.5) > 1e-6 { #expect(screen.pagePosition == nearest) }
  }

  @Test func thumbnailsAreHalfAsWideAsHighAndFourPointsApart() throws {
    #expect(screen.strip.node.bounds.height == 66)
    let last = try screen.thumbnail(3)
    #expect(last.width == 33)
    #expect(near(try screen.thumbnail(4).middle - last.middle, 37))
    #expect(screen.controller.filmstrip.decelerationRate == .fast)
  }

  @Test func thePreviewShowsThePhotoNearestToTheMiddleInEveryFrameOfAThrow() throws {
    var pages: Set<Double> = []
    try screen.drag(y: screen.stripY, by: -160, frames: 8) { checkPage() }
    try screen.settle {
      checkPage()
      pages.insert(screen.pagePosition)
    }
    #expect(pages.count > 2)
    try screen.drag(y: screen.stripY, by: 180, frames: 5) { checkPage() }
    try screen.settle { checkPage() }
  }

  @Test func theStripAlwaysRestsWithAThumbnailInTheMiddle() throws {
    var random = RandomNumbers(seed: 7)
    for _ in 0..<40 {
      let way = random.number(-190...190)
      try screen.drag(y: screen.stripY, by: way, frames: Int(random.number(2...20))) {}
      try screen.settle()
      let position = screen.stripPosition
      #expect(near(position, position.rounded()) && position >= 0 && position <= 13)
      #expect(near(try screen.thumbnail(Int(position.rounded())).middle, 195))
      #expect(screen.pagePosition == position.rounded())
    }
  }

  @Test func aFingerThatCatchesAThrowAndLetsGoLeavesAThumbnailInTheMiddle() throws {
    for delay in [0.05, 0.1, 0.2, 0.3] {
      screen.fling(y: screen.stripY, by: delay == 0.1 ? 150 : -150)
      screen.stage.advance(by: delay)
      screen.stage.touchDown(at: CGPoint(x: 200, y: screen.stripY))
      screen.stage.advance(by: 0.3)
      screen.stage.touchUp()
      try screen.settle()
      #expect(near(screen.stripPosition, screen.stripPosition.rounded()))
      let item = Int(screen.stripPosition.rounded())
      #expect(near(try screen.thumbnail(item).width, 33 + extra(item)))
    }
  }

  @Test func thumbnailsShrinkToEqualSizeWhileTheFingerMovesThem() throws {
    var start: Double?
    try screen.drag(y: screen.stripY, by: -60) {
      let time = screen.stage.time
      if let start {
        let rate = 1 - ease((time - start) / 0.15)
        for item in 0...2 {
          let nearness = max(0, 1 - abs(Double(item) - screen.stripPosition))
          let width = try screen.thumbnail(item).width
          #expect(near(width, 33 + extra(item) * nearness * rate))
        }
      } else if screen.controller.filmstrip.isDragging {
        start = time
      }
    }
    #expect(try #require(start) < 0.2)
    let widths = Set(try screen.strip.cells.keys.map { try screen.thumbnail($0).width })
    #expect(widths == [33])
  }

  @Test func theOneInTheMiddleExpandsAgainAtTheEndOfTheScroll() throws {
    screen.fling(y: screen.stripY, by: -120, duration: 0.3)
    var rest: Double?
    var frames = 0
    try screen.settle {
      let position = screen.stripPosition
      let width = try screen.thumbnail(Int(position.rounded())).width
      if rest == nil {
        #expect(near(width, 33))
        if !screen.controller.filmstrip.isDecelerating { rest = screen.stage.time }
      } else if let rest, frames < 9 {
        frames += 1
        let item = Int(position.rounded())
        #expect(near(width, 33 + extra(item) * ease((screen.stage.time - rest) / 0.15)))
      }
    }
    #expect(frames == 9)
    let item = Int(screen.stripPosition.rounded())
    #expect(near(try screen.thumbnail(item).width, 33 + extra(item)))
  }

  @Test func aChangeThatRemainsTakesItsShareOfTheTime() throws {
    let stage = screen.stage
    stage.touchDown(at: CGPoint(x: 200, y: screen.stripY))
    stage.touchMove(to: CGPoint(x: 188, y: screen.stripY))
    #expect(screen.controller.filmstrip.isDragging)
    stage.advance(by: 0.05)
    let rate = 1 - ease(0.05 / 0.15)
    let nearness = 1 - abs(screen.stripPosition)
    #expect(near(try screen.thumbnail(0).width, 33 + extra(0) * nearness * rate))
    // Another finger takes the preview: the rest of the way back takes its share of 0.15 s.
    stage.touchDown(at: CGPoint(x: 200, y: 300), id: 1)
    stage.touchMove(to: CGPoint(x: 180, y: 300), id: 1)
    let way = 1 - rate
    stage.advance(by: 0.15 * way / 4)
    let later = rate + way * ease(0.25)
    #expect(near(try screen.thumbnail(0).width, 33 + extra(0) * (1 - abs(screen.stripPosition)) * later))
    stage.advance(by: 0.15 * way * 3 / 4)
    #expect(near(try screen.thumbnail(0).width, 33 + extra(0) * (1 - abs(screen.stripPosition))))
  }

  @Test func aTapMovesToTheThumbnailWhileTheOldOneCollapsesAndTheNewOneExpands() throws {
    let stage = screen.stage
    try screen.tapThumbnail(3)
    let start = stage.time
    #expect(screen.pagePosition == 3)  // at once
    for time in [0.05, 0.1, 0.15, 0.2, 0.25, 0.3] {
      stage.advance(by: start + time - stage.time)
      let p = ease(time / 0.3)
      #expect(near(screen.stripPosition, 3 * p))
      for (item, expansion) in [(0, 1 - p), (1, 0), (2, 0), (3, p)] where screen.strip.cells[item] != nil {
        #expect(near(try screen.thumbnail(item).width, 33 + extra(item) * expansion))
      }
      #expect(screen.pagePosition == 3)
    }
    try screen.settle()
    #expect(screen.stripPosition == 3)
    #expect(near(try screen.thumbnail(3).width, 33 + extra(3)))
  }

  @Test func aSecondTapMidwayTurnsWithoutAJump() throws {
    try screen.tapThumbnail(3)
    screen.stage.advance(by: 0.12)
    func seen() throws -> [Double] {
      try (0...4).flatMap { item in
        let thumbnail = try screen.thumbnail(item)
        return [thumbnail.middle, thumbnail.width]
      }
    }
    let before = try seen()
    try screen.tapThumbnail(1)
    let after = try seen()
    for (a, b) in zip(before, after) { #expect(near(a, b)) }
    try screen.settle()
    #expect(screen.stripPosition == 1 && screen.pagePosition == 1)
    #expect(near(try screen.thumbnail(1).width, 33 + extra(1)))
    #expect(near(try screen.thumbnail(0).width, 33))
  }

  @Test func aFingerOnTheStripEndsTheWayToATappedThumbnail() throws {
    try screen.tapThumbnail(4)
    screen.stage.advance(by: 0.15)
    try screen.drag(y: screen.stripY, by: 40) {}
    try screen.settle { checkPage() }
    let item = Int(screen.stripPosition.rounded())
    #expect(near(screen.stripPosition, Double(item)) && screen.pagePosition == Double(item))
    #expect(near(try screen.thumbnail(item).width, 33 + extra(item)))
  }

  @Test func withReducedMotionATapCrossFades() throws {
    screen.stage.isReduceMotionEnabled = true
    defer { screen.stage.isReduceMotionEnabled = false }
    try screen.tapThumbnail(3)
    #expect(screen.stripPosition == 3 && screen.pagePosition == 3)
    #expect(near(try screen.thumbnail(3).width, 33 + extra(3)))
    screen.stage.advance(by: 0.1)
    #expect(screen.stage.scene.nodes.contains { $0.opacity > 0.2 && $0.opacity < 0.8 })
    try screen.settle()
    #expect(!screen.stage.scene.nodes.contains { $0.opacity < 1 && $0.opacity > 0 })
  }
}
