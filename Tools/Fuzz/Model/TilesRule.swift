import QuartzCore
import UIKit

/// Overlapping tiles of different depth on a ground (a decoration view) for each section, some with a badge; every
/// seventh tile is hidden. Scrolls both ways.
@MainActor final class TilesRule: BoardRule {
  private var step: CGFloat = 60
  private var columns = 5
  private var hidden = 0
  let dependsOnOffset = false
  let namesElements = false

  func adjust(_ number: Int) {
    step = 40 + 12 * CGFloat(number % 5)
    columns = 3 + number / 5 % 5
    hidden = number / 25 % 7
  }

  func board(_ counts: [Int], bounds: CGRect) -> Board {
    var board = Board()
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      let top = y
      for item in 0..<count {
        let frame = CGRect(
          x: CGFloat(item % columns) * step * 1.4, y: top + 10 + CGFloat(item / columns) * step,
          width: step * 1.7, height: step * 1.3)
        var place = Board.Place(.init(cell: item, section), frame, zIndex: item * 3 % 4)
        place.isHidden = item % 7 == hidden
        board.places.append(place)
        guard item % 3 == 0 else { continue }
        let badge = CGRect(x: frame.minX - 4, y: frame.minY - 4, width: 12, height: 12)
        board.places.append(
          Board.Place(
            .init(
              .supplementaryView, RuledLayout.badgeKind, IndexPath(item: item, section: section)),
            badge,
            zIndex: 5))
      }
      y += 30 + CGFloat((count + columns - 1) / columns) * step + step * 0.3
      board.places.append(
        Board.Place(
          .init(.decorationView, RuledLayout.decorationKind, IndexPath(item: 0, section: section)),
          CGRect(x: 0, y: top, width: CGFloat(columns) * step * 1.4, height: y - top), zIndex: -1))
    }
    board.contentSize = CGSize(width: CGFloat(columns) * step * 1.4 + step * 0.3, height: y)
    return board
  }
}
