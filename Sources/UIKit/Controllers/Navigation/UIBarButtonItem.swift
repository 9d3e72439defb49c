import Runtime

/// A button on a navigation bar or toolbar, a view of a program's own, or a space between others.
@preconcurrency @MainActor public final class UIBarButtonItem: UIBarItem {
  /// How a button looks: `done` ones, in heavier letters, end what is going on.
  public enum Style: Int, Sendable { case plain = 0, done = 2 }

  /// Without title and image.
  public convenience override init() { self.init("", nil) }

  /// - Parameters:
  ///   - title: that of the action when it is nil.
  ///   - image: in place of the title; that of the action when it is nil.
  ///   - primaryAction: performed when pressed.
  ///   - menu: opened by a press, or by a long one when there is an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title ?? primaryAction?.title ?? "", image ?? primaryAction?.image)
    self.primaryAction = primaryAction
    self.menu = menu
    itemDidChange()
  }

  /// - Parameter primaryAction: its title and image are the button's.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// - Parameters:
  ///   - systemItem: what the button says, by a symbol where there is one.
  ///   - primaryAction: performed when pressed.
  ///   - menu: opened by a press, or by a long one when there is an action.
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

  /// Shows a view of the size that it has, or, if it has none, of the one that its constraints give it.
  public init(customView: UIView) {
    self.customView = customView
    view = customView
    space = nil
    super.init()
  }

  /// Takes what room the other items of a toolbar leave, together with its like.
  public static func flexibleSpace() -> Self { Self("", nil, space: .flexible) }

  /// - Parameter width: in points.
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
    customView = nil
    super.init()
    self.title = title
    self.image = image
    view.isUserInteractionEnabled = space == nil
    button?.addAction(
      UIAction(handler: weakly(self) { (item: UIBarButtonItem) in item.press() }), for: .primaryActionTriggered)
    itemDidChange()
  }

  /// The view that the item was made with; nil for buttons and spaces.
  public let customView: UIView?
  /// Plain unless the item was made as the system's `done`.
  public var style = Style.plain { didSet { itemDidChange() } }

  /// In points; 0 for as wide as it needs to be.
  public var width: CGFloat = 0 {
    didSet {
      ensureNumber(width, "the width of a bar button item")
      itemDidChange()
    }
  }

  /// Nil for that of the bar.
  public var tintColor: UIColor? { didSet { itemDidChange() } }

  /// Whether it is neither seen nor takes room.
  public var isHidden = false { didSet { itemDidChange() } }

  /// Whether it is chosen: it lies on its colour, and is read aloud so.
  public var isSelected = false { didSet { itemDidChange() } }

  /// Performed when pressed. Setting it takes over its title and image, unless the button is a system's.
  public var primaryAction: UIAction? {
    didSet {
      if let primaryAction, primaryAction !== oldValue, !isSystemItem {
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
      }
      itemDidChange()
    }
  }

  /// Opened by a press, or by a long one when there is an action.
  public var menu: UIMenu? { didSet { itemDidChange() } }

  private var isSystemItem = false
  /// For assistive technology, of a system's button that is shown by its symbol.
  private var name: String?

  /// What stands on the bar.
  let view: UIView
  /// Nil for what is seen.
  let space: Space?

  /// How large it is on a bar without its spaces that stretch, in points.
  var size: CGSize {
    if isHidden || space == .flexible { return .zero }
    var size = view.bounds.size
    if view is UIButton {
      size = view.intrinsicContentSize
    } else if size == .zero {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGSize(width: width > 0 || space != nil ? width : size.width, height: size.height)
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
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.backgroundColor = isSelected ? .tintColor.withAlphaComponent(0.2) : nil
    button.layer.cornerRadius = isSelected ? 6 : 0
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
  }

  /// Of an edit button.
  var isDone: Bool {
    get { style == .done }
    set {
      title = newValue ? "Done" : "Edit"
      style = newValue ? .done : .plain
    }
  }
}
