import Runtime

/// A title to press, with an image left of it, or an image alone.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// - Parameter primaryAction: performed when pressed; its title and image are the button's.
  /// - Parameter frame: in the superview's coordinates, in points.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public let titleLabel: UILabel? = UILabel()

  /// In the button while it has an image.
  public let imageView: UIImageView? = UIImageView()

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var titleThatIsName: String?

  private func setUp() {
    titleLabel!.textAlignment = .center
    addSubview(titleLabel!)
    imageView!.accessibilityTraits = .none
    accessibilityTraits = .button
    updateForState()
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateForState()
  }

  open func title(for state: State) -> String? { titles[state] }

  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    updateForState()
  }

  open func image(for state: State) -> UIImage? { images[state] }

  /// That of the state, else that for `normal`.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateForState()
  }

  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// That of the state, else that for `normal`, else white for custom buttons and the tint for others; grey while disabled.
  open var currentTitleColor: UIColor {
    if !isEnabled { return titleColors[.disabled] ?? .tertiaryLabel }
    return titleColors[state] ?? titleColors[.normal] ?? (buttonType == .custom ? .white : .tintColor)
  }

  /// As it was made.
  public final internal(set) var buttonType = ButtonType.custom { didSet { updateForState() } }

  // MARK: Menus

  /// Opened by a press with ``UIControl/showsMenuAsPrimaryAction``, else by a long one.
  open var menu: UIMenu? { didSet { menuDidChange() } }

  /// Whether the button's title and image are those of the action that is on in its menu, whose actions are for one
  /// selection.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  private var longPress: UILongPressGestureRecognizer?

  override var menuForPress: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }

  override func menuDidChange() {
    let isForLongPress = menu != nil && !showsMenuAsPrimaryAction
    if isForLongPress, longPress == nil {
      let press = UILongPressGestureRecognizer()
      press.addHandler(weakly(self) { (button: UIButton) in button.longPressDidChange() })
      addGestureRecognizer(press)
      longPress = press
    }
    longPress?.isEnabled = isForLongPress
    showSelection()
  }

  private func longPressDidChange() {
    if longPress?.state == .began, let menu { open(menu) }
  }

  override func open(_ menu: UIMenu) {
    MenuView.open(menu, at: self, onChoice: weakly(self) { (button: UIButton, _: UIAction) in button.showSelection() })
  }

  private func showSelection() {
    guard changesSelectionAsPrimaryAction, let chosen = menu?.selectedElements.first else { return }
    setTitle(chosen.title, for: .normal)
    setImage(chosen.image, for: .normal)
  }

  /// Shows an action's title and image, and performs it when pressed.
  final func take(_ action: UIAction) {
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Look

  override func stateDidChange() {
    titleLabel!.text = currentTitle
    titleLabel!.textColor = currentTitleColor
    titleLabel!.alpha = isHighlighted ? 0.3 : 1
    show(currentImage)
    // A name of the program's stays.
    if accessibilityLabel == titleThatIsName { accessibilityLabel = currentTitle }
    titleThatIsName = currentTitle
    layoutState?.naturalSizeDidChange()
  }

  override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? { titleLabel!.baselinesFromMiddle }
  override var lineHeightForSpacing: CGFloat { titleLabel!.lineHeightForSpacing }

  private func show(_ image: UIImage?) {
    imageView!.alpha = isHighlighted ? 0.3 : isEnabled ? 1 : 0.5
    guard image !== imageView!.image else { return }
    imageView!.image = image
    if image == nil { imageView!.removeFromSuperview() } else { addSubview(imageView!) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let image = imageView!.image?.size else {
      titleLabel!.frame = bounds
      return
    }
    let title = min(titleLabel!.intrinsicContentSize.width, max(0, bounds.width - image.width))
    let left = (bounds.width - image.width - title) / 2
    imageView!.frame = CGRect(
      x: left, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
    titleLabel!.frame = CGRect(x: left + image.width, y: 0, width: title, height: bounds.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let title = titleLabel!.intrinsicContentSize
    let image = imageView!.image?.size ?? .zero
    return CGSize(width: max(title.width + image.width, 30) + 16, height: max(title.height, image.height) + 12)
  }
}
