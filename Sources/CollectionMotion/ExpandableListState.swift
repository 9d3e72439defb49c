import UIKit

/// The state of an ``ExpandableListLayout`` at one time.
struct ExpandableListState {
  var geometry: ExpandableListGeometry
  /// The scroll position, on which the headers depend: the y-coordinate at which they are pinned, below the content
  /// inset, and the top of the visible bounds.
  var pinned: (offset: CGFloat, edge: CGFloat)

  /// Returns whether a header does not move in a straight line to another state, because on the way it starts or stops
  /// sticking or being pushed off.
  func bendsHeader(ofSection section: Int, to next: ExpandableListState) -> Bool {
    let (span, nextSpan) = (geometry.span(ofSection: section), next.geometry.span(ofSection: section))
    let (top, nextTop) = (headerTop(ofSection: section), next.headerTop(ofSection: section))
    return [0.25, 0.5, 0.75].contains { (part: CGFloat) in
      func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
      let between = geometry.headerTop(
        in: (between(span.top, nextSpan.top), between(span.bottom, nextSpan.bottom)),
        pinned: (between(pinned.offset, next.pinned.offset), between(pinned.edge, next.pinned.edge)))
      return abs(between - (top + (nextTop - top) * part)) > 0.01
    }
  }

  func headerTop(ofSection section: Int) -> CGFloat {
    geometry.headerTop(in: geometry.span(ofSection: section), pinned: pinned)
  }
}
