// What can be chosen for each kind of accessory.

extension UICellAccessory {
  /// Of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether it is left out; it takes no room then.
    public var isHidden: Bool
    /// How wide the room is in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// nil for the colour that such an accessory has.
    public var tintColor: UIColor?

    /// What is nil is as usual: its own width, and the usual colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// Of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// Whether it is left out; it takes no room then.
    public var isHidden: Bool
    /// How wide the room is in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// nil for the colour that such an accessory has.
    public var tintColor: UIColor?
    /// What of a cell can be tapped.
    public enum Style: Int, Sendable {
      /// As a header in cells of headers, else as a cell.
      case automatic
      /// A tap anywhere on the cell expands and collapses, and does not select.
      case header
      /// Only a tap on the chevron expands and collapses.
      case cell
    }
    /// What of the cell expands and collapses the item.
    public var style: Style

    /// What is nil is as usual: its own width, and the usual colour.
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

  /// Of a checkmark.
  public struct CheckmarkOptions {
    /// Whether it is left out; it takes no room then.
    public var isHidden: Bool
    /// How wide the room is in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// nil for the colour that such an accessory has.
    public var tintColor: UIColor?

    /// What is nil is as usual: the width that all accessories of lists have, and the usual colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// Of a delete accessory.
  public struct DeleteOptions {
    /// Whether it is left out; it takes no room then.
    public var isHidden: Bool
    /// How wide the room is in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// nil for the colour that such an accessory has.
    public var tintColor: UIColor?

    /// What is nil is as usual: the width that all accessories of lists have, and the usual colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// Of an insert accessory.
  public struct InsertOptions {
    /// Whether it is left out; it takes no room then.
    public var isHidden: Bool
    /// How wide the room is in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// nil for the colour that such an accessory has.
    public var tintColor: UIColor?

    /// What is nil is as usual: the width that all accessories of lists have, and the usual colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// Of a detail accessory.
  public struct DetailOptions {
    /// Whether it is left out; it takes no room then.
    public var isHidden: Bool
    /// How wide the room is in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// nil for the colour that such an accessory has.
    public var tintColor: UIColor?

    /// What is nil is as usual: the width that all accessories of lists have, and the usual colour.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: (Bool, LayoutDimension, UIColor?) { (isHidden, reservedLayoutWidth, tintColor) }
  }

  /// Of a reorder accessory.
  public struct ReorderOptions {
    /// Whether it is left out; it takes no room then.
    public var isHidden: Bool
    /// How wide the room is in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// nil for the colour that such an accessory has.
    public var tintColor: UIColor?
    /// A line between the handle and what is before it.
    public var showsVerticalSeparator: Bool

    /// What is nil is as usual: the width that all accessories of lists have, and the usual colour.
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

  /// Of a multiselect accessory.
  public struct MultiselectOptions {
    /// Whether it is left out; it takes no room then.
    public var isHidden: Bool
    /// How wide the room is in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// nil for the colour that such an accessory has.
    public var tintColor: UIColor?
    /// Of the circle while the cell is selected; nil for the tint.
    public var backgroundColor: UIColor?

    /// What is nil is as usual: the width that all accessories of lists have, and the usual colour.
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

  /// Of a label.
  public struct LabelOptions {
    /// Whether it is left out; it takes no room then.
    public var isHidden: Bool
    /// How wide the room is in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// nil for the colour that such an accessory has.
    public var tintColor: UIColor?
    /// Of the text; that of body text by default.
    public var font: UIFont
    /// Whether a font of a text style or of font metrics follows how large the person wants text; true by default.
    public var adjustsFontForContentSizeCategory: Bool

    /// What is nil is as usual: its own width, and the usual colour.
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

  /// A view of the program's as an accessory.
  public struct CustomViewConfiguration {
    /// It is put into the cell: one view cannot serve two cells.
    public let customView: UIView
    /// On which side, where among the accessories there, and while what the collection view does.
    public let placement: Placement
    /// Whether it is left out; it takes no room then.
    public var isHidden: Bool
    /// How wide the room is in which it is centred.
    public var reservedLayoutWidth: LayoutDimension
    /// nil for the colour that such an accessory has.
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it has; otherwise it is as large as it says by `sizeThatFits(_:)`.
    public var maintainsFixedSize: Bool

    /// What is nil is as usual: the width that all accessories of lists have, and the usual colour.
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
