// Elements that fly within a view, and what is in their twins.

import CollectionMotion
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct MatchedElementAnimatorTests {
  /// A view that shows elements at places that change.
  final class Board: UIViewController {
    lazy var animator = MatchedElementAnimator(in: view)
    var shown: [(name: String, view: UIView)] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      animator.bounce = 0
      animator.elements = { [unowned self] in shown.map { MatchedElement($0.name, view: $0.view) } }
    }

    /// Shows views in place of those before.
    func show(_ views: [(name: String, view: UIView)]) {
      for old in shown { old.view.removeFromSuperview() }
      for new in views { view.addSubview(new.view) }
      shown = views
    }

    var twins: [UIView] {
      guard animator.isRunning, let deck = view.subviews.last else { return [] }
      return deck.subviews
    }
  }

  let board = Board()
  let stage: Stage

  init() { stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: board) }

  /// The value of a critically damped spring of 0.5 s.
  private func spring(_ time: Double) -> CGFloat {
    let frequency = 4 * Double.pi
    return CGFloat(1 - exp(-frequency * time) * (1 + frequency * time))
  }

  private func label(_ text: String, _ size: CGFloat, _ frame: CGRect, _ alignment: NSTextAlignment = .left) -> UILabel
  {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textAlignment = alignment
    return label
  }

  private func box(_ frame: CGRect, _ change: (UIView) -> Void = { _ in }) -> UIView {
    let view = UIView(frame: frame)
    change(view)
    return view
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  @Test func aTextIsScaledByTheRatioOfItsFonts() throws {
    stage.advance(by: 0)
    board.show([("a", label("Word", 10, CGRect(x: 0, y: 0, width: 100, height: 20)))])
    board.animator.animate {
      board.show([("a", label("Word", 30, CGRect(x: 40, y: 300, width: 200, height: 50), .center))])
    }
    stage.advance(by: 0.1)
    let way = spring(0.1)
    let twin = try #require(board.twins.first)
    let faces = twin.subviews[0].subviews
    #expect(faces.count == 1)
    #expect(isNear(twin.bounds.width, 100 + 100 * way) && isNear(twin.bounds.height, 20 + 30 * way))
    #expect(isNear(faces[0].transform.a, 1 + 2 * way) && isNear(faces[0].transform.d, 1 + 2 * way))
    // From the left of the element to its middle.
    #expect(isNear(faces[0].center.x, 50 + 50 * way))
    stage.advance(by: 2)
    #expect(!board.animator.isRunning && board.shown[0].view.alpha == 1)
  }

  @Test func otherWordsCrossFade() throws {
    stage.advance(by: 0)
    board.show([("a", label("One", 10, CGRect(x: 0, y: 0, width: 100, height: 20)))])
    board.animator.animate { board.show([("a", label("Two", 10, CGRect(x: 0, y: 100, width: 100, height: 20)))]) }
    stage.advance(by: 0.1)
    let faces = try #require(board.twins.first).subviews[0].subviews
    #expect(faces.count == 2)
    #expect(isNear(faces[0].alpha, 1 - spring(0.1)) && isNear(faces[1].alpha, spring(0.1)))
  }

  @Test func cornersColoursBordersAndShadowsGoAlong() throws {
    stage.advance(by: 0)
    board.show([
      ("a", box(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.backgroundColor = UIColor(white: 1, alpha: 1) })
    ])
    board.animator.animate {
      board.show([
        (
          "a",
          box(CGRect(x: 0, y: 0, width: 200, height: 200)) {
            $0.backgroundColor = UIColor(white: 0, alpha: 1)
            $0.layer.cornerRadius = 40
            $0.layer.borderWidth = 4
            $0.layer.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
            $0.layer.shadowOpacity = 0.5
            $0.layer.shadowRadius = 10
            $0.alpha = 0.6
          }
        )
      ])
    }
    stage.advance(by: 0.15)
    let way = spring(0.15)
    let twin = try #require(board.twins.first)
    let clip = twin.subviews[0]
    #expect(isNear(clip.layer.cornerRadius, 40 * way) && isNear(clip.layer.borderWidth, 4 * way))
    #expect(abs(CGFloat(twin.layer.shadowOpacity) - 0.5 * way) < 1e-6 && isNear(twin.layer.shadowRadius, 3 + 7 * way))
    #expect(isNear(twin.alpha, 1 - 0.4 * way))
    var white: CGFloat = 0
    #expect(clip.backgroundColor?.getWhite(&white, alpha: nil) == true && isNear(white, 1 - way))
  }

  @Test(arguments: 1...10) func aChangeTakesTheFlightsOver(moment: Int) throws {
    stage.advance(by: 0)
    board.show([("a", box(CGRect(x: 0, y: 0, width: 40, height: 40)))])
    board.animator.animate { board.show([("a", box(CGRect(x: 300, y: 0, width: 40, height: 40)))]) }
    stage.advance(by: Double(moment - 1) * 0.03 + 1.0 / 60)
    let first = try #require(board.twins.first).center.x
    stage.advance(by: 1.0 / 60)
    let second = try #require(board.twins.first).center.x
    board.animator.animate { board.show([("a", box(CGRect(x: 0, y: 300, width: 40, height: 40)))]) }
    #expect(try #require(board.twins.first).center.x == second)
    stage.advance(by: 1.0 / 60)
    let third = try #require(board.twins.first).center.x
    // The velocity goes on: the spring that now pulls back changes it by 160 points per second and frame at most.
    let change = (third - second) - (second - first)
    let limit = 340 * pow(4 * Double.pi / 60, 2)
    #expect(abs(change) < limit * 1.5, "moves by \(second - first), then by \(third - second)")
    #expect(board.twins.count == 1)
    stage.advance(by: 2)
    #expect(board.shown[0].view.alpha == 1 && board.twins.isEmpty)
  }

  @Test func whatIsAtOneEndOnlyFadesInPlace() throws {
    stage.advance(by: 0)
    let leaving = box(CGRect(x: 0, y: 0, width: 40, height: 40))
    board.show([("stays", box(CGRect(x: 50, y: 0, width: 10, height: 10))), ("leaves", leaving)])
    board.animator.animate {
      board.show([
        ("stays", box(CGRect(x: 50, y: 100, width: 10, height: 10))),
        ("comes", box(CGRect(x: 200, y: 200, width: 40, height: 40))),
      ])
    }
    stage.advance(by: 0.2)
    let way = spring(0.2)
    try #require(board.twins.count == 3)
    #expect(board.twins[1].center == CGPoint(x: 20, y: 20) && isNear(board.twins[1].alpha, max(0, 1 - 2 * way)))
    #expect(board.twins[2].center == CGPoint(x: 220, y: 220) && isNear(board.twins[2].alpha, max(0, 2 * way - 1)))
    #expect(board.shown[1].view.alpha == 0)
    stage.advance(by: 2)
    #expect(board.shown.allSatisfy { $0.view.alpha == 1 })
  }

  @Test func nothingFliesWithReducedMotion() {
    stage.isReduceMotionEnabled = true
    stage.advance(by: 0)
    var isDone = false
    board.show([("a", box(CGRect(x: 0, y: 0, width: 40, height: 40)))])
    board.animator.animate({ board.show([("a", box(CGRect(x: 300, y: 0, width: 40, height: 40)))]) }) { isDone = true }
    #expect(!board.animator.isRunning)
    stage.advance(by: 0.5)
    #expect(isDone)
  }
}
