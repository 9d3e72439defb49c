import Runtime

/// A control with which the user reloads the content of a scroll view by pulling it down; see
/// `UIScrollView.refreshControl`. It then sends `valueChanged` and turns above the content until `endRefreshing()`.
///
/// It is directly above the content. Pulled further, it stays at the top edge.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height above the content while it is refreshing, in points.
  static let height: CGFloat = 60
  /// The distance that the content is pulled until refreshing begins, in points of its offset.
  private static let threshold: CGFloat = 100
  /// The distance up to which the control is invisible, in points.
  private static let deadZone: CGFloat = 16
  private static let wheel = CGSize(width: 28, height: 28)
  /// The duration of the disappearance, in seconds.
  private static let leaving: TimeInterval = 0.25

  public convenience init() { self.init(frame: .zero) }

  /// Creates a control.
  /// - Parameter frame: The frame, which the scroll view replaces.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIRefreshControl.height)))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // A touch on it scrolls the content.
    isUserInteractionEnabled = false
    title.textAlignment = .center
    title.font = .preferredFont(forTextStyle: .footnote)
    title.textColor = .secondaryLabel
    addSubview(spokes)
    addSubview(title)
    spokes.shownCount = 0
    accessibilityTraits = .updatesFrequently
  }

  private let spokes = SpokesView()
  private let title = UILabel()

  /// Whether refreshing has ended while the finger that began it is still on the content.
  private var hasEnded = false

  // MARK: Refreshing

  /// Whether refreshing is in progress, from the pull or `beginRefreshing()` until `endRefreshing()`.
  open private(set) var isRefreshing = false

  /// Displays refreshing that was begun by the program. It sends no events and does not scroll: to make the control
  /// visible, scroll the content.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isAccessibilityElement = true
    accessibilityLabel = "In progress"
    spokes.transform = .identity
    spokes.alpha = 1
    spokes.isTurning = true
    refreshedScrollView?.setRefreshInset(UIRefreshControl.height)
  }

  /// Ends refreshing. The content slides back unless a finger holds it.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isAccessibilityElement = false
    accessibilityLabel = nil
    hasEnded = refreshedScrollView?.isTracking ?? false
    UIView.animate(withDuration: UIRefreshControl.leaving) { [self] in
      spokes.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      spokes.alpha = 0
    } completion: { [self] _ in
      if !isRefreshing { rest() }
    }
    refreshedScrollView?.setRefreshInset(0)
  }

  private func rest() {
    spokes.isTurning = false
    spokes.shownCount = 0
    spokes.transform = .identity
    spokes.alpha = 1
  }

  /// The title below the indicator, or nil.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  // MARK: The scroll view

  private var refreshedScrollView: UIScrollView? {
    guard let scrollView = superview as? UIScrollView, scrollView.refreshControl === self else { return nil }
    return scrollView
  }

  /// Makes the control that of a scroll view without one when it is added to it.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scrollView = superview as? UIScrollView, scrollView.refreshControl == nil {
      scrollView.refreshControl = self
    }
  }

  /// Places the control for the current position of the content.
  /// - Parameter distance: The distance of the content below its rest position in points, without the control's height.
  func follow(_ bounds: CGRect, pulledBy distance: CGFloat) {
    let frame = CGRect(
      x: bounds.minX, y: min(-UIRefreshControl.height, -distance), width: bounds.width, height: UIRefreshControl.height)
    if frame != layer.untransformedFrame { placeUntransformed(in: frame) }
    guard !isRefreshing, !spokes.isTurning else { return }
    let part = (distance - UIRefreshControl.deadZone) / (UIRefreshControl.threshold - UIRefreshControl.deadZone)
    spokes.shownCount = hasEnded ? 0 : Int(min(max(part, 0), 1) * CGFloat(SpokesView.count))
  }

  /// Called when a drag has moved the content.
  func fingerDidMove(pulledBy distance: CGFloat) {
    guard !isRefreshing, !hasEnded, isEnabled, distance >= UIRefreshControl.threshold else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Called when there is no finger on the content any more.
  func fingerDidLeave() { hasEnded = false }

  // MARK: Appearance

  /// Updates the colour of the spokes, which is grey by default.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spokes.color = ownTint == nil ? .systemGray : tintColor
  }

  package override var isOnlySeen: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = attributedTitle == nil ? 0 : title.intrinsicContentSize.height
    spokes.bounds.size = UIRefreshControl.wheel
    spokes.center = CGPoint(x: bounds.midX, y: (bounds.height - room) / 2)
    title.frame = CGRect(x: 0, y: bounds.height - room - 4, width: bounds.width, height: room)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIRefreshControl.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIRefreshControl.height)
  }
}
