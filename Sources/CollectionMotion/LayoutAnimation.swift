import UIKit

/// The animation of a layout from one state to another.
public enum LayoutAnimation: Sendable {
  /// A damped spring that covers 99.9 per cent of the distance within the duration.
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - dampingRatio: 1 settles without oscillation; lower values oscillate.
  ///   - initialVelocity: The initial velocity, in total distances per second.
  case spring(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat = 0)
  /// No animation.
  case none

  /// The duration of the cross-fade that replaces movement, in seconds.
  public static let reducedMotionDuration: TimeInterval = 0.2

  /// Invalidates a layout and lays out its collection view with this animation. With Reduce Motion enabled, the
  /// collection view cross-fades instead and ends at the same content offset.
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
      // Without an animation, the collection view does not ask for a target content offset.
      collectionView.setContentOffset(
        layout.targetContentOffset(forProposedContentOffset: collectionView.contentOffset), animated: false)
      collectionView.layoutIfNeeded()
    }
  }
}
