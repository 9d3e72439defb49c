import Runtime

/// A button in a navigation bar or toolbar, a custom view, or a space between other items.
@preconcurrency @MainActor public final class UIBarButtonItem: UIBarItem {
  /// The style of a button; `done` is for buttons that complete a task, on a plate in the tint colour.
  public enum Style: Int, Sendable { case plain = 0, done = 2 }

  /// Creates an item without title and image.
  public convenience override init() { self.init("", nil) }

  /// Creates a button.
  /// - Parameters:
  ///   - title: The title, or nil for that of the action.
  ///   - image: The image in place of the title, or nil for that of the action.
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu that a tap opens, or a long press if there is an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title ?? primaryAction?.title ?? "", image ?? primaryAction?.image)
    self.primaryAction = primaryAction
    self.menu = menu
    itemDidChange()
  }

  /// Creates a button with the title and image of an action.
  /// - Parameter primaryAction: The action of a tap.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Creates a standard button.
  /// - Parameters:
  ///   - systemItem: The symbol or title.
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu that a tap opens, or a long press if there is an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    let (title, symbol) = systemItem.look
    let image = symbol.flatMap { UIImage(systemName: $0) }
    self.init(image == nil ? title : "", image, space: systemItem.space)
    style = systemItem == .done ? .done : .plain
    isSystemItem = true
    name = title
    self.primaryAction = primaryAction
    self.menu = menu
    itemDidChange()
  }

  /// Creates an item that displays a view in its own size or, if it has none, in the size that its constraints
  /// determine.
  public init(customView: UIView) {
    self.customView = customView
    view = customView
    space = nil
    super.init()
  }

  /// Returns a space that takes the remaining width of a toolbar, shared among such spaces.
  public static func flexibleSpace() -> Self { Self("", nil, space: .flexible) }

  /// Returns a space of a fixed width.
  /// - Parameter width: The width in points.
  public static func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self("", nil, space: .fixed)
    item.width = width
    return item
  }

  enum Space { case flexible, fixed }

  private init(_ title: String, _ image: UIImage?, space: Space? = nil) {
    self.space = space
    let button = space == nil ? UIButton(type: .system) : nil
    view = button ?? UIView()
    if let button { BarPlate.add(to: button) }
    customView = nil
    super.init()
    self.title = title
    self.image = image
    view.isUserInteractionEnabled = space == nil
    button?.addAction(
      UIAction(handler: weakly(self) { (item: UIBarButtonItem) in item.press() }), for: .primaryActionTriggered)
    itemDidChange()
  }

  /// The custom view; nil for buttons and spaces.
  public let customView: UIView?
  /// The style of the button; plain unless the item is the system's `done`.
  public var style = Style.plain { didSet { itemDidChange() } }

  /// The width in points; 0 for the natural width.
  public var width: CGFloat = 0 {
    didSet {
      guard width.isFinite else {
        refuseNumbers("the width of a bar button item")
        width = oldValue
        return
      }
      itemDidChange()
    }
  }

  /// The colour of the title or image and of a `done` button's plate, or nil for the default: the colour of text on the
  /// plate, and the bar's tint for a plate.
  public var tintColor: UIColor? { didSet { itemDidChange() } }

  /// Whether the item is hidden and takes no space.
  public var isHidden = false { didSet { itemDidChange() } }

  /// Whether the item is selected: it is drawn on its tint colour, and announced as selected.
  public var isSelected = false { didSet { itemDidChange() } }

  /// The action of a tap. Setting it adopts its title and image, unless the item is a standard button.
  public var primaryAction: UIAction? {
    didSet {
      if let primaryAction, primaryAction !== oldValue, !isSystemItem {
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
      }
      itemDidChange()
    }
  }

  /// The menu that a tap opens, or a long press if there is an action.
  public var menu: UIMenu? { didSet { itemDidChange() } }

  private var isSystemItem = false
  /// The accessibility label of a standard button that is displayed as a symbol.
  private var name: String?

  /// The view in the bar.
  let view: UIView
  /// The kind of space; nil for a visible item.
  let space: Space?

  /// Returns the size in a bar in points, without flexible spaces.
  /// - Parameter plateHeight: The height of buttons; they are no narrower.
  func size(plateHeight: CGFloat) -> CGSize {
    if isHidden || space == .flexible { return .zero }
    var size = view.bounds.size
    if let button = view as? UIButton {
      size.height = plateHeight
      size.width =
        customView == nil
        ? max(contentWidth + 2 * BarPlate.padding, plateHeight) : button.intrinsicContentSize.width
    } else if size == .zero {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGSize(width: width > 0 || space != nil ? width : size.width, height: size.height)
  }

  /// Sets the size of the view in a bar.
  func resize(to size: CGSize) {
    if customView == nil { BarPlate.resize(view, to: size) } else { view.bounds.size = size }
  }

  /// The width of a button's image or title.
  private var contentWidth: CGFloat {
    image?.size.width ?? (view as? UIButton)?.titleLabel?.intrinsicContentSize.width ?? 0
  }

  private func press() {
    if let primaryAction, let button = view as? UIButton { button.sendAction(primaryAction) }
  }

  override func itemDidChange() {
    view.isHidden = isHidden
    view.tintColor = tintColor
    if let button = view as? UIButton, customView == nil { update(button) }
    view.superview?.setNeedsLayout()
  }

  private func update(_ button: UIButton) {
    button.setImage(image, for: .normal)
    button.setTitle(image == nil ? title : nil, for: .normal)
    if let name = accessibilityLabel ?? (image == nil ? nil : name ?? title) { button.accessibilityLabel = name }
    button.titleLabel?.font = BarPlate.font
    let color: UIColor = style == .done && !isSelected ? .white : tintColor ?? .label
    button.setTitleColor(color, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    button.imageView?.tintColor = isEnabled ? color : .tertiaryLabel
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.backgroundColor =
      isSelected ? .tintColor.withAlphaComponent(0.2) : style == .done ? .tintColor : BarPlate.color
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
  }

  /// Whether an edit button shows "Done".
  var isDone: Bool {
    get { style == .done }
    set {
      title = newValue ? "Done" : "Edit"
      style = newValue ? .done : .plain
    }
  }
}
