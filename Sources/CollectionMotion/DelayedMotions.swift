import UIKit

/// Elements that come and go later than the rest of the update that they belong to.
///
/// Attributes say where an element comes from and goes to, but not when: the collection view moves all at once. So what
/// comes later is not moved by the layout, and moved by an animation of its own, inside the collection view's
/// and as long as that; of what leaves later a picture stays behind, which leaves.
@MainActor struct DelayedMotions {
  private struct Arrival {
    let start: UICollectionViewLayoutAttributes
    let delay: TimeInterval
  }

  private struct Disappearance {
    let picture: UIView
    let end: UICollectionViewLayoutAttributes
    let delay: TimeInterval
  }

  private var arrivals: [Arrival] = []
  private var disappearances: [Disappearance] = []

  /// - Parameters:
  ///   - start: where the element comes from, with its new index path.
  ///   - delay: seconds.
  mutating func addArrival(from start: UICollectionViewLayoutAttributes, delay: TimeInterval) {
    arrivals.append(Arrival(start: start, delay: delay))
  }

  /// Puts a picture in the place of a view that is about to leave, and clears the view.
  /// - Parameters:
  ///   - end: where the view goes to.
  ///   - delay: seconds.
  /// - Returns: whether there is a picture; without one the view has to go by itself.
  mutating func addDeparture(
    of view: UICollectionReusableView, to end: UICollectionViewLayoutAttributes, delay: TimeInterval
  ) -> Bool {
    guard let superview = view.superview, let picture = view.snapshotView(afterScreenUpdates: false) else {
      return false
    }
    let presented = view.layer.presentation() ?? view.layer
    UIView.performWithoutAnimation {
      superview.addSubview(picture)
      picture.isUserInteractionEnabled = false
      picture.center = presented.position
      picture.transform3D = presented.transform
      picture.layer.zPosition = CGFloat(end.zIndex)
      view.alpha = 0
    }
    disappearances.append(Disappearance(picture: picture, end: end, delay: delay))
    return true
  }

  /// Has all set out; to be called in the collection view's animation block, when its elements are where they will be.
  mutating func run(in collectionView: UICollectionView) {
    let duration = UIView.inheritedAnimationDuration
    for arrival in arrivals {
      guard let view = collectionView.element(of: arrival.start) else { continue }
      let end = Place(view)
      UIView.performWithoutAnimation { Place(arrival.start).apply(to: view) }
      UIView.animate(
        withDuration: duration, delay: arrival.delay, options: .allowUserInteraction,
        animations: { end.apply(to: view) }, completion: nil)
    }
    for disappearance in disappearances {
      let picture = disappearance.picture
      UIView.animate(
        withDuration: duration, delay: disappearance.delay, options: [],
        animations: { Place(disappearance.end).apply(to: picture) },
        completion: { _ in picture.removeFromSuperview() })
    }
    self = DelayedMotions()
  }

  /// What attributes say that views have, too.
  private struct Place {
    let center: CGPoint
    let size: CGSize
    let transform: CATransform3D
    let alpha: CGFloat

    init(_ attributes: UICollectionViewLayoutAttributes) {
      (center, size, alpha) = (attributes.center, attributes.size, attributes.alpha)
      transform = attributes.transform3D
    }

    @MainActor init(_ view: UIView) {
      (center, size, alpha) = (view.center, view.bounds.size, view.alpha)
      transform = view.transform3D
    }

    @MainActor func apply(to view: UIView) {
      view.center = center
      view.bounds.size = size
      view.transform3D = transform
      view.alpha = alpha
    }
  }
}

extension UICollectionView {
  /// The view that is shown for an element.
  func element(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind else { return cellForItem(at: attributes.indexPath) }
    return supplementaryView(forElementKind: kind, at: attributes.indexPath)
  }
}
