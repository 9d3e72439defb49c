/// A button on a bar.
@MainActor public final class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable { case plain = 0, done = 2 }

  /// Buttons that are the same everywhere, shown by their names.
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add }

  /// - Parameter primaryAction: performed when pressed; its title counts when there is no other.
  public convenience init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.init(title ?? primaryAction?.title ?? "", primaryAction)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    let title =
      switch systemItem {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      }
    self.init(title, primaryAction)
    style = systemItem == .done ? .done : .plain
    if systemItem == .add { view.accessibilityLabel = "Add" }
  }

  /// Shows a view of the size that it has.
  public init(customView: UIView) {
    self.customView = customView
    view = customView
    title = nil
    super.init()
  }

  private init(_ title: String, _ action: UIAction?) {
    self.title = title
    let button = UIButton()
    view = button
    customView = nil
    super.init()
    if let action { button.addAction(action, for: .primaryActionTriggered) }
    update()
  }

  public let customView: UIView?
  public var title: String? { didSet { update() } }
  public var style = Style.plain { didSet { update() } }
  public var isEnabled = true { didSet { update() } }

  /// What stands on the bar.
  let view: UIView

  private func update() {
    guard let button = view as? UIButton, customView == nil else { return }
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
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
