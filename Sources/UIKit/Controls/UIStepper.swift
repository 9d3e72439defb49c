import Runtime

/// Two buttons that decrement and increment a value. It sends `valueChanged`; buttons repeat while they are held.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The size of every stepper, in points.
  private static let size = CGSize(width: 94, height: 32)
  private static let radius: CGFloat = 8
  private static let line = CGSize(width: 1, height: 18)
  /// The time in seconds until a held button repeats.
  private static let repeatDelay: TimeInterval = 0.5
  private static let interval: TimeInterval = 0.1

  /// Creates a stepper.
  /// - Parameter frame: The frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds = CGRect(origin: .zero, size: UIStepper.size)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = UIStepper.radius
    divider.backgroundColor = .separator
    divider.isUserInteractionEnabled = false
    for view in [minus, plus, divider] { addSubview(view) }
    for (button, direction) in [(minus, -1.0), (plus, 1.0)] {
      button.addAction(
        UIAction(handler: weakly(self) { (stepper: UIStepper) in stepper.press(direction) }), for: .touchDown)
      button.addAction(
        UIAction(handler: weakly(self) { (stepper: UIStepper) in stepper.release() }),
        for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    }
    update()
  }

  private let minus = StepperButton("minus", label: "Decrement")
  private let plus = StepperButton("plus", label: "Increment")
  private let divider = UIView()
  private var current = 0.0
  private var timer: MediaTimer?
  /// Whether the value has changed since a button was pressed, without an event.
  private var hasUnreportedChange = false

  // MARK: Value

  /// The value, clamped to the range between minimum and maximum. Setting it sends no events.
  open var value: Double {
    get { current }
    set {
      guard !newValue.isNaN else { return refuse("value") }
      current = min(max(newValue, minimumValue), maximumValue)
      update()
    }
  }

  /// The lowest value; 0 by default.
  open var minimumValue: Double = 0 {
    didSet {
      guard !minimumValue.isNaN else {
        refuse("minimumValue")
        minimumValue = oldValue
        return
      }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The highest value; 100 by default.
  open var maximumValue: Double = 100 {
    didSet {
      guard !maximumValue.isNaN else {
        refuse("maximumValue")
        maximumValue = oldValue
        return
      }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// The difference of a step, above 0.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue.isFinite else {
        refuse("stepValue")
        stepValue = oldValue
        return
      }
      ensure(stepValue > 0, "The stepValue of a stepper must be above 0, but is \(stepValue).")
    }
  }

  /// Whether an event is sent for each step, or only at the end of a touch.
  open var isContinuous = true
  /// Whether a held button repeats: after half a second, then every tenth of a second.
  open var autorepeat = true { didSet { if !autorepeat { stopRepeating() } } }
  /// Whether a step beyond the maximum continues at the minimum, and vice versa.
  open var wraps = false { didSet { update() } }

  // MARK: Steps

  private func press(_ direction: Double) {
    step(direction)
    if autorepeat { goOn(direction, after: UIStepper.repeatDelay) }
  }

  private func goOn(_ direction: Double, after delay: TimeInterval) {
    timer = layer.screenContext.clock.schedule(after: delay, for: self) { stepper in
      stepper.step(direction)
      if stepper.timer != nil { stepper.goOn(direction, after: UIStepper.interval) }
    }
  }

  private func stopRepeating() {
    timer?.cancel()
    timer = nil
  }

  private func release() {
    stopRepeating()
    if hasUnreportedChange { tell() }
  }

  private func step(_ direction: Double) {
    let old = current
    var new = current + direction * stepValue
    if wraps, old == maximumValue, direction > 0 { new = minimumValue }
    if wraps, old == minimumValue, direction < 0 { new = maximumValue }
    value = new
    guard current != old else { return stopRepeating() }
    if isContinuous { tell() } else { hasUnreportedChange = true }
  }

  private func tell() {
    hasUnreportedChange = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Appearance

  /// True: the buttons are activated instead.
  package override var isOnlySeen: Bool { true }

  private func update() {
    minus.isEnabled = isEnabled && (wraps || current > minimumValue)
    plus.isEnabled = isEnabled && (wraps || current < maximumValue)
    for button in [minus, plus] { button.color = ownTint == nil ? .label : .tintColor }
    let isInteger = current == current.rounded() && abs(current) < 1e9
    let words = isInteger ? "\(Int(current))" : "\(current)"
    accessibilityValue = words
    for button in [minus, plus] { button.accessibilityValue = words }
  }

  override func stateDidChange() { update() }

  /// Updates the colour of the signs; black on a light background and white on a dark one by default.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = bounds.width / 2
    minus.frame = CGRect(x: isMirrored ? half : 0, y: 0, width: half, height: bounds.height)
    plus.frame = CGRect(x: isMirrored ? 0 : half, y: 0, width: half, height: bounds.height)
    divider.frame = CGRect(
      x: half - UIStepper.line.width / 2, y: (bounds.height - UIStepper.line.height) / 2, width: UIStepper.line.width,
      height: UIStepper.line.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
  open override var intrinsicContentSize: CGSize { UIStepper.size }
}

/// One half of a stepper, with a sign.
@MainActor private final class StepperButton: UIControl {
  private let image: UIImageView
  private static let radius: CGFloat = 8

  init(_ symbol: String, label: String) {
    let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
    image = UIImageView(image: UIImage(systemName: symbol, withConfiguration: configuration))
    super.init(frame: .zero)
    image.contentMode = .center
    layer.cornerRadius = StepperButton.radius
    addSubview(image)
    accessibilityLabel = label
    accessibilityTraits = .button
    stateDidChange()
  }

  required init?(coder: NSCoder) { nil }

  var color = UIColor.label { didSet { if color != oldValue { stateDidChange() } } }

  override func stateDidChange() {
    image.tintColor = isEnabled ? color == .tintColor ? nil : color : .tertiaryLabel
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
  }
}
