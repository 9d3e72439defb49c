import Foundation

// Closures with an object that may be deallocated before they are called. They do not retain it, and do nothing once it
// is deallocated:
//
//     height.onChange(weakly(self) { $0.layout.itemHeight = $1 })
//
// This is `[weak self]` for three compilers; Embedded Swift has no weak captures. The object is an `NSObject`, because
// only these clear a ``Weak`` reference there. CollectionMotion/Portable.swift has the same functions for Apple's
// systems.

/// Returns a closure that calls another one with an object and a value as long as the object exists.
@MainActor public func weakly<Object: NSObject, Value>(
  _ object: Object, _ body: @escaping @MainActor (Object, Value) -> Void
) -> @MainActor (Value) -> Void {
  let object = Weak(object)
  return { value in if let object = object.value { body(object, value) } }
}

/// Returns a closure that calls another one with an object as long as it exists, and ignores its parameter.
@MainActor public func weakly<Object: NSObject, Value>(
  _ object: Object, _ body: @escaping @MainActor (Object) -> Void
) -> @MainActor (Value) -> Void {
  let object = Weak(object)
  return { _ in if let object = object.value { body(object) } }
}

/// Returns a closure without parameters that calls another one with an object as long as it exists.
@MainActor public func weakly<Object: NSObject>(
  _ object: Object, _ body: @escaping @MainActor (Object) -> Void
) -> @MainActor () -> Void {
  let object = Weak(object)
  return { if let object = object.value { body(object) } }
}

/// Returns a closure that returns the result of another one as long as the object exists.
/// - Parameter substitute: The result once the object has been deallocated.
@MainActor public func weakly<Object: NSObject, Value, Answer>(
  _ object: Object, or substitute: Answer, _ body: @escaping @MainActor (Object, Value) -> Answer
) -> @MainActor (Value) -> Answer {
  let object = Weak(object)
  return { value in if let object = object.value { body(object, value) } else { substitute } }
}
