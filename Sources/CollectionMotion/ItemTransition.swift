import UIKit

/// How an element of a collection view comes or goes: what is done to its attributes at the far end.
///
/// ```swift
/// layout.transitions.deleteItem = .fall(rotation: 0.2 * .pi).combined(with: .fade)
/// ```
@MainActor public struct ItemTransition {
  /// An edge of the collection view.
  public enum Edge: Sendable {
    /// As on the screen; left and right change sides where people read from right to left.
    case left, right, top, bottom
  }

  private let change: @MainActor (UICollectionViewLayoutAttributes, CGRect) -> Void
  /// How much later than the rest of the update it begins, in seconds.
  public private(set) var delay: TimeInterval = 0

  private init(_ change: @escaping @MainActor (UICollectionViewLayoutAttributes, CGRect) -> Void) {
    self.change = change
  }

  /// Anything: the closure gets the attributes to change and the collection view's bounds.
  public static func custom(
    _ change: @escaping @MainActor (UICollectionViewLayoutAttributes, CGRect) -> Void
  ) -> ItemTransition { ItemTransition(change) }

  /// It is there, or gone, at its place.
  public static let none = ItemTransition { _, _ in }

  /// Clear.
  public static let fade = ItemTransition { attributes, _ in attributes.alpha = 0 }

  /// Scaled about its middle; 0 is allowed.
  public static func scale(_ scale: CGFloat) -> ItemTransition {
    ItemTransition { attributes, _ in
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(attributes.transform)
    }
  }

  /// Away by the collection view's width or height, towards an edge.
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

  /// Away by so many points, to the right and down.
  public static func shift(x: CGFloat, y: CGFloat) -> ItemTransition {
    ItemTransition { attributes, _ in move(attributes, x: x, y: y) }
  }

  /// Down by the collection view's height, turned about its middle, in front of everything.
  /// - Parameter rotation: radians, clockwise.
  public static func fall(rotation: CGFloat) -> ItemTransition {
    spin(rotation).combined(with: slide(from: .bottom)).combined(
      with: ItemTransition { attributes, _ in attributes.zIndex = max(attributes.zIndex, frontIndex) })
  }

  /// Greater than what layouts give their elements.
  private static let frontIndex = 1_000

  /// Turned about its middle.
  /// - Parameter angle: radians, clockwise; half a turn at the most can be seen.
  public static func spin(_ angle: CGFloat) -> ItemTransition {
    ItemTransition { attributes, _ in
      attributes.transform = CGAffineTransform(rotationAngle: angle).concatenating(attributes.transform)
    }
  }

  private static func move(_ attributes: UICollectionViewLayoutAttributes, x: CGFloat, y: CGFloat) {
    attributes.transform = attributes.transform.concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// First this one, then the other, both with the longer delay.
  public func combined(with other: ItemTransition) -> ItemTransition {
    ItemTransition { attributes, bounds in
      change(attributes, bounds)
      other.change(attributes, bounds)
    }.delayed(by: max(delay, other.delay))
  }

  /// The same, but begun later than the rest of the update; it takes as long, and so ends later.
  /// - Parameter delay: seconds, not below 0.
  public func delayed(by delay: TimeInterval) -> ItemTransition {
    var delayed = self
    delayed.delay = delay
    return delayed
  }

  /// Changed attributes; those given stay as they are.
  func applied(to attributes: UICollectionViewLayoutAttributes, in bounds: CGRect) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    change(copy, bounds)
    return copy
  }
}
