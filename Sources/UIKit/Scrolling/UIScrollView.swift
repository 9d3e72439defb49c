import Runtime

/// Shows a part of something larger, which fingers, wheels and programs move. The content offset is the
/// origin of the bounds.
///
/// Overview: this file is the public face; `+Dragging` follows fingers and decides where content comes to
/// rest; `+Motion` moves it on by itself; `+Insets` keeps room around the content; `+Zooming` makes it larger and smaller.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How fast a throw slows down: what is left of the velocity after a millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// For lists that are thrown far; the default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// For content that comes to rest soon, such as pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When the safe area counts as content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`.
    case automatic
    /// Along the axes where the content is larger than the view or always bounces.
    case scrollableAxes
    /// It never does.
    case never
    /// It does along both axes.
    case always
  }

  /// The colour of the indicators: dark on light ground and white on dark, dark, white.
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

  /// Told what the view does. Not retained.
  @Weak open var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content that is at the view's top left. A finger or a motion that moves the content goes on from an
  /// offset that is set, a throw with its velocity; ``setContentOffset(_:animated:)`` ends a motion.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.isFinite else { return refuse("contentOffset", newValue.description) }
      rebaseCourse(to: newValue)
      moveContent(to: newValue)
    }
  }

  /// How large all of the content is, in points; zero by default. Content larger than the view can be scrolled.
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

  /// Room around the content, in points.
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

  /// As `scrollableAxes` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// The room around the content that counts: the insets and, as ``contentInsetAdjustmentBehavior`` says, the safe area;
  /// above it that of the ``refreshControl`` while it is refreshing.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + safeAreaAdjustment
    insets.top += refreshInset
    return insets
  }

  /// The room around the content that counts has changed. Overrides call super.
  open func adjustedContentInsetDidChange() {
    indicators.update(in: self)
    if !isFollowedByBar { keepMotionInRange() }
    tracedScrollDelegate?.didChangeAdjustedContentInset()
  }

  override func safeAreaInContentInset() -> UIEdgeInsets { safeAreaAdjustment }
  override func safeAreaDidChange() { updateAdjustedContentInset() }

  /// The adjusted content inset that was last acted on.
  final var lastAdjustedInset = UIEdgeInsets.zero

  /// Where content that is smaller than the view lies in it: (0, 0) at the top left, (1, 1) at the bottom right.
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

  /// Pulled down, the content is loaded anew. Content that fits can be pulled only with ``alwaysBounceVertical``.
  open var refreshControl: UIRefreshControl? { didSet { adopt(refreshControl, former: oldValue) } }

  /// The room that the refresh control takes now, in points.
  final var refreshInset: CGFloat = 0

  /// Scrolled so far, the bar above has given up the room of its search bar, of its large title; in points, ascending.
  final var barStops: [CGFloat] = []
  /// How much room the bar has given up now, in points.
  final var coveredBarRoom: CGFloat = 0
  /// A bar changes the inset as the content moves: that does not move it in turn.
  final var isFollowedByBar = false
  /// The bar that follows the content.
  final var onContentMove: (() -> Void)?

  // MARK: How it scrolls

  /// Both axes; true when one of them bounces.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether content can be drawn beyond its left and right ends, and returns; true by default.
  open var bouncesHorizontally = true
  /// Whether content can be drawn beyond its top and bottom, and returns; true by default.
  open var bouncesVertically = true
  /// Whether content bounces along this axis also when it fits; false by default.
  open var alwaysBounceVertical = false { didSet { updateAdjustedContentInset() } }
  /// Whether content bounces along this axis also when it fits; false by default.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedContentInset() } }
  /// Comes to rest at multiples of the view's size, one page per flick.
  open var isPagingEnabled = false
  /// A drag that begins along one axis stays on it; one that begins diagonally is free.
  open var isDirectionalLockEnabled = false
  /// Whether fingers and wheels move the content; programs do in any case.
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  /// Whether a touch waits to be given to the content until it is clear that it is no drag; true by default.
  open var delaysContentTouches = true
  /// A drag may take a touch from the content that has it.
  open var canCancelContentTouches = true
  /// How soon a throw comes to rest.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a touch is given to the content; for subclasses.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may take a touch from a view of the content that has it; by default from all but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// Whether it is seen while content moves; true by default.
  open var showsVerticalScrollIndicator = true { didSet { indicators.update(in: self) } }
  /// Whether it is seen while content moves; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update(in: self) } }
  /// Dark on light ground and white on dark by default.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.update(in: self) } }
  /// Room between the view's edges and the vertical indicator's track, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(in: self) } }
  /// Room between the view's edges and the horizontal indicator's track, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(in: self) } }

  /// Of both indicators; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators keep out of the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update(in: self) } }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    indicators.show(in: self)
    indicators.hideSoon()
  }

  final lazy var indicators = ScrollIndicators()

  // MARK: State

  /// A finger is on the content.
  open internal(set) var isTracking = false { didSet { if oldValue, !isTracking { contentWasLetGo() } } }
  /// The finger moves it, or a wheel.
  open internal(set) var isDragging = false
  /// It moves on after the finger has gone.
  open internal(set) var isDecelerating = false
  /// No finger is on the content, and it does not move by itself.
  final var isResting: Bool { !isTracking && !dragging.isEnding && motion == nil }
  /// A finger or a movement of its own decides about the content offset.
  final var isMovingContent: Bool { isDragging || dragging.isEnding || motion != nil }

  /// It moves because a program asked for it.
  open var isScrollAnimating: Bool { motion.map { $0.cause != .deceleration } ?? false }

  /// What follows a finger that drags the content; others can be made to wait for it.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  final let pan = ScrollPanGestureRecognizer()
  final var dragging = ScrollDragging()
  /// Where the content was before the step of a finger or a motion of which the delegate hears now; nil at other times.
  final var stepStart: CGPoint?
  final var motion: ScrollMotion?
  final var link: CADisplayLink?
  /// Runs while a wheel is being turned.
  final var wheelTimer: MediaTimer?

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    if gestureRecognizer === pan { return canBeginDragging() }
    if gestureRecognizer === pinchGestureRecognizer { return viewForZooming != nil }
    return true
  }

  // MARK: Programs

  /// - Parameter animated: in 0.3 s with ease in and out, or as a transaction says, inside an animation block with the
  ///   block's timing; the delegate is told the end.
  /// - Parameter contentOffset: of the content's point that is at the upper left, in points.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinite else { return refuse("contentOffset", contentOffset.description) }
    guard animated, window != nil else {
      stopMotion()
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return }
    if ViewAnimation.isAnimating {
      moveContentInAnimationBlock(to: contentOffset)
      return
    }
    start(
      x: .ease(from: self.contentOffset.x, to: contentOffset.x),
      y: .ease(from: self.contentOffset.y, to: contentOffset.y), cause: .program)
  }

  /// Whether a drag ends the editing of text in the window.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// A tap on the status bar brings the top of the content back when this is the only view on screen that allows it.
  open var scrollsToTop = true

  /// Scrolls just so far that a rectangle of the content, or as much of it as fits, is seen; not at all if it is.
  /// - Parameter rect: in points of the content.
  /// - Parameter animated: whether it is seen on its way.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return refuse("contentOffset", rect.description) }
    let insets = adjustedContentInset
    func start(_ shown: CGFloat, _ extent: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      if length > extent { return from <= shown && from + length >= shown + extent ? shown : from }
      return from < shown ? from : max(shown, from + length - extent)
    }
    let visible = bounds.inset(by: insets)
    let x = start(visible.minX, visible.width, rect.minX, rect.width) - insets.left
    let y = start(visible.minY, visible.height, rect.minY, rect.height) - insets.top
    let target = clamped(CGPoint(x: x, y: y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Where it is, it stays. The delegate is told the end of what it did.
  open func stopScrollingAndZooming() {
    endTurning()
    pan.cancelIfActive()
    pinchGestureRecognizer?.cancelIfActive()
    stopMotion()
  }

  // MARK: Zoom

  /// How small a pinch can make the view for zooming; 1 by default.
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
  /// How large a pinch can make the view for zooming; 1 by default, with which no pinch is followed.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      // Infinite is no limit.
      guard !maximumZoomScale.isNaN else {
        refuse("maximumZoomScale")
        maximumZoomScale = oldValue
        return
      }
      updatePinch()
    }
  }
  /// Fingers may go beyond the limits, to which it then returns.
  open var bouncesZoom = true
  /// Two fingers change the scale now.
  open internal(set) var isZooming = false
  /// It returns to a limit of the scale.
  open internal(set) var isZoomBouncing = false
  /// There is one when the limits of the scale differ.
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  final var zooming = ScrollZooming()

  /// How large the delegate's view for zooming is shown; 1 without one. Set within the limits.
  open var zoomScale: CGFloat {
    get { viewForZooming?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Makes the content larger or smaller about the middle of what is visible.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return refuse("zoomScale") }
    zoom(toScale: scale, keeping: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Makes a rectangle as large as fits and brings it to the middle.
  /// - Parameter rect: in the coordinates of the delegate's view for zooming.
  /// - Parameter animated: whether it is seen on its way.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return refuse("zoomScale", rect.description) }
    zoomIn(to: rect, animated: animated)
  }

  // MARK: Changes

  /// Where the content is to come to rest after a drag; a page when paging.
  /// - Parameter velocity: points per second.
  final func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    avoidingPartOfBar(
      adjustedTarget(
        proposed: isPagingEnabled ? restingPage(proposed: proposed, velocity: velocity) : proposed, velocity: velocity))
  }

  /// For subclasses that rest only at certain places: the one for a proposal.
  /// - Parameter velocity: points per second.
  package func adjustedTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether keys are for it only while something in it has the focus.
  package var scrollsOnlyWithFocus: Bool { false }

  /// The content offset has changed.
  func contentDidScroll() { tellDelegateOfScrolling() }

  /// A finger or a motion does not hold the content any more; the motion that follows a finger may be about to begin.
  func contentWasLetGo() { refreshControl?.fingerDidLeave() }

  /// A finger or the program has ended a motion before its end.
  func contentWasStopped() {}

  final func tellDelegateOfScrolling() { tracedScrollDelegate?.didScroll() }

  /// The view is laid out whenever its content has moved: programs place what is seen in `layoutSubviews()`.
  override func boundsDidChange(from old: CGRect) {
    adaptContentToBounds(from: old)
    if bounds.origin != old.origin { setNeedsLayout() }
  }

  final func adaptContentToBounds(from old: CGRect) {
    adaptToBounds(from: old)
    if refreshControl != nil { placeRefreshControl() }
    onContentMove?()
    if bounds.origin != old.origin { contentDidScroll() }
    indicators.update(in: self)
    guard bounds.size != old.size else { return }
    updateAdjustedContentInset()
    keepMotionInRange()
    if isResting { moveContent(to: clamped(contentOffset)) }
  }

  // MARK: Guides

  /// The content's rectangle, from the origin. Constraints to it say how large the content is.
  open var contentLayoutGuide: UILayoutGuide { ownContentGuide }

  /// What is seen of the content's coordinates: the bounds.
  open var frameLayoutGuide: UILayoutGuide { ownFrameGuide }
}
