/// A value that copies share until one of them changes it: for parts of a struct that are large and seldom change, so
/// that the struct is copied with one reference in their place.
public struct Shared<Value> {
  @usableFromInline final class Box {
    @usableFromInline var value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  @inlinable public init(_ value: Value) { box = Box(value) }

  /// Changing it makes a copy first, if it is shared.
  @inlinable public var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

/// Whether an object is of a class itself, not of a subclass.
@inlinable public func isInstance<Class: Swift.AnyObject>(_ object: Class, ofExactly type: Class.Type) -> Bool {
  #if hasFeature(Embedded)
    unsafeBitCast(Swift.type(of: object), to: UInt.self) == unsafeBitCast(type, to: UInt.self)
  #else
    Swift.type(of: object) == type
  #endif
}

// What a `deinit` may do. It runs on whatever thread lets go of the object last: a test suite's properties, for one, are
// released on a thread of the test runner.

/// Runs main-actor code in a `deinit`, on whatever thread that is. It may touch what is the object's own, and clear the
/// references of others back to it; for all else there is ``Leftovers``. Closures of the main actor that are called on the
/// way, as by `filter`, trap on other threads.
///
/// A `deinit` of the main actor would be simpler. But then those of all subclasses have to be, too, and on iOS they are not.
public func whileDeinitializing(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { escaping in
    unsafeBitCast(escaping as @MainActor () -> Void, to: (() -> Void).self)()
  }
}
