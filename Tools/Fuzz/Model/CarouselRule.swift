import QuartzCore
import UIKit

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
