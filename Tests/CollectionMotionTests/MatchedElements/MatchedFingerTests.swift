// Fingers that take elements on their way, at rest, and in transitions between controllers.

import CollectionMotion
import Foundation
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct MatchedFingerTests {
  let album = AlbumController()
  let stage: Stage

  init() { stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: album) }

  private func open(_ photo: Int) {
    stage.advance(by: 0.1)
    album.open(photo)
  }

  private func twin() throws -> UIView { try #require(album.twin) }

  @Test func aDragDownTakesTheOpenPicture() throws {
    open(4)
    stage.advance(by: 2)
    stage.touchDown(at: CGPoint(x: 150, y: 200))
    for step in 1...10 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 150, y: 200 + 8 * CGFloat(step)))
    }
    stage.advance(by: 1.0 / 60)
    #expect(album.transition.state == .held)
    // 80 points of 200: the scale is 1 - 0.3 * 0.4; the place that the finger took stays under it, but for the distance
    // that the gesture needs to begin.
    let frame = try twin().frame
    let taken = album.detail.alpha
    #expect(taken < 1 && taken >= 0.6)
    let dragged = (1 - taken) * 200
    #expect(abs(frame.width - 300 * (1 - 0.3 * dragged / 200)) < 1e-6)
    #expect(frame.midY > 200)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(album.transition.state == .closed)
    #expect(album.cell(4)?.imageView.alpha == 1)
  }

  @Test func aShortDragReturnsToTheOpenEnd() throws {
    open(4)
    stage.advance(by: 2)
    stage.touchDown(at: CGPoint(x: 150, y: 200))
    for step in 1...10 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 150, y: 200 + 4 * CGFloat(step)))
    }
    stage.advance(by: 0.3)
    #expect(album.transition.state == .held)
    stage.touchUp()
    #expect(album.transition.state == .opening)
    stage.advance(by: 2)
    #expect(album.transition.state == .open)
    #expect(album.detail.alpha == 1)
    #expect(album.detail.imageView.alpha == 1)
  }

  @Test(arguments: 1...10) func aFingerTakesThePictureOnItsWay(moment: Int) throws {
    open(4)
    stage.advance(by: Double(moment) * 0.03)
    let before = try twin().frame
    stage.touchDown(at: CGPoint(x: before.midX, y: before.midY))
    stage.advance(by: 1.0 / 60)
    stage.touchMove(to: CGPoint(x: before.midX, y: before.midY + 30))
    let taken = try twin().frame
    #expect(album.transition.state == .held)
    stage.advance(by: 0.5)
    #expect(try twin().frame == taken)  // it rests under the finger
    stage.touchMove(to: CGPoint(x: before.midX + 10, y: before.midY + 30))
    stage.advance(by: 0)
    #expect(abs(try twin().frame.midX - taken.midX - 10) < 1e-6)
    stage.touchMove(to: CGPoint(x: before.midX, y: before.midY - 100))
    stage.advance(by: 1.0 / 60)
    stage.touchMove(to: CGPoint(x: before.midX, y: before.midY - 120))
    stage.touchUp()
    stage.advance(by: 3)
    #expect(album.transition.state == .open)
    #expect(album.detail.imageView.alpha == 1)
    #expect(album.cell(4)?.imageView.alpha == 1)
  }

  @Test func thePictureLeavesWithTheVelocityOfTheFinger() throws {
    open(4)
    stage.advance(by: 2)
    stage.touchDown(at: CGPoint(x: 150, y: 150))
    for step in 1...8 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 150, y: 150 + 20 * CGFloat(step)))
    }
    let before = try twin().center.y
    stage.touchUp()
    stage.advance(by: 1.0 / 60)
    let step = try twin().center.y - before
    #expect(step > 10 && step < 20)  // 1,200 points per second, slowed down by the spring
    stage.advance(by: 3)
    #expect(album.transition.state == .closed)
  }

  @Test func aPictureOnItsWayBackCanBeTakenAgain() throws {
    open(4)
    stage.advance(by: 2)
    album.transition.close()
    stage.advance(by: 0.1)
    let before = try twin().frame
    stage.touchDown(at: CGPoint(x: before.midX, y: before.midY))
    stage.touchMove(to: CGPoint(x: before.midX, y: before.midY - 60))
    stage.advance(by: 1.0 / 60)
    #expect(album.transition.state == .held)
    stage.touchMove(to: CGPoint(x: before.midX, y: before.midY - 90))
    stage.touchUp()
    stage.advance(by: 3)
    #expect(album.transition.state == .open)
  }

  @Test func touchesBesideThePictureReachTheViewBehind() throws {
    open(4)
    stage.advance(by: 2)
    album.transition.close()
    stage.advance(by: 0.15)
    stage.touchDown(at: CGPoint(x: 20, y: 380))
    for step in 1...5 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 20, y: 380 - 10 * CGFloat(step)))
    }
    #expect(album.collectionView.contentOffset.y > 20)
    stage.touchUp()
    stage.advance(by: 3)
    #expect(album.transition.state == .closed)
    #expect(album.collectionView.visibleCells.allSatisfy { ($0 as? PhotoCell)?.imageView.alpha == 1 })
  }

  @Test func twoFingersPinchAndTurnIt() throws {
    open(4)
    stage.advance(by: 2)
    stage.touchDown(at: CGPoint(x: 100, y: 200), id: 1)
    stage.touchDown(at: CGPoint(x: 200, y: 200), id: 2)
    for step in 1...10 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 100 + 3 * CGFloat(step), y: 200 - 2 * CGFloat(step)), id: 1)
      stage.touchMove(to: CGPoint(x: 200 - 3 * CGFloat(step), y: 200 + 2 * CGFloat(step)), id: 2)
    }
    stage.advance(by: 1.0 / 60)
    #expect(album.transition.state == .held)
    let twin = try twin()
    #expect(twin.bounds.width < 220)
    #expect(abs(atan2(twin.transform.b, twin.transform.a)) > 0.1)
    stage.touchUp(id: 1)
    stage.touchUp(id: 2)
    stage.advance(by: 3)
    #expect(album.transition.state == .closed)
    #expect(album.cell(4)?.imageView.alpha == 1)
  }

  @Test func aViewThatScrollsGivesTheDragAwayAtItsTop() throws {
    let text = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    text.contentSize = CGSize(width: 300, height: 2000)
    album.detail.addSubview(text)
    album.transition.shouldTake = { text.contentOffset.y <= 0 }
    open(4)
    stage.advance(by: 2)
    stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.2)
    #expect(album.transition.state == .open && text.contentOffset.y > 50)
    stage.advance(by: 2)
    stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 230), duration: 0.2)
    #expect(album.transition.state == .open)
    text.contentOffset = .zero
    stage.advance(by: 1)
    stage.touchDown(at: CGPoint(x: 150, y: 200))
    for step in 1...8 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 150, y: 200 + 10 * CGFloat(step)))
    }
    #expect(album.transition.state == .held && text.contentOffset.y == 0)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(album.transition.state == .closed)
  }

  @Test func aButtonThatAppearsCanBePressed() throws {
    var presses = 0
    album.detail.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    open(4)
    stage.advance(by: 0.4)
    #expect(album.transition.state == .opening)
    stage.tap(at: CGPoint(x: 250, y: 40))
    #expect(presses == 1)
  }

  @Test func aDragThatBeginsAtOnceTakesThePicture() {
    open(4)
    stage.advance(by: 2)
    stage.touchDown(at: CGPoint(x: 150, y: 200))
    stage.touchMove(to: CGPoint(x: 150, y: 215))
    #expect(album.transition.state == .held)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(album.transition.state == .open)
  }
}
