import Runtime

/// A closure for an action. Its parameter is the action, whose `sender` is the control.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image, for controls and menus.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// The identifier of an action. Adding another action with the same one to a control replaces the first.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title, which is not displayed here.
  public var discoverabilityTitle: String?
  /// The identifier, by which a control replaces or removes the action.
  public let identifier: Identifier
  /// The attributes of the action in a menu.
  public var attributes: Attributes
  /// The state in a menu, displayed as a checkmark or a dash.
  public var state: State
  /// The control that sent the action, while its handler is called.
  public private(set) var sender: AnyObject?
  private let handler: UIActionHandler

  private static var count = 0

  /// Creates an action.
  /// - Parameter identifier: The identifier, or nil for a unique one.
  /// - Parameter title: The title.
  /// - Parameter handler: The closure to call.
  /// - Parameter attributes: The attributes, such as disabled or destructive.
  /// - Parameter subtitle: The subtitle.
  /// - Parameter image: The image beside the title.
  /// - Parameter state: The checkmark state.
  /// - Parameter discoverabilityTitle: A longer title, which is stored.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("action \(UIAction.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(by sender: UIControl?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
