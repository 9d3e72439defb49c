/// Actions to choose from, and other menus, for buttons and bar buttons.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In another menu it is a group of that, and not behind a line of its own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// In another menu its line is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Of its actions, those of menus in it included, one is on: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How large its lines are. Nothing depends on it here.
  public enum ElementSize: Int, Sendable { case small, medium, large }

  public let identifier: Identifier
  public let options: Options
  public var preferredElementSize: ElementSize
  public let children: [UIMenuElement]

  /// - Parameters:
  ///   - title: above the actions, or on the line of another menu that leads here.
  ///   - identifier: nil for that of no other menu.
  ///   - subtitle: a second line.
  ///   - options: how it is shown in another menu.
  ///   - image: beside the title.
  ///   - preferredElementSize: how large its elements are; it is kept.
  ///   - children: actions and menus, in their order.
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

  /// The same menu with other actions.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions that are on, those of menus in it included.
  public var selectedElements: [UIMenuElement] {
    var selected: [UIMenuElement] = []
    for action in allActions where action.state == .on { selected.append(action) }
    return selected
  }

  /// From the first to the last, those of menus in it included.
  private var allActions: [UIAction] {
    var actions: [UIAction] = []
    for child in children {
      if let action = child as? UIAction { actions.append(action) }
      if let menu = child as? UIMenu { actions += menu.allActions }
    }
    return actions
  }

  /// Marks an action that is chosen, in the innermost menu around it with one selection.
  func select(_ action: UIAction) {
    for child in children {
      if let menu = child as? UIMenu, menu.allActions.contains(where: { $0 === action }) { menu.select(action) }
    }
    guard options.contains(.singleSelection), selectsItself(action) else { return }
    for other in allActions { other.state = other === action ? .on : .off }
  }

  /// Whether no menu inside of it with a selection of its own has the action.
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
