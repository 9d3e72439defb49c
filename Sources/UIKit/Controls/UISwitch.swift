/// A control that is on or off. A tap or a drag toggles it, which sends `valueChanged`.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The size of every switch, in points.
  private static let size = CGSize(width: 63, height: 28)
  private static let knobWidth: CGFloat = 37
  private static let margin: CGFloat = 2
  /// The duration of an animated change, in seconds.
  private static let duration: TimeInterval = 0.25

  /// Creates a switch.
  /// - Parameter frame: The frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds = CGRect(origin: .zero, size: UISwitch.size)
    setUp()
  }

  private func setUp() {
    for view in [track, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    update()
  }

  private let track = UIView()
  private let knob = UIView()
  private var on = false
  private var touchStart: CGFloat = 0
  private var wasDragged = false

  /// Whether the switch is on. Setting it is not animated and sends no events.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the state without sending events.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != self.on else { return }
    self.on = on
    if animated { animateUpdate() } else { update() }
  }

  /// The colour of the track when the switch is on; nil for green.
  open var onTintColor: UIColor? { didSet { update() } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { update() } }

  private func animateUpdate() {
    UIView.animate(withDuration: UISwitch.duration) { [self] in update() }
  }

  /// Updates the appearance. While pressed, the thumb is wider, as on iOS.
  private func update() {
    track.frame = CGRect(origin: .zero, size: UISwitch.size)
    track.layer.cornerRadius = UISwitch.size.height / 2
    track.backgroundColor = on ? onTintColor ?? .systemGreen : .secondarySystemFill
    let height = UISwitch.size.height - 2 * UISwitch.margin
    let width = isHighlighted ? UISwitch.knobWidth + 7 : UISwitch.knobWidth
    let x = on ? UISwitch.size.width - UISwitch.margin - width : UISwitch.margin
    knob.frame = CGRect(x: x, y: UISwitch.margin, width: width, height: height)
    knob.layer.cornerRadius = height / 2
    knob.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
    accessibilityTraits = .button
    accessibilityValue = on ? "1" : "0"
  }

  override func stateDidChange() {
    if window != nil { animateUpdate() } else { update() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(width: UISwitch.size.width - insets.left - insets.right, height: UISwitch.size.height)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1) }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    wasDragged = false
    if let touch = touches.first { touchStart = touch.location(in: self).x }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isTracking, let touch = touches.first else { return }
    let x = touch.location(in: self).x
    guard wasDragged || abs(x - touchStart) >= 10 else { return }
    wasDragged = true
    turn(x > UISwitch.size.width / 2)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTap = isTracking && isTouchInside && !wasDragged
    super.touchesEnded(touches, with: event)
    if isTap { turn(!on) }
  }

  private func turn(_ isOn: Bool) {
    guard isOn != on else { return }
    setOn(isOn, animated: true)
    sendActions(for: .valueChanged)
  }
}
