import Runtime

/// Shows a part of something larger, which fingers, wheels and programs move. The content offset is the
/// origin of the bounds.
@MainActor open class UIScrollView: UIView {
  /// How fast a throw slows down: what is left of the velocity after a millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {
    whileDeinitializing {
      link?.invalidate()
      indicators.cancel()
      pan.release()  // a finger may still be on something that was in here
    }
  }

  private func setUp() {
    clipsToBounds = true
    pan.scrollView = self
    pan.shouldBegin = { [unowned(unsafe) self] way in canScroll(along: way) }
    pan.addHandler { [unowned(unsafe) self] _ in panDidChange() }
    addGestureRecognizer(pan)
  }

  @Weak open var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// Which point of the content is at the view's top left. Setting it stops a throw.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { indicators.update() } } }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero

  /// The room around the content that counts.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  open var delaysContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true

  /// A finger is on the content.
  public private(set) var isTracking = false
  /// The finger moves it.
  public private(set) var isDragging = false
  /// It moves on after the finger has gone.
  public private(set) var isDecelerating = false

  public var panGestureRecognizer: UIPanGestureRecognizer { pan }

  private let pan = ScrollPanGestureRecognizer()
  private lazy var indicators = ScrollIndicators(of: self)

  /// - Parameter animated: in 0.3 s with ease in and out; the delegate is told the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      if motion != nil { stopMotion() }
      moveContent(to: contentOffset)
      return
    }
    guard contentOffset != self.contentOffset else { return }
    start(
      x: .ease(from: self.contentOffset.x, to: contentOffset.x),
      y: .ease(from: self.contentOffset.y, to: contentOffset.y), isDeceleration: false)
  }

  private final func moveContent(to offset: CGPoint) { bounds = CGRect(origin: offset, size: bounds.size) }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.origin != old.origin { delegate?.scrollViewDidScroll(self) }
    indicators.update()
    if bounds.size != old.size, !isTracking, motion == nil { moveContent(to: clamped(contentOffset)) }
  }

  /// The offsets at which no room beyond the content is seen.
  var offsetRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let insets = adjustedContentInset
    func range(_ start: CGFloat, _ content: CGFloat, _ end: CGFloat, _ extent: CGFloat) -> ClosedRange<Double> {
      -start...max(-start, content + end - extent)
    }
    return (
      range(insets.left, contentSize.width, insets.right, bounds.width),
      range(insets.top, contentSize.height, insets.bottom, bounds.height)
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  // MARK: Dragging

  /// A finger can move the content along an axis: there is more of it than fits, or it bounces anyway.
  private var scrollsHorizontally: Bool {
    let range = offsetRange.x
    return isScrollEnabled && (range.upperBound > range.lowerBound || (bounces && alwaysBounceHorizontal))
  }

  private var scrollsVertically: Bool {
    let range = offsetRange.y
    return isScrollEnabled && (range.upperBound > range.lowerBound || (bounces && alwaysBounceVertical))
  }

  var holdsBackContentTouches: Bool { delaysContentTouches && (scrollsHorizontally || scrollsVertically) }

  private func canScroll(along way: CGVector) -> Bool {
    abs(way.dx) > abs(way.dy) ? scrollsHorizontally : scrollsVertically
  }

  /// The offset that the finger asks for, before the rubber band, when the drag began.
  private var dragStart = CGPoint.zero

  fileprivate func touchesDidBegin() {
    isTracking = true
    if motion != nil { pan.hysteresis = 0 }  // a finger catches moving content
  }

  fileprivate func touchesDidEnd() {
    isTracking = false
    if motion == nil { returnIntoRange() }
  }

  private func panDidChange() {
    switch pan.state {
    case .began:
      stopMotion()
      isDragging = true
      let range = offsetRange
      dragStart = CGPoint(
        x: RubberBand.unbanded(contentOffset.x, in: range.x, extent: bounds.width),
        y: RubberBand.unbanded(contentOffset.y, in: range.y, extent: bounds.height))
      delegate?.scrollViewWillBeginDragging(self)
      indicators.show()
    case .changed: drag()
    case .ended, .cancelled: endDragging()
    default: break
    }
  }

  private func drag() {
    // In the coordinates of the window: own ones move with the content.
    let translation = pan.translation(in: nil)
    let range = offsetRange
    func position(_ wanted: Double, _ range: ClosedRange<Double>, _ extent: CGFloat) -> Double {
      bounces
        ? RubberBand.banded(wanted, in: range, extent: extent)
        : min(max(wanted, range.lowerBound), range.upperBound)
    }
    moveContent(
      to: CGPoint(
        x: scrollsHorizontally ? position(dragStart.x - translation.x, range.x, bounds.width) : contentOffset.x,
        y: scrollsVertically ? position(dragStart.y - translation.y, range.y, bounds.height) : contentOffset.y))
    indicators.show()
  }

  private func endDragging() {
    let finger = pan.velocity(in: nil)
    let velocity = CGPoint(x: scrollsHorizontally ? -finger.x : 0, y: scrollsVertically ? -finger.y : 0)
    let natural = naturalTarget(velocity: velocity)
    var target = restingOffset(proposed: natural, velocity: velocity)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    isDragging = false
    isTracking = false
    let range = offsetRange
    let x = axisMotion(from: contentOffset.x, velocity.x, natural.x, target.x, range.x)
    let y = axisMotion(from: contentOffset.y, velocity.y, natural.y, target.y, range.y)
    let decelerates = max(x.duration, y.duration) > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else {
      indicators.hideSoon()
      return
    }
    delegate?.scrollViewWillBeginDecelerating(self)
    start(x: x, y: y, isDeceleration: true)
  }

  private func axisMotion(
    from start: Double, _ velocity: Double, _ natural: Double, _ target: Double, _ range: ClosedRange<Double>
  ) -> AxisMotion {
    if target != natural { return .spring(from: start, to: target, velocity: velocity) }
    if !bounces
      && !range.contains(AxisMotion.flingEnd(from: start, velocity: velocity, rate: decelerationRate.rawValue))
    {
      let edge = velocity < 0 ? range.lowerBound : range.upperBound
      return .spring(from: start, to: edge, velocity: 0)
    }
    return .fling(from: start, velocity: velocity, rate: decelerationRate.rawValue, range: range)
  }

  /// Where the content comes to rest when nobody interferes.
  private func naturalTarget(velocity: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    return clamped(
      CGPoint(
        x: AxisMotion.flingEnd(from: contentOffset.x, velocity: velocity.x, rate: rate),
        y: AxisMotion.flingEnd(from: contentOffset.y, velocity: velocity.y, rate: rate)))
  }

  /// Where the content is to come to rest; a page when paging.
  package func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard isPagingEnabled else { return proposed }
    func page(_ offset: Double, _ velocity: Double, _ extent: Double, _ range: ClosedRange<Double>) -> Double {
      guard extent > 0 else { return offset }
      let position = offset / extent
      let page = velocity > 50 ? position.rounded(.up) : velocity < -50 ? position.rounded(.down) : position.rounded()
      return min(max(page * extent, range.lowerBound), range.upperBound)
    }
    let range = offsetRange
    return CGPoint(
      x: scrollsHorizontally ? page(contentOffset.x, velocity.x, bounds.width, range.x) : proposed.x,
      y: scrollsVertically ? page(contentOffset.y, velocity.y, bounds.height, range.y) : proposed.y)
  }

  // MARK: Moving on

  private struct Motion {
    let x: AxisMotion
    let y: AxisMotion
    let start: TimeInterval
    let isDeceleration: Bool
  }

  private var motion: Motion?
  private var link: CADisplayLink?

  private func start(x: AxisMotion, y: AxisMotion, isDeceleration: Bool) {
    stopMotion()
    motion = Motion(x: x, y: y, start: CACurrentMediaTime(), isDeceleration: isDeceleration)
    isDecelerating = isDeceleration
    indicators.show()
    let link = CADisplayLink { [unowned(unsafe) self] link in step(at: link.timestamp) }
    link.start()
    self.link = link
  }

  private func step(at time: TimeInterval) {
    guard let motion else { return }
    let elapsed = time - motion.start
    let isOver = elapsed >= max(motion.x.duration, motion.y.duration)
    if isOver { endMotion() }
    moveContent(to: CGPoint(x: motion.x.position(at: elapsed), y: motion.y.position(at: elapsed)))
    guard isOver else { return }
    if motion.isDeceleration {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func endMotion() {
    motion = nil
    isDecelerating = false
    link?.invalidate()
    link = nil
    indicators.hideSoon()
  }

  private func stopMotion() {
    guard let motion else { return }
    endMotion()
    if motion.isDeceleration { delegate?.scrollViewDidEndDecelerating(self) }
  }

  private func returnIntoRange() {
    let target = clamped(contentOffset)
    guard !isDragging, target != contentOffset else { return }
    start(
      x: .spring(from: contentOffset.x, to: target.x, velocity: 0),
      y: .spring(from: contentOffset.y, to: target.y, velocity: 0), isDeceleration: true)
  }

  // MARK: Wheels and keys

  /// Moves the content at once, within its range.
  /// - Returns: whether it could move.
  package func scroll(by delta: CGVector) -> Bool {
    guard isScrollEnabled, !isDragging else { return false }
    let target = clamped(CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))
    guard target != contentOffset else { return false }
    stopMotion()
    moveContent(to: target)
    indicators.show()
    indicators.hideSoon()
    return true
  }
}

/// A pan that a moving scroll view lets begin at once.
@MainActor private final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  unowned(unsafe) var scrollView: UIScrollView?

  /// Forgets the scroll view, which goes away.
  func release() {
    scrollView = nil
    shouldBegin = nil
    removeHandlers()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.touchesDidBegin()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.touchesDidEnd()
  }
}
