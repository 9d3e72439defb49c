// Elements that fly between a cell and a view, frame by frame.

import CollectionMotion
import Foundation
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct MatchedTransitionTests {
  let album = AlbumController()
  let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: album)
  }

  /// Opens a photo on this test's stage, which may not be the last one that has been used.
  private func open(_ photo: Int) {
    stage.advance(by: 0.1)
    album.open(photo)
  }

  private func twin() throws -> UIView { try #require(album.twin) }

  /// The frame of the image in the twin, in the twin's coordinates.
  private func image() throws -> CGRect { try #require(try twin().subviews.first?.subviews.first).frame }

  /// The value of the transition's spring after a time: from 0 to 1.
  private func spring(_ time: Double, duration: Double = 0.5, bounce: Double = 0.15) -> Double {
    let frequency = 2 * Double.pi / duration
    let ratio = 1 - bounce
    let ringing = frequency * (1 - ratio * ratio).squareRoot()
    let swing = cos(ringing * time) + ratio * frequency / ringing * sin(ringing * time)
    return 1 - exp(-ratio * frequency * time) * swing
  }

  @Test func aPictureFliesFromItsCellToTheView() throws {
    open(4)
    #expect(try twin().frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(try image() == CGRect(x: -50, y: 0, width: 200, height: 100))
    #expect(try #require(album.cell(4)).imageView.alpha == 0)
    for frame in 1...20 {
      stage.advance(by: 1.0 / 60)
      let way = spring(Double(frame) / 60)
      let (twin, image) = (try twin(), try image())
      #expect(abs(twin.center.x - 150) < 1e-9)
      #expect(abs(twin.center.y - (150 + 50 * way)) < 1e-6, "frame \(frame)")
      #expect(abs(twin.bounds.width - (100 + 200 * way)) < 1e-6)
      #expect(abs(twin.bounds.height - (100 + 300 * way)) < 1e-6)
      // The image keeps its proportions, and grows from a part of it to all of it.
      #expect(abs(image.width - (200 + 100 * way)) < 1e-6)
      #expect(abs(image.height - image.width / 2) < 1e-6)
      #expect(abs(twin.subviews[0].layer.cornerRadius - max(0, 12 - 12 * way)) < 1e-6)
      #expect(abs(album.detail.alpha - min(way, 1)) < 1e-6)
    }
    stage.advance(by: 2)
    #expect(album.transition.state == .open)
    #expect(album.twin == nil)
    #expect(album.detail.imageView.alpha == 1)
    #expect(album.cell(4)?.imageView.alpha == 1)
  }

  @Test func anElementWithoutCounterpartFadesInPlace() throws {
    open(4)
    stage.advance(by: 0.2)
    let deck = try #require(album.detail.superview?.subviews.last)
    let button = try #require(deck.subviews.last)
    #expect(deck.subviews.count == 2)
    #expect(button.frame == album.detail.button.frame)
    #expect(abs(button.alpha - (2 * spring(0.2) - 1)) < 1e-6)
    #expect(album.detail.button.alpha == 0)
  }

  @Test func aFlightBackFollowsTheContentThatScrolls() throws {
    open(4)
    stage.advance(by: 2)
    album.transition.close()
    stage.advance(by: 0.1)
    let before = try twin().center.y
    album.collectionView.contentOffset.y = 60
    stage.advance(by: 0)
    #expect(abs(try twin().center.y - (before - 60)) < 1e-6)
    stage.advance(by: 1.0 / 60)
    let way = 1 - spring(0.1 + 1.0 / 60)
    #expect(abs(try twin().center.y - (90 + 50 * way)) < 1e-6)
    stage.advance(by: 2)
    #expect(album.transition.state == .closed)
    #expect(album.detail.superview == nil)
    #expect(album.cell(4)?.imageView.alpha == 1)
  }

  @Test func aCellThatIsGoneLetsThePictureShrinkAndFade() throws {
    open(4)
    stage.advance(by: 2)
    album.transition.close()
    stage.advance(by: 0.1)
    album.photos.remove(at: 4)
    album.collectionView.deleteItems(at: [[0, 4]])
    stage.advance(by: 0.05)
    let twin = try twin()
    let (center, width) = (twin.center, twin.bounds.width)
    stage.advance(by: 0.2)
    #expect(twin.alpha < 0.5)
    #expect(twin.bounds.width < width)
    _ = center
    stage.advance(by: 1)
    #expect(album.transition.state == .closed)
    for cell in album.collectionView.visibleCells { #expect((cell as? PhotoCell)?.imageView.alpha == 1) }
  }

  @Test(arguments: 1...10) func aReversalNeverJumps(moment: Int) throws {
    open(4)
    stage.advance(by: Double(moment) * 0.04)
    var last = try twin().frame
    let velocity = try speed(from: last)
    last = try twin().frame
    album.transition.close()
    stage.advance(by: 0)
    #expect(try twin().frame == last)
    stage.advance(by: 1.0 / 60)
    let next = try twin().frame
    #expect(abs(next.minY - last.minY) <= abs(velocity) + 12)
    stage.advance(by: 2)
    #expect(album.transition.state == .closed)
    #expect(album.cell(4)?.imageView.alpha == 1)
  }

  private func speed(from last: CGRect) throws -> CGFloat {
    stage.advance(by: 1.0 / 60)
    return try twin().frame.minY - last.minY
  }

  @Test(arguments: [0, 0.1, 2]) func nothingIsRetainedAfterAScreenIsReleased(time: Double) {
    weak var deck: UIView?
    weak var transition: MatchedTransition?
    weak var album: AlbumController?
    do {
      let screen = AlbumController()
      let stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: screen)
      stage.advance(by: 0.1)
      screen.open(4)
      stage.advance(by: time)
      (deck, transition, album) = (screen.twin?.superview, screen.transition, screen)
    }
    #expect(album == nil)
    #expect(transition == nil)
    #expect(deck == nil)
  }
}
