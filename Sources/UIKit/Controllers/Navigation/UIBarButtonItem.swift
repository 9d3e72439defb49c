import Runtime

/// A button on a bar.
@preconcurrency @MainActor public final class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable { case plain = 0, done = 2 }

  /// Buttons that are the same everywhere, shown by their names or symbols.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case compose = 7
    case action = 9
    case search = 12
    case refresh = 13
    case trash = 16
    case close = 24
  }

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
    update()
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    let (title, symbol) = systemItem.look
    let image = symbol.flatMap { UIImage(systemName: $0) }
    self.init(image == nil ? title : "", image)
    style = systemItem == .done ? .done : .plain
    isSystemItem = true
    name = title
    self.primaryAction = primaryAction
    self.menu = menu
    update()
  }

  /// Shows a view of the size that it has.
  public init(customView: UIView) {
    self.customView = customView
    view = customView
    title = nil
    super.init()
  }

  private init(_ title: String, _ image: UIImage?) {
    self.title = title
    self.image = image
    let button = UIButton(type: .system)
    view = button
    customView = nil
    super.init()
    button.addAction(
      UIAction(handler: weakly(self) { (item: UIBarButtonItem) in item.press() }), for: .primaryActionTriggered)
    update()
  }

  public let customView: UIView?
  public var title: String? { didSet { update() } }
  /// In place of the title.
  public var image: UIImage? { didSet { update() } }
  public var style = Style.plain { didSet { update() } }
  public var isEnabled = true { didSet { update() } }

  /// Performed when pressed. Setting it takes over its title and image, unless the button is a system's.
  public var primaryAction: UIAction? {
    didSet {
      if let primaryAction, primaryAction !== oldValue, !isSystemItem {
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
      }
      update()
    }
  }

  /// Opened by a press, or by a long one when there is an action.
  public var menu: UIMenu? { didSet { update() } }

  private var isSystemItem = false
  /// For assistive technology, of a system's button that is shown by its symbol.
  private var name: String?

  /// What stands on the bar.
  let view: UIView

  private func press() {
    if let primaryAction, let button = view as? UIButton { button.sendAction(primaryAction) }
  }

  private func update() {
    guard let button = view as? UIButton, customView == nil else { return }
    button.setImage(image, for: .normal)
    button.setTitle(image == nil ? title : nil, for: .normal)
    if image != nil { button.accessibilityLabel = name ?? title }
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
    button.superview?.setNeedsLayout()
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

extension UIBarButtonItem.SystemItem {
  /// The name, and the symbol that stands for it; nil for those that are shown by their names.
  fileprivate var look: (name: String, symbol: String?) {
    switch self {
    case .done: ("Done", nil)
    case .cancel: ("Cancel", nil)
    case .edit: ("Edit", nil)
    case .save: ("Save", nil)
    case .add: ("Add", "plus")
    case .compose: ("Compose", "square.and.pencil")
    case .action: ("Share", "square.and.arrow.up")
    case .search: ("Search", "magnifyingglass")
    case .refresh: ("Refresh", "arrow.clockwise")
    case .trash: ("Delete", "trash")
    case .close: ("Close", "xmark")
    }
  }
}
