import Foundation
import UIKit

/// A finger that drags content, before it moves on: the content moves exactly as far as the finger.
///
/// Beyond an edge it resists: content that is pulled x points in a view of extent d is shown (1 - 1 / (0.55 x / d + 1)) d
/// points away from the edge.
@MainActor struct Drag {
  let view: UIScrollView
  private let offset: CGPoint
  /// How far layouts have put the content elsewhere.
  private let shift = Ledger.current.shift

  /// Nil for a scroll view that isn't dragged.
  init?(_ view: UIScrollView) {
    guard view.isDragging, view.isTracking else { return nil }
    self.view = view
    offset = view.contentOffset
  }

  /// What the range of the content depends on.
  struct Room: Equatable {
    let content: CGSize
    let bounds: CGSize
    let insets: UIEdgeInsets

    @MainActor init(_ view: UIScrollView) {
      content = view.contentSize
      bounds = view.bounds.size
      insets = view.adjustedContentInset
    }
  }

  /// Throws when the content has not followed the finger.
  /// - Parameters:
  ///   - way: of the finger, in points.
  ///   - mayRest: The program scrolls the content in an animation, during which the finger does not count.
  func check(_ way: CGVector, mayRest: Bool) throws(Violation) {
    let now = view.contentOffset
    guard view.isDragging, Ledger.current.shift == shift else { return }
    let insets = view.adjustedContentInset
    // A row reads as the collection view does.
    let reader = view.superview is UICollectionView ? view.superview! : view
    let isMirrored = reader.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = Drag.place(
      offset.x, isMirrored ? way.dx : -way.dx, content: view.contentSize.width, insets.left, insets.right,
      extent: view.bounds.width)
    let y = Drag.place(
      offset.y, -way.dy, content: view.contentSize.height, insets.top, insets.bottom, extent: view.bounds.height)
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
    // A lock holds the content along one axis.
    let isLocked = view.isDirectionalLockEnabled
    let follows =
      (isNear(now.x, x) || isLocked && isNear(now.x, offset.x))
      && (isNear(now.y, y) || isLocked && isNear(now.y, offset.y))
    // Content that is farther away than the view is long is nowhere that a finger could have pulled it to.
    let isLost = x.isNaN || y.isNaN
    guard !follows, !isLost, !(mayRest && isNear(now.x, offset.x) && isNear(now.y, offset.y)) else { return }
    throw Violation(
      "the content does not follow the finger: from \(offset) by \(way.dx) and \(way.dy) to \(now), not (\(x), \(y))")
  }

  /// Where content is along an axis after a way; not a number where it is farther from its edge than any pull takes it.
  static func place(
    _ offset: CGFloat, _ way: CGFloat, content: CGFloat, _ before: CGFloat, _ after: CGFloat, extent: CGFloat
  ) -> CGFloat {
    let (first, last) = (-before, max(-before, content + after - extent))
    guard last > first, extent > 0 else { return offset }
    guard offset > first - 0.99 * extent, offset < last + 0.99 * extent else { return .nan }
    func pull(_ shown: CGFloat) -> CGFloat { extent * shown / (0.55 * (extent - shown)) }
    func shown(_ pull: CGFloat) -> CGFloat { 0.55 * pull * extent / (0.55 * pull + extent) }
    var place = offset
    if offset < first { place = first - pull(first - offset) }
    if offset > last { place = last + pull(offset - last) }
    place += way
    return place < first ? first - shown(first - place) : place > last ? last + shown(place - last) : place
  }
}

/// How a finger has moved so far, which decides what a directional lock does.
@MainActor struct DragCourse {
  /// When it went down, in seconds.
  let start: TimeInterval
  /// The room that the content of each scroll view has had since the finger moved last; where it has changed since,
  /// content that was beyond an edge may be within, and the other way round.
  private var rooms: [ObjectIdentifier: Drag.Room] = [:]
  /// The scroll views whose room has been another one in between.
  private var changed: Set<ObjectIdentifier> = []
  /// Another layout has had the content meanwhile.
  var wasElsewhere = false
  /// The program has put the content elsewhere in a callback of the drag. Where that is on the way of a step, it holds
  /// the content back, and the content catches up with the finger later.
  var isHeldBack = false
  /// Whether all of its way is much longer along one axis than along the other.
  private var (isFlat, isSteep) = (true, true)
  /// Whether the content has begun to follow, and the lock holds it along the other axis.
  private var (locksHorizontally, locksVertically) = (false, false)

  init(start: TimeInterval) { self.start = start }

  /// Returns the scroll views whose content has as much room as when this was asked last. A finger moves.
  mutating func viewsWithSameRoom(_ views: [UIScrollView]) -> [UIScrollView] {
    let former = rooms
    rooms = Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier($0), Drag.Room($0)) })
    defer { (wasElsewhere, changed) = (false, []) }
    guard !isHeldBack, !wasElsewhere else { return [] }
    return views.filter {
      let id = ObjectIdentifier($0)
      return former[id] == rooms[id] && !changed.contains(id)
    }
  }

  /// Notes views whose content has another room, which may be the same again when the finger moves.
  mutating func noteRooms(_ views: [UIScrollView]) {
    for view in views where rooms[ObjectIdentifier(view)] != Drag.Room(view) { changed.insert(ObjectIdentifier(view)) }
  }

  /// Throws when content that is locked to a direction has moved across it. A finger has moved.
  /// - Parameter time: now, in seconds. A finger that was at rest has no velocity.
  mutating func check(
    _ view: UIScrollView, _ way: CGVector, wasDragging: Bool, from offset: CGPoint, at time: TimeInterval
  ) throws(Violation) {
    if !wasDragging {
      if abs(way.dx) < 4 * abs(way.dy) { isFlat = false }
      if abs(way.dy) < 4 * abs(way.dx) { isSteep = false }
      if way.dx != 0 || way.dy != 0, view.isDragging, time > start, time < start + 0.09 {
        (locksHorizontally, locksVertically) = (isSteep, isFlat)
      }
    }
    guard view.isDragging, view.isDirectionalLockEnabled else { return }
    let now = view.contentOffset
    if locksHorizontally && now.x != offset.x || locksVertically && now.y != offset.y {
      throw Violation("content that is locked to a direction moves from \(offset) to \(now)")
    }
  }
}
