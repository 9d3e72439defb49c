import UIKit

/// The transition of an element that appears or disappears: a change of its initial or final attributes.
///
/// ```swift
/// layout.transitions.deleteItem = .fall(rotation: 0.2 * .pi).combined(with: .fade)
/// ```
@MainActor public struct ItemTransition {
  /// An edge of the collection view.
  public enum Edge: Sendable {
    /// The edge on the screen. In a right-to-left layout `left` and `right` are swapped.
    case left, right, top, bottom
  }

  private let change: @MainActor (UICollectionViewLayoutAttributes, CGRect) -> Void
  /// The delay after the beginning of the update, in seconds.
  public private(set) var delay: TimeInterval = 0

  private init(_ change: @escaping @MainActor (UICollectionViewLayoutAttributes, CGRect) -> Void) {
    self.change = change
  }

  /// Returns a transition that applies a closure to the attributes. The closure's second parameter is the collection
  /// view's bounds.
  public static func custom(
    _ change: @escaping @MainActor (UICollectionViewLayoutAttributes, CGRect) -> Void
  ) -> ItemTransition { ItemTransition(change) }

  /// No transition: the element appears or disappears immediately, in place.
  public static let none = ItemTransition { _, _ in }

  /// A fade from or to full transparency.
  public static let fade = ItemTransition { attributes, _ in attributes.alpha = 0 }

  /// Returns a transition that scales the element about its centre. The scale may be 0.
  public static func scale(_ scale: CGFloat) -> ItemTransition {
    ItemTransition { attributes, _ in
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(attributes.transform)
    }
  }

  /// Returns a transition that moves the element towards an edge, by the collection view's width or height.
  public static func slide(from edge: Edge) -> ItemTransition {
    ItemTransition { attributes, bounds in
      switch edge {
      case .left: move(attributes, x: -bounds.width, y: 0)
      case .right: move(attributes, x: bounds.width, y: 0)
      case .top: move(attributes, x: 0, y: -bounds.height)
      case .bottom: move(attributes, x: 0, y: bounds.height)
      }
    }
  }

  /// Returns a transition that moves the element to the right and down, in points.
  public static func shift(x: CGFloat, y: CGFloat) -> ItemTransition {
    ItemTransition { attributes, _ in move(attributes, x: x, y: y) }
  }

  /// Returns a transition that moves the element down by the collection view's height, rotated about its centre, in
  /// front of all other elements.
  /// - Parameter rotation: The angle in radians, clockwise.
  public static func fall(rotation: CGFloat) -> ItemTransition {
    spin(rotation).combined(with: slide(from: .bottom)).combined(
      with: ItemTransition { attributes, _ in attributes.zIndex = max(attributes.zIndex, frontIndex) })
  }

  /// A z-index above those of the layouts' elements.
  private static let frontIndex = 1_000

  /// Returns a transition that rotates the element about its centre.
  /// - Parameter angle: The angle in radians, clockwise. More than half a turn is not visible as such.
  public static func spin(_ angle: CGFloat) -> ItemTransition {
    ItemTransition { attributes, _ in
      attributes.transform = CGAffineTransform(rotationAngle: angle).concatenating(attributes.transform)
    }
  }

  private static func move(_ attributes: UICollectionViewLayoutAttributes, x: CGFloat, y: CGFloat) {
    attributes.transform = attributes.transform.concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// Returns a transition that applies this one and then the other, with the longer of the two delays.
  public func combined(with other: ItemTransition) -> ItemTransition {
    ItemTransition { attributes, bounds in
      change(attributes, bounds)
      other.change(attributes, bounds)
    }.delayed(by: max(delay, other.delay))
  }

  /// Returns the same transition, starting later than the rest of the update. Its duration stays the same, so it ends
  /// later.
  /// - Parameter delay: The delay in seconds; not negative.
  public func delayed(by delay: TimeInterval) -> ItemTransition {
    var delayed = self
    delayed.delay = delay
    return delayed
  }

  /// Returns a changed copy of attributes.
  func applied(to attributes: UICollectionViewLayoutAttributes, in bounds: CGRect) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    change(copy, bounds)
    return copy
  }
}
