import Foundation
import QuartzCore
import UIKit

// What is in a collection view: its elements lie in it or in the scroll views of rows.

extension UICollectionView {
  /// The scroll views of sections that scroll across the layout.
  var rowViews: [UIScrollView] { subviews.compactMap { $0 as? UIScrollView } }

  /// The views of its elements, from behind.
  var elementViews: [UICollectionReusableView] {
    var found: [UICollectionReusableView] = []
    for subview in subviews {
      if let element = subview as? UICollectionReusableView {
        found.append(element)
      } else if let row = subview as? UIScrollView {
        for case let element as UICollectionReusableView in row.subviews { found.append(element) }
      }
    }
    return found
  }

  func shows(_ element: UIView) -> Bool {
    element.superview === self || element.superview is UIScrollView && element.superview?.superview === self
  }
}

extension UICollectionReusableView {
  /// Whether its layout leads it: a header that sticks is placed by each frame, see `PinnedHeaderMotion`.
  var isLed: Bool { layer.animation(forKey: "pinned") != nil }
}

extension UIScrollView {
  /// From what is in the row to where that is in the content of the collection view, when all animations are over.
  var shiftToContent: CGVector { CGVector(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY) }

  /// The same as it is seen at a time.
  func shiftToContent(at time: TimeInterval) -> CGVector {
    guard layer.isAnimated else { return shiftToContent }
    let (values, anchor) = (layer.presentationValues(at: time), layer.anchorPoint)
    return CGVector(
      dx: values.position.x - anchor.x * values.bounds.width - values.bounds.minX,
      dy: values.position.y - anchor.y * values.bounds.height - values.bounds.minY)
  }
}

extension UIView {
  /// The scroll view of a row that it is in.
  var rowView: UIScrollView? { superview is UICollectionView ? nil : superview as? UIScrollView }

  /// Whether an animation of its own, or of the row that it is in, moves it.
  var isMoved: Bool { layer.isAnimated || rowView?.layer.isAnimated ?? false }

  /// From where it is in its row to where that is in the content of the collection view, when all animations are over; zero
  /// for what is in none.
  var shiftOfRow: CGVector {
    rowView.map { $0.shiftToContent } ?? .zero
  }

  /// The same as it is seen at a time.
  func shiftOfRow(at time: TimeInterval) -> CGVector { rowView.map { $0.shiftToContent(at: time) } ?? .zero }
}
