import CoreGraphics
import Foundation
import UIKit

/// The motion of what two fingers have scrolled on a trackpad, after they are lifted. It slows down as a scroll view does.
struct Momentum {
  /// The velocity in points per second.
  private(set) var velocity = CGVector(dx: 0, dy: 0)

  /// The velocity that remains after a millisecond.
  @MainActor private static let rate = Double(UIScrollView.DecelerationRate.normal.rawValue)
  /// The speed in points per second below which it rests.
  private static let slowest = 10.0

  var isMoving: Bool { velocity.dx != 0 || velocity.dy != 0 }

  /// Begins with a velocity in points per second.
  mutating func begin(_ velocity: CGVector) { self.velocity = velocity }

  mutating func stop() { velocity = CGVector(dx: 0, dy: 0) }

  /// Returns the distance in points of a time in seconds.
  @MainActor mutating func distance(in seconds: Double) -> CGVector {
    guard isMoving, seconds > 0 else { return CGVector(dx: 0, dy: 0) }
    let remaining = pow(Momentum.rate, 1000 * seconds)
    // The integral of the velocity.
    let factor = CGFloat((remaining - 1) / (1000 * log(Momentum.rate)))
    let distance = CGVector(dx: velocity.dx * factor, dy: velocity.dy * factor)
    velocity = CGVector(dx: velocity.dx * CGFloat(remaining), dy: velocity.dy * CGFloat(remaining))
    if hypot(Double(velocity.dx), Double(velocity.dy)) < Momentum.slowest { stop() }
    return distance
  }
}
