import Stage
import UIKit

extension Topic {
  /// Drags, throws and bounces: recorded traces of a finger and of the content offset.
  static let scrolling = Topic(name: "scrolling") {
    let facts = try FactFile<ScrollingFacts>("scrolling")
    return facts.facts.traces.flatMap { ScrollTrace($0, in: facts.facts, scale: facts.scale).comparisons() }
  }
}

struct ScrollingFacts: Decodable {
  let size: [CGFloat]
  /// The height of the content, in points.
  let content: CGFloat
  let traces: [Trace]

  struct Trace: Decodable {
    let name: String
    let start: CGFloat
    /// The time between two events, in seconds.
    let interval: Double
    /// The y coordinates of the finger, from the touch on.
    let points: [CGFloat]
    /// The number of intervals during which the finger rests before it is lifted.
    let hold: Int
    /// The offsets after the last of the moves.
    let drag: [Double]
    /// The velocity and the target that the delegate is told, in points per millisecond and points.
    let velocity: Double
    let target: Double
    /// Pairs of milliseconds since the finger was lifted and offsets.
    let after: [[Double]]
    /// The time in milliseconds at which the delegate is told the end, 0 if nothing decelerates.
    let end: Double
    let final: Double
  }
}

/// The replay of a recorded trace on a stage.
@MainActor struct ScrollTrace {
  /// The time in seconds by which all recorded motions begin after the finger is lifted.
  static let shift = 0.001
  /// One pixel, rounded up.
  private static let tolerance = 0.4

  private let trace: ScrollingFacts.Trace
  private let stage: Stage
  private let scrollView: UIScrollView
  private let diary = Diary()

  private final class Diary: NSObject, UIScrollViewDelegate {
    var velocity = 0.0
    var target = 0.0
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity.y
      target = targetContentOffset.pointee.y
    }
  }

  init(_ trace: ScrollingFacts.Trace, in facts: ScrollingFacts, scale: Double) {
    self.trace = trace
    let size = CGSize(width: facts.size[0], height: facts.size[1])
    let controller = UIViewController()
    stage = Stage(size: size, rootViewController: controller)
    stage.traitCollection = UITraitCollection(displayScale: scale)
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scrollView.contentSize = CGSize(width: size.width, height: facts.content)
    scrollView.contentOffset.y = trace.start
    scrollView.delegate = diary
    controller.view.addSubview(scrollView)
    stage.advance(by: 0.1)
  }

  /// An offset at a time in seconds since the touch, recorded and ours.
  struct Sample {
    let name: String
    let time: Double
    let recorded: Double
    let ours: Double
  }

  /// Replays the trace.
  /// - Returns: The offsets, and the recorded time in milliseconds after the lift at which our deceleration has ended.
  func replay() -> (samples: [Sample], end: Double) {
    let x = scrollView.bounds.width / 2
    let begin = stage.time
    let first = trace.points.count - trace.drag.count
    var samples: [Sample] = []
    stage.touchDown(at: CGPoint(x: x, y: trace.points[0]))
    for (index, y) in trace.points.enumerated().dropFirst() {
      stage.frame(at: begin + Double(index) * trace.interval)
      stage.touchMove(to: CGPoint(x: x, y: y))
      let recorded = index < first ? Double(trace.start) : trace.drag[index - first]
      samples.append(
        Sample(
          name: "after move \(index)", time: stage.time - begin, recorded: recorded, ours: scrollView.contentOffset.y))
    }
    stage.advance(by: trace.interval * Double(trace.hold + 1))
    stage.touchUp()
    let lift = stage.time
    var end = 0.0
    func show(_ milliseconds: Double) {
      stage.frame(at: lift + milliseconds / 1000 - Self.shift)
      if scrollView.isDecelerating { end = .infinity } else if end == .infinity { end = milliseconds }
    }
    for entry in trace.after {
      show(entry[0])
      samples.append(
        Sample(
          name: "\(entry[0]) ms after the lift", time: lift - begin + entry[0] / 1000, recorded: entry[1],
          ours: scrollView.contentOffset.y))
    }
    if trace.end > 0 { show(trace.end) }
    stage.advance(by: 1)
    return (samples, end)
  }

  func comparisons() -> [Comparison] {
    func compare(_ what: String, _ recorded: Double, _ ours: Double, _ tolerance: Double = Self.tolerance) -> Comparison
    {
      Comparison(name: "\(trace.name), \(what)", recorded: recorded, ours: ours, tolerance: tolerance)
    }
    let (samples, end) = replay()
    var velocity = compare("velocity", trace.velocity, diary.velocity, 0.001)
    if trace.velocity != 0, trace.hold > 0 { velocity.keptBecause = "A finger that rested before it is lifted" }
    return samples.map { compare($0.name, $0.recorded, $0.ours) }
      + [
        velocity, compare("target", trace.target, diary.target), compare("end in milliseconds", trace.end, end, 0.2),
        compare("at rest", trace.final, scrollView.contentOffset.y),
      ]
  }
}
