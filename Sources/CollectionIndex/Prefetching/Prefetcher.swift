import CoreGraphics
import Foundation

/// Plans prefetching: which items come about a screen later in the direction of scrolling, and which of those that were
/// asked for will not come after all. It knows frames and index paths only, and keeps about a screen of them.
///
/// A step takes four calls, because data source and layout are called in between, and may change the data:
/// ``scroll(from:to:)`` says where to look, ``found(_:)`` takes what is there, ``takeCancelled()`` and
/// ``takeRequested()`` say what to tell. Meanwhile and afterwards the plan follows what becomes of the items:
/// ``markUsed(_:)``, ``follow(_:)``, ``keep(where:)``, ``invalidateFrames()``.
package struct Prefetcher {
  package struct Item {
    let indexPath: IndexPath
    let frame: CGRect

    package init(indexPath: IndexPath, frame: CGRect) {
      self.indexPath = indexPath
      self.frame = frame
    }
  }

  private var direction: ScrollDirection?
  /// What is on screen.
  private var visible = CGRect.null
  /// Up to where all items have been found, along the direction; nil when they are to be looked for again.
  private var searchedEnd: CGFloat?
  /// Found and not asked for yet.
  private var planned: [IndexPath: CGRect] = [:]
  /// Asked for and not shown.
  private var requested: [IndexPath: CGRect] = [:]

  package init() {}

  // MARK: A step

  /// The content moved.
  /// - Returns: where to look for items, if anywhere: up to a screen ahead, at most every half screen.
  package mutating func scroll(from old: CGRect, to new: CGRect) -> CGRect? {
    guard let direction = ScrollDirection(from: old, to: new) else { return nil }
    if self.direction != direction || old != visible { searchedEnd = nil }
    self.direction = direction
    visible = new
    let start = max(searchedEnd ?? -.infinity, direction.end(of: new))
    guard end - start >= extent / 2 else { return nil }
    return direction.rect(from: start, to: end, along: new)
  }

  /// These items are where ``scroll(from:to:)`` said, and not on screen.
  package mutating func found(_ items: [Item]) {
    if searchedEnd == nil {  // all that lies ahead was looked for, so the other frames are old ones or lie behind
      planned = [:]
      for indexPath in requested.keys { requested[indexPath] = .null }
    }
    searchedEnd = end
    for item in items {
      if requested[item.indexPath] != nil {
        requested[item.indexPath] = item.frame
      } else {
        planned[item.indexPath] = item.frame
      }
    }
  }

  /// - Returns: what was asked for and lies no longer ahead, in order.
  package mutating func takeCancelled() -> [IndexPath] {
    let cancelled = requested.filter { $0.value.isNull || !liesAhead($0.value) }
    for indexPath in cancelled.keys { requested[indexPath] = nil }
    return cancelled.keys.sorted()
  }

  /// - Returns: what is to be asked for, the nearest first.
  package mutating func takeRequested() -> [IndexPath] {
    guard let direction, !planned.isEmpty else { return [] }
    let items = planned.map { (indexPath: $0.key, distance: direction.start(of: $0.value)) }
    for (indexPath, frame) in planned { requested[indexPath] = frame }
    planned = [:]
    return items.sorted { $0.distance != $1.distance ? $0.distance < $1.distance : $0.indexPath < $1.indexPath }
      .map { $0.indexPath }
  }

  private func liesAhead(_ frame: CGRect) -> Bool {
    guard let direction else { return true }
    return direction.end(of: frame) > direction.start(of: visible) && direction.start(of: frame) < end
  }

  /// Up to where items are to be known: a screen ahead.
  private var end: CGFloat { direction.map { $0.end(of: visible) + extent } ?? 0 }

  private var extent: CGFloat { direction.map { $0.end(of: visible) - $0.start(of: visible) } ?? 0 }

  // MARK: What becomes of the items

  /// Nothing that another plan has asked for will come: it is to be called off here, unless it is shown before that.
  package mutating func callOff(_ other: Prefetcher) {
    for indexPath in other.requested.keys { requested[indexPath] = .null }
  }

  /// It is on screen: nothing about it is to be cancelled.
  package mutating func markUsed(_ indexPath: IndexPath) {
    planned[indexPath] = nil
    requested[indexPath] = nil
  }

  /// The layout has changed: what lies ahead is looked for again.
  package mutating func invalidateFrames() {
    searchedEnd = nil
    planned = [:]
  }

  /// The data have changed.
  /// - Parameter newPath: where an item is now; nil when it is gone, or not what it was.
  package mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    invalidateFrames()
    var moved: [IndexPath: CGRect] = [:]
    for (indexPath, frame) in requested { if let new = newPath(indexPath) { moved[new] = frame } }
    requested = moved
  }

  /// Forgets the items for which the closure returns false.
  package mutating func keep(where exists: (IndexPath) -> Bool) {
    planned = planned.filter { exists($0.key) }
    requested = requested.filter { exists($0.key) }
  }
}
