import CoreGraphics
import Foundation

/// A rectangle in lengths and breadths, in points.
package struct AxisBox: Equatable {
  /// The start along the scroll direction.
  package var start: CGFloat
  package var length: CGFloat
  /// The start across the scroll direction.
  package var side: CGFloat
  package var breadth: CGFloat

  @inlinable package init(start: CGFloat, length: CGFloat, side: CGFloat, breadth: CGFloat) {
    self.start = start
    self.length = length
    self.side = side
    self.breadth = breadth
  }

  @inlinable package var end: CGFloat { start + length }

  /// Returns whether two boxes overlap in an area.
  @inlinable package func meets(_ other: AxisBox) -> Bool {
    start < other.end && other.start < end && side < other.side + other.breadth && other.side < side + breadth
      && length > 0 && breadth > 0
  }
}
