import UIKit

/// How a layout moves from one state to the next.
public enum LayoutAnimation: Sendable {
  /// A damped spring that has done 0.999 of its way after the duration.
  /// - Parameters:
  ///   - duration: seconds.
  ///   - dampingRatio: 1 settles without bouncing, less bounces.
  ///   - initialVelocity: in travels per second.
  case spring(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat = 0)
  /// At once.
  case none

  /// How long a cross-fade lasts that stands for movement, in seconds.
  public static let reducedMotionDuration: TimeInterval = 0.2

  /// Invalidates a layout and has its collection view lay it out with this animation. Where the person asked for
  /// less motion, the collection view cross-fades instead, and ends at the same content offset.
  @MainActor public func run(on layout: UICollectionViewLayout) {
    guard let collectionView = layout.collectionView else {
      layout.invalidateLayout()
      return
    }
    switch self {
    case .spring(let duration, let dampingRatio, let initialVelocity):
      if collectionView.isMotionReduced {
        UIView.transition(
          with: collectionView, duration: LayoutAnimation.reducedMotionDuration, options: .transitionCrossDissolve,
          animations: { LayoutAnimation.none.run(on: layout) }, completion: nil)
      } else {
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: dampingRatio,
          initialSpringVelocity: initialVelocity, options: .allowUserInteraction,
          animations: {
            layout.invalidateLayout()
            collectionView.layoutIfNeeded()
          }, completion: nil)
      }
    case .none:
      layout.invalidateLayout()
      collectionView.layoutIfNeeded()
      // Without an animation nobody asks the layout where to scroll to.
      collectionView.setContentOffset(
        layout.targetContentOffset(forProposedContentOffset: collectionView.contentOffset), animated: false)
      collectionView.layoutIfNeeded()
    }
  }
}
