// What the tests of Apps/Truth use of XCTest, as Apple's documentation declares it. Read by Scripts/check-apple.

import ObjectiveC

@objc open class XCTestCase: NSObject {
  override public init()
}

public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T)

public func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?) throws -> T
