import UIKit

/// The content offsets at which content of a size rests in a scroll view.
@MainActor struct OffsetRange {
  /// The offset at the beginning of the content.
  private(set) var first: CGPoint
  /// The offset at the end of the content; the first one if it fits inside the insets.
  private(set) var last: CGPoint

  init(of view: UIScrollView, contentSize: CGSize) {
    let (size, insets) = (view.bounds.size, view.adjustedContentInset)
    first = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    last = CGPoint(
      x: max(contentSize.width + insets.right - size.width, first.x),
      y: max(contentSize.height + insets.bottom - size.height, first.y))
  }

  /// Extends the range to an offset outside it.
  mutating func extend(to offset: CGPoint) {
    first = CGPoint(x: min(first.x, offset.x), y: min(first.y, offset.y))
    last = CGPoint(x: max(last.x, offset.x), y: max(last.y, offset.y))
  }

  /// Returns the nearest offset in the range.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, first.x), last.x), y: min(max(offset.y, first.y), last.y))
  }
}
