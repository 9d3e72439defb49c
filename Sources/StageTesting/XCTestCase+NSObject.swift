import Foundation
import XCTest

/// A test is an object, as on Apple's systems, so that it can be a delegate or a data source itself.
extension XCTestCase: @retroactive NSObjectProtocol {
  /// Itself.
  public final func `self`() -> Self { self }
  /// A test stands for nothing else.
  public final func isProxy() -> Bool { false }
  /// Whether it is the very test.
  public final func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  /// Differs between any two tests that are there at the same time.
  public final var hash: Int { ObjectIdentifier(self).hashValue }
  /// The names of its class and its method.
  public final var description: String { name }
  /// The names of its class and its method.
  public final var debugDescription: String { name }
}
