import UIKit

extension UICollectionView {
  /// Changes the layout, with each element moving in its own time from its position in the old layout to that in the
  /// new one.
  ///
  /// Elements that both layouts have move with the ``Choreography/resize`` motion if their size changes, and with
  /// ``Choreography/shift`` if it doesn't. Elements of the new layout only fade in with ``Choreography/insert``, those of
  /// the old layout only fade out with ``Choreography/delete``. The layouts may be of any class.
  ///
  /// The content offset is the one that the collection view and the new layout choose with
  /// `targetContentOffset(forProposedContentOffset:)`, for example because of ``AnchoredContent``. It takes effect at
  /// once, and the elements begin where they were seen. Another change, or an update, may interrupt this one at any time.
  ///
  /// With Reduce Motion enabled, the collection view cross-fades. The cost is O(visible elements), each of which is
  /// copied as a picture in case it disappears, and two queries of the old layout, one of them for the area around the
  /// visible one.
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - choreography: When and how fast the elements move. The index path of a ``Choreography/Stagger/Origin`` is that
  ///     of an item in both layouts.
  ///   - completion: Called at the end of all motions, with whether they ran to their end.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, choreography: Choreography, completion: ((Bool) -> Void)? = nil
  ) {
    guard window != nil, layout !== collectionViewLayout, UIView.areAnimationsEnabled else {
      setCollectionViewLayout(layout, animated: false, completion: completion)
      return
    }
    guard !isMotionReduced else {
      UIView.transition(
        with: self, duration: LayoutAnimation.reducedMotionDuration, options: .transitionCrossDissolve,
        animations: {
          self.setCollectionViewLayout(layout, animated: false)
          self.layoutIfNeeded()
        }, completion: completion)
      return
    }
    layoutIfNeeded()
    let change = ChoreographedLayoutChange(in: self, choreography)
    UIView.performWithoutAnimation {
      // With the calls of an animated change, which asks for a target offset, but without its animation.
      setCollectionViewLayout(layout, animated: true)
      layoutIfNeeded()
    }
    change.run(completion)
  }
}

/// A change of layouts in which each element has its own motion.
@MainActor private final class ChoreographedLayoutChange {
  /// An element before the change.
  private struct Former {
    let attributes: UICollectionViewLayoutAttributes
    /// The view, and its place in the collection view at the end of its animations; nil for an element off screen.
    var shown: (view: UIView, place: ElementPlace)?
    /// A snapshot; nil for an element that isn't visible.
    var picture: UIView?
  }

  private let collectionView: UICollectionView
  private let choreography: Choreography
  private let visible: CGRect
  private var former: [LayoutElement: Former] = [:]
  private var schedule = MotionSchedule()
  /// The duration of motions without their own, in seconds: that of a surrounding block, or of the collection view.
  private let standardDuration =
    UIView.inheritedAnimationDuration > 0 ? UIView.inheritedAnimationDuration : 0.3

  /// Remembers where everything is.
  init(in collectionView: UICollectionView, _ choreography: Choreography) {
    (self.collectionView, self.choreography, visible) = (collectionView, choreography, collectionView.bounds)
    let layout = collectionView.collectionViewLayout
    // Elements near by come from where they are.
    let around = visible.insetBy(dx: -visible.width, dy: -visible.height)
    for attributes in layout.layoutAttributesForElements(in: around) ?? [] where !attributes.isHidden {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      former[copy.element] = Former(attributes: copy)
    }
    for attributes in layout.layoutAttributesForElements(in: visible) ?? [] {
      guard let view = collectionView.view(of: attributes), let superview = view.superview else { continue }
      var place = ElementPlace(view)
      place.center = superview.convert(place.center, to: collectionView)
      former[attributes.element]?.shown = (view, place)
      former[attributes.element]?.picture = ElementMotions.picture(of: view, in: collectionView)
    }
  }

  /// Starts the motions. The collection view has the new layout.
  func run(_ completion: ((Bool) -> Void)?) {
    let counter = MotionCounter(completion)
    let layout = collectionView.collectionViewLayout
    let arriving = (layout.layoutAttributesForElements(in: collectionView.bounds) ?? []).filter {
      !$0.isHidden && collectionView.view(of: $0) != nil
    }
    let stays = Set(arriving.map { $0.element })
    let leaving = former.filter { $0.value.picture != nil && !stays.contains($0.key) }.map { $0.value }
    let arrivals = arriving.map { (attributes: $0, change: change(of: former[$0.element]?.attributes, to: $0)) }
    let departures = leaving.map { former in
      let end = layout.attributes(of: former.attributes.element).flatMap { $0.isHidden ? nil : $0 }
      return (former: former, end: end, change: end.map { change(of: former.attributes, to: $0) } ?? .delete)
    }
    for arrival in arrivals {
      let order = { SettingOutOrder(arrivals.filter { $0.change == arrival.change }.map { $0.attributes }, in: layout) }
      arrive(arrival.attributes, as: arrival.change, order, counter)
    }
    for departure in departures {
      let order = {
        SettingOutOrder(
          departures.filter { $0.change == departure.change }.map { $0.former.attributes }, in: layout)
      }
      leave(departure.former, to: departure.end, as: departure.change, order, counter)
    }
    for element in stays { former[element]?.picture?.removeFromSuperview() }
    counter.motionIsOver(true)
  }

  private func change(
    of start: UICollectionViewLayoutAttributes?, to end: UICollectionViewLayoutAttributes
  ) -> Choreography.Change { start.map { $0.size == end.size ? .shift : .resize } ?? .insert }

  /// Moves an element of the new layout to its place.
  private func arrive(
    _ attributes: UICollectionViewLayoutAttributes, as change: Choreography.Change, _ order: () -> SettingOutOrder,
    _ counter: MotionCounter
  ) {
    guard let view = collectionView.view(of: attributes), let superview = view.superview else { return }
    let former = former[attributes.element]
    var start = ElementPlace(view)
    if let shown = former?.shown {
      start = shown.place
      if shown.view !== view, let picture = former?.picture {
        // A new view does not continue the animations of the one before.
        start = ElementPlace(picture)
      }
      start.center = superview.convert(scrolled(start.center), from: collectionView)
    } else if let former {
      start = ElementPlace(former.attributes)
      start.center = superview.convert(scrolled(start.center), from: collectionView)
    } else {
      start = ElementPlace(ItemTransition.fade.applied(to: attributes, in: visible))
      start.center = view.center
    }
    guard start != ElementPlace(view) else { return }
    let from = superview.convert(start.center, to: collectionView)
    counter.running += 1
    ElementMotions.move(
      view, from: start, choreography[change], delay: delay(of: attributes, from, change, leaves: false, order),
      standardDuration: standardDuration, completion: { counter.motionIsOver($0) })
  }

  /// Moves the snapshot of an element that is no longer visible to its place in the new layout, or fades it out.
  private func leave(
    _ former: Former, to end: UICollectionViewLayoutAttributes?, as change: Choreography.Change,
    _ order: () -> SettingOutOrder, _ counter: MotionCounter
  ) {
    guard let picture = former.picture else { return }
    UIView.performWithoutAnimation { picture.center = scrolled(picture.center) }
    let final = ElementPlace(end ?? ItemTransition.fade.applied(to: former.attributes, in: visible))
    let delay = delay(of: former.attributes, picture.center, change, leaves: true, order)
    counter.running += 1
    choreography[change].animate(
      delay: delay, standardDuration: standardDuration,
      {
        if end == nil { picture.alpha = 0 } else { final.apply(to: picture) }
      },
      completion: {
        picture.removeFromSuperview()
        counter.motionIsOver($0)
      })
  }

  /// Returns a point of the content before the change in coordinates in which it is seen at the same place after it.
  private func scrolled(_ point: CGPoint) -> CGPoint {
    let bounds = collectionView.bounds
    return CGPoint(x: point.x + bounds.minX - visible.minX, y: point.y + bounds.minY - visible.minY)
  }

  /// - Parameter center: Where the element is seen, in coordinates after the change.
  private func delay(
    of attributes: UICollectionViewLayoutAttributes, _ center: CGPoint, _ change: Choreography.Change, leaves: Bool,
    _ order: () -> SettingOutOrder
  ) -> TimeInterval {
    schedule.delay(
      choreography[change], of: attributes, at: center, in: MotionSchedule.Group(change: change, leaves: leaves),
      point: { scrolled(point(of: $0)) }, order: order)
  }

  private func point(of origin: Choreography.Stagger.Origin) -> CGPoint {
    switch origin {
    case .point(let point): return point
    case .item(let path):
      if let place = former[.cell(path)]?.shown?.place { return place.center }
    case .visibleCenter: break
    }
    return CGPoint(x: visible.midX, y: visible.midY)
  }
}

/// A counter of the motions of a change. Their completions retain it, but neither the change nor the collection view.
@MainActor private final class MotionCounter {
  /// The number of motions that are not over, and one more until all have been started.
  var running = 1
  private var areAllFinished = true
  private let completion: ((Bool) -> Void)?

  init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

  func motionIsOver(_ isFinished: Bool) {
    running -= 1
    if !isFinished { areAllFinished = false }
    if running == 0 { completion?(areAllFinished) }
  }
}
