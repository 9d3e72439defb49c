// Demo D while the finger moves the preview, read from the scene.

import CollectionMotion
import Foundation
import Gallery
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct PhotosPreviewTests {
  let screen = PhotosScreen()

  private func drag(by way: CGFloat, look: () throws -> Void) throws {
    try screen.drag(y: 300, by: way, look: look)
  }

  @Test func thereAreTwelveAndMorePicturesOfVeryDifferentShapes() {
    #expect(screen.ratios.count >= 12)
    #expect(Set(screen.ratios).count == screen.ratios.count)
    #expect(near(screen.ratios.min() ?? 0, 0.3) && near(screen.ratios.max() ?? 0, 4))
  }

  @Test func aPageMovesAheadByItsShareOf44PointsAndItsPictureLagsByThreeTenthsOfTheWidth() throws {
    var pagesSeen: Set<Int> = []
    try drag(by: -180) {
      let pages = screen.pages
      for (item, page) in pages.cells {
        pagesSeen.insert(item)
        let distance = Double(item) - screen.pagePosition
        #expect(near(page.transform.m41, distance * 44))
        let image = try screen.picture(in: page).image
        #expect(near(image.transform.m41, -390 * 0.3 * distance))
        #expect(page.bounds.size == pages.node.bounds.size)
      }
    }
    #expect(screen.pagePosition > 0.3)
    #expect(pagesSeen == [0, 1])
  }

  @Test func aPageThatIsOnePageAwayHasNoParallax() throws {
    let layout = screen.controller.previewLayout
    for (item, value) in [(0, 0.0), (1, nil), (2, nil)] as [(Int, CGFloat?)] {
      let attributes = try #require(layout.layoutAttributesForItem(at: [0, item]) as? ParallaxLayoutAttributes)
      #expect(attributes.parallaxValue == value)
      #expect(attributes.transform.isIdentity)
    }
  }

  @Test func thePictureIsCutOffAtItsAspectFitRectangleOnly() throws {
    for item in [0, 3, 4] {
      try screen.tapThumbnail(item)
      try screen.settle()
      let page = try #require(screen.pages.cells[item])
      let (mount, image) = try screen.picture(in: page)
      let (width, height) = (Double(page.bounds.width), Double(page.bounds.height))
      let scale = min(width / screen.ratios[item], height)
      #expect(near(mount.frame.width, scale * screen.ratios[item]) && near(mount.frame.height, scale))
      #expect(near(mount.frame.midX, width / 2) && near(mount.frame.midY, height / 2))
      #expect(mount.clips && image.frame == mount.bounds)
    }
  }

  @Test func theStripFollowsThePreviewContinuouslyToHalfAPoint() throws {
    func check() { #expect(abs(screen.stripPosition - screen.pagePosition) * 37 < 0.5) }
    try drag(by: -260, look: check)
    try screen.settle(check)
    #expect(screen.pagePosition == 1)
    // A flick, and back beyond the first page.
    screen.fling(y: 300, by: -200, duration: 0.05)
    try screen.settle(check)
    #expect(screen.pagePosition == 2)
    for _ in 0..<3 {
      screen.fling(y: 300, by: 200, duration: 0.05)
      try screen.settle(check)
    }
    #expect(screen.pagePosition == 0)
    var least = 0.0
    try drag(by: 300) {
      least = min(least, screen.pagePosition)
      check()
    }
    try screen.settle(check)
    #expect(least < -0.2)
  }

  @Test func theMiddleThumbnailWidensTowardsItsPhotoAndPushesTheOthersAside() throws {
    func check() throws {
      let position = screen.stripPosition
      var expansion: [Int: Double] = [:]
      for item in screen.ratios.indices { expansion[item] = max(0, 1 - abs(Double(item) - position)) }
      for (item, _) in screen.strip.cells {
        let seen = try screen.thumbnail(item)
        func extra(_ item: Int) -> Double { (66 * screen.ratios[item] - 33) * (expansion[item] ?? 0) }
        var middle = (Double(item) - position) * 37 + 390 / 2
        for other in screen.ratios.indices where other != item {
          let push = (extra(other) + 20 * (expansion[other] ?? 0)) / 2
          middle += other < item ? push : -push
        }
        #expect(near(seen.width, 33 + extra(item)))
        #expect(near(seen.middle, middle))
      }
      #expect(screen.strip.cells.count < 14)
    }
    try check()
    let size = screen.controller.filmstrip.contentSize
    #expect(size == CGSize(width: 14 * 37 - 4, height: 66))
    for _ in 0..<5 {
      try drag(by: -230, look: check)
      try screen.settle(check)
    }
    #expect(screen.pagePosition == 5)
    #expect(screen.controller.filmstrip.contentSize == size)
  }

  @Test func whatTheLayoutHasOnScreenIsAllThatIsOnScreen() throws {
    // The thumbnails leave no room at the sides at which another one should be seen.
    for _ in 0..<6 {
      screen.fling(y: 300, by: -200)
      try screen.settle {
        let cells = screen.strip.cells.keys
        let (first, last) = (try #require(cells.min()), try #require(cells.max()))
        let (left, right) = (try screen.thumbnail(first), try screen.thumbnail(last))
        #expect(first == 0 || left.middle - left.width / 2 < 4 + 1e-6)
        #expect(last == 13 || right.middle + right.width / 2 > 390 - 4 - 1e-6)
      }
    }
  }

  @Test func aspectRatiosAreHeldBetweenAFifthAndFive() throws {
    let layout = FilmstripLayout()
    let wide = PhotosScreen(filmstripLayout: layout)
    layout.aspectRatio = { $0.item == 0 ? 0.01 : 9 }
    layout.invalidateVisibleItems()
    #expect(near(try wide.thumbnail(0).width, 13.2))
    try wide.tapThumbnail(1)
    try wide.settle()
    #expect(near(try wide.thumbnail(1).width, 330))
  }

  @Test func withReducedMotionPagesMoveAsAWhole() throws {
    screen.stage.isReduceMotionEnabled = true
    defer { screen.stage.isReduceMotionEnabled = false }
    try drag(by: -180) {
      for page in screen.pages.cells.values {
        #expect(page.transform.m41 == 0)
        let image = try screen.picture(in: page).image
        #expect(image.transform.m41 == 0)
      }
    }
  }

  /// The strip is on its way to a tapped thumbnail, or is thrown, when the finger takes the photo. It goes on from where it
  /// is, and has caught up at the latest when everything rests.
  @Test(arguments: 1...10, [true, false]) func aDraggedPhotoTakesTheStripAlongFromWhereItIs(
    frames: Int, isThrown: Bool
  ) throws {
    let screen = PhotosScreen()
    if isThrown { screen.fling(y: screen.stripY, by: -170) } else { try screen.tapThumbnail(3) }
    screen.stage.advance(by: Double(2 * frames) / 60)
    var last = screen.stripPosition
    func look() throws {
      // A tap moves the strip by at most a third of an item in a frame, and the finger by a thirtieth.
      if !isThrown { #expect(abs(screen.stripPosition - last) < 0.4, "from \(last) to \(screen.stripPosition)") }
      last = screen.stripPosition
    }
    try screen.drag(y: 300, by: -120, look: look)
    try screen.settle(look)
    #expect(near(screen.stripPosition, screen.pagePosition))
  }
}
