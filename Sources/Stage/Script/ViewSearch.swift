import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Finds views in a window and points where they can be touched, as presented. During an animation these differ from
/// the final positions.
@MainActor enum ViewSearch {
  /// Returns the visible collection views depth-first, back to front.
  static func collectionViews(in window: UIWindow) -> [UICollectionView] {
    var found: [UICollectionView] = []
    visit(window) { view in
      if let view = view as? UICollectionView { found.append(view) }
    }
    return found
  }

  /// Returns the visible buttons with a title or, if they have none, an accessibility label, and the visible text
  /// fields with a name; depth-first, back to front.
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

  /// Returns the bounding box of the visible part of a view in the window, clipped by its ancestors, or nil if there is
  /// none.
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

  /// Returns the point of the window nearest to the centre of a view's visible part at which a touch reaches the view,
  /// or nil if it is covered. Touches are delivered by the views' final positions.
  static func touchPoint(of view: UIView, in window: UIWindow) -> CGPoint? {
    guard let frame = visibleFrame(of: view, in: window) else { return nil }
    for fraction in touchFractions {
      let point = CGPoint(x: frame.minX + frame.width * fraction.x, y: frame.minY + frame.height * fraction.y)
      if let hit = window.hitTest(point, with: nil), hit.isDescendant(of: view) { return point }
    }
    return nil
  }

  /// The candidates for a touch, in units of the visible part: its centre, then a grid around it.
  private static let touchFractions: [CGPoint] = {
    let steps: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9]
    var fractions: [CGPoint] = []
    for y in steps {
      for x in steps { fractions.append(CGPoint(x: x, y: y)) }
    }
    return fractions
  }()

  /// Returns the presented transform from a view's bounds to the window's.
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
  /// The layer with its presented values.
  fileprivate var shown: CALayer { presentation() ?? self }
}
