import UIKit

/// An ``ExpandableListLayout`` at one time.
struct ExpandableListState {
  var geometry: ExpandableListGeometry
  /// How far the list is scrolled, which places the headers: the height at which they stick, below the content inset, and
  /// the top of the screen.
  var pinned: (offset: CGFloat, edge: CGFloat)

  func headerTop(ofSection section: Int) -> CGFloat {
    geometry.headerTop(in: geometry.span(ofSection: section), pinned: pinned)
  }
}
