import CoreGraphics
import Foundation
import Runtime

/// A span of time with frames at a constant rate, the last exactly at its end.
struct FrameSpan {
  /// The begin, in the stage's time.
  let begin: Double
  /// The duration in seconds.
  let duration: Double
  /// The number of frames, at least 1.
  let count: Int
  private let framesPerSecond: Double

  /// Creates a span.
  /// - Parameter call: The call that has the duration, for a message.
  init(begin: Double, duration: Double, framesPerSecond: Double, _ call: @autoclosure () -> String) {
    (self.begin, self.duration, self.framesPerSecond) = (begin, duration, framesPerSecond)
    let count = (duration * framesPerSecond - 1e-6).rounded(.up)
    ensure(count < Double(Int32.max), "\(call()): the duration must be finite, in seconds.")
    self.count = max(1, Int(max(count, 0)))
  }

  /// Returns the seconds from the begin to a frame, which are counted from 1.
  func elapsed(at frame: Int) -> Double { frame >= count ? duration : Double(frame) / framesPerSecond }

  /// Returns the time of a frame, which are counted from 1.
  func time(of frame: Int) -> Double { begin + elapsed(at: frame) }

  /// Returns a position on a straight way at a constant speed.
  func point(from start: CGPoint, to end: CGPoint, after elapsed: Double) -> CGPoint {
    let fraction = duration > 0 ? elapsed / duration : 1
    return CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
  }
}
