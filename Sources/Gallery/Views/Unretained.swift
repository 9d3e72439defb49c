import CollectionMotion
import UIKit

// Closures of the articles' controllers, which import UIKit alone. A finger may hold a view longer than its controller
// exists, so their views' closures do nothing once the controller is deallocated. In an app these are `[weak self]`.

/// Returns a closure that calls another one with an object, which it does not retain, as long as the object exists.
@MainActor func unretained<Object: NSObject>(
  _ object: Object, _ body: @escaping @MainActor (Object) -> Void
) -> @MainActor () -> Void {
  weakly(object, body)
}

/// Returns a closure that returns the result of another one as long as an object exists, which it does not retain.
/// - Parameter substitute: The result once the object has been deallocated.
@MainActor func unretained<Object: NSObject, Value, Answer>(
  _ object: Object, or substitute: Answer, _ body: @escaping @MainActor (Object, Value) -> Answer
) -> @MainActor (Value) -> Answer {
  weakly(object, or: substitute, body)
}
