import UIKit

/// Motions of elements at other times, or at other speeds, than the rest of their update.
///
/// Attributes define where an element appears from and disappears to, but not when and how fast: the collection view
/// animates all elements at once. So the layout does not move an element with a motion of its own, except along with
/// content that stays in place. An animation of its own, started inside the collection view's, moves it on top of that.
/// It adds to those that are running, so nothing jumps if another update interrupts them. An element that disappears is
/// replaced by a snapshot, because its view leaves at the end of the collection view's animation.
@MainActor struct ElementMotions {
  private struct Arrival {
    /// The attributes that the element starts with.
    let start: UICollectionViewLayoutAttributes
    /// The initial attributes that the collection view got.
    let returned: UICollectionViewLayoutAttributes
    let motion: Choreography.Motion
    let delay: TimeInterval
    /// Whether the element has been displayed before, so that the collection view animates it to its place.
    let isPresent: Bool
    /// The view; nil for one that the collection view finds.
    var view: UIView?

    /// Returns the place before the motion of a view that the collection view has moved to another one. Its final
    /// attributes may differ from those expected, since elements may turn out to need other sizes.
    @MainActor func placeBefore(_ end: ElementPlace) -> ElementPlace {
      var place = ElementPlace(start).moved(from: returned.center, to: end.center)
      place.size = CGSize(
        width: max(0, end.size.width + start.size.width - returned.size.width),
        height: max(0, end.size.height + start.size.height - returned.size.height))
      return place
    }

    /// Returns the way to a place that the collection view animates because elements turned out to need other sizes.
    /// - Parameter shift: The distance that content which stays in place moves.
    @MainActor func correction(to end: ElementPlace, shift: CGPoint) -> ElementPlace.Difference {
      let expected = ElementPlace(returned).moved(from: .zero, to: shift)
      return isPresent ? end.difference(from: expected) : ElementPlace.Difference()
    }
  }

  private struct Departure {
    let picture: UIView
    /// The final place of the snapshot.
    let end: ElementPlace
    let motion: Choreography.Motion
    let delay: TimeInterval
  }

  private var arrivals: [Arrival] = []
  private var departures: [Departure] = []
  /// The snapshots on their way. Some have been removed since.
  private var flying: [UIView] = []

  /// An explicit initializer on the main actor, since a synthesized one would be isolated to no actor.
  init() {}

  // MARK: Plans

  /// Adds an element that is visible after the change.
  /// - Parameters:
  ///   - start: The attributes that the element starts with, with its index path after the update.
  ///   - returned: The initial attributes that the collection view gets, which differ from the final ones only by what
  ///     moves with the content.
  ///   - delay: The delay in seconds.
  ///   - isPresent: Whether the element has been displayed before, in the same view.
  mutating func addArrival(
    from start: UICollectionViewLayoutAttributes, returned: UICollectionViewLayoutAttributes,
    _ motion: Choreography.Motion, delay: TimeInterval, isPresent: Bool
  ) {
    guard isPresent || ElementPlace(start) != ElementPlace(returned) else { return }
    arrivals.append(
      Arrival(start: start, returned: returned, motion: motion, delay: delay, isPresent: isPresent))
  }

  /// Adds an element that leaves the screen, but not the collection view, which moves its view to its new place.
  /// - Parameters:
  ///   - start: The attributes that the view has.
  ///   - delay: The delay in seconds.
  mutating func addWithdrawal(
    of view: UIView, from start: UICollectionViewLayoutAttributes, _ motion: Choreography.Motion, delay: TimeInterval
  ) {
    arrivals.append(
      Arrival(start: start, returned: start, motion: motion, delay: delay, isPresent: true, view: view))
  }

  /// Replaces a disappearing view by a snapshot and makes the view transparent.
  /// - Parameters:
  ///   - place: The view's attributes in the layout.
  ///   - end: Its final attributes.
  ///   - delay: The delay in seconds.
  /// - Returns: Whether there is a snapshot. Without one the collection view has to animate the view itself.
  mutating func addDeparture(
    from place: UICollectionViewLayoutAttributes, to end: UICollectionViewLayoutAttributes,
    _ motion: Choreography.Motion, delay: TimeInterval, in collectionView: UICollectionView
  ) -> Bool {
    guard let view = collectionView.view(of: place), let superview = view.superview,
      let picture = ElementMotions.picture(of: view, in: collectionView)
    else { return false }
    let former = superview.convert(view.center, to: collectionView)
    UIView.performWithoutAnimation {
      // In front if the transition asks for it, like the view that it replaces.
      picture.layer.zPosition += CGFloat(end.zIndex - place.zIndex)
      view.alpha = 0
    }
    departures.append(
      Departure(
        picture: picture, end: ElementPlace(end).moved(from: place.center, to: former), motion: motion, delay: delay))
    return true
  }

  /// Inserts a snapshot of a view into a collection view, where the view is seen now.
  static func picture(of view: UIView, in collectionView: UICollectionView) -> UIView? {
    guard let superview = view.superview, let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
    // The scroll view of an orthogonal section disappears with its subviews; the snapshot has to stay.
    var outermost: UIView = view
    while let outer = outermost.superview, outer !== collectionView { outermost = outer }
    let presented = view.layer.presentation() ?? view.layer
    let center = superview.convert(presented.position, to: collectionView)
    UIView.performWithoutAnimation {
      collectionView.insertSubview(picture, belowSubview: outermost)
      picture.isUserInteractionEnabled = false
      picture.center = center
      picture.transform3D = presented.transform
      picture.layer.zPosition = view.layer.zPosition
    }
    return picture
  }

  // MARK: Motions

  /// Starts all motions. To be called inside the collection view's animation block, when its elements are at their final
  /// positions.
  /// - Parameter shift: The distance that content which stays in place moves in the collection view's animation.
  mutating func run(in collectionView: UICollectionView, shift: CGPoint) {
    let duration = UIView.inheritedAnimationDuration
    follow(shift)
    for arrival in arrivals {
      guard let view = arrival.view ?? collectionView.view(of: collectionView.now(arrival.returned)) else { continue }
      let end = ElementPlace(view)
      let correction = arrival.correction(to: end, shift: shift)
      if correction != ElementPlace.Difference() {
        // The element makes all of its way in its own motion, so this part is animated back.
        UIView.performWithoutAnimation { end.changed(by: correction).apply(to: view) }
        end.apply(to: view)
      }
      let start = arrival.placeBefore(end).changed(by: correction.reversed)
      guard start != end else { continue }
      ElementMotions.move(
        view, from: start, duration > 0 ? arrival.motion : .standard, delay: arrival.delay,
        standardDuration: duration, completion: nil)
    }
    for departure in departures {
      let picture = departure.picture
      picture.center = CGPoint(x: picture.center.x + shift.x, y: picture.center.y + shift.y)
      (duration > 0 ? departure.motion : .standard).animate(
        delay: departure.delay, standardDuration: duration, { departure.end.apply(to: picture) },
        completion: { _ in picture.removeFromSuperview() })
    }
    flying += departures.map { $0.picture }
    (arrivals, departures) = ([], [])
  }

  /// Moves the snapshots that are on their way, with content that stays in place.
  mutating func follow(_ shift: CGPoint) {
    flying.removeAll { $0.superview == nil }
    guard shift != .zero else { return }
    for picture in flying { picture.center = CGPoint(x: picture.center.x + shift.x, y: picture.center.y + shift.y) }
  }

  /// Moves a view from a place to its present one, in an animation that adds to those that are running.
  static func move(
    _ view: UIView, from start: ElementPlace, _ motion: Choreography.Motion, delay: TimeInterval,
    standardDuration: TimeInterval, completion: ((Bool) -> Void)?
  ) {
    let end = ElementPlace(view)
    UIView.performWithoutAnimation { start.apply(to: view) }
    motion.animate(
      delay: delay, standardDuration: standardDuration, { end.apply(to: view) }, completion: completion)
  }
}

extension UICollectionView {
  /// Returns the present attributes of a decoration view, which is recognised by them, or else the same attributes.
  fileprivate func now(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .decorationView else { return attributes }
    return collectionViewLayout.attributes(of: attributes.element) ?? attributes
  }
}
