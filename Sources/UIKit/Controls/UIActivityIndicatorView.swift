/// A view that shows that a task of unknown duration is in progress. While it is stopped, hidden or in no window, it
/// costs nothing.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the indicator: 20 points on each side, or 37.
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  /// Creates a stopped indicator of its natural size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Creates an indicator of medium size, centred in the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(spokes)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    update()
  }

  private let spokes = SpokesView()

  /// The size of the indicator; `medium` by default.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether it is hidden while it is stopped.
  open var hidesWhenStopped = true { didSet { update() } }

  /// The colour of the spokes; nil for grey.
  open var color: UIColor! = .systemGray { didSet { spokes.color = color ?? .systemGray } }

  /// Whether it was started, even if it is not visible.
  open private(set) var isAnimating = false

  /// Shows the indicator and starts its animation.
  open func startAnimating() {
    isAnimating = true
    update()
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    update()
  }

  open override var isHidden: Bool { didSet { spokes.isTurning = isAnimating && !isHidden } }

  private func update() {
    if hidesWhenStopped { isHidden = !isAnimating }
    spokes.isTurning = isAnimating && !isHidden
    accessibilityLabel = isAnimating ? "In progress" : "Progress halted"
    accessibilityValue = isAnimating ? "1" : "0"
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spokes.bounds.size = style.size
    spokes.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
  open override var intrinsicContentSize: CGSize { style.size }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    switch self {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }
}
