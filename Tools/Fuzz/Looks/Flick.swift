import UIKit

/// A drag of a row, and where it has led: rows rest where their behavior says, and a flick turns one group or page.
@MainActor struct Flick {
  let section: Int
  /// Where the row was at the beginning of the drag.
  let start: CGFloat
  /// Where it was when the finger moved last.
  var end: CGFloat
  /// The finger has left the row fast, and nothing else has happened since.
  var isLetGo = false

  /// Throws when a row that may only turn one group or page has gone farther.
  /// - Parameter rests: where the row may rest, in order.
  func check(_ offset: CGFloat, _ rests: [CGFloat]) throws(Violation) {
    // From farther away, a finger that turns back may leave it several groups from the start.
    guard isLetGo, rests.count > 1, abs(end - start) < rests[1] - rests[0] else { return }
    func nearest(_ place: CGFloat) -> Int { rests.indices.min { abs(rests[$0] - place) < abs(rests[$1] - place) }! }
    // Several groups at the end rest at the same place; where it was may be as near to one as to the next.
    let (first, last) = (nearest(start), nearest(offset))
    guard abs(rests[last] - rests[first]) > 0.5, abs(last - first) > 1 else { return }
    let next = rests[first + (last > first ? 1 : -1)]
    let isTie = abs(abs(rests[first] - start) - abs(next - start)) < 1
    guard !isTie || abs(last - first) > 2 else { return }
    throw Violation("a flick takes a row from \(start) to \(offset), past \(next)")
  }
}

extension CompositionalSpecimen {
  /// Where the row of a section may rest, before it is brought into its range; nil for anywhere.
  /// - Parameter extent: of the row's scroll view along the row.
  func rests(_ section: Int, count: Int, extent: CGFloat) -> [CGFloat]? {
    let part = part(section)
    let viewport = max(0, extent - part.sideBefore - part.sideAfter)
    let groups = part.kind == .row ? count : (count + 2) / 3
    let step = part.groupBreadth + part.spacing
    switch part.behavior {
    case .paging where viewport > 0:
      return (0...Int(CGFloat(groups + 1) * step / viewport) + 1).map { CGFloat($0) * viewport }
    case .groupPagingCentered:
      return (0..<groups).map { CGFloat($0) * step + part.groupBreadth / 2 - viewport / 2 }
    case .groupPaging, .continuousGroupLeadingBoundary: return (0..<groups).map { CGFloat($0) * step }
    default: return nil
    }
  }
}
