import UIKit

/// A change of elements that depends on their way through the visible area while they scroll.
///
/// ```swift
/// layout.scrollTransition = .scale(0.8).combined(with: .fade(0.2))
/// layout.scrollTransition = ScrollTransition { attributes, phase in
///   attributes.transform = CGAffineTransform(rotationAngle: 0.1 * phase.value)
/// }
/// ```
///
/// ``AnimatedFlowLayout`` and ``AnimatedCompositionalLayout`` have such a transition as a property, and a
/// ``ScrollTransitionPerformer`` adds one to any other layout. It applies to cells. It follows the content offset, without
/// a duration of its own.
@MainActor public struct ScrollTransition {
  /// The distance before and after the collection view's bounds within which elements are looked for, as a fraction of
  /// their length.
  ///
  /// An element whose place in the layout is farther away is not displayed, even if the transition would move it into
  /// the bounds or enlarge it that much.
  public private(set) var reach: CGFloat
  private let change: @MainActor (UICollectionViewLayoutAttributes, ScrollPhase) -> Void

  /// Creates a transition from a closure, which changes the transform, the opacity, the z-index or the visibility of
  /// attributes. It leaves their size, which may be measured, and their centre, which stands for their place.
  /// - Parameters:
  ///   - reach: The distance before and after the bounds within which elements are looked for, as a fraction of their
  ///     length; not negative.
  ///   - change: The closure, called for each visible cell whenever the content scrolls, in any order.
  public init(
    reach: CGFloat = 0, _ change: @escaping @MainActor (UICollectionViewLayoutAttributes, ScrollPhase) -> Void
  ) {
    self.reach = max(0, reach)
    self.change = change
  }

  /// Returns a transition that applies this one and then the other, with the longer of the two reaches.
  public func combined(with other: ScrollTransition) -> ScrollTransition {
    ScrollTransition(reach: max(reach, other.reach)) { attributes, phase in
      change(attributes, phase)
      other.change(attributes, phase)
    }
  }

  /// Returns a changed copy of attributes.
  /// - Parameter isMotionReduced: Whether only the opacity changes.
  func applied(
    to attributes: UICollectionViewLayoutAttributes, at phase: ScrollPhase, isMotionReduced: Bool
  ) -> UICollectionViewLayoutAttributes {
    guard let changed = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    change(changed, phase)
    guard isMotionReduced else { return changed }
    let alpha = changed.alpha
    guard let faded = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    faded.alpha = alpha
    return faded
  }
}
