import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Finds views in a window and where they can be touched, as they are seen at the moment: in the
/// middle of an animation that is not where they will be in the end.
@MainActor enum ViewSearch {
  /// Depth-first, back to front; without hidden ones.
  static func collectionViews(in window: UIWindow) -> [UICollectionView] {
    var found: [UICollectionView] = []
    visit(window) { view in
      if let view = view as? UICollectionView { found.append(view) }
    }
    return found
  }

  /// Buttons by what is written on them or, where nothing is, by what assistive technology calls them; text fields by their
  /// names. Depth-first, back to front; without hidden ones.
  static func buttons(titled title: String, in window: UIWindow) -> [UIControl] {
    var found: [UIControl] = []
    visit(window) { view in
      if let button = view as? UIButton {
        let written = button.currentTitle ?? ""
        if (written.isEmpty ? button.accessibilityLabel : written) == title { found.append(button) }
      }
      if let field = view as? UITextField, (field.accessibilityLabel ?? field.placeholder) == title {
        found.append(field)
      }
    }
    return found
  }

  private static func visit(_ view: UIView, _ found: (UIView) -> Void) {
    guard !view.isHidden else { return }
    found(view)
    for child in view.subviews { visit(child, found) }
  }

  /// The part of the window in which the view is seen: the box around it without what its ancestors
  /// cut off; nil if nothing is left.
  static func visibleFrame(of view: UIView, in window: UIWindow) -> CGRect? {
    var visible: CGRect? = window.bounds
    var ancestor: UIView? = view
    while let next = ancestor, let part = visible {
      if next === view || next.clipsToBounds {
        let box = next.layer.shown.bounds.applying(transform(of: next, to: window))
        let common = part.intersection(box)
        visible = common.isNull || common.width <= 0 || common.height <= 0 ? nil : common
      }
      ancestor = next.superview
    }
    return visible
  }

  /// A point of the window where a touch reaches the view, as near as possible to the middle of what is
  /// seen of it. Nil if it is covered everywhere: touches go to where views will be in the end.
  static func touchPoint(of view: UIView, in window: UIWindow) -> CGPoint? {
    guard let frame = visibleFrame(of: view, in: window) else { return nil }
    for fraction in touchFractions {
      let point = CGPoint(x: frame.minX + frame.width * fraction.x, y: frame.minY + frame.height * fraction.y)
      if let hit = window.hitTest(point, with: nil), hit.isDescendant(of: view) { return point }
    }
    return nil
  }

  /// The middle first, then a grid around it.
  private static let touchFractions: [CGPoint] = {
    let steps: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9]
    var fractions: [CGPoint] = []
    for y in steps {
      for x in steps { fractions.append(CGPoint(x: x, y: y)) }
    }
    return fractions
  }()

  /// From the view's bounds to the window's, as they are presented.
  private static func transform(of view: UIView, to window: UIWindow) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var ancestor: UIView? = view
    while let next = ancestor, next !== window {
      let layer = next.layer.shown
      let bounds = layer.bounds
      let anchor = layer.anchorPoint
      let local = CGAffineTransform(
        translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height)
      let matrix = layer.transform
      let around = CGAffineTransform(
        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22,
        tx: matrix.m41 + layer.position.x, ty: matrix.m42 + layer.position.y)
      result = result.concatenating(local).concatenating(around)
      ancestor = next.superview
    }
    return result
  }
}

extension CALayer {
  /// The layer with the values that are on the screen.
  fileprivate var shown: CALayer { presentation() ?? self }
}
