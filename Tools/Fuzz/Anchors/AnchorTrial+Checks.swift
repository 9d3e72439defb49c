import CollectionMotion
import UIKit

// What has to stay in place, and where it is.

extension AnchorTrial {
  /// In points. During a motion the content is at whole pixels.
  private static let tolerance: CGFloat = 0.5

  private struct Expectation {
    let item: Int
    /// From the origin of the bounds to it.
    let place: CGPoint
    /// It was seen where the layout had it.
    let isSettled: Bool
  }

  /// The offsets at which content of a size begins and ends.
  func range(_ size: CGSize) -> (first: CGPoint, last: CGPoint) {
    let (insets, bounds) = (list.adjustedContentInset, list.bounds.size)
    let first = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    return (
      first,
      CGPoint(
        x: max(size.width + insets.right - bounds.width, first.x),
        y: max(size.height + insets.bottom - bounds.height, first.y))
    )
  }

  private func along(_ point: CGPoint) -> CGFloat { feed.kind.isHorizontal ? point.x : point.y }

  /// The distance to the end of the content, in points.
  private var missing: CGFloat { along(range(list.contentSize).last) - along(list.contentOffset) }

  var isAtBeginning: Bool { along(list.contentOffset) <= along(range(list.contentSize).first) }

  private var isInRange: Bool { along(reachable(list.contentOffset)) == along(list.contentOffset) }

  private var isMoving: Bool {
    list.isTracking || list.isDragging || list.isDecelerating || list.isScrollAnimating
  }

  /// Performs a change and throws if it moves what has to stay.
  /// - Parameters:
  ///   - isUpdate: The layout is told of a batch update.
  ///   - contents: the data after the change.
  ///   - reloaded: the items that are reloaded without another version.
  func keeping(
    isUpdate: Bool, contents: Contents, reloaded: [Int] = [], _ change: () -> Void
  ) throws(Violation) {
    list.layoutIfNeeded()
    guard Looks.inForce.contains(.anchors) else { return change() }
    let keepsEnd = feed.anchor == .end && !list.isDragging && missing < AnchoredContent.endTolerance
    var expected: Expectation?
    if keepsEnd || (!isUpdate && (isAtBeginning || list.isDragging)) {
      expected = nil
    } else if let last, last.bounds == list.bounds, contents.path(of: last.item) != nil, isWhollyVisible(last.item) {
      expected = expectation(last.item)
    } else {
      expected = firstItem(staying: contents).flatMap { expectation($0) }
    }
    // While sizes are measured or the content moves, and until it scrolls after an update, it may be another one.
    let isAny = feed.kind.isEstimated || isMoving || updatedBounds == list.bounds
    let others = expected != nil && isAny ? shownItems(staying: contents).compactMap { expectation($0) } : []
    let formerContents = feed.contents
    let wasOnTheWay = list.layer.animationKeys() != nil
    let wasMoving = isMoving
    let wasInRange = isInRange
    let (offset, size) = (list.contentOffset, list.contentSize)
    change()
    (still, updatedBounds) = (nil, list.bounds)
    // Where nothing becomes longer, the last points may still be missing.
    isEndKept = keepsEnd && !wasMoving && (list.contentOffset != offset || list.contentSize != size)
    if isUpdate { last = nil }
    if isEndKept {
      guard abs(missing) < AnchorTrial.tolerance || feed.kind.isEstimated else {
        throw Violation("the end is not kept: \(missing) points are missing, from \(offset)")
      }
    }
    if let first = expected, !isInPlace(first), let kept = others.first(where: { isInPlace($0) }) { expected = kept }
    guard let expected, let frame = frame(expected.item) else { return }
    let isReachable = along(target(expected, frame)) == along(reachable(target(expected, frame)))
    // The resistance to a finger beyond an edge depends on where the edge is.
    if wasMoving, !isReachable || !wasInRange { return }
    guard isInPlace(expected) else {
      throw Violation(
        "what is looked at moves: item \(expected.item) from \(expected.place) to \(frame.origin), in "
          + "\(list.contentOffset) from \(offset), in \(feed.kind)"
      )
    }
    last = (expected.item, list.bounds)
    let isNew =
      reloaded.contains(expected.item)
      || version(expected.item, feed.contents) != version(expected.item, formerContents)
    // A new cell does not take over the rest of a former update's way. Nor does a pile say where it starts, and the top
    // of one that is measured is not foretold, nor where an item fades in while others are measured.
    let isForetold =
      isNew
      ? !(wasOnTheWay || feed.kind == .pile || feed.kind.isEstimated)
      : !(stage.isReduceMotionEnabled && feed.kind.isEstimated)
    if expected.isSettled, isReachable, isForetold { still = expected.item }
  }

  /// The first item that is wholly inside the insets, or begins there, or reaches into it, of those that stay.
  private func firstItem(staying contents: Contents) -> Int? {
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    let ranks: [(CGRect) -> Bool] = [
      { visible.insetBy(dx: -0.01, dy: -0.01).contains($0) },
      { visible.insetBy(dx: -0.01, dy: -0.01).contains($0.origin) },
      { visible.insetBy(dx: -0.01, dy: -0.01).intersects($0) },
    ]
    let shown = (list.collectionViewLayout.layoutAttributesForElements(in: list.bounds) ?? [])
      .filter { $0.representedElementCategory == .cell }.sorted { $0.indexPath < $1.indexPath }
    for isWanted in ranks {
      for attributes in shown where isWanted(attributes.frame) {
        if let item = feed.contents[attributes.indexPath], contents.path(of: item.id) != nil { return item.id }
      }
    }
    return nil
  }

  /// The items on screen that stay.
  private func shownItems(staying contents: Contents) -> [Int] {
    (list.collectionViewLayout.layoutAttributesForElements(in: list.bounds) ?? []).compactMap { attributes in
      guard attributes.representedElementCategory == .cell, let item = feed.contents[attributes.indexPath],
        contents.path(of: item.id) != nil
      else { return nil }
      return item.id
    }
  }

  /// Whether an item is where it was on the screen, or as near to it as the content can be.
  private func isInPlace(_ expected: Expectation) -> Bool {
    guard let frame = frame(expected.item) else { return false }
    let (target, offset) = (target(expected, frame), along(list.contentOffset))
    let (wanted, reached) = (along(target), along(reachable(target)))
    if abs(reached - offset) < AnchorTrial.tolerance { return true }
    // Content that moves may be beyond its edges, and returns by itself.
    guard isMoving else { return false }
    return abs(wanted - offset) < AnchorTrial.tolerance
      || min(wanted, offset) > reached || max(wanted, offset) < reached
  }

  private func target(_ expected: Expectation, _ frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX - expected.place.x, y: frame.minY - expected.place.y)
  }

  private func reachable(_ offset: CGPoint) -> CGPoint {
    let (first, last) = range(list.contentSize)
    return CGPoint(x: min(max(offset.x, first.x), last.x), y: min(max(offset.y, first.y), last.y))
  }

  private func isWhollyVisible(_ item: Int) -> Bool {
    let visible = list.bounds.inset(by: list.adjustedContentInset).insetBy(dx: -0.01, dy: -0.01)
    return frame(item).map { visible.contains($0) } ?? false
  }

  private func version(_ item: Int, _ contents: Contents) -> Int? {
    contents.path(of: item).flatMap { contents[$0]?.version }
  }

  private func frame(_ item: Int) -> CGRect? {
    feed.contents.path(of: item).flatMap { list.collectionViewLayout.layoutAttributesForItem(at: $0)?.frame }
  }

  private func expectation(_ item: Int) -> Expectation? {
    guard let frame = frame(item) else { return nil }
    let isStill = shift(of: item).map { abs($0) < 1e-6 } ?? false
    // Animations of different curves may cancel each other for a moment.
    let isSettled = isStill && (item == still || !isAnimated(item))
    return Expectation(
      item: item, place: CGPoint(x: frame.minX - list.bounds.minX, y: frame.minY - list.bounds.minY),
      isSettled: isSettled)
  }

  /// From where the layout has an item on the screen to where it is seen; nil for one without a cell.
  private func shift(of item: Int) -> CGFloat? {
    guard let path = feed.contents.path(of: item), let cell = list.cellForItem(at: path), let frame = frame(item),
      let seen = cell.layer.presentation()?.frame, let bounds = list.layer.presentation()?.bounds
    else { return nil }
    return along(seen.origin) - along(bounds.origin) - along(frame.origin) + along(list.bounds.origin)
  }

  private func isAnimated(_ item: Int) -> Bool {
    let cell = feed.contents.path(of: item).flatMap { list.cellForItem(at: $0) }
    return list.layer.animationKeys() != nil || cell?.layer.animationKeys() != nil
  }

  // MARK: In each frame

  func checkFrame() throws(Violation) {
    guard Looks.inForce.contains(.anchors), let item = still, let frame = frame(item) else { return }
    guard let shift = shift(of: item) else {
      guard frame.insetBy(dx: 1, dy: 1).intersects(list.bounds) else { return still = nil }
      throw Violation("what is looked at has no cell: item \(item) at \(frame) in \(list.bounds)")
    }
    guard abs(shift) < AnchorTrial.tolerance else {
      throw Violation(
        "what is looked at is seen elsewhere: item \(item) by \(shift) points, in \(list.bounds) of \(feed.kind)")
    }
  }

  /// Forgets an item that has been scrolled away: if it returns, it has another view, which moves with its neighbours.
  func forgetStillOffScreen() {
    if let frame = still.flatMap({ frame($0) }), !frame.intersects(list.bounds) { still = nil }
  }

  func checkRest() throws(Violation) {
    guard completions.count == 0 else { throw Violation("\(completions.count) completions were not called") }
    if let missing = try list.missingElements().first {
      throw Violation("\(missing.key) is missing: it should be at \(missing.frame)")
    }
    let pictures = list.subviews.filter {
      !($0 is UICollectionReusableView) && min($0.bounds.width, $0.bounds.height) > 20
    }
    guard pictures.isEmpty else { throw Violation("\(pictures.count) pictures of what has left are there at rest") }
    let (now, edges) = (along(list.contentOffset), range(list.contentSize))
    guard now > along(edges.first) - AnchorTrial.tolerance, now < along(edges.last) + AnchorTrial.tolerance else {
      throw Violation("the content rests outside its range: at \(now), from \(edges.first) to \(edges.last)")
    }
    guard Looks.inForce.contains(.anchors), isEndKept else { return }
    guard abs(missing) < AnchorTrial.tolerance else {
      throw Violation("the end is not kept: \(missing) points are missing at rest")
    }
  }
}
