import Runtime

/// A row of dots for pages, of which the current one is dark. A tap on the trailing half moves forward by a page, one
/// on the leading half back, and dragging along the dots selects their pages; each sends `valueChanged`.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A background during a drag along the dots.
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// The kind of interaction in progress.
  public enum InteractionState: Int, Sendable {
    case none = 0
    /// A touch such as a tap.
    case discrete = 1
    /// A drag along the dots.
    case continuous = 2
  }

  private static let dot: CGFloat = 7
  /// The distance between the centres of adjacent dots, in points.
  private static let pitch: CGFloat = 18
  private static let height: CGFloat = 26
  /// The padding at both ends of the dots, in points.
  private static let padding: CGFloat = 15.5
  /// The distance after which a touch becomes a drag, in points.
  private static let hysteresis: CGFloat = 10
  /// The scale of the dots that stand for pages without dots of their own.
  private static let smallScale: CGFloat = 0.6

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    plate.isUserInteractionEnabled = false
    plate.backgroundColor = .tertiarySystemFill
    addSubview(plate)
    accessibilityTraits = .adjustable
    update()
  }

  private let plate = UIView()
  private var dots: [UIView] = []
  /// The position at which a touch began.
  private var touchStart: CGFloat = 0

  // MARK: Pages

  /// The number of pages, at least 0. The current page stays below it.
  open var numberOfPages = 0 {
    didSet {
      ensure(numberOfPages >= 0, "A page control cannot have \(numberOfPages) pages. Use 0 or more.")
      guard numberOfPages != oldValue else { return }
      page = clamped(page)
      invalidateIntrinsicContentSize()
      update()
    }
  }

  /// The index of the current page, clamped to the pages. Setting it sends no events.
  open var currentPage: Int {
    get { page }
    set {
      page = clamped(newValue)
      update()
    }
  }

  private var page = 0

  private func clamped(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  /// Whether the control is hidden if there is only one page or none.
  open var hidesForSinglePage = false { didSet { update() } }

  // MARK: Appearance

  /// The colour of the other pages' dots; nil for a light grey.
  open var pageIndicatorTintColor: UIColor? { didSet { update() } }
  /// The colour of the current page's dot; nil for black on a light background, white on a dark one.
  open var currentPageIndicatorTintColor: UIColor? { didSet { update() } }
  /// The background, which `prominent` always shows and `minimal` never.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { update() } }

  /// The current interaction.
  open private(set) var interactionState = InteractionState.none { didSet { update() } }

  /// Whether dragging along the dots is enabled.
  open var allowsContinuousInteraction = true

  /// Returns the size needed for some number of dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard pageCount > 0 else { return CGSize(width: 0, height: UIPageControl.height) }
    return CGSize(
      width: CGFloat(pageCount - 1) * UIPageControl.pitch + UIPageControl.dot + 2 * UIPageControl.padding,
      height: UIPageControl.height)
  }

  /// The pages with dots: as many as fit, including the current one.
  private var shownPages: Range<Int> {
    let room = bounds.width - 2 * UIPageControl.padding - UIPageControl.dot
    let count = min(numberOfPages, max(1, Int((room / UIPageControl.pitch + 1e-6).rounded(.down)) + 1))
    let first = max(0, min(page - count / 2, numberOfPages - count))
    return first..<(first + count)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func update() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: UIPageControl.dot, height: UIPageControl.dot))
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = UIPageControl.dot / 2
      addSubview(dot)
      dots.append(dot)
    }
    let isSeen = numberOfPages > 1 || !hidesForSinglePage
    let shown = shownPages
    for (index, dot) in dots.enumerated() {
      dot.isHidden = !isSeen || !shown.contains(index)
      dot.backgroundColor =
        index == page ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      dot.center = CGPoint(x: place(of: index, in: shown), y: bounds.midY)
      let standsForOthers =
        (index == shown.lowerBound && index > 0) || (index == shown.upperBound - 1 && index < numberOfPages - 1)
      let scale = standsForOthers && index != page ? UIPageControl.smallScale : 1
      dot.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    let isOnPlate = backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
    plate.isHidden = !isSeen || !isOnPlate
    let size = self.size(forNumberOfPages: shown.count)
    plate.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    plate.layer.cornerRadius = size.height / 2
    alpha = isEnabled ? 1 : 0.5
    accessibilityValue = "page \(min(page + 1, numberOfPages)) of \(numberOfPages)"
  }

  /// Returns the centre of a page's dot.
  private func place(of page: Int, in shown: Range<Int>) -> CGFloat {
    let fromMiddle = (CGFloat(page - shown.lowerBound) - CGFloat(shown.count - 1) / 2) * UIPageControl.pitch
    return bounds.midX + (isMirrored ? -fromMiddle : fromMiddle)
  }

  override func stateDidChange() { update() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  // MARK: Changes by the user

  private func choose(_ new: Int) {
    let new = clamped(new)
    guard new != page else { return }
    page = new
    update()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func accessibilityIncrement() { if isEnabled { choose(page + 1) } }
  open override func accessibilityDecrement() { if isEnabled { choose(page - 1) } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard isTracking, let touch = touches.first else { return }
    touchStart = touch.location(in: self).x
    interactionState = .discrete
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isTracking, allowsContinuousInteraction, let x = touches.first?.location(in: self).x else { return }
    if interactionState == .continuous || abs(x - touchStart) >= UIPageControl.hysteresis {
      interactionState = .continuous
      let shown = shownPages
      let fromMiddle = (x - bounds.midX) * (isMirrored ? -1 : 1) / UIPageControl.pitch
      let index = (fromMiddle + CGFloat(shown.count - 1) / 2).rounded()
      choose(shown.lowerBound + Int(min(max(index, 0), CGFloat(shown.count - 1))))
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTap = isTracking && isTouchInside && interactionState != .continuous
    super.touchesEnded(touches, with: event)
    interactionState = .none
    guard isTap, let x = touches.first?.location(in: self).x else { return }
    choose(page + ((x >= bounds.midX) != isMirrored ? 1 : -1))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    interactionState = .none
  }
}
