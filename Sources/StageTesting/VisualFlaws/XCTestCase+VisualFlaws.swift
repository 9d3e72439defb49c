import Foundation
import Stage
import XCTest

extension XCTestCase {
  /// Expects that a viewer would see nothing wrong in the frames of all stages during a closure, like the function of
  /// the same name for Swift Testing. To be called on the main thread, where XCTest runs tests.
  /// - Parameters:
  ///   - isAllowed: Returns whether a flaw is deliberate. By default none is.
  ///   - body: A closure that acts on existing or new stages and advances their time.
  public func expectNoVisualFlaws(
    allowing isAllowed: @MainActor (VisualFlaw) -> Bool = { _ in false }, file: StaticString = #filePath,
    line: UInt = #line, during body: @MainActor () throws -> Void
  ) rethrows {
    let name = name.split(separator: " ").joined(separator: ".").filter { !"-[]".contains($0) }
    let messages = try MainActor.assumeIsolated {
      VisualFlawReport.messages(try VisualFlawReport.flaws(inTest: name, allowing: isAllowed, during: body))
    }
    for text in messages { XCTFail(text, file: file, line: line) }
  }
}
