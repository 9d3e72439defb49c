import UIKit

/// What the last animated operation began: which way each view has to go, and until when those on their way out stay.
@MainActor struct Motions {
  /// What is left of a view's way at the beginning, or of what a row is scrolled.
  private struct Way {
    /// Retained, so that its identity is not used again.
    let view: UIView
    let remainder: Sight
    let isDisappearing: Bool
  }

  private var ways: [ObjectIdentifier: Way] = [:]
  private var course = Course.ease(0)
  private var start: TimeInterval = 0
  /// By the view on its way out: when it may be taken away, and the view, so that its identity is not used again.
  private var ends: [ObjectIdentifier: (time: TimeInterval, view: UICollectionReusableView)] = [:]

  /// Another operation changes where views go.
  mutating func forgetWays() { if !ways.isEmpty { ways = [:] } }

  mutating func forgetAll() {
    forgetWays()
    ends = [:]
  }

  /// A frame has begun another change, in the completion of one: how long those stay that went on their way out in it is
  /// not known. One that is given another place on its way out has been back meanwhile.
  mutating func forgetEnds(of glimpse: Glimpse, in view: UICollectionView) {
    var known: Set<ObjectIdentifier> = []
    for entry in glimpse.entries
    where entry.isDisappearing && entry.stays(in: view) && entry.view.shownAttributes === entry.attributes {
      known.insert(ObjectIdentifier(entry.view))
    }
    ends = ends.filter { known.contains($0.key) }
  }

  /// An animated operation was performed.
  mutating func note(_ glimpse: Glimpse, in view: UICollectionView, at time: TimeInterval, _ course: Course) {
    self.course = course
    start = time
    if !ends.isEmpty { ends = ends.filter { $0.value.time > time } }
    var old: [ObjectIdentifier: Glimpse.Entry] = [:]
    for entry in glimpse.entries { old[ObjectIdentifier(entry.view)] = entry }
    for element in view.elementViews {
      let identity = ObjectIdentifier(element)
      let entry = old[identity].flatMap { $0.stays(in: view) ? $0 : nil }
      if element.isDisappearing {
        // One that was on its way out already may have come back and been sent off again. One that ends where it is has
        // no way of its own, and stays as long as anything else keeps it.
        let former = entry.flatMap { $0.isDisappearing ? ends[identity]?.time ?? 0 : nil } ?? .infinity
        let hasWay = entry.map { $0.isDisappearing || Sight(model: element).distance(to: $0.model) > 1e-9 } ?? true
        ends[identity] = (hasWay ? min(time + course.duration, former) : 0, element)
      }
      guard element.layer.isAnimated, entry.map({ !$0.wasAnimated }) ?? true else { continue }
      let remainder = Sight(wayOf: element, at: time)
      if remainder.extent > 1e-6 {
        ways[identity] = Way(view: element, remainder: remainder, isDisappearing: element.isDisappearing)
      }
    }
    for row in view.rowViews where row.layer.isAnimated && !glimpse.animatedRows.contains(row) {
      ways[ObjectIdentifier(row)] = Way(view: row, remainder: Sight(wayIn: row, at: time), isDisappearing: false)
    }
  }

  /// Throws when a view is not where the curve of its animation has it.
  mutating func checkCurves(in view: UICollectionView, at time: TimeInterval) throws(Violation) {
    guard !ways.isEmpty else { return }
    let elapsed = time - start
    guard elapsed < course.duration - 1e-6 else { return ways = [:] }
    let left = course.remainder(after: elapsed)
    let gone = Ledger.current.left
    for moved in (view.elementViews as [UIView]) + view.rowViews {
      let identity = ObjectIdentifier(moved)
      guard let way = ways[identity], !gone.contains(identity) else { continue }
      let element = moved as? UICollectionReusableView
      if element?.isLed == true { ways[identity] = nil }  // in the frame in which that ends, it has arrived
      // One that comes back goes another way.
      guard ways[identity] != nil, element?.isDisappearing ?? false == way.isDisappearing else { continue }
      let found =
        element.map { Sight(wayOf: $0, at: time) } ?? (moved as? UIScrollView).map { Sight(wayIn: $0, at: time) }
      guard let found else { continue }
      let expected = way.remainder * left
      guard found.distance(to: expected) > 1e-5 * (1 + way.remainder.extent) else { continue }
      let name = element?.shownAttributes.map { Board.Key($0).description } ?? "a row"
      throw Violation(
        "\(name) is not where its curve has it \(elapsed) s after its start: \(found) is left of its way, and should be \(expected)"
      )
    }
    for identity in gone { ways[identity] = nil }
  }

  /// Throws when a view is gone that was to be seen on its way out for longer, or that an animated change takes off the
  /// screen. Where the content was scrolled at once, what lay outside of what is visible now is not missed.
  func checkDepartures(
    _ glimpse: Glimpse, in view: UICollectionView, at time: TimeInterval, isAnimated: Bool
  ) throws(Violation) {
    let shift = glimpse.shiftSince
    let screen = glimpse.bounds
      .intersection(Glimpse.bounds(of: view, at: time).offsetBy(dx: -shift.dx, dy: -shift.dy))
    for entry in glimpse.entries where !entry.stays(in: view) {
      guard entry.seen.opacity > 0.02, case let part = entry.seen.frame.intersection(screen), !part.isNull,
        part.width > 0.5, part.height > 0.5
      else { continue }
      if entry.isDisappearing {
        // One that has no way of its own goes when the others of its block have come to their ends or are gone.
        // The last change may have sent it off anew.
        guard entry.wasAnimated, let end = ends[ObjectIdentifier(entry.view)],
          time < min(end.time, start + course.duration) - 1e-3
        else { continue }
        throw Violation("\(entry.name) vanishes on its way out, \(end.time - time) s before its end: \(entry.seen)")
      } else if isAnimated {
        throw Violation("\(entry.name) vanishes at once in an animated change: \(entry.seen)")
      }
    }
  }
}
