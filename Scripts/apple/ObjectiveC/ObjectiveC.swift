// The module ObjectiveC: what Swift sees of the Objective-C runtime. Read by Scripts/check-apple.

@_exported import Darwin
@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(_ str: String)
  public init(stringLiteral value: String)
}

public struct ObjCBool: Sendable, ExpressibleByBooleanLiteral {
  public init(_ value: Bool)
  public init(booleanLiteral value: Bool)
  public var boolValue: Bool { get }
}

public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool

public struct NSZone {}

extension NSObject: @retroactive Hashable, @retroactive CustomStringConvertible {
  @objc open var description: String { get }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool
  public func hash(into hasher: inout Hasher)
}

public enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any?

@objc open class NSString: NSObject {}

@objc open class NSValue: NSObject {}

@objc open class NSNumber: NSValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, @unchecked Sendable {
  public init(value: Int)
  public init(value: Double)
  public init(value: Float)
  public init(value: Bool)
  public required convenience init(integerLiteral value: Int)
  public required convenience init(floatLiteral value: Double)
  open var doubleValue: Double { get }
  open var floatValue: Float { get }
  open var intValue: Int { get }
  open var boolValue: Bool { get }
}
extension Int: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Double: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Float: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Bool: _Bridged { public typealias _ObjectiveCType = NSNumber }

// MARK: For the stand-ins

/// What C declares on Apple's platforms, so that functions with parameters of the type can be methods of Objective-C.
/// In Swift it takes a bridge, here to a class that has them all.
public protocol _CValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {}
extension _CValue {
  public func _bridgeToObjectiveC() -> NSValue
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self
}

/// A Swift type with a counterpart in Objective-C.
public protocol _Bridged: _ObjectiveCBridgeable {}
extension _Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self
}
extension String: _Bridged { public typealias _ObjectiveCType = NSString }
