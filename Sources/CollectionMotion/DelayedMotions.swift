import UIKit

/// Elements that appear and disappear later than the rest of their update.
///
/// Attributes define where an element appears from and disappears to, but not when: the collection view animates all
/// elements at once. So the layout does not move an element that is due later. An animation of its own, started inside
/// the collection view's and equally long, moves it. A delayed disappearance is shown by a snapshot, which stays behind
/// and is animated instead of the element.
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

  /// An explicit initializer on the main actor, since a synthesized one would be isolated to no actor.
  init() {}

  /// Adds an element that appears later.
  ///
  /// - Parameters:
  ///   - start: The initial attributes of the element, with its index path after the update.
  ///   - delay: The delay in seconds.
  mutating func addArrival(from start: UICollectionViewLayoutAttributes, delay: TimeInterval) {
    arrivals.append(Arrival(start: start, delay: delay))
  }

  /// Replaces a disappearing view by a snapshot and makes the view transparent.
  ///
  /// - Parameters:
  ///   - place: The view's attributes in the layout.
  ///   - end: Its final attributes.
  ///   - delay: The delay in seconds.
  /// - Returns: Whether there is a snapshot. Without one the collection view has to animate the view itself.
  mutating func addDeparture(
    from place: UICollectionViewLayoutAttributes, to end: UICollectionViewLayoutAttributes, delay: TimeInterval,
    in collectionView: UICollectionView
  ) -> Bool {
    guard let view = collectionView.element(of: place), let superview = view.superview,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else { return false }
    // The scroll view of an orthogonal section disappears with its subviews; the snapshot has to stay.
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

  /// Starts all delayed animations. To be called inside the collection view's animation block, when its elements are at
  /// their final positions.
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

  /// The properties that layout attributes and views share.
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
  /// Returns the view that displays an element, or nil.
  func element(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind else { return cellForItem(at: attributes.indexPath) }
    return supplementaryView(forElementKind: kind, at: attributes.indexPath)
  }
}
