import Runtime

/// A view that displays a part of larger content, which fingers, wheels and programs scroll. The content offset is the
/// origin of the bounds.
///
/// Overview: this file has the public interface; `+Dragging` follows drags and decides where content comes to rest;
/// `+Motion` moves it without a finger; `+Insets` computes the insets; `+Zooming` scales the content.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The rate of deceleration: the factor of the velocity after a millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default, for lists that are scrolled far.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast deceleration, for content such as pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The condition under which the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`.
    case automatic
    /// The safe area is added along axes where the content is larger than the view or always bounces.
    case scrollableAxes
    /// The safe area is never added.
    case never
    /// The safe area is added along both axes.
    case always
  }

  /// The colour of the indicators: dark on a light background and white on a dark one, always dark, or always white.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    pan.scrollView = self
    pan.addHandler { $0.scrollView?.panDidChange() }
    addGestureRecognizer(pan)
  }

  deinit { whileDeinitializing { pan.scrollView = nil } }

  /// The delegate; not retained.
  @Weak open var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content at the view's top left.
  ///
  /// Setting it during a drag or a deceleration continues it from the new offset, a deceleration with its velocity;
  /// ``setContentOffset(_:animated:)`` ends a motion.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.isFinite else { return refuse("contentOffset", newValue.description) }
      rebaseCourse(to: newValue)
      moveContent(to: newValue)
    }
  }

  /// The size of the whole content, in points; zero by default. Content larger than the view can be scrolled.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      guard contentSize.isFinite else {
        refuse("contentSize", contentSize.description)
        contentSize = oldValue
        return
      }
      ownLayer.noteChange(.semantics)
      updateAdjustedContentInset()
      indicators.update(in: self)
      keepMotionInRange()
      propertiesDidChange()
    }
  }

  /// The space around the content, in points.
  @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      guard contentInset.isFinite else {
        refuse("contentInset")
        contentInset = oldValue
        return
      }
      updateAdjustedContentInset()
      propertiesDidChange()
    }
  }

  /// The addition of the safe area to the content inset; `automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// The effective inset of the content: the content inset, the safe area depending on
  /// ``contentInsetAdjustmentBehavior``, and above the content the height of the ``refreshControl`` while it is
  /// refreshing.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + safeAreaAdjustment
    insets.top += refreshInset
    return insets
  }

  /// Called when the adjusted content inset has changed. Overrides must call super.
  open func adjustedContentInsetDidChange() {
    indicators.update(in: self)
    if !isFollowedByBar { keepMotionInRange() }
    tracedScrollDelegate?.didChangeAdjustedContentInset()
  }

  override func safeAreaInContentInset() -> UIEdgeInsets { safeAreaAdjustment }
  override func safeAreaDidChange() { updateAdjustedContentInset() }

  /// The adjusted content inset that was applied last.
  final var lastAdjustedInset = UIEdgeInsets.zero

  /// The alignment of content that is smaller than the view: (0, 0) at the top left, (1, 1) at the bottom right.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet {
      guard contentAlignmentPoint.isFinite else {
        refuse("contentAlignmentPoint", contentAlignmentPoint.description)
        contentAlignmentPoint = oldValue
        return
      }
      if contentAlignmentPoint != oldValue, isResting { moveContent(to: clamped(contentOffset)) }
    }
  }

  /// The refresh control, which is triggered by pulling down the content. Content that fits can be pulled only with
  /// ``alwaysBounceVertical``.
  open var refreshControl: UIRefreshControl? { didSet { adopt(refreshControl, former: oldValue) } }

  /// The current height of the refresh control, in points.
  final var refreshInset: CGFloat = 0

  /// The bar above that follows the content; nil for none.
  final var followingBar: FollowingBar?

  // MARK: Behaviour

  /// Whether the content bounces along any axis; setting it sets both.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether content can be pulled beyond its left and right edges; true by default.
  open var bouncesHorizontally = true
  /// Whether content can be pulled beyond its top and bottom edges; true by default.
  open var bouncesVertically = true
  /// Whether content bounces vertically even if it fits; false by default.
  open var alwaysBounceVertical = false { didSet { updateAdjustedContentInset() } }
  /// Whether content bounces horizontally even if it fits; false by default.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedContentInset() } }
  /// Whether scrolling stops at multiples of the view's size, one page per flick.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it; a diagonal one is free.
  open var isDirectionalLockEnabled = false
  /// Whether fingers and wheels scroll the content. Programs always can.
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  /// Whether a touch is delivered to the content only when it is clear that it is not a drag; true by default.
  open var delaysContentTouches = true
  /// Whether a drag may cancel a touch that was delivered to the content.
  open var canCancelContentTouches = true
  /// The rate of deceleration.
  open var decelerationRate = DecelerationRate.normal

  /// Returns whether to deliver touches to the content. For subclasses.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether a drag may cancel a touch in a view of the content; by default in all but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// Whether the vertical indicator is visible while content moves; true by default.
  open var showsVerticalScrollIndicator = true { didSet { indicators.update(in: self) } }
  /// Whether the horizontal indicator is visible while content moves; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update(in: self) } }
  /// The colour of the indicators; by default dark on a light background and white on a dark one.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.update(in: self) } }
  /// The insets of the vertical indicator's track, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      guard verticalScrollIndicatorInsets.isFinite else {
        refuse("verticalScrollIndicatorInsets")
        verticalScrollIndicatorInsets = oldValue
        return
      }
      indicators.update(in: self)
    }
  }
  /// The insets of the horizontal indicator's track, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      guard horizontalScrollIndicatorInsets.isFinite else {
        refuse("horizontalScrollIndicatorInsets")
        horizontalScrollIndicatorInsets = oldValue
        return
      }
      indicators.update(in: self)
    }
  }

  /// The insets of both indicators; reading it returns the vertical indicator's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators stay inside the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update(in: self) } }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() {
    indicators.show(in: self)
    indicators.hideSoon()
  }

  final lazy var indicators = ScrollIndicators()

  // MARK: State

  /// Whether a finger is on the content.
  open internal(set) var isTracking = false { didSet { if oldValue, !isTracking { contentWasLetGo() } } }
  /// Whether a finger or a wheel moves the content.
  open internal(set) var isDragging = false
  /// Whether the content is moving after the finger was lifted.
  open internal(set) var isDecelerating = false
  /// Whether no finger is on the content and it is not moving.
  final var isResting: Bool { !isTracking && !dragging.isEnding && motion == nil }
  /// Whether a finger or a motion controls the content offset.
  package final var isMovingContent: Bool { isDragging || dragging.isEnding || motion != nil }

  /// Whether a programmatic scroll is being animated.
  open var isScrollAnimating: Bool { motion.map { $0.cause != .deceleration } ?? false }

  /// The gesture recogniser for dragging, which other recognisers can depend on.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  final let pan = ScrollPanGestureRecognizer()
  final var dragging = ScrollDragging()
  /// The offset before the step about which the delegate is being notified; nil otherwise.
  final var stepStart: CGPoint?
  final var motion: ScrollMotion?
  final var link: CADisplayLink?
  /// The timer that runs while a wheel is being turned.
  final var wheelTimer: MediaTimer?

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    if gestureRecognizer === pan { return canBeginDragging() }
    if gestureRecognizer === pinchGestureRecognizer { return viewForZooming != nil }
    return true
  }

  // MARK: Programmatic scrolling

  /// Scrolls to an offset.
  /// - Parameter animated: Whether to animate, in 0.3 s with ease-in-ease-out or as a transaction specifies, in an
  ///   animation block with its timing. The delegate is notified at the end.
  /// - Parameter contentOffset: The point of the content at the upper left, in points.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinite else { return refuse("contentOffset", contentOffset.description) }
    guard animated, window != nil else {
      stopMotion()
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return stopMotion() }
    if ViewAnimation.isAnimating {
      moveContentInAnimationBlock(to: contentOffset)
      return
    }
    start(
      x: .ease(from: self.contentOffset.x, to: contentOffset.x),
      y: .ease(from: self.contentOffset.y, to: contentOffset.y), cause: .program)
  }

  /// The way in which a drag ends editing in the window.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a tap on the status bar scrolls to the top, if this is the only view on screen that allows it.
  open var scrollsToTop = true

  /// Scrolls by the shortest distance to make a rectangle of the content visible, or as much of it as fits.
  /// - Parameter rect: The rectangle in content coordinates.
  /// - Parameter animated: Whether to animate.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return refuse("contentOffset", rect.description) }
    let insets = adjustedContentInset
    func start(_ shown: CGFloat, _ extent: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      if length > extent { return from <= shown && from + length >= shown + extent ? shown : from }
      return from < shown ? from : max(shown, from + length - extent)
    }
    let visible = bounds.area(inside: insets)
    let x = start(visible.minX, visible.width, rect.minX, rect.width) - insets.left
    let y = start(visible.minY, visible.height, rect.minY, rect.height) - insets.top
    let target = clamped(CGPoint(x: x, y: y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Stops any motion at the current position, and notifies the delegate of its end.
  open func stopScrollingAndZooming() {
    endTurning()
    pan.cancelIfActive()
    pinchGestureRecognizer?.cancelIfActive()
    stopMotion()
  }

  // MARK: Zoom

  /// The minimum scale of the zoomed view; 1 by default.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      guard minimumZoomScale.isFinite else {
        refuse("minimumZoomScale")
        minimumZoomScale = oldValue
        return
      }
      updatePinch()
    }
  }
  /// The maximum scale of the zoomed view; 1 by default, which disables pinching.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      // Infinity means no limit.
      guard !maximumZoomScale.isNaN else {
        refuse("maximumZoomScale")
        maximumZoomScale = oldValue
        return
      }
      updatePinch()
    }
  }
  /// Whether a pinch may exceed the limits temporarily.
  open var bouncesZoom = true
  /// Whether a pinch is changing the scale.
  open internal(set) var isZooming = false
  /// Whether the scale is returning to a limit.
  open internal(set) var isZoomBouncing = false
  /// The gesture recogniser for zooming; nil if the limits of the scale are equal.
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  final var zooming = ScrollZooming()

  /// The scale of the delegate's zoomed view, clamped to the limits; 1 without one.
  open var zoomScale: CGFloat {
    get { viewForZooming?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the content about the centre of the visible part.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return refuse("zoomScale") }
    zoom(toScale: scale, keeping: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Scales a rectangle to the largest size that fits and centres it.
  /// - Parameter rect: The rectangle in the coordinates of the delegate's zoomed view.
  /// - Parameter animated: Whether to animate.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return refuse("zoomScale", rect.description) }
    zoomIn(to: rect, animated: animated)
  }

  // MARK: Changes

  /// Returns the offset at which the content is to come to rest after a drag; that of a page if paging is enabled.
  /// - Parameter velocity: The velocity in points per second.
  final func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    avoidingPartOfBar(
      adjustedTarget(
        proposed: isPagingEnabled ? restingPage(proposed: proposed, velocity: velocity) : proposed, velocity: velocity))
  }

  /// Returns the rest position for a proposed one, for subclasses with their own.
  /// - Parameter velocity: The velocity in points per second.
  package func adjustedTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether the view handles keys only while it contains the focus.
  package var scrollsOnlyWithFocus: Bool { false }

  /// Called when the content offset has changed.
  func contentDidScroll() { tellDelegateOfScrolling() }

  /// Called before the program sets another content offset.
  func programWillMoveContent() {}

  /// Called when no finger or motion controls the content any more; deceleration may be about to begin.
  func contentWasLetGo() { refreshControl?.fingerDidLeave() }

  /// Called when a finger or the program has interrupted a motion.
  func contentWasStopped() {}

  final func tellDelegateOfScrolling() { tracedScrollDelegate?.didScroll() }

  /// Requests layout whenever the content has moved, because programs lay out visible views in `layoutSubviews()`.
  override func boundsDidChange(from old: CGRect) {
    adaptContentToBounds(from: old)
    if bounds.origin != old.origin { setNeedsLayout() }
  }

  final func adaptContentToBounds(from old: CGRect) {
    adaptToBounds(from: old)
    if refreshControl != nil { placeRefreshControl() }
    followingBar?.contentDidMove()
    if bounds.origin != old.origin { contentDidScroll() }
    indicators.update(in: self)
    guard bounds.size != old.size else { return }
    updateAdjustedContentInset()
    keepMotionInRange()
    if isResting { moveContent(to: clamped(contentOffset)) }
  }

  // MARK: Guides

  /// A guide for the whole content. Constraints to it determine the content size.
  open var contentLayoutGuide: UILayoutGuide { ownContentGuide }

  /// A guide for the visible part of the content, the bounds.
  open var frameLayoutGuide: UILayoutGuide { ownFrameGuide }
}
