import Runtime

/// What a list cell has beside its content, such as a disclosure indicator.
public struct UICellAccessory {
  /// Whether an accessory is there always, or only while the collection view is editing, or is not.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// Which of the accessories it is, whatever its options are.
  public enum AccessoryType: Hashable, Sendable {
    /// One for each of the methods below that make accessories.
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail,
      customView
  }

  /// How wide the room is in which an accessory is centred.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as it is.
    case actual
    /// The width that all accessories of lists have.
    case standard
    /// Points.
    case custom(CGFloat)
  }

  /// Where a custom accessory is.
  public enum Placement {
    /// Its place among the accessories of its side: given those that are there, in order from the leading to the
    /// trailing edge, an index for it.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// Before the content, by default nearest to it.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Behind the content, by default nearest to it.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// Which of the kinds below it is.
  public let accessoryType: AccessoryType
  /// While what the collection view does it is shown.
  public let displayedState: DisplayedState
  /// Whether it is left out; it takes no room then.
  public var isHidden: Bool
  /// How wide the room is in which it is centred.
  public var reservedLayoutWidth: LayoutDimension
  /// nil for the colour that such an accessory has.
  public var tintColor: UIColor?

  let look: Look
  let action: (() -> Void)?

  /// What only some kinds have.
  enum Look {
    case plain
    case outline(OutlineDisclosureOptions.Style)
    case label(String, UIFont, adjusts: Bool)
    case reorder(showsVerticalSeparator: Bool)
    case multiselect(UIColor?)
    case custom(CustomViewConfiguration)
  }

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ common: Common, _ look: Look = .plain,
    action: (() -> Void)? = nil
  ) {
    accessoryType = type
    displayedState = displayed
    isHidden = common.isHidden
    reservedLayoutWidth = common.width
    tintColor = common.tint
    self.look = look
    self.action = action
  }

  private typealias Common = (isHidden: Bool, width: LayoutDimension, tint: UIColor?)

  func isShown(editing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayedState {
    case .always: return true
    case .whenEditing: return editing
    case .whenNotEditing: return !editing
    }
  }
}

// MARK: Kinds

extension UICellAccessory {
  /// A chevron that says that a tap leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.common) }

  /// A chevron that turns while the item of an outline is expanded. It expands and collapses the item of a section
  /// snapshot, unless a handler is given.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.common, .outline(options.style), action: actionHandler)
  }

  /// A check, for the one of several items that is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.common) }

  /// A minus. Without a handler a tap shows the trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options.common, action: actionHandler) }

  /// A plus.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options.common, action: actionHandler) }

  /// A handle by which the item is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, options.common, .reorder(showsVerticalSeparator: options.showsVerticalSeparator))
  }

  /// A circle that is checked while the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options.common, .multiselect(options.backgroundColor))
  }

  /// Text in a secondary colour, such as a count.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let look = Look.label(text, options.font, adjusts: options.adjustsFontForContentSizeCategory)
    return UICellAccessory(.label, displayed, options.common, look)
  }

  /// An i in a circle, for more about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.common, action: actionHandler) }

  /// A view of the program's, on the side and in the place that its configuration says.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    switch configuration.placement {
    case .leading(let shown, _): displayed = shown
    case .trailing(let shown, _): displayed = shown
    }
    return UICellAccessory(
      .customView, displayed, (configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor),
      .custom(configuration))
  }
}
