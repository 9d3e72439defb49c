import Foundation
import UIKit

/// The way from the window to a view: `/0/0/1.4/0`. Each step is the index of a subview or, for a cell of a collection view,
/// its section and its item. Unlike the numbers of layers, it is the same in each run of a screen.
@MainActor enum ViewPath {
  /// Returns the way to a view of a window; nil for a view of none.
  static func path(to view: UIView, in window: UIView) -> String? {
    var steps: [String] = []
    var current = view
    while current !== window {
      guard let superview = current.superview else { return nil }
      if let cell = current as? UICollectionViewCell,
        let indexPath = (superview as? UICollectionView)?.indexPath(for: cell)
      {
        steps.append("\(indexPath.section).\(indexPath.item)")
      } else {
        guard let index = superview.subviews.firstIndex(where: { $0 === current }) else { return nil }
        steps.append("\(index)")
      }
      current = superview
    }
    return "/" + steps.reversed().joined(separator: "/")
  }

  /// Returns the view at the end of a way, or nil if there is none.
  static func view(at path: String, in window: UIView) -> UIView? {
    guard path.hasPrefix("/") else { return nil }
    var view = window
    for step in path.split(separator: "/") {
      let numbers = step.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      switch (numbers.first ?? nil, numbers.count) {
      case (let index?, 1):
        guard view.subviews.indices.contains(index) else { return nil }
        view = view.subviews[index]
      case (let section?, 2):
        guard let item = numbers[1], section >= 0, item >= 0,
          let cell = (view as? UICollectionView)?.cellForItem(at: IndexPath(item: item, section: section))
        else { return nil }
        view = cell
      default: return nil
      }
    }
    return view
  }
}
