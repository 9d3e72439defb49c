// Scrolling to an item while sizes on the way there are estimated: cells say theirs as they come on screen, and what was
// aimed at lies elsewhere then. It is aimed at again after each pass, until it is there.

import CollectionIndex
import Runtime

/// The destination of scrolling to an item.
struct ScrollTarget {
  let path: IndexPath
  let position: UICollectionView.ScrollPosition
}

/// Scrolling to an item whose place is estimated.
struct ScrollTargeting {
  /// The destination of an animation that is under way.
  var target: ScrollTarget?
  /// Whether one layout pass after the other measures the items on the way.
  var isSettling = false

  /// Gives the target the index path after an update; nil ends the scrolling.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    guard let former = target else { return }
    target = newPath(former.path).map { ScrollTarget(path: $0, position: former.position) }
  }
}

extension UICollectionView {
  /// So often what was aimed at may lie elsewhere when it is there.
  private static let attempts = 20

  /// Scrolls to an item, and the row that it is in.
  final func scroll(to target: ScrollTarget, animated: Bool) {
    scrollTargeting.target = nil
    guard let offset = aim(at: target, animated: animated) else { return }
    let mayMove = layoutInUse.hasEstimatedSizes
    let isOnItsWay = animated && offset != contentOffset
    setContentOffset(offset, animated: animated)
    guard mayMove else { return }
    if isOnItsWay { scrollTargeting.target = target } else if !animated { settle(at: target) }
  }

  /// The content offset for an item; its row is scrolled.
  private func aim(at target: ScrollTarget, animated: Bool) -> CGPoint? {
    guard let attributes = layoutAttributesForItem(at: target.path) else { return nil }
    var way = target.position.way(from: bounds.inset(by: adjustedContentInset), to: attributes.visibleFrame)
    if let row = attributes.row {
      let inRow = target.position.way(from: row.geometry.viewport, to: attributes.visibleFrame)
      if row.geometry.axis == .horizontal {
        way.dx = 0
        scroll(row, by: inRow.dx, animated: animated)
      } else {
        way.dy = 0
        scroll(row, by: inRow.dy, animated: animated)
      }
    }
    return clamped(CGPoint(x: contentOffset.x + way.dx, y: contentOffset.y + way.dy))
  }

  /// Has what comes on screen say its size, and aims again, until the item is there.
  private func settle(at target: ScrollTarget) {
    guard !work.isUnderWay else { return }
    scrollTargeting.isSettling = true
    for _ in 0..<Self.attempts {
      layoutIfNeeded()
      guard let offset = aim(at: target, animated: false), !isNear(offset, contentOffset) else { break }
      contentOffset = offset
    }
    scrollTargeting.isSettling = false
    resumeWhatReturned()
  }

  /// After a pass: has an animation go where the item is now, and the content be there when it has ended.
  final func followScrollTarget() {
    guard let target = scrollTargeting.target else { return }
    guard !work.isUnderWay, !isTracking, loadedCounts().hasItem(at: target.path) else {
      return scrollTargeting.target = nil
    }
    if motion == nil {
      scrollTargeting.target = nil
      return settle(at: target)
    }
    if isScrollAnimating, let frame = layoutAttributesForItem(at: target.path)?.frame {
      let way = target.position.way(from: bounds.inset(by: adjustedContentInset), to: frame)
      turnMotion(to: clamped(CGPoint(x: contentOffset.x + way.dx, y: contentOffset.y + way.dy)))
    }
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.001 && abs(a.y - b.y) < 0.001 }
}
