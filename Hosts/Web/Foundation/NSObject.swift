// Embedded Swift has neither `Any` nor casts to protocols: what Foundation types `Any` is
// `AnyObject` here, and a class that can be copied overrides `copy()` itself.

public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: AnyObject?) -> Bool
  var hash: Int { get }
  var description: String { get }
  func `self`() -> Self
}

extension NSObjectProtocol {
  public func `self`() -> Self { self }
}

/// The root class. The compiler knows it by its name and module: a main-actor subclass may override its
/// nonisolated `init()`.
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public init() {}

  deinit {
    // Weak references are cleared by the class's destroy word; only an object that the optimiser kept
    // on the stack gets here with any left.
    murmuration_weak_clear(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Identity, unless a subclass compares contents. Override ``hash`` as well.
  open func isEqual(_ object: AnyObject?) -> Bool { object === self }

  open var hash: Int { ObjectIdentifier(self).hashValue }

  open var description: String { "<object>" }
  open var debugDescription: String { description }

  /// The receiver. A class whose objects can be copied overrides this to call its `copy(with:)`.
  open func copy() -> AnyObject { self }
  open func mutableCopy() -> AnyObject { self }

  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// An allocation zone, which nobody has used since the last century; always nil.
public struct NSZone: Sendable {}

public protocol NSCopying: AnyObject {
  func copy(with zone: NSZone?) -> AnyObject
}

public protocol NSMutableCopying: AnyObject {
  func mutableCopy(with zone: NSZone?) -> AnyObject
}

/// There are no archives on the web; the type lets views declare `init?(coder:)`.
open class NSCoder: NSObject {}

public protocol NSCoding: AnyObject {
  init?(coder: NSCoder)
  func encode(with coder: NSCoder)
}

public protocol NSSecureCoding: NSCoding {
  static var supportsSecureCoding: Bool { get }
}
