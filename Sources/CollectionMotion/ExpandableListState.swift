import UIKit

/// The state of an ``ExpandableListLayout`` at one time.
struct ExpandableListState {
  var geometry: ExpandableListGeometry
  /// The scroll position, on which the headers depend: the y-coordinate at which they are pinned, below the content
  /// inset, and the top of the visible bounds.
  var pinned: (offset: CGFloat, edge: CGFloat)

  func headerTop(ofSection section: Int) -> CGFloat {
    geometry.headerTop(in: geometry.span(ofSection: section), pinned: pinned)
  }
}
