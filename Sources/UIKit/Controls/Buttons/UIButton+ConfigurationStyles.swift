// The appearance of button styles in each state.

extension UIButton.Configuration {
  enum Style { case plain, gray, tinted, filled }

  /// The state of a button that its colours depend on.
  struct Context: Hashable {
    var state = UIControl.State.normal
    var role = UIButton.Role.normal
    var showsMenu = false
  }

  /// Returns a style without a background, unless the button is selected.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// Returns a style with the tint colour on a grey background.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// Returns a style with the tint colour on a light tinted background.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// Returns a style with white on a background in the tint colour.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
  /// Returns the style of ``plain()``.
  public static func borderless() -> UIButton.Configuration { plain() }
  /// Returns the style of ``gray()``.
  public static func bordered() -> UIButton.Configuration { gray() }
  /// Returns the style of ``tinted()``.
  public static func borderedTinted() -> UIButton.Configuration { tinted() }
  /// Returns the style of ``filled()``.
  public static func borderedProminent() -> UIButton.Configuration { filled() }

  /// Returns the configuration for a button's state: colours of the style are adapted, values set by the program stay
  /// the same.
  @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
    var result = self
    result.context = Context(
      state: button.state, role: button.role,
      showsMenu: button.menuForPress != nil && button.changesSelectionAsPrimaryAction)
    if !automaticallyUpdateForSelection { result.context.state.remove(.selected) }
    return result
  }

  // MARK: Colours

  private var isDisabled: Bool { context.state.contains(.disabled) }
  private var isHighlighted: Bool { context.state.contains(.highlighted) }
  private var isSelected: Bool { context.state.contains(.selected) }

  /// The default colour.
  private var tint: UIColor { context.role == .destructive ? .systemRed : .tintColor }

  /// The colour of title and subtitle.
  var foregroundColor: UIColor {
    if isDisabled { return .tertiaryLabel }
    let isOnFill = style == .filled || isSelected && style != .plain
    let color = baseForegroundColor ?? (isOnFill ? .white : tint)
    return isHighlighted ? color.faded(style == .plain ? 0.3 : 0.75) : color
  }

  func color(_ transformer: UIConfigurationColorTransformer?) -> UIColor {
    transformer.map { $0(foregroundColor) } ?? foregroundColor
  }

  private var backgroundColor: UIColor {
    let pale: CGFloat = 0.18
    if isDisabled { return style == .plain ? .clear : .tertiarySystemFill }
    let base = baseBackgroundColor ?? tint
    let color: UIColor =
      switch style {
      case .plain: isSelected ? base.faded(pale) : .clear
      case .gray: isSelected ? base : baseBackgroundColor ?? .secondarySystemFill
      case .tinted: isSelected ? base : base.faded(pale)
      case .filled: base
      }
    return isHighlighted ? color.faded(0.75) : color
  }

  // MARK: Display

  /// Returns the background for the state, in a button of a given size.
  func shownBackground(in size: CGSize, _ traits: UITraitCollection) -> UIBackgroundConfiguration {
    var result = background
    result.color.standard = backgroundColor
    let insets = background.backgroundInsets
    switch cornerStyle {
    case .fixed: break
    case .dynamic:
      result.cornerRadius = UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits)
    case .small: result.cornerRadius = 4
    case .medium: result.cornerRadius = 8
    case .large: result.cornerRadius = 12
    case .capsule:
      let shorter = min(size.width - insets.leading - insets.trailing, size.height - insets.top - insets.bottom)
      result.cornerRadius = max(0, shorter / 2)
    }
    return result
  }

  var showsIndicator: Bool {
    switch indicator {
    case .automatic: context.showsMenu
    case .none: false
    case .popup: true
    }
  }

  func titleFont(_ traits: UITraitCollection) -> UIFont {
    var look = UIFont.preferredFont(forTextStyle: buttonSize.titleStyle, compatibleWith: traits).look
    if context.role == .primary { look.weight = .semibold }
    return UIFont(look)
  }

  func subtitleFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: buttonSize.subtitleStyle, compatibleWith: traits)
  }

  /// Returns the alignment of title and subtitle in the width of the wider one.
  /// - Parameter hasImage: Whether there is an image or an activity indicator.
  func lineAlignment(hasImage: Bool) -> TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    if hasImage, imagePlacement == .leading { return .leading }
    return hasImage && imagePlacement == .trailing ? .trailing : .center
  }
}

extension UIColor {
  /// Returns the colour with its opacity multiplied by a factor.
  fileprivate func faded(_ part: CGFloat) -> UIColor { withAlphaComponent(cgColor.alpha * part) }
}
