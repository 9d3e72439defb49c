// What the tests of Apps/Truth use of XCTest, as Apple's documentation declares it. Compiled by Scripts/check-apple, and never run.

import ObjectiveC

open class XCTestCase: NSObject {}

public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T
) {
}

public func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?) throws -> T { fatalError() }
