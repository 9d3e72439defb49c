import QuartzCore
import Stage
import UIKit

// What has to hold when nothing moves any more.

extension Trial {
  /// By then everything rests, in seconds: throws, bounces and animations are over.
  private static let longestRest: TimeInterval = 20

  /// Lifts the finger, waits until everything rests and looks closely.
  func settle() throws(Violation) {
    if finger != nil {
      finger = nil
      stage.touchUp()
      layOutWhatWaits()
      if wasInterrupted { motions.forgetAll() }
    }
    let end = stage.time + Trial.longestRest
    repeat {
      try frame(after: 1.0 / 20)
      if stage.time > end {
        throw Violation("it does not come to rest in \(Trial.longestRest) seconds")
      }
    } while stage.needsFrame
    if let aim { try check(aim) }
    aim = nil
    try checkSubviews()
    try checkSelection()
    try Ledger.current.checkQueues()
    guard completions.count == 0 else {
      throw Violation("\(completions.count) completions were not called")
    }
    if Looks.inForce.contains(.touches), let item = host.touches.highlighted {
      throw Violation("didHighlight came for item \(item), and didUnhighlight never")
    }
    if let unfinished = Ledger.current.openChanges.unfinished { throw Violation(unfinished) }
    if Looks.inForce.contains(.scrolling), let unrest = host.scrolling.unrest { throw Violation(unrest) }
    let range = offsetRange
    let offset = view.contentOffset
    let tolerance = Trial.tolerance
    guard offset.x > range.x.lowerBound - tolerance, offset.x < range.x.upperBound + tolerance,
      offset.y > range.y.lowerBound - tolerance, offset.y < range.y.upperBound + tolerance
    else {
      throw Violation("the content rests at \(offset), outside of x \(range.x), y \(range.y)")
    }
  }

  private func checkSubviews() throws(Violation) {
    /// What was last in the collection view itself and, while a row is looked at, in that; a row counts as a cell before
    /// those of its section.
    var (last, lastInRow): (Rank?, Rank?)
    var cells: [IndexPath] = []
    var shown: Set<ObjectIdentifier> = []
    guard view.layer.animationKeys() == nil else {
      throw Violation("the collection view is still being animated")
    }
    for subview in view.subviews where !(subview is UICollectionReusableView) {
      if subview === view.backgroundView {
        guard isSame(subview.frame, view.bounds), subview === view.subviews[0] else {
          throw Violation("the background view is not behind everything")
        }
      } else if let row = subview as? UIScrollView {
        try checkRow(row)
      } else {
        throw Violation("a view that is no element is left in the collection view")
      }
    }
    var lastRow: UIScrollView?
    for element in view.elementViews {
      guard !element.isDisappearing, let attributes = element.shownAttributes else {
        throw Violation("a view on its way out is left in the collection view")
      }
      let key = Board.Key(attributes)
      guard element.layer.animationKeys() == nil else {
        throw Violation("\(key) is still being animated")
      }
      let rank = Rank(zIndex: attributes.zIndex, key: key)
      if let row = element.rowView {
        if row !== lastRow {
          lastInRow = nil
          let place = Rank(zIndex: attributes.zIndex, key: .init(cell: -1, key.path.section))
          try place.checkIsInFront(of: last)
          last = place
        }
        try rank.checkIsInFront(of: lastInRow)
        lastInRow = rank
      } else {
        try rank.checkIsInFront(of: last)
        last = rank
      }
      lastRow = element.rowView
      if attributes.zIndex == .max, key.path == host.movement?.current { last = nil }
      if key.category != .decorationView { shown.insert(ObjectIdentifier(element)) }
      if let cell = element as? UICollectionViewCell {
        cells.append(key.path)
        guard isSame(cell.contentView.frame, cell.bounds) else {
          throw Violation("\(key) is not filled by its content view")
        }
        if let specimen = specimen as? CompositionalSpecimen, let item = self.shown[key.path] {
          guard specimen.isFitted(key.path, item, cell.bounds.size) else {
            throw Violation("\(key) rests with the size \(cell.bounds.size), and prefers another")
          }
        }
        guard !cell.isHighlighted else { throw Violation("\(key) is highlighted without a finger") }
      }
    }
    guard cells.map({ dataPath($0) }).sorted() == view.indexPathsForVisibleItems.sorted() else {
      throw Violation("indexPathsForVisibleItems differs from what is shown")
    }
    guard shown == Ledger.current.displayed else {
      throw Violation(
        "\(Ledger.current.displayed.count) views were announced by willDisplay and \(shown.count) are shown"
      )
    }
  }

  /// By what views are stacked.
  private struct Rank {
    let zIndex: Int
    let key: Board.Key

    func checkIsInFront(of other: Rank?) throws(Violation) {
      guard let other else { return }
      guard zIndex == other.zIndex ? other.key.precedes(key) : other.zIndex < zIndex else {
        throw Violation("\(key) is in front of \(other.key) or the other way round")
      }
    }
  }

  /// A row is on screen, or something in it that reaches beyond it; it is in its range, and at rest.
  private func checkRow(_ row: UIScrollView) throws(Violation) {
    let isVertical = (specimen as? CompositionalSpecimen)?.isVertical ?? true
    let offset = isVertical ? row.contentOffset.x : row.contentOffset.y
    guard row.layer.animationKeys() == nil else { throw Violation("a row is still being animated") }
    let sight = view.bounds.insetBy(dx: -Trial.tolerance, dy: -Trial.tolerance)
    let isInSight =
      row.frame.maxY >= sight.minY && row.frame.minY <= sight.maxY && row.frame.maxX >= sight.minX
      && row.frame.minX <= sight.maxX
    guard isInSight || row.subviews.contains(where: { $0 is UICollectionReusableView }) else {
      throw Violation("the scroll view of a row is left at \(row.frame), bounds \(view.bounds)")
    }
    // A row that rests with a group in the middle has space beside its content.
    let inset = row.contentInset
    let least = -(isVertical ? inset.left : inset.top)
    let most = max(
      least,
      isVertical
        ? row.contentSize.width + inset.right - row.bounds.width
        : row.contentSize.height + inset.bottom - row.bounds.height)
    guard offset > least - Trial.tolerance, offset < most + Trial.tolerance else {
      throw Violation("a row rests at \(offset), outside of \(least) to \(most)")
    }
    if Looks.inForce.contains(.scrolling), row.isScrollEnabled { try checkRest(of: row, at: offset, in: least...most) }
    let shift = row.shiftToContent
    guard abs(isVertical ? shift.dy : shift.dx) <= Trial.tolerance else {
      throw Violation("a row is scrolled the wrong way: bounds \(row.bounds), frame \(row.frame)")
    }
  }

  /// A row rests where its behavior says.
  private func checkRest(
    of row: UIScrollView, at offset: CGFloat, in range: ClosedRange<CGFloat>
  ) throws(Violation) {
    guard let specimen = specimen as? CompositionalSpecimen,
      let section = view.rowsOnScreen.first(where: { $0.scrollView === row })?.section,
      host.contents.sections.indices.contains(section), host.movement == nil,
      // Elsewhere the program may have put it.
      let flick, flick.section == section
    else { return }
    let extent = specimen.isVertical ? row.bounds.width : row.bounds.height
    let count = host.contents.sections[section].items.count
    guard
      let rests = specimen.rests(section, count: count, extent: extent)?
        .map({ min(max($0.rounded(), range.lowerBound), range.upperBound) }), !rests.isEmpty
    else { return }
    guard rests.contains(where: { abs($0 - offset) < 1 }) || offset == range.lowerBound || offset == range.upperBound
    else {
      throw Violation("a row rests at \(offset), between \(rests)")
    }
    if specimen.part(section).behavior != .continuousGroupLeadingBoundary {
      try flick.check(offset, rests)
    }
  }

  private func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) <= Trial.tolerance && abs(a.minY - b.minY) <= Trial.tolerance
      && abs(a.width - b.width) <= Trial.tolerance && abs(a.height - b.height) <= Trial.tolerance
  }

  private func checkSelection() throws(Violation) {
    let selected = view.indexPathsForSelectedItems ?? []
    let items = selected.compactMap { host.contents[$0]?.id }
    guard items.count == selected.count, Set(items) == host.selected,
      host.selected.count == items.count
    else {
      throw Violation(
        "selected are \(selected.count) items, and should be \(host.selected.count) (or others)")
    }
  }
}
