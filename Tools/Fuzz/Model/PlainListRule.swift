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
