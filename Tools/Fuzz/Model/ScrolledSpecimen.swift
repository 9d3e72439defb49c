import CollectionMotion
import UIKit

/// Tiles that a scroll transition shrinks and fades at the upper and the lower edge.
@MainActor final class ScrolledSpecimen: Specimen {
  private let rule: any BoardRule = TilesRule()
  private let scrolled: ScrolledLayout
  var layout: UICollectionViewLayout { scrolled }
  let keepsInitialAttributes = true
  let dependsOnOffset = true
  /// The scale and the opacity of a tile outside of the visible area.
  private var (scale, alpha): (CGFloat, CGFloat) = (1, 1)

  init(dice: inout Dice) {
    scrolled = ScrolledLayout(rule)
    scrolled.scrolling.scrollDirection = .vertical
    adjust(dice.roll(1000))
  }

  func adjust(_ number: Int) {
    rule.adjust(number)
    (scale, alpha) = [(0.6, 0.4), (0.9, 0.8), (1, 1)][number % 3]
    scrolled.scrolling.transition =
      scale == 1
      ? nil
      : ScrollTransition { [scale, alpha] attributes, phase in
        let hidden = abs(phase.edge)
        let factor = 1 + (scale - 1) * hidden
        attributes.alpha = 1 + (alpha - 1) * hidden
        attributes.transform = CGAffineTransform(scaleX: factor, y: factor)
      }
    layout.invalidateLayout()
  }

  func board(_ contents: Contents, bounds: CGRect, insets: UIEdgeInsets) -> Board {
    var board = rule.board(contents.counts, bounds: bounds)
    let top = bounds.minY + insets.top
    let bottom = max(top, bounds.maxY - insets.bottom)
    for index in board.places.indices where board.places[index].key.category == .cell {
      let frame = board.places[index].frame
      let whole = min(frame.height, bottom - top)
      guard whole > 0, scale != 1 else { continue }
      let visible = min(max(min(frame.maxY - top, bottom - frame.minY) / whole, 0), 1)
      board.places[index].alpha = alpha + (1 - alpha) * visible
      if !UIAccessibility.isReduceMotionEnabled { board.places[index].scale(by: scale + (1 - scale) * visible) }
      // A tile beside the bounds is not looked for.
      if frame.maxX <= bounds.minX || frame.minX >= bounds.maxX { board.places[index].outline = frame }
    }
    return board
  }
}
