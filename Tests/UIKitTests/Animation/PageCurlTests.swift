import CoreGraphics
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct PageCurlTests {
  let bench = AnimationBench()

  /// A part of the curl that is shown: where it is on the screen and what of the page it shows, up the way of the cylinder.
  private struct Piece {
    let screen: (near: Double, far: Double)
    let page: (near: Double, far: Double)
  }

  /// What lies flat, the parts that go round, and what is turned over. Each reaches 1 point over the one before it.
  private func pieces() throws -> [Piece] {
    let time = bench.stage.time
    let superview = try #require(bench.view.superview)
    let board = try #require(superview.subviews.last?.subviews.first)
    let length = board.bounds.height
    return board.subviews.enumerated().map { index, window in
      let seen = window.layer.presentationValues(at: time)
      let paper = window.subviews[0].layer.presentationValues(at: time).position.y
      let (height, scale, overlap) = (seen.bounds.size.height, seen.transform.m22, index == 0 ? 0.0 : 1)
      let near = length - seen.position.y - height / 2 * scale
      return Piece(
        screen: (near, near + (height - overlap) * scale),
        page: (length / 2 + paper - height, length / 2 + paper - overlap))
    }
  }

  private var length: Double { 100 * (0.5 + 3.0.squareRoot() / 2) }

  @Test func aPageThatCurlsUpIsWholeAtFirstAndGoneInTheEnd() throws {
    #expect(bench.view.bounds.size == CGSize(width: 100, height: 100))
    var isOver = false
    UIView.transition(with: bench.view, duration: 1, options: [.transitionCurlUp, .curveLinear]) {
      bench.view.tag = 1
    } completion: {
      isOver = $0
    }
    #expect(bench.view.tag == 1)
    let whole = try pieces()[0]
    #expect(isNear(whole.screen.near, 0, 1e-9) && isNear(whole.screen.far, length, 1e-9))
    #expect(isNear(whole.page.near, 0, 1e-9) && isNear(whole.page.far, length, 1e-9))
    // Nothing of the page has come to the others.
    for piece in try pieces().dropFirst() { #expect(piece.page.far <= 1e-9) }
    bench.stage.advance(by: 59.0 / 60)
    for piece in try pieces().dropFirst() where piece.page.near < length {
      #expect(min(piece.screen.near, piece.screen.far) > length * 0.97)
    }
    #expect(!isOver)
    bench.stage.advance(by: 1.0 / 60)
    #expect(isOver)
    #expect(try #require(bench.view.superview).subviews.count == 1)
  }

  /// Where one part ends the next one begins, on the page and on the screen.
  @Test func aPageDoesNotTear() throws {
    UIView.transition(with: bench.view, duration: 1, options: .transitionCurlUp) {}
    for _ in 0..<59 {
      bench.stage.advance(by: 1.0 / 60)
      let pieces = try pieces()
      #expect(pieces.count == 18)
      for (far, near) in zip(pieces, pieces.dropFirst()) {
        #expect(isNear(far.page.near, near.page.far, 1e-6))
        #expect(isNear(far.screen.near, near.screen.far, 1e-6))
      }
    }
  }

  /// The page is as long as the way round the cylinder: half of it is as long as the cylinder's half.
  @Test func theRoundPartIsHalfACylinder() throws {
    UIView.transition(with: bench.view, duration: 1, options: [.transitionCurlUp, .curveLinear]) {}
    bench.stage.advance(by: 0.5)
    let round = try pieces()[1...16]
    let radius = length / 7
    let (first, last) = (try #require(round.first), try #require(round.last))
    #expect(isNear(first.page.far - last.page.near, .pi * radius, 1e-6))
    #expect(isNear(first.screen.far - (round.map { $0.screen.near }.min() ?? 0), radius, 1e-6))
    #expect(isNear(first.screen.far, last.screen.near, 1e-6))
  }

  @Test func itCurlsFromTheLowerRightCorner() throws {
    UIView.transition(with: bench.view, duration: 1, options: [.transitionCurlUp, .curveLinear]) {}
    let board = try #require(bench.view.superview?.subviews.last?.subviews.first)
    let corner = board.convert(CGPoint(x: board.bounds.midX, y: board.bounds.maxY), to: board.superview)
    #expect(corner.x > 60 && corner.y > 90)
  }

  @Test func aPageThatCurlsDownTakesTheSameWayBack() throws {
    UIView.transition(with: bench.view, duration: 1, options: [.transitionCurlUp, .curveLinear]) {}
    bench.stage.advance(by: 0.3)
    let up = try pieces()
    bench.stage.advance(by: 1)
    UIView.transition(with: bench.view, duration: 1, options: [.transitionCurlDown, .curveLinear]) {}
    let superview = try #require(bench.view.superview)
    #expect(superview.subviews.count == 3 && !superview.subviews[1].isHidden)  // what was there lies below the page
    bench.stage.advance(by: 0.7)
    for (up, down) in zip(up, try pieces()) {
      #expect(isNear(up.screen.near, down.screen.near, 1e-6) && isNear(up.page.near, down.page.near, 1e-6))
    }
    bench.stage.advance(by: 0.3)
    #expect(superview.subviews.count == 1)
  }

  @Test func withoutAnimationsItIsOverAtOnce() throws {
    var isOver = false
    UIView.performWithoutAnimation {
      UIView.transition(with: bench.view, duration: 1, options: .transitionCurlUp, animations: {}) { isOver = $0 }
    }
    #expect(isOver)
    #expect(try #require(bench.view.superview).subviews.count == 1)
  }
}
