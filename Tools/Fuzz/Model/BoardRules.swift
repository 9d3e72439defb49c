import QuartzCore
import UIKit

/// Full-width items one below the other.
@MainActor final class PlainListRule: BoardRule {
  private var itemHeight: CGFloat = 60
  let dependsOnOffset = false
  let namesElements = false

  func adjust(_ number: Int) { itemHeight = 25 + 15 * CGFloat(number % 6) }

  func board(_ counts: [Int], bounds: CGRect) -> Board {
    var board = Board()
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: itemHeight)
        board.places.append(Board.Place(.init(cell: item, section), frame))
        y += itemHeight
      }
    }
    board.contentSize = CGSize(width: bounds.width, height: y)
    return board
  }
}

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

/// Cards in a row that shrink, fade and go behind the others away from the middle of what is seen. One section
/// follows another, each with a header that stays above its first visible card.
@MainActor final class CarouselRule: BoardRule {
  private var step: CGFloat = 70
  private var reach: CGFloat = 200
  let dependsOnOffset = true
  let namesElements: Bool

  init(namesElements: Bool) { self.namesElements = namesElements }

  func adjust(_ number: Int) {
    step = 45 + 15 * CGFloat(number % 5)
    reach = 120 + 60 * CGFloat(number / 5 % 4)
  }

  func board(_ counts: [Int], bounds: CGRect) -> Board {
    var board = Board()
    var x: CGFloat = 20
    let height = max(40, bounds.height - 40)
    for (section, count) in counts.enumerated() {
      let start = x
      for item in 0..<count {
        let frame = CGRect(x: x, y: 30, width: step * 1.5, height: height - 30)
        let distance = min(1, abs(frame.midX - bounds.midX) / reach)
        var place = Board.Place(.init(cell: item, section), frame, zIndex: Int((1 - distance) * 10))
        place.alpha = 1 - distance / 2
        place.scale(by: 1 - distance * 0.4)
        board.places.append(place)
        x += step
      }
      x += step
      let headerX = min(max(start, bounds.minX), x - 50)
      board.places.append(
        Board.Place(
          .init(
            .supplementaryView, UICollectionView.elementKindSectionHeader,
            IndexPath(item: 0, section: section)),
          CGRect(x: headerX, y: 5, width: 50, height: 20), zIndex: 20))
    }
    board.contentSize = CGSize(width: x + 20, height: height)
    return board
  }
}
