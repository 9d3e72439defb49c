import Stage
import UIKit

/// A screen of 400 by 400 points with one view on it, and what happens to it, in order.
@MainActor final class TouchFixture {
  let stage: Stage
  let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  var log: [String] = []

  init() {
    let controller = UIViewController()
    controller.view = UIView()
    stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    controller.view.addSubview(view)
    view.tell = { [weak self] in self?.log.append($0) }
  }

  /// Adds a recogniser whose states are logged.
  func watch(_ recognizer: UIGestureRecognizer, _ name: String, on target: UIView? = nil) {
    recognizer.name = name
    recognizer.addHandler { [weak self] in self?.log.append("\(name) \($0.state)") }
    (target ?? view).addGestureRecognizer(recognizer)
  }

  /// Moves a finger that is down, in steps of a frame.
  func move(_ id: Int = 0, from start: CGPoint, to end: CGPoint, frames: Int = 5) {
    for frame in 1...frames {
      stage.advance(by: 1.0 / 60)
      let part = CGFloat(frame) / CGFloat(frames)
      stage.touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), id: id)
    }
  }
}

/// Tells what touches it gets.
@MainActor final class TouchedView: UIView {
  var tell: ((String) -> Void)?
  var tapCounts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tapCounts += touches.map { $0.tapCount }
    tell?("view began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell?("view moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell?("view ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell?("view cancelled") }
}

/// Answers a recogniser's questions from closures.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var goesTogether = false
  var requires: UIGestureRecognizer?
  var isRequiredBy: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin(gestureRecognizer) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives(touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { goesTogether }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === requires }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === isRequiredBy }
}
