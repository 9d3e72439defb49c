import Stage
import UIKit

/// Two views on a stage of their own, one in the other, with recognizers, and a finger that makes one gesture. What has to
/// be recognized follows from the finger's way alone.
///
/// The thresholds are those of Documentation/Scrolling.md; the ways keep clear of them.
@MainActor final class GestureProbe: NSObject, UIGestureRecognizerDelegate {
  private enum Gesture: Int, CaseIterable {
    case tap, doubleTap, distantTaps, longPress, restlessPress, pan, swipe, slowSwipe, edgePan, alongTheEdge, nestedPans
    case pressThenPan, scrollThroughButton
  }

  private let stage: Stage
  let outer = UIView()
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private var dice: Dice
  private var counts: [String: Int] = [:]
  private var recognizeTogether = false
  private static let frame: TimeInterval = 1.0 / 60

  init(seed: Int) {
    dice = Dice(seed: UInt64(bitPattern: Int64(seed)))
    let controller = UIViewController()
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    super.init()
    outer.frame = controller.view.bounds
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    stage.advance(by: GestureProbe.frame)
  }

  /// Makes a gesture, and throws when something else is recognized.
  func check() throws(Violation) {
    let gesture = Gesture.allCases[dice.roll(Gesture.allCases.count)]
    let start = CGPoint(x: dice.roll(100...180), y: dice.roll(100...180))
    let wrong: String?
    switch gesture {
    case .tap, .doubleTap, .distantTaps: wrong = tap(gesture, at: start)
    case .longPress, .restlessPress: wrong = press(isRestless: gesture == .restlessPress, at: start)
    case .pan: wrong = pan(at: start)
    case .swipe, .slowSwipe: wrong = swipe(isSlow: gesture == .slowSwipe, at: start)
    case .edgePan, .alongTheEdge: wrong = edgePan(isInward: gesture == .edgePan)
    case .nestedPans: wrong = nestedPans(at: start)
    case .pressThenPan: wrong = pressThenPan(at: start)
    case .scrollThroughButton: wrong = scrollThroughButton()
    }
    if let wrong { throw Violation("a gesture (\(gesture)): \(wrong)") }
  }

  // MARK: Recognizers and fingers

  /// Counts how often a recognizer has begun, or recognized.
  private func watch(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
    counts[name] = 0
    recognizer.delegate = self
    recognizer.addHandler { [unowned self] in
      if $0.state == .began
        || $0.state == .ended && !($0 is UIPanGestureRecognizer || $0 is UILongPressGestureRecognizer)
      {
        counts[name, default: 0] += 1
      }
    }
    view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { recognizeTogether }

  private func wait(_ frames: Int) { for _ in 0..<frames { stage.advance(by: GestureProbe.frame) } }

  /// The finger goes straight on, by as much in each frame.
  private func move(from start: CGPoint, by way: CGVector, frames: Int) {
    for frame in 1...frames {
      wait(1)
      let part = CGFloat(frame) / CGFloat(frames)
      stage.touchMove(to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
    }
  }

  private func expect(_ name: String, _ count: Int) -> String? {
    counts[name] == count ? nil : "\(name) was recognized \(counts[name] ?? 0) times, not \(count)"
  }

  // MARK: Gestures

  private func tap(_ gesture: Gesture, at start: CGPoint) -> String? {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    watch(single, "a tap", on: inner)
    watch(double, "a double tap", on: inner)
    let next = CGPoint(x: start.x + (gesture == .distantTaps ? 90 : 5), y: start.y)
    for point in gesture == .tap ? [start] : [start, next] {
      stage.touchDown(at: point)
      wait(dice.roll(1...4))
      stage.touchMove(to: CGPoint(x: point.x + 3, y: point.y - 3))
      stage.touchUp()
      wait(dice.roll(1...6))
    }
    wait(60)
    switch gesture {
    case .tap: return expect("a tap", 1) ?? expect("a double tap", 0)
    case .doubleTap: return expect("a tap", 0) ?? expect("a double tap", 1)
    default: return expect("a double tap", 0)
    }
  }

  private func press(isRestless: Bool, at start: CGPoint) -> String? {
    watch(UILongPressGestureRecognizer(), "a long press", on: inner)
    stage.touchDown(at: start)
    wait(dice.roll(2...15))
    stage.touchMove(to: CGPoint(x: start.x + (isRestless ? 20 : 4), y: start.y + 3))
    wait(40)
    stage.touchUp()
    return expect("a long press", isRestless ? 0 : 1)
  }

  /// A finger that is slow at first, and fast at last.
  private func pan(at start: CGPoint) -> String? {
    let pan = UIPanGestureRecognizer()
    watch(pan, "a pan", on: inner)
    let sign: CGFloat = dice.once(in: 2) ? 1 : -1
    stage.touchDown(at: start)
    move(from: start, by: CGVector(dx: 20 * sign, dy: 0), frames: 20)
    move(from: CGPoint(x: start.x + 20 * sign, y: start.y), by: CGVector(dx: 80 * sign, dy: 0), frames: 10)
    let (translation, velocity) = (pan.translation(in: nil).x, pan.velocity(in: nil).x)
    stage.touchUp()
    wait(1)
    // All but the first ten points; 8 points in each sixtieth of a second.
    guard abs(translation - 90 * sign) < 0.01 else { return "the translation is \(translation), not \(90 * sign)" }
    guard abs(velocity - 480 * sign) < 60 else { return "the velocity is \(velocity), not \(480 * sign)" }
    return expect("a pan", 1)
  }

  private func swipe(isSlow: Bool, at start: CGPoint) -> String? {
    watch(UISwipeGestureRecognizer(), "a swipe", on: inner)
    stage.touchDown(at: start)
    move(from: start, by: CGVector(dx: 90, dy: 4), frames: isSlow ? 70 : 8)
    stage.touchUp()
    wait(1)
    return expect("a swipe", isSlow ? 0 : 1)
  }

  private func edgePan(isInward: Bool) -> String? {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    watch(pan, "a pan from the edge", on: outer)
    let start = CGPoint(x: 2, y: 200)
    stage.touchDown(at: start)
    move(from: start, by: isInward ? CGVector(dx: 90, dy: 10) : CGVector(dx: 15, dy: 90), frames: 9)
    stage.touchUp()
    wait(1)
    return expect("a pan from the edge", isInward ? 1 : 0)
  }

  private func nestedPans(at start: CGPoint) -> String? {
    recognizeTogether = dice.once(in: 2)
    watch(UIPanGestureRecognizer(), "the inner pan", on: inner)
    watch(UIPanGestureRecognizer(), "the outer pan", on: outer)
    stage.touchDown(at: start)
    move(from: start, by: CGVector(dx: 10, dy: 60), frames: dice.roll(5...9))
    stage.touchUp()
    wait(1)
    return expect("the inner pan", 1) ?? expect("the outer pan", recognizeTogether ? 1 : 0)
  }

  private func pressThenPan(at start: CGPoint) -> String? {
    watch(UILongPressGestureRecognizer(), "a long press", on: inner)
    watch(UIPanGestureRecognizer(), "a pan", on: inner)
    stage.touchDown(at: start)
    wait(40)
    move(from: start, by: CGVector(dx: 0, dy: 60), frames: dice.roll(5...9))
    stage.touchUp()
    wait(1)
    return expect("a long press", 1) ?? expect("a pan", 0)
  }

  /// A scroll view delays touches of its content, in case the finger drags; a button that the finger rests on is pressed.
  private func scrollThroughButton() -> String? {
    let scrollView = UIScrollView(frame: inner.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 900)
    inner.addSubview(scrollView)
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    scrollView.addSubview(button)
    let start = CGPoint(x: 150, y: 150)
    let drags = dice.once(in: 2)
    stage.touchDown(at: start)
    if button.isHighlighted { return "a touch of content that scrolls is not delayed" }
    if drags {
      move(from: start, by: CGVector(dx: 0, dy: -60), frames: 4)
      if button.isHighlighted { return "a button is pressed by a drag" }
      guard scrollView.contentOffset.y > 40 else { return "the content does not follow" }
    } else {
      wait(15)
      if !button.isHighlighted { return "a button that a finger rests on is not pressed" }
    }
    stage.touchUp()
    wait(60)
    return button.isHighlighted ? "a button stays pressed" : nil
  }
}
