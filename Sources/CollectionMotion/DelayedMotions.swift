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

  /// On the main actor, as all that is made with it; one that the compiler adds would be on none.
  init() {}

  /// - Parameters:
  ///   - start: where the element comes from, with its new index path.
  ///   - delay: seconds.
  mutating func addArrival(from start: UICollectionViewLayoutAttributes, delay: TimeInterval) {
    arrivals.append(Arrival(start: start, delay: delay))
  }

  /// Puts a picture in the place of a view that is about to leave, and clears the view.
  /// - Parameters:
  ///   - place: where the layout has the view.
  ///   - end: where it goes to.
  ///   - delay: seconds.
  /// - Returns: whether there is a picture; without one the view has to go by itself.
  mutating func addDeparture(
    from place: UICollectionViewLayoutAttributes, to end: UICollectionViewLayoutAttributes, delay: TimeInterval,
    in collectionView: UICollectionView
  ) -> Bool {
    guard let view = collectionView.element(of: place), let superview = view.superview,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else { return false }
    // The scroll view of a section that scrolls across the layout goes with what is in it; its picture stays.
    var outermost: UIView = view
    while let outer = outermost.superview, outer !== collectionView { outermost = outer }
    let presented = view.layer.presentation() ?? view.layer
    let start = superview.convert(presented.position, to: collectionView)
    let former = superview.convert(view.center, to: collectionView)
    let final = end.copy() as? UICollectionViewLayoutAttributes ?? end
    final.center = CGPoint(x: former.x + end.center.x - place.center.x, y: former.y + end.center.y - place.center.y)
    UIView.performWithoutAnimation {
      collectionView.insertSubview(picture, belowSubview: outermost)
      picture.isUserInteractionEnabled = false
      picture.center = start
      picture.transform3D = presented.transform
      picture.layer.zPosition = view.layer.zPosition
      view.alpha = 0
    }
    disappearances.append(Disappearance(picture: picture, end: final, delay: delay))
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

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
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
