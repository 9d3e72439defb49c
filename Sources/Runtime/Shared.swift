/// A value that copies share until one of them changes it. For large parts of a struct that rarely change, so that
/// copying the struct only copies a reference.
public struct Shared<Value> {
  @usableFromInline final class Box {
    @usableFromInline var value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  @inlinable public init(_ value: Value) { box = Box(value) }

  /// The value. Changing it makes a copy first, if it is shared.
  @inlinable public var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

/// Returns whether an object is a direct instance of a class, not of a subclass.
@inlinable public func isInstance<Class: Swift.AnyObject>(_ object: Class, ofExactly type: Class.Type) -> Bool {
  #if hasFeature(Embedded)
    unsafeBitCast(Swift.type(of: object), to: UInt.self) == unsafeBitCast(type, to: UInt.self)
  #else
    Swift.type(of: object) == type
  #endif
}

// The rules for a `deinit`. It runs on the thread that releases the object last: a test suite's properties, for
// example, are released on a thread of the test runner.

/// Runs main-actor code in a `deinit`, on any thread. It may access the object's own state, and clear other objects'
/// references to it; for everything else there is ``DeferredWork``. Closures isolated to the main actor that are called
/// on the way, as by `filter`, trap on other threads.
///
/// An isolated `deinit` would be simpler. But then those of all subclasses would have to be isolated, too, and on iOS
/// they are not.
public func whileDeinitializing(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { escaping in
    unsafeBitCast(escaping as @MainActor () -> Void, to: (() -> Void).self)()
  }
}
