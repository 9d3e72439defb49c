import CollectionMotion
import UIKit

/// A zoom of a collection view from one layout to another, in which both cross-fade and one item stays in place. A pinch
/// leads it.
///
/// A reflow would send every item across the others, to another row and column.
@MainActor final class GridZoom: NSObject {
  /// The completed fraction, from 0 to 1.
  private(set) var progress: CGFloat = 0

  private let grid: UICollectionView
  /// A picture of the grid with the layout before.
  private let picture: UIView
  private let former: (layout: UICollectionViewLayout, offset: CGPoint)
  /// The size of an item after, divided by that before.
  private let ratio: CGFloat
  /// The centre of the item that stays in place, in the grid's superview.
  private let anchor: CGPoint

  /// Switches to another layout, and begins with a picture of the one before; nil if no item is near.
  /// - Parameters:
  ///   - point: A point of the grid's superview, at which the item stays.
  ///   - layout: The layout after.
  ///   - ratio: The size of an item after, divided by that before.
  init?(_ grid: UICollectionView, at point: CGPoint, to layout: UICollectionViewLayout, ratio: CGFloat) {
    let place = grid.convert(point, from: grid.superview)
    guard let indexPath = grid.indexPathForItem(at: place) ?? grid.indexPathsForVisibleItems.first,
      let before = grid.layoutAttributesForItem(at: indexPath),
      let picture = grid.snapshotView(afterScreenUpdates: false)
    else { return nil }
    anchor = CGPoint(
      x: before.center.x - grid.contentOffset.x + grid.frame.minX,
      y: before.center.y - grid.contentOffset.y + grid.frame.minY)
    (self.grid, self.picture, self.ratio) = (grid, picture, ratio)
    former = (grid.collectionViewLayout, grid.contentOffset)
    super.init()
    picture.frame = grid.frame
    picture.isUserInteractionEnabled = false
    grid.superview?.insertSubview(picture, aboveSubview: grid)
    grid.setCollectionViewLayout(layout, animated: false)
    grid.layoutIfNeeded()
    align(indexPath)
    show(0)
  }

  /// Scrolls so that the item is at the same height, as far as the content goes.
  private func align(_ indexPath: IndexPath) {
    guard let after = grid.layoutAttributesForItem(at: indexPath) else { return }
    let inset = grid.adjustedContentInset
    let end = max(grid.contentSize.height + inset.bottom - grid.bounds.height, -inset.top)
    let wanted = after.center.y - (anchor.y - grid.frame.minY)
    grid.contentOffset.y = min(max(wanted, -inset.top), end)
    grid.layoutIfNeeded()
  }

  /// Displays a fraction of the zoom.
  func show(_ progress: CGFloat) {
    self.progress = progress
    let scale = 1 + (ratio - 1) * progress
    zoom(picture, by: scale)
    zoom(grid, by: scale / ratio)
    picture.alpha = 1 - progress
  }

  private func zoom(_ view: UIView, by scale: CGFloat) {
    let (x, y) = (anchor.x - view.center.x, anchor.y - view.center.y)
    view.transform = CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale)
      .translatedBy(x: -x, y: -y)
  }

  /// Zooms to the end, or back to the layout before.
  /// - Parameter completion: Called when the zoom is over.
  func end(_ isDone: Bool, completion: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveEaseInOut,
      animations: { self.show(isDone ? 1 : 0) },
      completion: { _ in
        self.picture.removeFromSuperview()
        self.grid.transform = .identity
        if !isDone {
          self.grid.setCollectionViewLayout(self.former.layout, animated: false)
          self.grid.contentOffset = self.former.offset
        }
        completion()
      })
  }
}
