public struct UIEdgeInsets: Equatable, Sendable, _CValue {
  public init()
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static var zero: UIEdgeInsets { get }
  public static func == (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> Bool
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect
}

public struct UIOffset: Equatable, Sendable, _CValue {
  public init()
  public init(horizontal: CGFloat, vertical: CGFloat)
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public static var zero: UIOffset { get }
  public static func == (lhs: UIOffset, rhs: UIOffset) -> Bool
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable, _CValue {
  public init()
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public static var zero: NSDirectionalEdgeInsets { get }
  public static func == (lhs: NSDirectionalEdgeInsets, rhs: NSDirectionalEdgeInsets) -> Bool
}

public struct NSDirectionalRectEdge: OptionSet, Sendable, _CValue {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var top: NSDirectionalRectEdge { get }
  public static var leading: NSDirectionalRectEdge { get }
  public static var bottom: NSDirectionalRectEdge { get }
  public static var trailing: NSDirectionalRectEdge { get }
  public static var all: NSDirectionalRectEdge { get }
}

@objc public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}

@available(iOS 13.4, *) public struct UIAxis: OptionSet, Sendable, _CValue {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var horizontal: UIAxis { get }
  public static var vertical: UIAxis { get }
  public static var both: UIAxis { get }
}

public struct UIRectEdge: OptionSet, Sendable, _CValue {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var top: UIRectEdge { get }
  public static var left: UIRectEdge { get }
  public static var bottom: UIRectEdge { get }
  public static var right: UIRectEdge { get }
  public static var all: UIRectEdge { get }
}

public struct UIRectCorner: OptionSet, Sendable, _CValue {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var topLeft: UIRectCorner { get }
  public static var topRight: UIRectCorner { get }
  public static var bottomLeft: UIRectCorner { get }
  public static var bottomRight: UIRectCorner { get }
  public static var allCorners: UIRectCorner { get }
}

@objc public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

@objc public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

@available(iOS 14.0, *) @objc public enum UIContentInsetsReference: Int, Sendable {
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
