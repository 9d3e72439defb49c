import Foundation
import UIKit

/// Where content goes that a finger has let go, computed from what the delegate was told, otherwise than by the engine.
@MainActor struct Throw {
  private let x: Axis
  private let y: Axis
  private let start: TimeInterval
  private let state: State

  /// What the way depends on.
  private struct State: Equatable {
    let room: Drag.Room
    let shift: CGVector

    @MainActor init(_ view: UIScrollView) { (room, shift) = (Drag.Room(view), Ledger.current.shift) }
  }

  /// The way along one axis.
  struct Axis {
    let start: Double
    /// Points per second.
    let velocity: Double
    let range: ClosedRange<Double>
    /// The part of the velocity that is left after a millisecond.
    let rate: Double
    /// Where a delegate, a layout or pages have it end; nil where it ends by itself.
    var target: Double?
  }

  /// - Parameters:
  ///   - velocity: points per millisecond, as the delegate gets it.
  ///   - proposed: the target that the delegate gets.
  ///   - target: the one that it answers with.
  init(_ view: UIScrollView, velocity: CGPoint, target: CGPoint, at time: TimeInterval) {
    (start, state) = (time, State(view))
    let (insets, rate) = (view.adjustedContentInset, Double(view.decelerationRate.rawValue))
    func axis(
      _ offset: CGFloat, _ velocity: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat,
      _ extent: CGFloat,
      _ target: CGFloat
    ) -> Axis {
      var axis = Axis(
        start: offset, velocity: velocity * 1000, range: -before...max(-before, content + after - extent), rate: rate)
      if abs(axis.announced - target) > 1e-6 { axis.target = target }
      return axis
    }
    x = axis(
      view.contentOffset.x, velocity.x, insets.left, view.contentSize.width, insets.right, view.bounds.width, target.x)
    y = axis(
      view.contentOffset.y, velocity.y, insets.top, view.contentSize.height, insets.bottom, view.bounds.height, target.y
    )
  }

  /// Whether it ends by itself, or at an edge, and not where a delegate, a layout or pages want it.
  var isFree: Bool { x.target == nil && y.target == nil }
  var isInRange: Bool { x.range.contains(x.start) && y.range.contains(y.start) }

  /// Throws when the content is elsewhere at a time.
  /// - Returns: whether it goes on, and nothing has changed what it depends on.
  func check(_ view: UIScrollView, at time: TimeInterval) throws(Violation) -> Bool {
    guard State(view) == state, !view.isDragging else { return false }
    let (elapsed, offset) = (time - start, view.contentOffset)
    guard x.allows(offset.x, after: elapsed), y.allows(offset.y, after: elapsed) else {
      throw Violation(
        "thrown content is at \(offset) after \(elapsed) s: it was let go at (\(x.start), \(y.start)) with (\(x.velocity), \(y.velocity)) points per second, and should be at (\(x.place(after: elapsed)), \(y.place(after: elapsed)))"
      )
    }
    return elapsed < 5
  }
}

extension Throw.Axis {
  /// Points per second at which content that slows down is at rest.
  private static let slowest = 10.0
  /// Points from the end of a spring at which content is placed there.
  private static let nearest = 0.5

  /// All the velocity but that of rest.
  private var lost: Double { velocity > 0 ? max(0, velocity - Self.slowest) : min(0, velocity + Self.slowest) }
  /// Where it ends if nothing is in its way.
  private var freeEnd: Double { start + lost * rate / (1 - rate) / 1000 }
  private var edge: Double { min(max(freeEnd, range.lowerBound), range.upperBound) }

  /// The target that the delegate gets when nothing but the edges is in the way.
  var announced: Double {
    guard range.contains(start), range.contains(freeEnd) else {
      return min(max(freeEnd, range.lowerBound), range.upperBound)
    }
    return min(max(start - lost / (1000 * log(rate)), range.lowerBound), range.upperBound)
  }

  /// Of mass 1, stiffness 120 and damping 22, which are two exponentials.
  private func spring(from place: Double, _ velocity: Double, to end: Double, _ time: Double) -> Double {
    let (a, b) = (6 * (place - end) + velocity / 2, -5 * (place - end) - velocity / 2)
    return end + a * exp(-10 * time) + b * exp(-12 * time)
  }

  private func thrown(_ time: Double) -> Double {
    start + velocity * rate * (1 - pow(rate, 1000 * time)) / (1 - rate) / 1000
  }

  /// When it meets the edge, by halving.
  private var meeting: Double {
    var (low, high) = (0.0, 20.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if abs(thrown(middle) - start) < abs(edge - start) { low = middle } else { high = middle }
    }
    return low
  }

  func place(after time: Double) -> Double {
    if let target { return spring(from: start, velocity, to: target, time) }
    if range.contains(freeEnd) { return abs(velocity) * pow(rate, 1000 * time) > Self.slowest ? thrown(time) : freeEnd }
    let meeting = meeting
    guard time > meeting else { return thrown(time) }
    return spring(from: edge, velocity * pow(rate, 1000 * meeting), to: edge, time - meeting)
  }

  func allows(_ offset: Double, after time: Double) -> Bool {
    // Beyond an edge it goes on at its own velocity, not the finger's.
    guard range.contains(start) else { return true }
    let place = place(after: time)
    if abs(offset - place) < 1e-3 { return true }
    guard let end = target ?? (range.contains(freeEnd) ? nil : edge) else { return false }
    return offset == end && abs(place - end) < Self.nearest + 1e-3
  }
}
