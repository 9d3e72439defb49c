import CollectionIndex
import Runtime

// Sections that scroll across the layout: how long the row is, and where it comes to rest. All places are along the row,
// in points.

extension SectionGeometry {
  /// Where the first group's room begins. A row that rests with a group in the middle has room for that at its ends.
  var rowStart: CGFloat {
    guard let row = plan.row else { return 0 }
    return row.before + (row.behavior == .groupPagingCentered ? endRoom(at: 0) : 0)
  }

  /// Of what is scrolled, with the insets.
  var rowLength: CGFloat {
    guard let row = plan.row, groups.count > 0 else { return 0 }
    let room = row.behavior == .groupPagingCentered ? endRoom(at: groups.groupCount - 1) : 0
    return rowStart + groups.length + room + row.after
  }

  private var maximumOffset: CGFloat { max(0, rowLength - (plan.row?.length ?? 0)) }

  private func endRoom(at group: Int) -> CGFloat {
    guard let row = plan.row, groups.count > 0 else { return 0 }
    return max(0, (row.viewport - plan.groupAxis.length(of: groups.group(group).size)) / 2)
  }

  // MARK: Places of rest

  /// How many places of rest there are: pages, or groups.
  private var restCount: Int {
    guard let row = plan.row, row.behavior == .paging, row.viewport > 0 else { return groups.groupCount }
    return Int((maximumOffset / row.viewport - LayoutRoom.hair).rounded(.up)) + 1
  }

  /// How far the row is scrolled at a place of rest; never farther than it can be.
  func rest(_ number: Int) -> CGFloat {
    guard let row = plan.row else { return 0 }
    let place: CGFloat
    switch row.behavior {
    case .paging where row.viewport > 0: place = CGFloat(number) * row.viewport
    case .groupPagingCentered:
      let length = plan.groupAxis.length(of: groups.group(number).size)
      place = rowStart + groups.start(of: number) + length / 2 - row.before - row.viewport / 2
    default: place = rowStart + groups.start(of: number) - row.before
    }
    return min(max(plan.room.rounded(place), 0), maximumOffset)
  }

  /// The nearest place of rest. O(log groups).
  func nearestRest(to offset: CGFloat) -> Int {
    let next = (0..<restCount).partitioningIndex { rest($0) >= offset }
    guard next > 0 else { return 0 }
    guard next < restCount else { return next - 1 }
    return rest(next) - offset < offset - rest(next - 1) ? next : next - 1
  }

  /// Where the row comes to rest.
  /// - Parameters:
  ///   - velocity: points per second.
  ///   - drag: how far it was scrolled when the drag began and is now; nil when there is none.
  func restingOffset(
    proposed: CGFloat, velocity: CGFloat, drag: (from: CGFloat, to: CGFloat)?
  ) -> CGFloat {
    guard let row = plan.row, row.behavior != .continuous, restCount > 0 else { return proposed }
    guard row.behavior != .continuousGroupLeadingBoundary, let drag else { return rest(nearestRest(to: proposed)) }
    // One group or page per flick, from where the drag began.
    let first = nearestRest(to: drag.from)
    var number = nearestRest(to: drag.to)
    if velocity > ScrollDragging.flickVelocity {
      number = min((0..<restCount).partitioningIndex { rest($0) >= drag.to }, first + 1, restCount - 1)
    } else if velocity < -ScrollDragging.flickVelocity {
      number = max((0..<restCount).partitioningIndex { rest($0) > drag.to } - 1, first - 1, 0)
    }
    return rest(number)
  }

  /// How far a row of before is to be scrolled now: as long as it is not measured anew, what begins the row stays there.
  func offset(like old: SectionGeometry, at offset: CGFloat) -> CGFloat {
    guard let row = plan.row, old.plan.row != nil, groups.count > 0, old.groups.count > 0 else { return offset }
    var number = old.nearestRest(to: offset)
    if row.behavior == .continuous, old.rest(number) > offset { number = max(0, number - 1) }
    let rest = rest(min(number, restCount - 1))
    return row.behavior == .continuous ? rest + max(0, offset - old.rest(number)) : rest
  }
}
