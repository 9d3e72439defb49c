/// Whether an object is of a class itself, not of a subclass.
@inlinable public func isInstance<Class: Swift.AnyObject>(_ object: Class, ofExactly type: Class.Type) -> Bool {
  #if hasFeature(Embedded)
    unsafeBitCast(Swift.type(of: object), to: UInt.self) == unsafeBitCast(type, to: UInt.self)
  #else
    Swift.type(of: object) == type
  #endif
}
