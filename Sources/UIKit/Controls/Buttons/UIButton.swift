import Runtime

/// A control with a title and an image left of it, or with an image alone.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Creates a button.
  /// - Parameter primaryAction: The action of a tap, whose title and image the button displays.
  /// - Parameter frame: The frame in the superview's coordinates, in points.
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

  /// The label of the title. Set the title with ``setTitle(_:for:)``.
  open var titleLabel: UILabel? { ownTitleLabel }
  private let ownTitleLabel = UILabel()

  /// The view of the image; nil without an image.
  open var imageView: UIImageView? { ownImageView }
  private let ownImageView = UIImageView()

  private var contents: [State: ButtonContent] = [:]
  private var titleThatIsName: String?

  /// The state of a button with a configuration, created on demand.
  final var configured: ConfiguredButton?

  private func setUp() {
    titleLabel!.textAlignment = .center
    addSubview(titleLabel!)
    imageView!.accessibilityTraits = .none
    accessibilityTraits = .button
    updateForState()
  }

  // MARK: Contents by state

  final func content(for state: State) -> ButtonContent { contents[state] ?? ButtonContent() }

  final func set(_ content: ButtonContent, for state: State) {
    contents[state] = content
    updateForState()
  }

  /// Sets the title for a state. A state without a title displays that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    var content = content(for: state)
    content.title = title
    set(content, for: state)
  }

  /// Returns the title set for a state, or nil.
  open func title(for state: State) -> String? { content(for: state).title }

  /// The current title: that of the configuration, of the state, or for `normal`.
  open var currentTitle: String? {
    configuration?.title ?? content(for: state).title ?? content(for: .normal).title
  }

  /// Sets the image for a state. A state without an image displays that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    var content = content(for: state)
    content.image = image
    set(content, for: state)
  }

  /// Returns the image set for a state, or nil.
  open func image(for state: State) -> UIImage? { content(for: state).image }

  /// The current image: that of the configuration, of the state, or for `normal`.
  open var currentImage: UIImage? { configuration?.image ?? imageForState }

  final var imageForState: UIImage? { content(for: state).image ?? content(for: .normal).image }

  /// Sets the colour of the title for a state. A state without a colour uses that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    var content = content(for: state)
    content.titleColor = color
    set(content, for: state)
  }

  /// Returns the title colour set for a state, or nil.
  open func titleColor(for state: State) -> UIColor? { content(for: state).titleColor }

  /// The current title colour: that of the configuration, of the state, or for `normal`; otherwise white for custom
  /// buttons and the tint for others, and grey while disabled.
  open var currentTitleColor: UIColor {
    if let configuration { return configuration.updated(for: self).foregroundColor }
    if !isEnabled { return titleColor(for: .disabled) ?? .tertiaryLabel }
    return titleColor(for: state) ?? titleColor(for: .normal) ?? (buttonType == .custom ? .white : .tintColor)
  }

  /// The type that the button was created with.
  open internal(set) var buttonType = ButtonType.custom { didSet { updateForState() } }

  // MARK: Menus

  /// The menu, opened by a tap with ``UIControl/showsMenuAsPrimaryAction``, otherwise by a long press.
  open var menu: UIMenu? { didSet { menuDidChange() } }

  /// Whether the button displays the title and image of the selected action of its menu, which has a single selection.
  /// Without a menu, whether each tap toggles the button's selection.
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
    if configuration != nil {
      configuration?.title = chosen.title
      configuration?.image = chosen.image
    } else {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    }
  }

  override func willSendPress() { if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() } }

  /// Displays an action's title and image, and performs it on a tap.
  final func take(_ action: UIAction) {
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Appearance

  /// The meaning of the action for the user, which configured buttons reflect.
  open var role = Role.normal { didSet { if role != oldValue { updateForState() } } }

  /// Updates the configuration for the state, before it is displayed. Override it in a subclass; by default it calls
  /// the handler.
  open func updateConfiguration() { configured?.handler?(self) }

  /// Requests an update of the configuration in the next layout pass. Has no effect during an update.
  open func setNeedsUpdateConfiguration() {
    guard let configured, !configured.isUpdating else { return }
    configured.needsUpdate = true
    setNeedsLayout()
    layoutState?.naturalSizeDidChange()
  }

  override func stateDidChange() {
    if configured != nil { setNeedsUpdateConfiguration() }
    if configuration == nil { showWithoutConfiguration() }
  }

  override func lookMayHaveChanged() {
    resolveBackground()
    setNeedsUpdateConfiguration()
  }

  final func showWithoutConfiguration() {
    titleLabel!.textColor = currentTitleColor
    if let attributed = currentAttributedTitle {
      titleLabel!.attributedText = attributed
    } else {
      titleLabel!.text = currentTitle
    }
    titleLabel!.alpha = isHighlighted ? 0.3 : 1
    imageView!.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    show(currentImage)
    showBackgroundImage(currentBackgroundImage)
    imageView!.alpha = isHighlighted ? 0.3 : isEnabled ? 1 : 0.5
    nameDidChange()
    layoutState?.naturalSizeDidChange()
  }

  /// Updates the accessibility label, which is the title unless the program has set another one.
  final func nameDidChange() {
    let texts = [currentTitle, configured?.shown?.subtitle].compactMap { $0 }
    let name = texts.isEmpty ? nil : texts.joined(separator: ", ")
    if accessibilityLabel == titleThatIsName { accessibilityLabel = name }
    titleThatIsName = name
  }

  final func show(_ image: UIImage?) {
    guard image !== imageView!.image else { return }
    imageView!.image = image
    if image == nil { imageView!.removeFromSuperview() } else { addSubview(imageView!) }
    setNeedsLayout()
  }

  private var backgroundImageView: UIImageView?

  final func showBackgroundImage(_ image: UIImage?) {
    guard image !== backgroundImageView?.image else { return }
    let view = backgroundImageView ?? UIImageView(frame: bounds)
    backgroundImageView = view
    view.accessibilityTraits = .none
    view.image = image
    if image == nil { view.removeFromSuperview() } else { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  // MARK: Layout

  override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? {
    updateConfigurationIfNeeded()
    return configured?.baselines(of: self) ?? titleLabel!.baselinesFromMiddle
  }

  override var lineHeightForSpacing: CGFloat { titleLabel!.lineHeightForSpacing }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  override func contentAlignmentDidChange() {
    guard configuration == nil else { return setNeedsUpdateConfiguration() }
    titleLabel!.textAlignment =
      switch effectiveContentHorizontalAlignment {
      case .left: .left
      case .right: .right
      default: .center
      }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let configured, configured.shown != nil { return configured.layOut(in: self) }
    backgroundImageView?.placeUntransformed(in: bounds)
    guard let image = imageView!.image?.size else {
      titleLabel!.placeUntransformed(in: bounds)
      return
    }
    let title = min(titleLabel!.intrinsicContentSize.width, max(0, bounds.width - image.width))
    let left = (bounds.width - image.width - title) * roomBefore
    place(
      imageView!, CGRect(x: left, y: (bounds.height - image.height) / 2, width: image.width, height: image.height))
    place(titleLabel!, CGRect(x: left + image.width, y: 0, width: title, height: bounds.height))
  }

  /// Places a view.
  /// - Parameter frame: The frame in a left-to-right layout.
  final func place(_ view: UIView, _ frame: CGRect) {
    view.placeUntransformed(
      in: effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame)
  }

  override var breaksLines: Bool {
    updateConfigurationIfNeeded()
    return configured?.breaksLines ?? false
  }

  override func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    configured?.geometry(of: self, width: max(width, 1))?.size.height ?? intrinsicContentSize.height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard breaksLines, size.width > 0, intrinsicContentSize.width > size.width else { return intrinsicContentSize }
    return CGSize(width: size.width, height: naturalHeight(forWidth: size.width))
  }

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    if let size = configured?.geometry(of: self, width: .infinity)?.size { return size }
    let title = titleLabel!.intrinsicContentSize
    let image = imageView!.image?.size ?? .zero
    return CGSize(width: max(title.width + image.width, 30) + 16, height: max(title.height, image.height) + 12)
  }

  // MARK: Attributed titles, backgrounds and symbols

  /// Sets the styled title for a state; the button's font and colour apply where they are missing. Of `title` and
  /// `attributedTitle`, the one set last applies.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setAttributed(title, for: state) }

  /// Returns the attributed title set for a state, or nil.
  open func attributedTitle(for state: State) -> NSAttributedString? { content(for: state).attributedTitle }

  /// The current styled title: that of the state or for `normal`; nil if the title is a plain one.
  open var currentAttributedTitle: NSAttributedString? { contentOfTitle.attributedTitle }

  /// Sets the background image for a state, stretched to the button. Configured buttons have their own background.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { setBackground(image, for: state) }

  /// Returns the background image set for a state, or nil.
  open func backgroundImage(for state: State) -> UIImage? { content(for: state).backgroundImage }

  /// The current background image: that of the state or for `normal`.
  open var currentBackgroundImage: UIImage? {
    content(for: state).backgroundImage ?? content(for: .normal).backgroundImage
  }

  /// Sets the default configuration of symbols for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { setSymbolConfiguration(configuration, forImageIn: state) }

  /// Returns the symbol configuration set for the image in a state, or nil.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content(for: state).symbolConfiguration
  }

  /// The current default configuration of symbols: that of the state or for `normal`.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    content(for: state).symbolConfiguration ?? content(for: .normal).symbolConfiguration
  }

  /// Whether the configuration's colours adapt to the button's state automatically.
  open var automaticallyUpdatesConfiguration: Bool {
    get { updatesConfiguration }
    set { updatesConfiguration = newValue }
  }

  /// The label of the subtitle of a configured button, or nil.
  open var subtitleLabel: UILabel? { shownSubtitleLabel }
}
