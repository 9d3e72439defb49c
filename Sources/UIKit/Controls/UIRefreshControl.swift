import Runtime

/// Has the content of a scroll view loaded anew when it is pulled down far enough; see `UIScrollView.refreshControl`.
/// Then it turns, above the content, until `endRefreshing()`, and sends `valueChanged`.
///
/// It lies directly above the content. Pulled further it stays at the upper edge.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The room above the content while it is refreshing, in points.
  static let height: CGFloat = 60
  /// How far the content is pulled until refreshing begins, in points of its offset.
  private static let threshold: CGFloat = 100
  /// So far nothing of the control is seen, in points.
  private static let silence: CGFloat = 16
  private static let wheel = CGSize(width: 28, height: 28)
  /// Seconds.
  private static let leaving: TimeInterval = 0.25

  public convenience init() { self.init(frame: .zero) }

  /// - Parameter frame: its scroll view gives it another one.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIRefreshControl.height)))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // A finger on it moves the content.
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

  /// Refreshing is over, and the finger that began it is still on the content.
  private var isSpent = false

  // MARK: Refreshing

  /// From the moment when the content has been pulled far enough, or `beginRefreshing()`, until `endRefreshing()`.
  open private(set) var isRefreshing = false

  /// Shows that refreshing was begun otherwise. Sends no events, and leaves the content where it is: scroll it to have the
  /// control seen.
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

  /// The content is loaded: it slides back unless a finger holds it.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isAccessibilityElement = false
    accessibilityLabel = nil
    isSpent = refreshedScrollView?.isTracking ?? false
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

  /// Nothing but text without a title.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  // MARK: In its scroll view

  private var refreshedScrollView: UIScrollView? {
    guard let scrollView = superview as? UIScrollView, scrollView.refreshControl === self else { return nil }
    return scrollView
  }

  /// One that is put into a scroll view that has none is its control.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scrollView = superview as? UIScrollView, scrollView.refreshControl == nil {
      scrollView.refreshControl = self
    }
  }

  /// Places it where the content is now.
  /// - Parameter distance: how far the content is below its place of rest, in points, without the control's room.
  func follow(_ bounds: CGRect, pulledBy distance: CGFloat) {
    let frame = CGRect(
      x: bounds.minX, y: min(-UIRefreshControl.height, -distance), width: bounds.width, height: UIRefreshControl.height)
    if frame != layer.untransformedFrame { placeUntransformed(in: frame) }
    guard !isRefreshing, !spokes.isTurning else { return }
    let part = (distance - UIRefreshControl.silence) / (UIRefreshControl.threshold - UIRefreshControl.silence)
    spokes.shownCount = isSpent ? 0 : Int(min(max(part, 0), 1) * CGFloat(SpokesView.count))
  }

  /// A finger has moved the content.
  func fingerDidMove(pulledBy distance: CGFloat) {
    guard !isRefreshing, !isSpent, isEnabled, distance >= UIRefreshControl.threshold else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// There is no finger on the content any more.
  func fingerDidLeave() { isSpent = false }

  // MARK: Look

  /// Of the spokes; grey until one is set.
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
