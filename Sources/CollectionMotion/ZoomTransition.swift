import UIKit

/// A zoom from a cell to the whole collection view and beyond: all other cells leave, and the content behind the
/// collection view becomes visible. It can be reversed at any time.
///
/// ```swift
/// zoom = ZoomTransition(collectionView: collectionView)
/// zoom.zoomIn(to: indexPath)   // in didSelectItemAt
/// zoom.zoomOut()               // to go back, even halfway
/// ```
///
/// The collection view's background must be clear, except for its `backgroundView`, which fades. While a cell is open,
/// opening or closing, the collection view does not receive touches, so the content behind it does.
///
/// With Reduce Motion enabled the collection view fades out and in instead.
@MainActor public final class ZoomTransition {
  /// Creates a transition.
  /// - Parameter collectionView: The collection view whose cells open; it is retained.
  public init(collectionView: UICollectionView) {
    self.collectionView = collectionView
  }

  /// The animation with which the other cells disappear.
  public enum Departure: CaseIterable, Sendable {
    /// The cells fly off the screen, away from the opening one, by the collection view's width, height or both.
    case fly
    /// The cells flip over, in 1 s.
    case flip
    /// The cells curl up like pages, in 1 s.
    case curl
    /// The cells spin back and forth twice and fade, in 0.4 s.
    case spin
  }

  /// The animation with which the other cells disappear. When the cell closes they return in the same way.
  public var departure = Departure.fly
  /// A closure that returns the way in which a certain cell leaves. If nil, ``departure`` applies to all.
  public var departureForItem: (@MainActor (IndexPath) -> Departure)?
  /// A closure that is called inside the animation, on opening and on closing, with the cell at its final position. Use
  /// its bounds, centre and transform to animate content behind it along.
  public var alongside: (@MainActor (UICollectionViewCell) -> Void)?
  /// The duration of the whole transition, in seconds.
  public var duration: TimeInterval = 2
  /// The delay before the other cells leave, in seconds.
  public var departureDelay: TimeInterval = 0.1
  /// The duration of `fly`, in seconds.
  public var departureDuration: TimeInterval = 0.2
  /// The factor by which the open cell exceeds the view, scaled about its centre.
  public var scale: CGFloat = 2.5
  /// Whether a cell that is larger than the view first shrinks to fit.
  public var canShrink = true
  /// Whether a cell that is smaller than the view first grows to fit.
  public var canGrow = true

  private let collectionView: UICollectionView

  /// The index path of the cell that is open, opening or closing.
  public private(set) var indexPath: IndexPath?

  /// The position in seconds of the opening at which the transition last started or reversed, and the time of that.
  private var start = (position: 0.0, time: 0.0)
  private var isZoomingIn = false
  private var isRunning = false
  /// The number of the current run. It distinguishes the completion of a reversed run from the current one.
  private var run = 0

  /// The current position of the transition, in seconds of the opening.
  private var position: TimeInterval {
    let passed = isRunning ? now - start.time : 0
    return min(max(start.position + (isZoomingIn ? passed : -passed), 0), duration)
  }

  /// The current time of the collection view's layer, in seconds.
  private var now: CFTimeInterval { collectionView.layer.convertTime(CACurrentMediaTime(), from: nil) }

  // MARK: Opening and closing

  /// Opens a cell, or reverses if it is closing.
  /// - Parameter completion: Called when the cell is open and the collection view is hidden.
  /// - Parameter indexPath: The index path of the cell.
  public func zoomIn(to indexPath: IndexPath, completion: (() -> Void)? = nil) {
    guard !isZoomingIn, let cell = collectionView.cellForItem(at: self.indexPath ?? indexPath) else { return }
    if self.indexPath == nil { self.indexPath = indexPath }
    collectionView.isUserInteractionEnabled = false
    cell.layer.zPosition = 1
    setOut(in: true)
    if collectionView.isMotionReduced { return fade(to: 0) { self.arriveInside(completion) } }
    let done = start.position
    animate(over: max(duration - done, 0)) {
      self.open(cell)
      self.depart(from: cell, delay: max(self.departureDelay - done, 0))
    } completion: {
      self.arriveInside(completion)
    }
  }

  /// Closes the cell and brings the others back, in as much time as the opening took so far.
  /// - Parameter completion: Called when everything is back in place.
  public func zoomOut(completion: (() -> Void)? = nil) {
    guard isZoomingIn, let indexPath else { return }
    let wasInside = !isRunning
    setOut(in: false)
    if collectionView.isMotionReduced { return fade(to: 1) { self.arriveOutside(completion) } }
    if wasInside { showInside() }
    guard let cell = collectionView.cellForItem(at: indexPath) else { return arriveOutside(completion) }
    let left = departureDelay + departureDuration
    animate(over: start.position) {
      self.close(cell)
      self.comeBack(to: cell, delay: max(self.start.position - left, 0))
    } completion: {
      self.arriveOutside(completion)
    }
  }

  private func setOut(in isZoomingIn: Bool) {
    start = (position, now)
    self.isZoomingIn = isZoomingIn
    isRunning = true
    run += 1
  }

  private func animate(
    over duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    let run = run
    // New views beside the collection view are laid out before the animation, not within it.
    collectionView.superview?.layoutIfNeeded()
    UIView.animate(
      withDuration: duration, delay: 0, options: .beginFromCurrentState, animations: changes,
      completion: { _ in if run == self.run { completion() } })
  }

  private func fade(to alpha: CGFloat, completion: @escaping () -> Void) {
    animate(over: LayoutAnimation.reducedMotionDuration, { self.collectionView.alpha = alpha }, completion: completion)
  }

  // MARK: The open state

  /// Hides the collection view and resets it for its return.
  private func arriveInside(_ completion: (() -> Void)?) {
    arrive(at: duration)
    UIView.performWithoutAnimation {
      collectionView.alpha = 0
      reset()
      collectionView.reloadData()
    }
    completion?()
  }

  private func arriveOutside(_ completion: (() -> Void)?) {
    arrive(at: 0)
    UIView.performWithoutAnimation { reset() }
    indexPath = nil
    collectionView.isUserInteractionEnabled = true
    completion?()
  }

  private func arrive(at position: TimeInterval) {
    start.position = position
    isRunning = false
  }

  private func reset() {
    for cell in collectionView.visibleCells {
      cell.layer.zPosition = 0
      cell.transform = .identity
      cell.alpha = 1
    }
    collectionView.backgroundView?.alpha = 1
  }

  /// Restores the open state, which was reset on arrival.
  private func showInside() {
    UIView.performWithoutAnimation {
      collectionView.alpha = 1
      collectionView.layoutIfNeeded()
      guard let indexPath, let cell = collectionView.cellForItem(at: indexPath) else { return }
      cell.layer.zPosition = 1
      open(cell)
      for other in others(than: cell) { leave(other, from: cell) }
    }
  }

  // MARK: The cell

  private func open(_ cell: UICollectionViewCell) {
    collectionView.backgroundView?.alpha = 0
    cell.transform = .identity
    cell.frame = fittingFrame(of: place(of: cell).size)
    cell.transform = CGAffineTransform(scaleX: scale, y: scale)
    cell.layoutIfNeeded()
    alongside?(cell)
  }

  private func close(_ cell: UICollectionViewCell) {
    collectionView.backgroundView?.alpha = 1
    cell.transform = .identity
    cell.frame = place(of: cell)
    cell.layoutIfNeeded()
    alongside?(cell)
  }

  /// Returns the frame of a cell in the layout.
  private func place(of cell: UICollectionViewCell) -> CGRect {
    collectionView.indexPath(for: cell).flatMap { collectionView.layoutAttributesForItem(at: $0)?.frame } ?? cell.frame
  }

  /// Returns the largest rectangle with the proportions of a size, centred in the view.
  private func fittingFrame(of size: CGSize) -> CGRect {
    let view = collectionView.bounds
    guard size.width > 0, size.height > 0 else { return view }
    var factor = min(view.width / size.width, view.height / size.height)
    if !canShrink { factor = max(factor, 1) }
    if !canGrow { factor = min(factor, 1) }
    let fitting = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: view.midX - fitting.width / 2, y: view.midY - fitting.height / 2, width: fitting.width,
      height: fitting.height)
  }

  // MARK: Other cells

  private func others(than cell: UICollectionViewCell) -> [UICollectionViewCell] {
    collectionView.visibleCells.filter { $0 !== cell }
  }

  /// Animation options that give the other cells their own duration and curve inside the opening cell's animation.
  private static let ownTime: UIView.AnimationOptions = [
    .beginFromCurrentState, .overrideInheritedDuration, .overrideInheritedCurve,
  ]

  private func departure(of cell: UICollectionViewCell) -> Departure {
    collectionView.indexPath(for: cell).flatMap { departureForItem?($0) } ?? departure
  }

  private func depart(from cell: UICollectionViewCell, delay: TimeInterval) {
    for other in others(than: cell) {
      switch departure(of: other) {
      case .fly:
        UIView.animate(
          withDuration: departureDuration, delay: delay, options: ZoomTransition.ownTime,
          animations: { self.leave(other, from: cell) }, completion: nil)
      case .flip:
        vanish(other, .transitionFlipFromLeft)
      case .curl:
        vanish(other, .transitionCurlUp)
      case .spin:
        UIView.animate(
          withDuration: ZoomTransition.spinDuration, delay: 0, options: ZoomTransition.ownTime,
          animations: { other.alpha = 0 }, completion: nil)
        other.layer.add(spin(), forKey: ZoomTransition.spinKey)
      }
    }
  }

  private func comeBack(to cell: UICollectionViewCell, delay: TimeInterval) {
    for other in others(than: cell) {
      UIView.animate(
        withDuration: departureDuration, delay: delay, options: ZoomTransition.ownTime,
        animations: {
          other.transform = .identity
          other.alpha = 1
        }, completion: nil)
    }
  }

  private func leave(_ other: UICollectionViewCell, from cell: UICollectionViewCell) {
    guard departure(of: other) == .fly else {
      other.alpha = 0
      return
    }
    let (from, to) = (place(of: cell).origin, place(of: other).origin)
    let size = collectionView.bounds.size
    let x = to.x > from.x ? size.width : to.x < from.x ? -size.width : 0
    let y = to.y > from.y ? size.height : to.y < from.y ? -size.height : 0
    other.transform = CGAffineTransform(translationX: x, y: y)
  }

  private func vanish(_ other: UICollectionViewCell, _ transition: UIView.AnimationOptions) {
    UIView.transition(
      with: other, duration: 1, options: ZoomTransition.ownTime.union([transition, .curveEaseInOut]),
      animations: { other.alpha = 0 }, completion: nil)
  }

  private static let spinKey = "spin"
  /// The duration of `spin`, in seconds.
  private static let spinDuration: TimeInterval = 0.4

  private func spin() -> CABasicAnimation {
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.fromValue = NSNumber(value: 0.0)
    spin.toValue = NSNumber(value: 2 * Double.pi)
    spin.duration = ZoomTransition.spinDuration / 4
    spin.repeatCount = 2
    spin.autoreverses = true
    return spin
  }
}
