import UIKit

/// An item that the program scrolls to, and where on the screen it is to be.
@MainActor struct ScrollAim {
  /// Its identity.
  let item: Int
  let position: UICollectionView.ScrollPosition

  /// Where the content has to be, which stays where it is along an axis without a position.
  /// - Parameter frame: of the item, in content coordinates.
  func offset(_ frame: CGRect, in view: UICollectionView) -> CGPoint {
    let (insets, size, bounds) = (view.adjustedContentInset, view.contentSize, view.bounds)
    func place(
      _ offset: CGFloat, _ positions: [UICollectionView.ScrollPosition], _ start: CGFloat, _ length: CGFloat,
      _ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ extent: CGFloat
    ) -> CGFloat {
      var place = offset
      if position.contains(positions[0]) { place = start - before }
      if position.contains(positions[1]) { place = start + length / 2 - before - (extent - before - after) / 2 }
      if position.contains(positions[2]) { place = start + length - extent + after }
      return min(max(place, -before), max(-before, content + after - extent))
    }
    return CGPoint(
      x: place(
        bounds.minX, [.left, .centeredHorizontally, .right], frame.minX, frame.width, insets.left, size.width,
        insets.right, bounds.width),
      y: place(
        bounds.minY, [.top, .centeredVertically, .bottom], frame.minY, frame.height, insets.top, size.height,
        insets.bottom, bounds.height))
  }

  /// Throws when the content is elsewhere. Where insets leave nothing of the view, items have no place to be scrolled to.
  func check(_ frame: CGRect, in view: UICollectionView, tolerance: CGFloat = 1e-6) throws(Violation) {
    let (insets, room) = (view.adjustedContentInset, view.bounds.size)
    guard insets.left + insets.right < room.width, insets.top + insets.bottom < room.height else { return }
    let (wanted, found) = (offset(frame, in: view), view.contentOffset)
    guard abs(wanted.x - found.x) > tolerance || abs(wanted.y - found.y) > tolerance else { return }
    throw Violation("an item that is scrolled to is elsewhere: the content is at \(found), not \(wanted)")
  }
}
