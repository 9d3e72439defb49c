@available(iOS 14.0, *) public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@available(iOS 14.0, *) @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  @available(iOS 16.0, *) func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 16.0, *) extension UIContentView {
  @MainActor public func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 14.0, *) public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
}

@available(iOS 14.0, *) public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection { get set }
  public var isHighlighted: Bool { get set }
  public var isSelected: Bool { get set }
  @available(iOS 15.0, *) public var isPinned: Bool { get set }
  public init(traitCollection: UITraitCollection)
}

@available(iOS 14.0, *) public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection { get set }
  public var isHighlighted: Bool { get set }
  public var isSelected: Bool { get set }
  @available(iOS 15.0, *) public var isPinned: Bool { get set }
  public var isEditing: Bool { get set }
  public var isExpanded: Bool { get set }
  public init(traitCollection: UITraitCollection)
}

@available(iOS 14.0, *) extension UICellConfigurationState {
  @available(iOS 14.0, *) @objc public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging
  }
}

@available(iOS 14.0, *) extension UICellConfigurationState {
  @available(iOS 14.0, *) @objc public enum DropState: Int, Sendable {
    case none
    case notTargeted
    case targeted
  }
}

@available(iOS 14.0, *) public struct UIConfigurationColorTransformer {
  public var transform: (UIColor) -> UIColor { get }
  public init(_ transform: @escaping (UIColor) -> UIColor)
}

@available(iOS 14.0, *) public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration
  public static func listSidebarHeader() -> UIBackgroundConfiguration
  public var cornerRadius: CGFloat { get set }
  public var backgroundColor: UIColor? { get set }
  @available(iOS 15.0, *) public var image: UIImage? { get set }
  public var strokeColor: UIColor? { get set }
}
