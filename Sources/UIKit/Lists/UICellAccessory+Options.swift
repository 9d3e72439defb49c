// The options of each type of accessory.

extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool
    /// The width of the space in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the default of the accessory.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the default: the accessory's own width, and the default colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool
    /// The width of the space in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the default of the accessory.
    public var tintColor: UIColor?
    /// The part of a cell that toggles the item.
    public enum Style: Int, Sendable {
      /// `header` in the cells of headers, `cell` in all others.
      case automatic
      /// A tap anywhere on the cell toggles the item and does not select it.
      case header
      /// Only a tap on the chevron toggles the item.
      case cell
    }
    /// The part of the cell that toggles the item.
    public var style: Style

    /// Creates options. Nil stands for the default: the accessory's own width, and the default colour.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.style = style
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool
    /// The width of the space in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the default of the accessory.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the default: the standard width of accessories, and the default colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a delete accessory.
  public struct DeleteOptions {
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool
    /// The width of the space in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the default of the accessory.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the default: the standard width of accessories, and the default colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of an insert accessory.
  public struct InsertOptions {
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool
    /// The width of the space in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the default of the accessory.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the default: the standard width of accessories, and the default colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a detail accessory.
  public struct DetailOptions {
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool
    /// The width of the space in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the default of the accessory.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the default: the standard width of accessories, and the default colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a reorder accessory.
  public struct ReorderOptions {
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool
    /// The width of the space in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the default of the accessory.
    public var tintColor: UIColor?
    /// Whether there is a line between the handle and the content before it.
    public var showsVerticalSeparator: Bool

    /// Creates options. Nil stands for the default: the standard width of accessories, and the default colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a multiselect accessory.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool
    /// The width of the space in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the default of the accessory.
    public var tintColor: UIColor?
    /// The colour of the circle while the cell is selected; nil for the tint.
    public var backgroundColor: UIColor?

    /// Creates options. Nil stands for the default: the standard width of accessories, and the default colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a label.
  public struct LabelOptions {
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool
    /// The width of the space in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the default of the accessory.
    public var tintColor: UIColor?
    /// The font; that of body text by default.
    public var font: UIFont
    /// Whether a font of a text style or of font metrics adapts to the preferred text size; true by default.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options. Nil stands for the default: the accessory's own width, and the default colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .adjustable(.body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The configuration of a custom view as an accessory.
  public struct CustomViewConfiguration {
    /// The view. It is added to the cell, so it cannot be used for two cells.
    public let customView: UIView
    /// The side, the position among the accessories there, and the editing states in which it is displayed.
    public let placement: Placement
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool
    /// The width of the space in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the default of the accessory.
    public var tintColor: UIColor?
    /// Whether the view keeps its size; otherwise it has the size of `sizeThatFits(_:)`.
    public var maintainsFixedSize: Bool

    /// Creates a configuration. Nil stands for the default: the standard width of accessories, and the default colour.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
