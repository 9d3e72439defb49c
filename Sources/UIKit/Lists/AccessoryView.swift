import Runtime

/// An accessory of a list cell. Those that can be tapped have a touch area larger than their appearance.
@MainActor final class AccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  /// The view displayed while the cell is selected, for `multiselect`.
  private var checked: UIView?
  private var face: UIView?
  private var line: UIView?
  /// The closure for a tap, stored so that the view can be reused for another accessory of the same type.
  private var onPress: (() -> Void)?

  init(_ accessory: UICellAccessory, isMirrored: Bool) {
    self.accessory = accessory
    super.init(frame: .zero)
    show(accessory, isMirrored: isMirrored)
    addAction(UIAction(handler: weakly(self) { $0.onPress?() }), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the closure for a tap; nil for an accessory that cannot be tapped.
  func setPress(_ press: (() -> Void)?) {
    onPress = press
    isUserInteractionEnabled = press != nil || accessory.accessoryType == .reorder || isCustom
    accessibilityTraits = press == nil ? .none : .button
    isAccessibilityElement = press != nil
  }

  override var isOnlySeen: Bool { onPress == nil && accessory.accessoryType != .reorder }

  private var isCustom: Bool { accessory.accessoryType == .customView }

  /// Adopts the appearance of an accessory of the same type.
  func show(_ accessory: UICellAccessory, isMirrored: Bool) {
    self.accessory = accessory
    face?.removeFromSuperview()
    checked?.removeFromSuperview()
    line?.removeFromSuperview()
    (checked, line) = (nil, nil)
    let tint = accessory.tintColor
    let view: UIView
    switch accessory.look {
    case .custom(let configuration):
      view = configuration.customView
      if !configuration.maintainsFixedSize { view.bounds.size = view.sizeThatFits(view.bounds.size) }
    case .label(let text, let font, let adjusts):
      let label = UILabel()
      label.text = text
      label.font = font
      label.adjustsFontForContentSizeCategory = adjusts
      label.textColor = tint ?? .secondaryLabel
      fit(label)
      view = label
    case .reorder(let showsLine):
      view = GlyphView.handle(tint ?? .tertiaryLabel)
      accessibilityLabel = "Reorder"
      if showsLine {
        let line = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 0))
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        self.line = line
        addSubview(line)
      }
    case .multiselect(let background):
      view = GlyphView.circle(tint ?? .tertiaryLabel)
      let checked = GlyphView.checkedCircle(background ?? .tintColor)
      self.checked = checked
      checked.alpha = 0
    case .outline:
      view = GlyphView.chevron(tint ?? .tintColor, isMirrored: isMirrored)
      accessibilityLabel = "Expand"
    case .plain:
      switch accessory.accessoryType {
      case .checkmark: view = GlyphView.checkmark(tint ?? .tintColor)
      case .delete:
        view = GlyphView.sign(tint ?? .systemRed, isPlus: false)
        accessibilityLabel = "Delete"
      case .insert:
        view = GlyphView.sign(tint ?? .systemGreen, isPlus: true)
        accessibilityLabel = "Insert"
      case .detail:
        view = GlyphView.detail(tint ?? .tintColor)
        accessibilityLabel = "More Info"
      default: view = GlyphView.chevron(tint ?? .tertiaryLabel, isMirrored: isMirrored)
      }
    }
    face = view
    addSubview(view)
    if let checked { addSubview(checked) }
    setNeedsLayout()
  }

  private func fit(_ label: UILabel) { label.bounds.size = label.sizeThatFits(.zero) }

  override var subviewObserver: (any SubviewObserver)? { self }

  /// Called when its text has been resized because of its traits.
  func intrinsicSizeDidChange(of subview: UIView) {
    guard subview === face, let label = subview as? UILabel, !isCustom else { return }
    fit(label)
    setNeedsLayout()
    (superview as? UICollectionViewListCell)?.partsDidChange()
  }

  /// The width that it needs in a row, in points.
  var width: CGFloat {
    let own = face?.bounds.width ?? 0
    switch accessory.reservedLayoutWidth {
    case .actual: return own
    case .standard: return max(AccessoryView.standardWidth, isCustom ? own : 0)
    case .custom(let width): return width
    }
  }

  static let standardWidth: CGFloat = 24

  func setSelected(_ isSelected: Bool) { checked?.alpha = isSelected ? 1 : 0 }

  /// Rotates an outline's chevron down or back.
  func setExpanded(_ isExpanded: Bool, isMirrored: Bool) {
    guard accessory.accessoryType == .outlineDisclosure else { return }
    let angle: CGFloat = isExpanded ? (isMirrored ? -.pi / 2 : .pi / 2) : 0
    face?.transform = CGAffineTransform(rotationAngle: angle)
    accessibilityLabel = isExpanded ? "Collapse" : "Expand"
  }

  /// Whether there is a line before the handle.
  private(set) var showsLine = false

  func setLineShown(_ isShown: Bool) {
    showsLine = isShown
    line?.alpha = isShown ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    face?.center = middle
    checked?.center = middle
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line?.frame = CGRect(x: isMirrored ? bounds.maxX + 8 : -9, y: bounds.midY - 8.5, width: 1, height: 17)
  }

  /// Returns whether a point is in the touch area, which has the height of the cell and a width of 44 points.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, 44 - bounds.width) / 2
    return bounds.insetBy(dx: -missing, dy: 0).contains(point)
  }

  override func stateDidChange() { alpha = isHighlighted ? 0.4 : 1 }
}

extension AccessoryView: SubviewObserver {}
