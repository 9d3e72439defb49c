import Foundation
import Stage
import Testing

/// Expects that a viewer would see nothing wrong in the frames of all stages during a closure.
///
/// ```swift
/// @Test func aCardUnfolds() {
///   let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: ShelfViewController())
///   expectNoVisualFlaws {
///     stage.tap(at: CGPoint(x: 195, y: 250))
///     stage.advance(by: 1)
///   }
/// }
/// ```
/// Each flaw is recorded as an issue of the test, with its time, and marked in the film of its stage, which is written
/// as for the trait `.filmed`. ``VisualFlaw/Kind`` defines what counts as a flaw. Some only show on a screen at rest:
/// advance the time until the animations have ended, and 0.1 s longer. In XCTest, the method of the same name of
/// `XCTestCase` does the same.
/// - Parameters:
///   - isAllowed: Returns whether a flaw is deliberate: `{ $0.kind == .flash }`, for example. By default none is.
///   - sourceLocation: The place in the source that issues name; by default, that of the call.
///   - body: A closure that acts on existing or new stages and advances their time.
@MainActor public func expectNoVisualFlaws(
  allowing isAllowed: (VisualFlaw) -> Bool = { _ in false }, sourceLocation: SourceLocation = #_sourceLocation,
  during body: () throws -> Void
) rethrows {
  let name = Test.current.map { FilmedTrait.name(of: $0) } ?? "test"
  let flaws = try VisualFlawReport.flaws(inTest: name, allowing: isAllowed, during: body)
  for text in VisualFlawReport.messages(flaws) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
}
