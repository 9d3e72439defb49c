// Demo D when the screen gets another size, and what its layouts may do while they prepare.

import CollectionMotion
import Foundation
import Gallery
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct PhotosResizeTests {
  /// Turns the screen and checks that a photo is in the middle of both views, now and when all is at rest.
  private func turn(_ screen: PhotosScreen) throws {
    let caption = screen.caption
    let number = try #require(screen.controller.synchronizer.activeIndexPath?.item)
    screen.stage.resize(to: CGSize(width: 844, height: 390))
    func check() throws {
      #expect(screen.caption == caption)
      #expect(near(screen.pagePosition, Double(number)) && near(screen.stripPosition, Double(number)))
      let page = try #require(screen.pages.cells[number])
      #expect(page.bounds.size == CGSize(width: 844, height: 390 - 138))
    }
    try check()
    try screen.settle(check)
    let thumbnail = try screen.thumbnail(number)
    #expect(near(thumbnail.middle, 422) && near(thumbnail.width, 66 * screen.ratios[number]))
    #expect(screen.controller.preview.delegate != nil && screen.controller.filmstrip.delegate != nil)
  }

  @Test func aRotationAtRestKeepsThePhoto() throws {
    let screen = PhotosScreen()
    try screen.tapThumbnail(3)
    try screen.settle()
    try turn(screen)
  }

  @Test func aRotationDuringAThrowOfEitherViewKeepsThePhoto() throws {
    for delay in [0.02, 0.1, 0.25] {
      for isStrip in [true, false] {
        let screen = PhotosScreen()
        screen.fling(y: isStrip ? screen.stripY : 300, by: -170)
        screen.stage.advance(by: delay)
        try turn(screen)
      }
    }
  }

  @Test func aRotationUnderAFingerKeepsThePhotoAndTheFingerMovesNothingMore() throws {
    for isStrip in [true, false] {
      let screen = PhotosScreen()
      let y = isStrip ? screen.stripY : 300
      try screen.drag(y: y, by: -60) {}
      try screen.settle()
      screen.stage.touchDown(at: CGPoint(x: 300, y: y))
      for x in [280.0, 260, 240, 200] {
        screen.stage.touchMove(to: CGPoint(x: x, y: y))
        screen.stage.advance(by: 1.0 / 60)
      }
      try turn(screen)
      let positions = (screen.pagePosition, screen.stripPosition)
      screen.stage.touchMove(to: CGPoint(x: 100, y: 200))
      try screen.settle()
      #expect((screen.pagePosition, screen.stripPosition) == positions)
      screen.stage.touchUp()
      try screen.settle()
      #expect((screen.pagePosition, screen.stripPosition) == positions)
    }
  }

  @Test func aRotationOnTheWayToATappedThumbnailEndsThere() throws {
    let screen = PhotosScreen()
    try screen.tapThumbnail(4)
    screen.stage.advance(by: 0.1)
    try turn(screen)
    #expect(screen.stripPosition == 4)
  }

  @Test func aRotationDuringADeletionLetsItEnd() throws {
    for delay in [0.05, 0.2] {
      let screen = PhotosScreen()
      try screen.tapThumbnail(2)
      try screen.settle()
      try screen.press("Delete")
      screen.stage.advance(by: delay)
      screen.stage.resize(to: CGSize(width: 844, height: 390))
      try screen.settle()
      #expect(screen.caption == "Coast, 3 of 13")
      #expect(screen.pagePosition == 2 && screen.stripPosition == 2)
      #expect(screen.controller.preview.delegate != nil)
    }
  }

  @Test func neitherViewHasADelegateWhileItGetsAnotherSize() throws {
    let screen = PhotosScreen()
    let synchronizer = screen.controller.synchronizer
    synchronizer.resize {
      #expect(screen.controller.preview.delegate == nil && screen.controller.filmstrip.delegate == nil)
    }
    #expect(screen.controller.preview.delegate === synchronizer)
    #expect(screen.controller.filmstrip.delegate === synchronizer)
  }

  @Test func aLayoutMayChangeInsetAndOffsetAndInvalidateItselfWhileItPrepares() throws {
    @MainActor final class Restless: FilmstripLayout {
      var prepared = 0
      var depth = 0
      var deepest = 0
      override func prepare() {
        prepared += 1
        depth += 1
        deepest = max(deepest, depth)
        defer { depth -= 1 }
        super.prepare()
        collectionView?.contentInset.top = CGFloat(prepared % 2)
        collectionView?.contentInset.top = 0
        if let offset = collectionView?.contentOffset { collectionView?.contentOffset = offset }
        invalidateLayout()
      }
    }
    let layout = Restless()
    let screen = PhotosScreen(filmstripLayout: layout)
    let before = layout.prepared
    screen.fling(y: 300, by: -170)
    var frames = 0
    try screen.settle { frames += 1 }
    screen.stage.resize(to: CGSize(width: 844, height: 390))
    try screen.settle { frames += 1 }
    #expect(layout.deepest == 1)
    #expect(layout.prepared - before <= 4 * (frames + 12))
    #expect(screen.pagePosition == 1 && screen.stripPosition == 1)
  }
}
