import UIKit

/// How views get to where they belong.
enum Continuity: Equatable {
  /// Everything goes on from where it is seen on the screen.
  case animated(Course)
  /// The content may move at once under the screen, and a layout that depends on that places its elements at once. What
  /// still moves goes on; what was on its way out and comes back goes on from where it is seen.
  case scrolling
  /// All is where it belongs at once; what still moves goes on moving by as much.
  case atOnce

  var course: Course? { if case .animated(let course) = self { course } else { nil } }
}

extension Glimpse {
  /// How far numbers that were computed in different ways may differ, in points.
  private static let tolerance = 1e-4

  /// Throws when a view that is still there is seen elsewhere or otherwise than it may.
  /// - Parameters:
  ///   - time: of the glimpse.
  ///   - movesStarts: A layout decided where elements start that stay on screen, and not necessarily where they are seen.
  ///   - carried: the view that follows the finger.
  func checkJumps(
    _ view: UICollectionView, at time: TimeInterval, _ continuity: Continuity, movesStarts: Bool, carried: UIView?
  ) throws(Violation) {
    let now = Glimpse.origin(of: view, at: time)
    let scrolled = CGVector(dx: origin.x - now.x, dy: origin.y - now.y)
    for entry in entries where entry.view !== carried && entry.stays(in: view) && !entry.isLed && !entry.view.isLed {
      let seen = Sight(of: entry.view, at: time)
      let jump: Double
      if case .animated = continuity {
        if movesStarts {
          jump = abs(seen.opacity - entry.seen.opacity)
        } else {
          jump = seen.moved(by: scrolled).distance(to: entry.seen)
        }
      } else {
        // How far a row was scrolled before it was removed is not known.
        if let row = entry.row, row !== entry.view.rowView, row.superview == nil { continue }
        let kept = entry.seen.moved(by: shiftSince)
        let keptInRow = kept.moved(by: wayOfFormerRow(of: entry, at: time))
        jump = min(
          leap(of: entry, to: seen, continuity, movesStarts: movesStarts, at: time), seen.distance(to: kept),
          seen.distance(to: keptInRow))
      }
      guard jump > Glimpse.tolerance else { continue }
      let way =
        "\(entry.isDisappearing ? "departing" : "there"), then \(entry.view.isDisappearing ? "departing" : "there")"
      throw Violation(
        "\(entry.name) jumps: from \(entry.seen), origin \(origin), to \(seen), origin \(now), model \(Sight(model: entry.view)), before \(entry.model), \(way)"
      )
    }
  }

  /// How far the row that a view was in was scrolled meanwhile: what it shows moves with it at once, as content does, and
  /// goes on from there.
  private func wayOfFormerRow(of entry: Entry, at time: TimeInterval) -> CGVector {
    guard let row = entry.row else { return .zero }
    let now = row.shiftToContent(at: time)
    return CGVector(dx: now.dx - entry.shiftOfRow.dx, dy: now.dy - entry.shiftOfRow.dy)
  }

  /// How far a view is from the nearest of the places where it may be without animation.
  private func leap(
    of entry: Entry, to seen: Sight, _ continuity: Continuity, movesStarts: Bool, at time: TimeInterval
  ) -> Double {
    let model = Sight(model: entry.view)
    let moved = entry.seen.moved(by: wayOfFormerRow(of: entry, at: time))
    var leap = min(seen.distance(to: entry.seen), seen.distance(to: moved))
    guard leap > Glimpse.tolerance else { return leap }
    let returns = entry.isDisappearing && !entry.view.isDisappearing
    if !returns || continuity == .atOnce {
      leap = min(leap, Sight(wayOf: entry.view, at: time).distance(to: entry.way))
    }
    if returns, continuity == .atOnce { leap = min(leap, seen.distance(to: model)) }
    if movesStarts { leap = min(leap, abs(seen.opacity - entry.seen.opacity)) }
    return leap
  }

  /// Throws when views that were there before have changed places in the stack though neither is in front of the other by
  /// depth or index path.
  func checkStacking(_ view: UICollectionView) throws(Violation) {
    guard entries.contains(where: { $0.isDisappearing }) else { return }
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, entry) in entries.enumerated() { ranks[ObjectIdentifier(entry.view)] = rank }
    /// The last of each depth and key, from behind.
    var last: [Tie: Int] = [:]
    for element in view.elementViews {
      guard let rank = ranks[ObjectIdentifier(element)], entries[rank].stays(in: view),
        let attributes = element.shownAttributes, let former = entries[rank].attributes,
        former.zIndex == attributes.zIndex,
        // What comes into another row, or out of one, is in front there.
        entries[rank].row === element.rowView,
        // One that had another depth meanwhile comes back to the front.
        entries[rank].depthChanges == Glimpse.depthChanges(of: element),
        // One on its way out that was given another place has been back meanwhile.
        !entries[rank].isDisappearing || element.isDisappearing && former === attributes
      else { continue }
      let tie = Tie(
        depth: attributes.zIndex, key: Board.Key(attributes), row: element.rowView.map { ObjectIdentifier($0) })
      if let other = last[tie], other > rank {
        throw Violation("two views of \(tie.key) have changed places in the stack")
      }
      last[tie] = rank
    }
  }

  private struct Tie: Hashable {
    let depth: Int
    let key: Board.Key
    let row: ObjectIdentifier?
  }
}
