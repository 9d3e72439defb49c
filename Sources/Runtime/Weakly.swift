import Foundation

// Closures about an object that may be gone when they are called. They do not keep it, and do nothing then:
//
//     height.onChange(weakly(self) { $0.layout.itemHeight = $1 })
//
// This is `[weak self]` for three compilers; Embedded Swift has no weak captures. The object is an `NSObject`, because
// only those tell a ``Weak`` reference there that they are gone. CollectionMotion/Portable.swift has the same for Apple's
// systems.

/// A closure that calls another one with an object and a value, while the object lives.
@MainActor public func weakly<Object: NSObject, Value>(
  _ object: Object, _ body: @escaping @MainActor (Object, Value) -> Void
) -> @MainActor (Value) -> Void {
  let object = Weak(object)
  return { value in if let object = object.value { body(object, value) } }
}

/// The same, where the value does not matter.
@MainActor public func weakly<Object: NSObject, Value>(
  _ object: Object, _ body: @escaping @MainActor (Object) -> Void
) -> @MainActor (Value) -> Void {
  let object = Weak(object)
  return { _ in if let object = object.value { body(object) } }
}

/// The same, where there is no value.
@MainActor public func weakly<Object: NSObject>(
  _ object: Object, _ body: @escaping @MainActor (Object) -> Void
) -> @MainActor () -> Void {
  let object = Weak(object)
  return { if let object = object.value { body(object) } }
}

/// The same for a closure that answers.
/// - Parameter substitute: the answer when the object is gone.
@MainActor public func weakly<Object: NSObject, Value, Answer>(
  _ object: Object, or substitute: Answer, _ body: @escaping @MainActor (Object, Value) -> Answer
) -> @MainActor (Value) -> Answer {
  let object = Weak(object)
  return { value in if let object = object.value { body(object, value) } else { substitute } }
}
