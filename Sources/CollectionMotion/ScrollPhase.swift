import UIKit

/// The position of an element on its way through the visible area.
///
/// The visible area is the collection view's bounds without its adjusted content insets; in an orthogonal section, it is
/// the section's own scroll area. All lengths are in points along the scroll direction, beginning at the edge where the
/// content begins, which is on the right in a mirrored layout. The element is measured at its place in the layout,
/// before a ``ScrollTransition`` changes it.
public struct ScrollPhase: Equatable, Sendable {
  /// Whether the element scrolls horizontally.
  public let isHorizontal: Bool
  /// The distance from the beginning of the visible area to the beginning of the element; negative if the element begins
  /// before the area does.
  public let start: CGFloat
  /// The length of the element.
  public let length: CGFloat
  /// The length of the visible area.
  public let visibleLength: CGFloat

  /// Creates a phase from lengths in points.
  public init(isHorizontal: Bool, start: CGFloat, length: CGFloat, visibleLength: CGFloat) {
    self.isHorizontal = isHorizontal
    self.start = start
    self.length = length
    self.visibleLength = visibleLength
  }

  /// The distance from the middle of the visible area to that of the element.
  public var distance: CGFloat { start + (length - visibleLength) / 2 }

  /// The element's way through the whole visible area, from -1 to 1: 0 in the middle, -1 where the element has just left
  /// the area at its beginning, and 1 where it is about to enter at its end.
  public var value: CGFloat {
    let way = (length + visibleLength) / 2
    return way > 0 ? min(max(distance / way, -1), 1) : 0
  }

  /// The element's way over the edges, from -1 to 1: 0 while the whole element is visible, -1 where it has left at the
  /// beginning of the area, and 1 where it is about to enter at its end. An element that is longer than the area is at 0
  /// while it fills the area.
  public var edge: CGFloat { edge(visible: 1) }

  /// Returns the way over the edges of an element that counts as entirely visible when a fraction of it is.
  /// - Parameter fraction: The visible fraction from which on the result is 0; above 0, at most 1.
  public func edge(visible fraction: CGFloat) -> CGFloat {
    let whole = min(length, visibleLength)
    guard whole > 0, fraction > 0 else { return 0 }
    let (atStart, atEnd) = (min(max((start + length) / whole, 0), 1), min(max((visibleLength - start) / whole, 0), 1))
    let hidden = max(0, 1 - min(atStart, atEnd) / fraction)
    return atStart < atEnd ? -hidden : hidden
  }
}
