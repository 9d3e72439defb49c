/// A control with a thumb on a track that selects a value. It sends `valueChanged`.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let height: CGFloat = 34
  private static let knobSize = CGSize(width: 37, height: 24)
  private static let trackHeight: CGFloat = 6
  /// The distance from the thumb at which a touch may begin, in points.
  private static let reach: CGFloat = 10

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [rest, filled, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for track in [rest, filled] { track.layer.cornerRadius = UISlider.trackHeight / 2 }
    knob.layer.cornerRadius = UISlider.knobSize.height / 2
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    accessibilityTraits = .adjustable
    update()
  }

  private let rest = UIView()
  private let filled = UIView()
  private let knob = UIView()
  private var current: Float = 0
  /// The distance from the centre of the thumb to the finger, in points.
  private var grip: CGFloat = 0

  // MARK: Value

  /// The value, clamped to the range between minimum and maximum.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the leading end; 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue.isFinite else {
        refuse("minimumValue")
        minimumValue = oldValue
        return
      }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(current, animated: false)
    }
  }

  /// The value at the trailing end; 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue.isFinite else {
        refuse("maximumValue")
        maximumValue = oldValue
        return
      }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(current, animated: false)
    }
  }

  /// Sets the value without sending events.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return refuse("value") }
    current = min(max(value, minimumValue), maximumValue)
    if animated { UIView.animate(withDuration: 0.25) { [self] in update() } } else { update() }
  }

  /// Whether `valueChanged` is sent during a drag, not only at its end.
  open var isContinuous = true

  /// The colour of the track before the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { update() } }
  /// The colour of the track after the thumb; nil for a light grey.
  open var maximumTrackTintColor: UIColor? { didSet { update() } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { update() } }

  // MARK: Appearance

  private var fraction: CGFloat {
    maximumValue > minimumValue ? CGFloat((current - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  /// The range of the thumb's centre, in points.
  private var travel: CGFloat { max(0, bounds.width - UISlider.knobSize.width) }

  private func update() {
    let size = UISlider.knobSize
    let x = size.width / 2 + fraction * travel
    let y = bounds.height / 2
    knob.frame = CGRect(origin: CGPoint(x: (x - size.width / 2).rounded(), y: y - size.height / 2), size: size)
    let top = y - UISlider.trackHeight / 2
    rest.frame = CGRect(x: 0, y: top, width: bounds.width, height: UISlider.trackHeight)
    // At the ends of the range, all of the track or none of it is filled.
    let filledWidth = fraction <= 0 ? 0 : fraction >= 1 ? bounds.width : x
    filled.frame = CGRect(x: 0, y: top, width: filledWidth, height: UISlider.trackHeight)
    rest.backgroundColor = maximumTrackTintColor ?? .systemFill
    filled.backgroundColor = minimumTrackTintColor ?? .tintColor
    knob.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
    accessibilityValue = "\(Int((fraction * 100).rounded()))%"
  }

  // MARK: Accessibility

  /// Increments the value by a tenth of the range, as on iOS.
  open override func accessibilityIncrement() { adjust(by: 0.1) }
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by share: Float) {
    guard isEnabled else { return }
    setValue(current + share * (maximumValue - minimumValue), animated: false)
    sendActions(for: .valueChanged)
  }

  override func stateDidChange() { update() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UISlider.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height)
  }

  // MARK: Touches

  /// Returns false for recognisers of ancestors, because a touch on the thumb belongs to the slider.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer.view !== self { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let location = touch.location(in: self)
    guard knob.frame.insetBy(dx: -UISlider.reach, dy: -UISlider.reach).contains(location) else { return }
    grip = location.x - knob.center.x
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isTracking, let touch = touches.first, travel > 0 else { return }
    let part = (touch.location(in: self).x - grip - UISlider.knobSize.width / 2) / travel
    let old = current
    setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: false)
    if isContinuous, current != old { sendActions(for: .valueChanged) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    if wasTracking, !isContinuous { sendActions(for: .valueChanged) }
  }
}
