import CoreGraphics

/// The collision shape of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The ellipse in the item's bounds.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}

/// An object that dynamics can move: a view, or layout attributes.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre in reference coordinates, in points; set at each step while the item moves.
  var center: CGPoint { get set }
  /// The size; the origin is ignored.
  var bounds: CGRect { get }
  /// The transform about the centre.
  var transform: CGAffineTransform { get set }
  /// The collision shape.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex polygon relative to the centre. Curves count as lines.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The item's bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path, which is not used for other shapes.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
