/// A menu of actions and submenus, for buttons and bar buttons.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A submenu is displayed as a group of its parent instead of a row.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The row of a submenu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// A single action of the menu and its submenus is selected: the one chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The size of rows, which has no effect here.
  public enum ElementSize: Int, Sendable { case small, medium, large }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The options of the menu.
  public let options: Options
  /// The preferred size of the elements, which has no effect here.
  public var preferredElementSize: ElementSize
  /// The elements of the menu, in order.
  public let children: [UIMenuElement]

  /// Creates a menu.
  /// - Parameters:
  ///   - title: The title above the actions, or in the row of the parent menu.
  ///   - identifier: The identifier, or nil for a unique one.
  ///   - subtitle: The subtitle.
  ///   - options: The display as a submenu.
  ///   - image: The image beside the title.
  ///   - preferredElementSize: The size of its elements, which is stored.
  ///   - children: The actions and submenus, in order.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other children.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The selected actions, including those of submenus.
  public var selectedElements: [UIMenuElement] {
    var selected: [UIMenuElement] = []
    for action in allActions where action.state == .on { selected.append(action) }
    return selected
  }

  /// All actions in order, including those of submenus.
  private var allActions: [UIAction] {
    var actions: [UIAction] = []
    for child in children {
      if let action = child as? UIAction { actions.append(action) }
      if let menu = child as? UIMenu { actions += menu.allActions }
    }
    return actions
  }

  /// Selects an action in the innermost enclosing menu with a single selection.
  func select(_ action: UIAction) {
    for child in children {
      if let menu = child as? UIMenu, menu.allActions.contains(where: { $0 === action }) { menu.select(action) }
    }
    guard options.contains(.singleSelection), selectsItself(action) else { return }
    for other in allActions { other.state = other === action ? .on : .off }
  }

  /// Returns whether an action is in no submenu with a selection of its own.
  private func selectsItself(_ action: UIAction) -> Bool {
    for child in children {
      if child === action { return true }
      if let menu = child as? UIMenu, !menu.options.contains(.singleSelection), menu.selectsItself(action) {
        return true
      }
    }
    return false
  }
}
