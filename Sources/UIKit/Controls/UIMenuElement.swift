/// What a menu consists of: actions, and other menus.
@preconcurrency @MainActor public class UIMenuElement: NSObject {
  /// Whether an action is chosen, which a mark says in the menu.
  public enum State: Int, Sendable { case off, on, mixed }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is seen and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not seen.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public internal(set) var title: String
  /// A smaller line below the title.
  public var subtitle: String?
  /// At the end of the line.
  public internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
