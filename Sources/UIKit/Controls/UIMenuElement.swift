/// An element of a menu: an action or a submenu.
@preconcurrency @MainActor public class UIMenuElement: NSObject {
  /// The state of an action, displayed as a checkmark.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The attributes of an action in a menu.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is displayed but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not displayed.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  public internal(set) var title: String
  /// The subtitle, in smaller text below the title.
  public var subtitle: String?
  /// The image at the end of the row.
  public internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
