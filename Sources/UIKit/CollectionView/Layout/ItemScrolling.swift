// Scrolling to an item over estimated sizes: cells are measured as they appear, which moves the target. The offset is
// computed again after each pass, until the target is reached.

import CollectionIndex
import Runtime

/// The destination of scrolling to an item.
struct ScrollTarget {
  let path: IndexPath
  let position: UICollectionView.ScrollPosition
}

extension UICollectionView.ScrollPosition {
  /// Returns the distance that content has to move for a scroll position; 0 along an axis without a position.
  func way(from visible: CGRect, to frame: CGRect) -> CGVector {
    var way = CGVector.zero
    if contains(.top) { way.dy = frame.minY - visible.minY }
    if contains(.centeredVertically) { way.dy = frame.midY - visible.midY }
    if contains(.bottom) { way.dy = frame.maxY - visible.maxY }
    if contains(.left) { way.dx = frame.minX - visible.minX }
    if contains(.centeredHorizontally) { way.dx = frame.midX - visible.midX }
    if contains(.right) { way.dx = frame.maxX - visible.maxX }
    return way
  }
}

/// The state of scrolling to an item whose position is estimated.
struct ScrollTargeting {
  /// The destination of an animation in progress.
  var target: ScrollTarget?
  /// Whether consecutive layout passes are measuring the items on the way.
  var isSettling = false

  /// Updates the target's index path after an update; nil ends the scrolling.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    guard let former = target else { return }
    target = newPath(former.path).map { ScrollTarget(path: $0, position: former.position) }
  }
}

/// The scrolling of a collection view to an item.
@MainActor final class ItemScrolling: CollectionViewPart {
  @exclusivity(unchecked) private var scrollTargeting = ScrollTargeting()
  /// The bar whose titles scroll to items.
  let indexTitles = IndexTitles()

  override func connect(to collectionView: UICollectionView) {
    super.connect(to: collectionView)
    indexTitles.connect(to: collectionView)
  }

  /// Whether consecutive layout passes are measuring the items on the way.
  var isSettling: Bool { scrollTargeting.isSettling }
  /// Whether an animation scrolls to an item.
  var hasTarget: Bool { scrollTargeting.target != nil }

  /// Ends the scrolling to the item; the content stays where it is.
  func stop() { scrollTargeting.target = nil }

  /// Maps the item after an update; nil ends the scrolling.
  func follow(_ newPath: (IndexPath) -> IndexPath?) { scrollTargeting.follow(newPath) }

  /// The limit for corrections of the target.
  private static let attempts = 20

  /// Scrolls to an item, and its row if it is in one.
  func scroll(to target: ScrollTarget, animated: Bool) {
    scrollTargeting.target = nil
    guard let offset = aim(at: target, animated: animated) else { return }
    let mayMove = collectionView.layoutInUse.hasEstimatedSizes
    let isOnItsWay = animated && offset != collectionView.contentOffset
    collectionView.setContentOffset(offset, animated: animated)
    guard mayMove else { return }
    if isOnItsWay { scrollTargeting.target = target } else if !animated { settle(at: target) }
  }

  /// Returns the content offset for an item, and scrolls its row.
  private func aim(at target: ScrollTarget, animated: Bool) -> CGPoint? {
    guard let attributes = collectionView.layoutAttributesForItem(at: target.path) else { return nil }
    var way = target.position.way(
      from: collectionView.bounds.area(inside: collectionView.adjustedContentInset), to: attributes.visibleFrame)
    if let rows = collectionView.rows, let row = rows.row(of: attributes) {
      let inRow = target.position.way(from: row.geometry.viewport, to: attributes.visibleFrame)
      if row.geometry.axis == .horizontal {
        way.dx = 0
        rows.scroll(row, by: inRow.dx, animated: animated)
      } else {
        way.dy = 0
        rows.scroll(row, by: inRow.dy, animated: animated)
      }
    }
    return collectionView.clamped(
      CGPoint(x: collectionView.contentOffset.x + way.dx, y: collectionView.contentOffset.y + way.dy))
  }

  /// Measures appearing elements and corrects the target, until it is reached.
  private func settle(at target: ScrollTarget) {
    guard !collectionView.work.isUnderWay else { return }
    scrollTargeting.isSettling = true
    for _ in 0..<Self.attempts {
      collectionView.layoutIfNeeded()
      guard let offset = aim(at: target, animated: false), !isNear(offset, collectionView.contentOffset) else { break }
      collectionView.contentOffset = offset
    }
    scrollTargeting.isSettling = false
    collectionView.presenter.resumeWhatReturned()
  }

  /// Corrects the target of an animation after a pass, and the content offset at its end.
  func followTarget() {
    guard let target = scrollTargeting.target else { return }
    guard !collectionView.work.isUnderWay, !collectionView.isTracking,
      collectionView.data.loadedCounts().hasItem(at: target.path)
    else {
      return scrollTargeting.target = nil
    }
    if collectionView.motion == nil {
      scrollTargeting.target = nil
      return settle(at: target)
    }
    if collectionView.isScrollAnimating, let frame = collectionView.layoutAttributesForItem(at: target.path)?.frame {
      let way = target.position.way(
        from: collectionView.bounds.area(inside: collectionView.adjustedContentInset), to: frame)
      collectionView.turnMotion(
        to: collectionView.clamped(
          CGPoint(x: collectionView.contentOffset.x + way.dx, y: collectionView.contentOffset.y + way.dy)))
    }
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.001 && abs(a.y - b.y) < 0.001 }
}
