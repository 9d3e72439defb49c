/// A bar that fills from its leading end with the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The style: a bar with rounded ends, 4 points high, or one with straight ends for the edge of another bar, 2.5
  /// points high.
  public enum Style: Int, Sendable { case `default` = 0, bar = 1 }

  /// The duration of an animated change, in seconds.
  private static let duration: TimeInterval = 0.25

  /// Creates a bar 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
    progressViewStyle = style
  }

  /// Creates a bar.
  /// - Parameter frame: The frame, in which the bar is vertically centred.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(track)
    track.clipsToBounds = true
    track.addSubview(filled)
    isAccessibilityElement = true
    accessibilityLabel = "Progress"
    accessibilityTraits = .updatesFrequently
    update()
  }

  private let track = UIView()
  private let filled = UIView()
  private var current: Float = 0

  /// The style of the bar.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      update()
    }
  }

  /// The progress from 0 to 1. Values outside this range are clamped.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, from 0 to 1; values outside are clamped.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return refuse("progress") }
    current = min(max(progress, 0), 1)
    if animated { UIView.animate(withDuration: UIProgressView.duration) { [self] in update() } } else { update() }
  }

  /// The colour of the filled part; nil for the tint.
  open var progressTintColor: UIColor? { didSet { update() } }
  /// The colour of the track; nil for a light grey, or none in the style `bar`.
  open var trackTintColor: UIColor? { didSet { update() } }

  private func update() {
    let height = progressViewStyle.height
    track.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    let width = bounds.width * CGFloat(current)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    filled.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: height)
    let radius = progressViewStyle == .default ? height / 2 : 0
    for view in [track, filled] { view.layer.cornerRadius = radius }
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .default ? .systemFill : .clear)
    filled.backgroundColor = progressTintColor ?? .tintColor
    accessibilityValue = "\(Int((current * 100).rounded()))%"
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }
}

extension UIProgressView.Style {
  fileprivate var height: CGFloat {
    switch self {
    case .default: 4
    case .bar: 2.5
    }
  }
}
