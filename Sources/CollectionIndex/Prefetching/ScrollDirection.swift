import CoreGraphics
import Foundation

/// A direction in which content scrolls, along the axis of the longer movement.
struct ScrollDirection: Equatable {
  let isHorizontal: Bool
  /// Whether coordinates increase in this direction.
  let isForward: Bool

  /// Creates the direction of a bounds change, or nil if the bounds did not move.
  init?(from old: CGRect, to new: CGRect) {
    let (x, y) = (new.minX - old.minX, new.minY - old.minY)
    guard x != 0 || y != 0 else { return nil }
    isHorizontal = abs(x) > abs(y)
    isForward = (isHorizontal ? x : y) > 0
  }

  // MARK: Coordinates, which increase in the direction

  /// Returns the coordinate at which a rectangle starts in this direction. Coordinates increase in the direction:
  /// they are negated for a backward one.
  func start(of rect: CGRect) -> CGFloat {
    if isHorizontal { return isForward ? rect.minX : -rect.maxX }
    return isForward ? rect.minY : -rect.maxY
  }

  /// Returns the coordinate at which a rectangle ends in this direction, negated for a backward one.
  func end(of rect: CGRect) -> CGFloat {
    if isHorizontal { return isForward ? rect.maxX : -rect.minX }
    return isForward ? rect.maxY : -rect.minY
  }

  /// Returns the rectangle between two coordinates, with the breadth of another rectangle.
  func rect(from start: CGFloat, to end: CGFloat, along rect: CGRect) -> CGRect {
    let (low, length) = (isForward ? start : -end, end - start)
    return isHorizontal
      ? CGRect(x: low, y: rect.minY, width: length, height: rect.height)
      : CGRect(x: rect.minX, y: low, width: rect.width, height: length)
  }
}
