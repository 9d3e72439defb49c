import Runtime

/// An accessory beside the content of a list cell, such as a disclosure indicator.
public struct UICellAccessory {
  /// The editing states of the collection view in which an accessory is displayed.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// The type of an accessory, without its options.
  public enum AccessoryType: Hashable, Sendable {
    /// The types of the static methods that create accessories.
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail,
      customView
  }

  /// The width of the space in which an accessory is centred.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// The standard width of accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The placement of a custom accessory.
  public enum Placement {
    /// A closure that returns the index of the accessory among the others on its side, which are in order from the
    /// leading to the trailing edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// Before the content, by default next to it.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content, by default next to it.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  /// The editing states in which it is displayed.
  public let displayedState: DisplayedState
  /// Whether the accessory is hidden and takes no space.
  public var isHidden: Bool
  /// The width of the space in which it is centred.
  public var reservedLayoutWidth: LayoutDimension
  /// The tint colour; nil for the default of the accessory.
  public var tintColor: UIColor?

  let look: Look
  let action: (() -> Void)?

  /// The properties of certain types only.
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

// MARK: Types

extension UICellAccessory {
  /// Returns a chevron for items that lead to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.common) }

  /// Returns a chevron that turns while the item of an outline is expanded. Without a handler, it toggles the item of a
  /// section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.common, .outline(options.style), action: actionHandler)
  }

  /// Returns a checkmark, for the selected one of several items.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.common) }

  /// Returns a minus sign. Without a handler, a tap reveals the trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options.common, action: actionHandler) }

  /// Returns a plus sign.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options.common, action: actionHandler) }

  /// Returns a handle with which the item is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, options.common, .reorder(showsVerticalSeparator: options.showsVerticalSeparator))
  }

  /// Returns a circle that is checked while the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options.common, .multiselect(options.backgroundColor))
  }

  /// Returns text in a secondary colour, such as a count.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let look = Look.label(text, options.font, adjusts: options.adjustsFontForContentSizeCategory)
    return UICellAccessory(.label, displayed, options.common, look)
  }

  /// Returns an i in a circle, for details of the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.common, action: actionHandler) }

  /// Returns a custom view, placed according to its configuration.
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
