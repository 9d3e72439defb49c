import UIKit

/// A number that a view shows while it is animated.
enum Quantity: String {
  /// The centre in the superview's coordinates.
  case x, y
  case width, height
  /// The opacity, from 0 to 1.
  case alpha
  /// The horizontal scale of the transform.
  case scale
  /// The origin of the bounds.
  case offsetX, offsetY
  /// The centre in the coordinates of the window; nil of views that are in none.
  case screenX, screenY
  case cornerRadius

  /// Returns the number as it is displayed now.
  @MainActor func read(_ view: UIView) -> Double? {
    let layer = view.layer.presentation() ?? view.layer
    switch self {
    case .x: return Double(layer.position.x)
    case .y: return Double(layer.position.y)
    case .width: return Double(layer.bounds.size.width)
    case .height: return Double(layer.bounds.size.height)
    case .alpha: return Double(layer.opacity)
    case .scale: return Double(layer.transform.m11)
    case .offsetX: return Double(layer.bounds.origin.x)
    case .offsetY: return Double(layer.bounds.origin.y)
    case .screenX: return Quantity.centreInWindow(view).map { Double($0.x) }
    case .screenY: return Quantity.centreInWindow(view).map { Double($0.y) }
    case .cornerRadius: return Double(layer.cornerRadius)
    }
  }

  /// Returns the centre of a view in the coordinates of its window, with the animations of all layers above it.
  @MainActor private static func centreInWindow(_ view: UIView) -> CGPoint? {
    guard view.window != nil else { return nil }
    let layer = view.layer
    let own = layer.presentation() ?? layer
    var point = CGPoint(x: own.bounds.midX, y: own.bounds.midY)
    var place: CALayer? = layer
    while let current = place {
      let shown = current.presentation() ?? current
      let (bounds, anchor, transform) = (shown.bounds, shown.anchorPoint, shown.transform)
      let x = point.x - bounds.origin.x - anchor.x * bounds.size.width
      let y = point.y - bounds.origin.y - anchor.y * bounds.size.height
      point.x = shown.position.x + x * transform.m11 + y * transform.m21 + transform.m41
      point.y = shown.position.y + x * transform.m12 + y * transform.m22 + transform.m42
      place = current.superlayer
    }
    return point
  }
}
