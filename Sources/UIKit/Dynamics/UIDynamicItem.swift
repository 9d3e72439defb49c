import CoreGraphics

/// The shape with which something collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle
  /// The ellipse in its bounds.
  case ellipse
  /// Its `collisionBoundingPath`.
  case path
}

/// Something that physics can move: views, and layout attributes.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// In reference coordinates, in points; set at each step while the item moves.
  var center: CGPoint { get set }
  /// Its size; the origin does not count.
  var bounds: CGRect { get }
  /// About the center.
  var transform: CGAffineTransform { get set }
  /// Which outline collides with others and with boundaries.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex polygon about the center, which is its zero. Curves count as lines.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The item's bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path: it is not asked for where the outline is another.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
