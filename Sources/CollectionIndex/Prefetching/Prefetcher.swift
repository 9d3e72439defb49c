import CoreGraphics
import Foundation

/// Plans prefetching: the items that will appear about a screen later in the scroll direction, and the requested ones
/// that will not appear after all. It works on frames and index paths only, and stores about a screen of them.
///
/// A step takes four calls, because the data source and the layout are called in between and may change the data:
/// ``scroll(from:to:)`` returns where to look, ``found(_:)`` takes the items there, ``takeCancelled()`` and
/// ``takeRequested()`` return what to report. Between and after them, ``markUsed(_:)``, ``follow(_:)``,
/// ``keep(where:)`` and ``invalidateFrames()`` update the plan when items change.
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
  /// The visible bounds.
  private var visible = CGRect.null
  /// The coordinate up to which all items have been found, along the direction, or nil if a new search is needed.
  private var searchedEnd: CGFloat?
  /// The items found and not requested yet.
  private var planned: [IndexPath: CGRect] = [:]
  /// The items requested and not displayed.
  private var requested: [IndexPath: CGRect] = [:]

  package init() {}

  // MARK: Steps

  /// Updates the plan after scrolling.
  /// - Returns: The rectangle to search for items, up to a screen ahead, at most once every half screen; nil if there
  ///   is nothing to search.
  package mutating func scroll(from old: CGRect, to new: CGRect) -> CGRect? {
    guard let direction = ScrollDirection(from: old, to: new) else { return nil }
    if self.direction != direction || old != visible { searchedEnd = nil }
    self.direction = direction
    visible = new
    let start = max(searchedEnd ?? -.infinity, direction.end(of: new))
    guard end - start >= extent / 2 else { return nil }
    return direction.rect(from: start, to: end, along: new)
  }

  /// Adds the items in the rectangle that ``scroll(from:to:)`` returned, except visible ones.
  package mutating func found(_ items: [Item]) {
    if searchedEnd == nil {  // the whole area ahead was searched, so the other frames are outdated or behind
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

  /// Removes requested items that are no longer ahead.
  /// - Returns: The items to cancel, in order.
  package mutating func takeCancelled() -> [IndexPath] {
    let cancelled = requested.filter { $0.value.isNull || !liesAhead($0.value) }
    for indexPath in cancelled.keys { requested[indexPath] = nil }
    return cancelled.keys.sorted()
  }

  /// Moves the planned items to the requested ones.
  /// - Returns: The items to request, the nearest first.
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

  /// The coordinate up to which items are planned: a screen ahead.
  private var end: CGFloat { direction.map { $0.end(of: visible) + extent } ?? 0 }

  private var extent: CGFloat { direction.map { $0.end(of: visible) - $0.start(of: visible) } ?? 0 }

  // MARK: Changes of items

  /// Takes over another plan's requested items for cancellation, unless they are displayed before that.
  package mutating func callOff(_ other: Prefetcher) {
    for indexPath in other.requested.keys { requested[indexPath] = .null }
  }

  /// Marks an item as displayed, so that it is not cancelled.
  package mutating func markUsed(_ indexPath: IndexPath) {
    planned[indexPath] = nil
    requested[indexPath] = nil
  }

  /// Discards frames after a change of the layout, so that the area ahead is searched again.
  package mutating func invalidateFrames() {
    searchedEnd = nil
    planned = [:]
  }

  /// Updates index paths after a change of the data.
  /// - Parameter newPath: Returns the new index path of an item, or nil if it is deleted or replaced.
  package mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    invalidateFrames()
    var moved: [IndexPath: CGRect] = [:]
    for (indexPath, frame) in requested { if let new = newPath(indexPath) { moved[new] = frame } }
    requested = moved
  }

  /// Keeps only the items for which a closure returns true.
  package mutating func keep(where exists: (IndexPath) -> Bool) {
    planned = planned.filter { exists($0.key) }
    requested = requested.filter { exists($0.key) }
  }
}
