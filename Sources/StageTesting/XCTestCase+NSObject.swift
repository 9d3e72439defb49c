import Foundation
import XCTest

/// Makes a test case an object, as on Apple's systems, so that it can be a delegate or a data source.
extension XCTestCase: @retroactive NSObjectProtocol {
  /// Returns the test case.
  public final func `self`() -> Self { self }
  /// Returns false: a test case is no proxy.
  public final func isProxy() -> Bool { false }
  /// Returns whether an object is this test case.
  public final func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  /// A hash that differs between any two test cases that exist at the same time.
  public final var hash: Int { ObjectIdentifier(self).hashValue }
  /// The names of the class and the method.
  public final var description: String { name }
  /// The names of the class and the method.
  public final var debugDescription: String { name }
}
