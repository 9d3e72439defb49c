import CoreGraphics
import Foundation
import Runtime
import UIKit

// Wheels and keys.

extension Stage {
  /// Scrolls the innermost scroll view under a point that can move. After a pause of 0.15 s it settles where a drag
  /// would let it.
  /// - Parameter delta: The change of the content offset, in points.
  /// - Parameter point: The position of the pointer, in the window's coordinates.
  public func scrollWheel(at point: CGPoint, by delta: CGVector) {
    check(point, "A wheel")
    ensure(
      delta.dx.isFinite && delta.dy.isFinite,
      "scrollWheel(at:by: (\(delta.dx), \(delta.dy))): the distances must be finite.")
    observer?.heard(.wheel(point: point, delta: delta))
    deliver {
      var view = window.hitTest(point, with: nil)
      while let current = view {
        if let scrollView = current as? UIScrollView, scrollView.turnWheel(by: delta) { return }
        view = current.superview
      }
    }
  }

  /// Presses a key, by its name in the DOM.
  ///
  /// Arrows, "PageUp", "PageDown", " ", "Home" and "End" scroll the innermost scroll view around the focus that scrolls
  /// along the key's axis, otherwise the frontmost one; a view that rests only at pages or items moves to the next one.
  /// An orthogonal section of a collection view is scrolled only if it contains the focus.
  ///
  /// While text is edited, keys edit it: arrows, "Home" and "End" move the caret, "Backspace" and "Delete" delete,
  /// "Enter" returns, "Escape" ends editing, "Tab" moves to the next field.
  /// - Parameter focus: The `id` of the focused view's node, or nil.
  /// - Parameter key: The key's name in the DOM, such as "ArrowDown".
  public func key(_ key: String, focus: Int? = nil) {
    observer?.heard(.key(name: key, focus: focus ?? 0))
    deliver {
      if pressWhileEditing(key) { return }
      var candidates: [UIScrollView] = []
      var view = focus.flatMap { find($0, in: window) }
      while let current = view {
        if let scrollView = current as? UIScrollView { candidates.append(scrollView) }
        view = current.superview
      }
      for scrollView in scrollViews(in: window) where !scrollView.scrollsOnlyWithFocus { candidates.append(scrollView) }
      ScrollKey(named: key)?.press(on: candidates)
    }
  }

  /// Returns the visible scroll views from front to back, outer before inner.
  func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden else { return [] }
    var found = (view as? UIScrollView).map { [$0] } ?? []
    for subview in view.subviews.reversed() { found += scrollViews(in: subview) }
    return found
  }
}
