import QuartzCore
import UIKit

// What is seen, not what is set: while things move, no place in view may be bare.

extension Trial {
  /// In a layout whose items stand edge to edge, the middle of each item in view is covered by some cell as it is seen,
  /// be it on its way in or out. Left out are moves and changes of sizes, which may uncover a place; content that did not fill the view, whose
  /// items go to places that were bare; and content that scrolls meanwhile.
  func checkCoverage(_ board: Board) throws(Violation) {
    let bounds = view.bounds
    if bounds != coveredBounds || bounds.minY < 0 || bounds.maxY > board.contentSize.height {
      coveredBounds = bounds
      coverageTime = stage.time + Trial.longestAnimation
    }
    guard specimen.isContiguous, stage.time > coverageTime, stage.time <= restTime else { return }
    let seen = view.layer.presentationValues(at: stage.time).bounds
    guard abs(seen.minX - bounds.minX) < Trial.tolerance,
      abs(seen.minY - bounds.minY) < Trial.tolerance,
      abs(seen.width - bounds.width) < Trial.tolerance,
      abs(seen.height - bounds.height) < Trial.tolerance
    else { return }
    let frames = view.subviews.compactMap { cell -> CGRect? in
      guard cell is UICollectionViewCell else { return nil }
      let values = cell.layer.presentationValues(at: stage.time)
      return values.untransformedFrame.insetBy(dx: -1, dy: -1)
    }
    for place in board.places where place.key.category == .cell && place.depth(in: bounds) > 1 {
      let shown = place.frame.intersection(bounds)
      let middle = CGPoint(x: shown.midX, y: shown.midY)
      guard frames.contains(where: { $0.contains(middle) }) else {
        throw Violation("nothing is seen at \(middle), where \(place.key) is to be")
      }
    }
  }
}
