import CollectionIndex
import Runtime

// Orthogonal sections: the length of the row, and where it comes to rest. All positions are along the row, in points.

extension SectionGeometry {
  /// The beginning of the first group.
  var rowStart: CGFloat { plan.row?.before ?? 0 }

  /// The length of the scrolled content, including the insets.
  var rowLength: CGFloat {
    guard let row = plan.row, groups.count > 0 else { return 0 }
    return row.before + groups.length + row.after
  }

  /// The additional space before and after the content of a row that rests with a group in the centre.
  var endRooms: (before: CGFloat, after: CGFloat) {
    guard let row = plan.row, row.behavior == .groupPagingCentered, groups.count > 0 else { return (0, 0) }
    func room(at group: Int) -> CGFloat {
      max(0, plan.room.rounded((row.viewport - plan.groupAxis.length(of: groups.group(group).size)) / 2))
    }
    return (room(at: 0), room(at: groups.groupCount - 1))
  }

  /// The range of the offset, which is negative in the space before the content.
  var offsets: ClosedRange<CGFloat> {
    let rooms = endRooms
    return -rooms.before...max(-rooms.before, rowLength + rooms.after - (plan.row?.length ?? 0))
  }

  // MARK: Resting positions

  /// The number of resting positions: pages, or groups.
  private var restCount: Int {
    guard let row = plan.row, row.behavior == .paging, row.viewport > 0 else { return groups.groupCount }
    return Int((offsets.upperBound / row.viewport - LayoutRoom.tolerance).rounded(.up)) + 1
  }

  /// Returns the offset at a resting position, within the range of the row.
  func rest(_ number: Int) -> CGFloat {
    guard let row = plan.row else { return 0 }
    let place: CGFloat
    switch row.behavior {
    case .paging where row.viewport > 0: place = CGFloat(number) * row.viewport
    case .groupPagingCentered:
      let length = plan.groupAxis.length(of: groups.group(number).size)
      place = groups.start(of: number) + length / 2 - row.viewport / 2
    default: place = groups.start(of: number)
    }
    let range = offsets
    return min(max(plan.room.rounded(place), range.lowerBound), range.upperBound)
  }

  /// Returns the nearest resting position. O(log groups).
  ///
  /// Pages are compared as if the last one were whole: with pages of 310 points and an end at 474, 400 is nearest to
  /// the page at 310 (recorded: `Tests/Truth/Facts/OrthogonalSections.json`).
  func nearestRest(to offset: CGFloat) -> Int {
    if let row = plan.row, row.behavior == .paging, row.viewport > 0, offset < offsets.upperBound {
      return min(max(Int((offset / row.viewport - 0.5).rounded(.up)), 0), restCount - 1)
    }
    let next = (0..<restCount).partitioningIndex { rest($0) >= offset }
    guard next > 0 else { return 0 }
    guard next < restCount else { return next - 1 }
    return rest(next) - offset < offset - rest(next - 1) ? next : next - 1
  }

  /// Returns the offset at which the row comes to rest.
  /// - Parameters:
  ///   - velocity: points per second.
  ///   - drag: the offsets at the beginning of the drag and now; nil without a drag.
  func restingOffset(
    proposed: CGFloat, velocity: CGFloat, drag: (from: CGFloat, to: CGFloat)?
  ) -> CGFloat {
    guard let row = plan.row, row.behavior != .continuous, restCount > 0 else { return proposed }
    guard row.behavior != .continuousGroupLeadingBoundary, let drag else { return rest(nearestRest(to: proposed)) }
    // One group or page per flick, from the beginning of the drag.
    let first = nearestRest(to: drag.from)
    var number = nearestRest(to: drag.to)
    if velocity > ScrollDragging.flickVelocity {
      number = min((0..<restCount).partitioningIndex { rest($0) >= drag.to }, first + 1, restCount - 1)
    } else if velocity < -ScrollDragging.flickVelocity {
      number = max((0..<restCount).partitioningIndex { rest($0) > drag.to } - 1, first - 1, 0)
    }
    return rest(number)
  }

  /// Returns the offset that corresponds to one in a former geometry: unless the row is measured again, its first
  /// visible item stays in place.
  func offset(like old: SectionGeometry, at offset: CGFloat) -> CGFloat {
    guard let row = plan.row, old.plan.row != nil, groups.count > 0, old.groups.count > 0 else { return offset }
    var number = old.nearestRest(to: offset)
    if row.behavior == .continuous, old.rest(number) > offset { number = max(0, number - 1) }
    let rest = rest(min(number, restCount - 1))
    return row.behavior == .continuous ? rest + max(0, offset - old.rest(number)) : rest
  }
}
