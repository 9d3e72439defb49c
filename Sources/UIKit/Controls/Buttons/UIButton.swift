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

  open var titleLabel: UILabel? { ownTitleLabel }
  private let ownTitleLabel = UILabel()

  /// In the button while it has an image.
  open var imageView: UIImageView? { ownImageView }
  private let ownImageView = UIImageView()

  private var contents: [State: ButtonContent] = [:]
  private var titleThatIsName: String?

  /// Nil until the button has to do with configurations.
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

  open func setTitle(_ title: String?, for state: State) {
    var content = content(for: state)
    content.title = title
    set(content, for: state)
  }

  open func title(for state: State) -> String? { content(for: state).title }

  /// That of the configuration, else that of the state, else that for `normal`.
  open var currentTitle: String? {
    configuration?.title ?? content(for: state).title ?? content(for: .normal).title
  }

  open func setImage(_ image: UIImage?, for state: State) {
    var content = content(for: state)
    content.image = image
    set(content, for: state)
  }

  open func image(for state: State) -> UIImage? { content(for: state).image }

  /// That of the configuration, else that of the state, else that for `normal`.
  open var currentImage: UIImage? { configuration?.image ?? imageForState }

  final var imageForState: UIImage? { content(for: state).image ?? content(for: .normal).image }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    var content = content(for: state)
    content.titleColor = color
    set(content, for: state)
  }

  open func titleColor(for state: State) -> UIColor? { content(for: state).titleColor }

  /// That of the configuration, else that of the state, else that for `normal`, else white for custom buttons and the tint
  /// for others; grey while disabled.
  open var currentTitleColor: UIColor {
    if let configuration { return configuration.updated(for: self).foregroundColor }
    if !isEnabled { return titleColor(for: .disabled) ?? .tertiaryLabel }
    return titleColor(for: state) ?? titleColor(for: .normal) ?? (buttonType == .custom ? .white : .tintColor)
  }

  /// As it was made.
  open internal(set) var buttonType = ButtonType.custom { didSet { updateForState() } }

  // MARK: Menus

  /// Opened by a press with ``UIControl/showsMenuAsPrimaryAction``, else by a long one.
  open var menu: UIMenu? { didSet { menuDidChange() } }

  /// Whether the button's title and image are those of the action that is on in its menu, whose actions are for one
  /// selection. Without a menu, whether each press selects the button, or deselects it.
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

  /// Shows an action's title and image, and performs it when pressed.
  final func take(_ action: UIAction) {
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Look

  /// What a press means to the person; configured buttons show it.
  open var role = Role.normal { didSet { if role != oldValue { updateForState() } } }

  /// For subclasses to change the configuration as the state asks for, before it is shown. By default it calls the handler.
  open func updateConfiguration() { configured?.handler?(self) }

  /// Has the configuration updated in the next layout pass; nothing more during an update.
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

  /// Assistive technology reads the title, unless the program has given the button another name.
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

  /// - Parameter frame: as where text runs from left to right.
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

  /// A title whose pieces have fonts and colours of their own; where they name none, the button's. Of title and
  /// attributed title the one that was set last counts.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setAttributed(title, for: state) }

  open func attributedTitle(for state: State) -> NSAttributedString? { content(for: state).attributedTitle }

  /// That of the state, else that for `normal`; nil where the title is a plain one.
  open var currentAttributedTitle: NSAttributedString? { contentOfTitle.attributedTitle }

  /// A picture behind title and image, stretched to the button; configured buttons have a background of their own.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { setBackground(image, for: state) }

  open func backgroundImage(for state: State) -> UIImage? { content(for: state).backgroundImage }

  /// That of the state, else that for `normal`.
  open var currentBackgroundImage: UIImage? {
    content(for: state).backgroundImage ?? content(for: .normal).backgroundImage
  }

  /// What the configurations of symbols leave open.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { setSymbolConfiguration(configuration, forImageIn: state) }

  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content(for: state).symbolConfiguration
  }

  /// That of the state, else that for `normal`.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    content(for: state).symbolConfiguration ?? content(for: .normal).symbolConfiguration
  }

  /// Whether the configuration's colours follow the button's state by themselves.
  open var automaticallyUpdatesConfiguration: Bool {
    get { updatesConfiguration }
    set { updatesConfiguration = newValue }
  }

  /// For the subtitle of a configured button; nil without one.
  open var subtitleLabel: UILabel? { shownSubtitleLabel }
}
