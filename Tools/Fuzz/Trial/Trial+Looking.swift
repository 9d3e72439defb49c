import QuartzCore
import Stage
import UIKit

// What changes from one moment to the next: in an operation, and from one frame to another.

extension Trial {
  /// What an operation's changes are to look like; nil for those that look themselves or show everything anew.
  func continuity(of operation: Operation) -> Continuity? {
    let numbers = operation.numbers
    switch operation.kind {
    case .batch:
      let style = BatchStyle.allCases[numbers[0].reduced(to: BatchStyle.allCases.count)]
      if source != nil, style == .alone { return nil }
      return style.course.map { .animated($0) } ?? .atOnce
    case .adjust:
      switch numbers[1] {
      case 1: return .animated(.ease(0.4))
      case 2: return .animated(.ease(0.3))
      default: return .atOnce
      }
    case .exchange:
      switch numbers[1].reduced(to: 5) {
      case 0: return .atOnce
      case 1: return .animated(.ease(0.3))
      case 2: return .animated(.ease(0.6))
      default: return nil
      }
    case .offset: return numbers[2] == 2 ? .animated(.ease(0.5)) : .scrolling
    case .resize: return numbers[2] == 1 ? .animated(.ease(0.4)) : numbers[2] == 4 ? nil : .atOnce
    case .carry, .drop, .putBack: return .animated(.ease(0.3))
    case .scrollToItem, .wheel, .down, .up, .cancel, .tap, .lift: return .scrolling
    case .inset, .invalidate, .select, .deselect, .multiple, .background, .manner, .interject: return .atOnce
    case .mistake, .reload, .move, .wait, .settle: return nil
    case .open, .leave, .press, .hold, .drag, .swipe, .pinch, .key, .turn, .choose, .gesture: return nil
    case .refresh, .grow, .trait, .keyboard, .animator, .toggle, .slide, .editing, .handle, .turnTo, .device: return nil
    }
  }

  /// What comes back from its way out is shown, though `willDisplay` is not called.
  private func noteReturns(_ glimpse: Glimpse) {
    for entry in glimpse.entries where !entry.wasAnimated { (entry.view as? FuzzCell)?.hasReturned = false }
    for entry in glimpse.entries where entry.isDisappearing && !entry.view.isDisappearing && entry.stays(in: view) {
      noteAnimation()  // it may go back as slowly as it went
      guard let cell = entry.view as? FuzzCell else { continue }
      cell.hasReturned = true
      if let item = cell.item { host.prefetching.show(item) }
    }
    // Between two passes one may have gone and come back, or have come back and gone again.
    guard wasInterrupted else { return }
    for entry in glimpse.entries where entry.stays(in: view) { (entry.view as? FuzzCell)?.hasReturned = true }
    for entry in glimpse.entries where entry.isDisappearing && !entry.stays(in: view) {
      if let item = entry.item { host.prefetching.doubt(item) }
    }
  }

  /// Looks at what an operation has changed.
  func check(_ glimpse: Glimpse, _ continuity: Continuity, of operation: Operation) throws(Violation) {
    noteReturns(glimpse)
    if wasInterrupted { return motions.forgetAll() }
    let looks = Looks.inForce
    let time = stage.time
    let continuity = showsAtOnce ? .atOnce : continuity
    if looks.contains(.jumps) {
      try glimpse.checkJumps(view, at: time, continuity, movesStarts: movesStarts, carried: carriedCell)
    }
    if looks.contains(.stacking), continuity != .atOnce, batches < 2, !hasJustMoved { try glimpse.checkStacking(view) }
    if looks.contains(.offset) { try checkOffset(since: glimpse, operation) }
    if looks.contains(.arrivals), continuity != .atOnce, specimen.keepsInitialAttributes {
      try motions.checkDepartures(glimpse, in: view, at: time, isAnimated: continuity.course != nil && !movesStarts)
      if continuity == .scrolling { try glimpse.checkNewcomers(view, at: time, isList: isList) }
      try checkScrollingFades(operation, since: glimpse)
    }
    if let course = continuity.course {
      if looks.contains(.curves) || looks.contains(.arrivals) { motions.note(glimpse, in: view, at: time, course) }
    } else if continuity == .atOnce {
      motions.forgetAll()
    }
  }

  /// What is not about scrolling leaves the content where it is, or brings it into its range or nearer to it.
  private func checkOffset(since glimpse: Glimpse, _ operation: Operation) throws(Violation) {
    switch operation.kind {
    case .offset, .scrollToItem, .wheel, .down, .up, .cancel, .tap: return
    default: break
    }
    let shift = glimpse.shiftSince
    let old = CGPoint(x: glimpse.offset.x + shift.dx, y: glimpse.offset.y + shift.dy)
    let new = view.contentOffset
    guard max(abs(old.x - new.x), abs(old.y - new.y)) > Trial.tolerance else { return }
    let range = offsetRange
    func beyond(_ range: ClosedRange<CGFloat>, _ place: CGFloat) -> CGFloat {
      max(Trial.tolerance, range.lowerBound - place, place - range.upperBound)
    }
    guard beyond(range.x, new.x) <= beyond(range.x, old.x), beyond(range.y, new.y) <= beyond(range.y, old.y) else {
      throw Violation("the content is moved from \(old) to \(new), outside of x \(range.x), y \(range.y)")
    }
  }

  /// Does a frame and looks at it.
  func frame(after duration: TimeInterval) throws(Violation) {
    let time = stage.time + duration
    let looks = Looks.inForce
    wasInterrupted = false
    movesStarts = false
    batches = 0
    showsAtOnce = false
    // Where nothing moves and nothing waits, nothing can jump.
    let glimpse = stage.needsFrame && !isReloadDue ? Glimpse(of: view, at: time) : nil
    let isLaidOut = !view.layer.needsLayout()
    let (origin, wasMoving) = (view.contentOffset, view.isDecelerating)
    stage.frame(at: time)
    layOutWhatWaits()
    try checkFrame()
    try checkThrow()
    try checkTracking()
    if batches > 0 { (lastKept, aim, flick) = (nil, nil, nil) }
    if !wasMoving { try checkCarrying(from: origin) }
    guard let glimpse else { return }
    noteReturns(glimpse)
    if wasInterrupted { return motions.forgetAll() }
    // A layout that depends on the offset moves its elements before a batch in the same frame takes them from there.
    let isMixed =
      batches > 0 && specimen.dependsOnOffset && (!isLaidOut || glimpse.offset != view.contentOffset)
    if looks.contains(.jumps), !isMixed {
      try glimpse.checkJumps(view, at: time, .scrolling, movesStarts: movesStarts, carried: carriedCell)
    }
    if looks.contains(.stacking), batches < 2, !hasJustMoved { try glimpse.checkStacking(view) }
    if looks.contains(.arrivals), specimen.keepsInitialAttributes {
      try motions.checkDepartures(glimpse, in: view, at: time, isAnimated: false)
      if batches == 0 { try glimpse.checkNewcomers(view, at: time, isList: isList) }
    }
    if batches > 0 {
      motions.forgetWays()
      motions.forgetEnds(of: glimpse, in: view)
    }
    if looks.contains(.curves) { try motions.checkCurves(in: view, at: time) }
    notePrefetching(isScrolling: true)
    if let complaint = Ledger.current.complaint { throw Violation(complaint) }
  }

  /// Content at its top or left edge moves with the insets.
  func checkInsets(from offset: CGPoint, after operation: Operation) throws(Violation) {
    guard operation.kind == .inset, !wasInterrupted, let old = insetsBefore, Looks.inForce.contains(.scrolling) else {
      return
    }
    let (new, now) = (view.adjustedContentInset, view.contentOffset)
    if offset.y == -old.top && now.y != -new.top || offset.x == -old.left && now.x != -new.left {
      throw Violation(
        "content at its edge does not follow the insets: from \(offset) to \(now), insets \(old) to \(new)")
    }
  }

  /// A finger that is down remains on the content.
  func checkTracking() throws(Violation) {
    guard finger != nil, isTracked, Looks.inForce.contains(.scrolling), !view.isTracking else { return }
    throw Violation("a finger is on the content, and the scroll view does not track it any more")
  }

  /// Content that an item is held over scrolls towards where it is held.
  /// - Parameter origin: the offset before the frame.
  func checkCarrying(from origin: CGPoint) throws(Violation) {
    guard let position = host.movement?.position, finger == nil, !wasInterrupted, batches == 0,
      stage.time >= scrollEnd, stage.time > wheelEnd, isInRange(origin), !view.isDecelerating
    else { return }
    let (x, y) = (view.contentOffset.x - origin.x, view.contentOffset.y - origin.y)
    let (right, down) = (position.x - origin.x - view.bounds.width / 2, position.y - origin.y - view.bounds.height / 2)
    if x * right < -Trial.tolerance || y * down < -Trial.tolerance {
      throw Violation("the content scrolls away from an item that is held: by \(x) and \(y)")
    }
  }

  private func isInRange(_ offset: CGPoint) -> Bool {
    let range = offsetRange
    return range.x.contains(offset.x) && range.y.contains(offset.y)
  }

  /// In an animated change of the offset, nothing fades that comes on the screen, leaves it or was at rest on it.
  func checkScrollingFades(_ operation: Operation, since glimpse: Glimpse) throws(Violation) {
    guard operation.kind == .offset, operation.numbers[2] == 2, specimen.keepsInitialAttributes,
      !((specimen as? RuleSpecimen)?.rule is CarouselRule), !(specimen is ScrolledSpecimen)
    else { return }
    let former = glimpse.entries.filter { $0.stays(in: view) && !$0.wasAnimated && !$0.isDisappearing }.map { $0.view }
    for element in former + Ledger.current.arrived where view.shows(element) {
      // A handler makes some half transparent.
      guard min(Sight(of: element, at: stage.time).opacity, element.alpha) > 0.49 else {
        let name = element.shownAttributes.map { Board.Key($0).description } ?? "a view"
        throw Violation("\(name) fades while the content is scrolled in an animation")
      }
    }
  }

  /// Where thrown content is, while nothing but the throw moves it.
  private func checkThrow() throws(Violation) {
    guard let thrown = host.scrolling.thrown else { return }
    guard !wasInterrupted, batches == 0, Looks.inForce.contains(.scrolling) else { return host.scrolling.thrown = nil }
    if try !thrown.check(view, at: stage.time) { host.scrolling.thrown = nil }
  }

  /// Nothing is prefetched while an item is moved by hand.
  func notePrefetching(isScrolling: Bool) {
    guard family != .compositional else { return }
    if isScrolling, host.movement == nil {
      host.prefetching.scrolled(to: view.bounds, state: host.placeState())
    } else {
      host.prefetching.placed(at: view.bounds)
    }
  }

  private var hasJustMoved: Bool { stage.time < lastMovement + Trial.longestAnimation }

  /// One item lies below the other.
  private var isList: Bool { specimen is ExpandableListSpecimen || (specimen as? RuleSpecimen)?.rule is PlainListRule }

  /// The cell of the item that is moved by hand.
  private var carriedCell: UIView? { host.movement.flatMap { view.cellForItem(at: $0.original) } }
}

extension BatchStyle {
  /// How what it changes is animated; nil for those that are shown at once.
  var course: Course? {
    switch self {
    case .plain, .nested, .alone, .chained, .exchanging: .ease(0.3)
    case .inBlock: .ease(0.6)
    case .onSpring: .spring(0.5, damping: 0.6, velocity: 1)
    case .withoutAnimation, .withoutActions: nil
    }
  }
}
