import UIKit

/// Opens a cell: it zooms to the whole collection view and beyond, all others leave, and what lies behind the
/// collection view shows through. And back again, at any time.
///
/// ```swift
/// zoom = ZoomTransition(collectionView: collectionView)
/// zoom.zoomIn(to: indexPath)   // in didSelectItemAt
/// zoom.zoomOut()               // when the person wants back, also halfway
/// ```
///
/// The collection view must be clear but for its `backgroundView`, which fades. While a cell is open, and on the way
/// there and back, the collection view takes no touches, so what is behind it can be used.
///
/// With reduced motion the collection view fades out and in instead.
@MainActor public final class ZoomTransition {
  /// - Parameter collectionView: whose cells open; it is held.
  public init(collectionView: UICollectionView) {
    self.collectionView = collectionView
  }

  /// How the other cells leave.
  public enum Departure: CaseIterable, Sendable {
    /// Off the screen, away from the cell that opens: by the collection view's width, its height or both.
    case fly
    /// They turn their backs, in 1 s.
    case flip
    /// Their pages curl up, in 1 s.
    case curl
    /// They spin four times, there and back, and fade, in 0.4 s.
    case spin
  }

  /// How the other cells leave; on the way back they come in the same way.
  public var departure = Departure.fly
  /// How a certain cell leaves; without it, all leave by ``departure``.
  public var departureForItem: (@MainActor (IndexPath) -> Departure)?
  /// Called inside the animation of the way there, and of the way back, with the cell where it goes to: its bounds, centre
  /// and transform are what something behind takes to move along.
  public var alongside: (@MainActor (UICollectionViewCell) -> Void)?
  /// Of the whole way, in seconds.
  public var duration: TimeInterval = 2
  /// When the other cells leave, in seconds after the beginning.
  public var departureDelay: TimeInterval = 0.1
  /// How long a flight takes, in seconds.
  public var departureDuration: TimeInterval = 0.2
  /// How much larger than the view the cell gets, about its centre.
  public var scale: CGFloat = 2.5
  /// Whether a cell that is larger than the view first shrinks to fit, and a smaller one grows.
  public var canShrink = true
  /// Whether a cell that is smaller than the view first grows to fit.
  public var canGrow = true

  private let collectionView: UICollectionView

  /// The cell that is open, opening or closing.
  public private(set) var indexPath: IndexPath?

  /// Where the transition was, in seconds of the way in, when it last set out or turned, and when that was.
  private var start = (position: 0.0, time: 0.0)
  private var isZoomingIn = false
  private var isRunning = false
  /// Tells the completion of a way that was turned back from that of the present one.
  private var run = 0

  /// How much of the way in is done, in seconds.
  private var position: TimeInterval {
    let passed = isRunning ? now - start.time : 0
    return min(max(start.position + (isZoomingIn ? passed : -passed), 0), duration)
  }

  /// In the time of the collection view, in seconds.
  private var now: CFTimeInterval { collectionView.layer.convertTime(CACurrentMediaTime(), from: nil) }

  // MARK: There and back

  /// Opens a cell; turns round if one closes.
  /// - Parameter completion: when the cell is open and the collection view gone.
  /// - Parameter indexPath: the cell's.
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

  /// Closes the cell and brings the others back, in as much time as the way so far took.
  /// - Parameter completion: when everything is where it was.
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
    // What is new beside the collection view is laid out before, not on the way.
    collectionView.superview?.layoutIfNeeded()
    UIView.animate(
      withDuration: duration, delay: 0, options: .beginFromCurrentState, animations: changes,
      completion: { _ in if run == self.run { completion() } })
  }

  private func fade(to alpha: CGFloat, completion: @escaping () -> Void) {
    animate(over: LayoutAnimation.reducedMotionDuration, { self.collectionView.alpha = alpha }, completion: completion)
  }

  // MARK: The ends of the way

  /// The collection view is gone, and as it was before when it comes back.
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

  /// The open state, which was cleared away on arrival.
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

  /// Where the layout has a cell.
  private func place(of cell: UICollectionViewCell) -> CGRect {
    collectionView.indexPath(for: cell).flatMap { collectionView.layoutAttributesForItem(at: $0)?.frame } ?? cell.frame
  }

  /// The largest rectangle of a size's proportions in the middle of the view.
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

  // MARK: The others

  private func others(than cell: UICollectionViewCell) -> [UICollectionViewCell] {
    collectionView.visibleCells.filter { $0 !== cell }
  }

  /// They do not wait for the cell that opens: inside its animation they keep their own time.
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
  /// Of two turns, each there and back.
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
