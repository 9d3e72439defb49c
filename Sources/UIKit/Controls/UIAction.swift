import Runtime

/// What an action does. It is given the action, whose `sender` is the control that was pressed.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image, for controls and menus.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// Names an action among those of a control: adding another one of that name takes the first away.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
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
  /// What it does in more words. Nothing shows it here.
  public var discoverabilityTitle: String?
  public let identifier: Identifier
  public var attributes: Attributes
  public var state: State
  /// The control that sent it, while its handler is called.
  public private(set) var sender: AnyObject?
  private let handler: UIActionHandler

  private static var count = 0

  /// - Parameter identifier: nil for one that no other action has.
  /// - Parameter title: what people read.
  /// - Parameter handler: what it does.
  /// - Parameter attributes: whether it can be used, and whether it destroys something.
  /// - Parameter subtitle: a second line.
  /// - Parameter image: beside the title.
  /// - Parameter state: whether it has a mark.
  /// - Parameter discoverabilityTitle: a longer title; it is kept.
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
