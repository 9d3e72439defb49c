// The web's `_Concurrency`. Embedded Swift ships none for wasm, and the compiler looks the actor
// types up in a module of this name. A page has one thread, so that isolation is only checked,
// never enforced: there is nothing to switch to.

/// The compiler's handle of an executor; no code is ever scheduled on it.
@frozen public struct UnownedSerialExecutor: Sendable {
  @usableFromInline init() {}
}

public protocol AnyActor: AnyObject, Sendable {}

public protocol Actor: AnyActor {
  nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

@globalActor public final actor MainActor: GlobalActor {
  public static let shared = MainActor()

  nonisolated public var unownedExecutor: UnownedSerialExecutor { UnownedSerialExecutor() }

  init() {}
}

extension MainActor {
  /// Runs `operation`, which may use the main actor's state, right now. There is no other thread, so
  /// that this cannot fail.
  @_alwaysEmitIntoClient
  public static func assumeIsolated<T>(_ operation: @MainActor () -> T) -> T {
    withoutActuallyEscaping(operation) { (escaping: @escaping @MainActor () -> T) -> T in
      unsafeBitCast(escaping, to: (() -> T).self)()
    }
  }
}
