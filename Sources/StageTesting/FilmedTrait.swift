import Foundation
import Stage
import Testing

/// A trait that records the film of every stage a test creates, and writes it if the test fails.
///
/// ```swift
/// @Test(.filmed) func anInsertedItemGrows() {
///   let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
///   …
/// }
/// ```
/// The film is a page, NAME.html, in the folder named by the environment variable `STAGE_FILMS`, or in `.build/films`.
/// Failures are marked on its timeline. A test that passes writes nothing. On a suite, the trait applies to every test
/// in it.
public struct FilmedTrait: TestTrait, SuiteTrait, TestScoping {
  /// The number of seconds before the end that are kept of each stage.
  public var limit: Double

  /// True: on a suite, the trait applies to every test in it.
  public var isRecursive: Bool { true }

  /// Runs a test, or one of its cases, and records the films of its stages.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let session = await FilmSession(name: FilmedTrait.name(of: test), limit: limit)
    let listening = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { session.failed(FilmedTrait.words(issue)) }
      return issue
    }
    var thrown: (any Error)?
    do {
      try await FilmSession.$current.withValue(session) {
        try await listening.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch {
      session.failed("the test threw an error: \(error)")
      thrown = error
    }
    await session.finish()
    if let thrown { throw thrown }
  }

  private static func words(_ issue: Issue) -> String {
    let place = issue.sourceLocation.map { " (\($0.fileName), line \($0.line))" } ?? ""
    return "\(issue)".replacingOccurrences(of: "\n", with: " ") + place
  }

  /// Returns the name of a test: its suites and its function, without module, parameters and location.
  static func name(of test: Test) -> String {
    let parts = "\(test.id)".split(separator: "/").filter { !$0.contains(".swift:") }
    let name = parts.last.map { String($0.prefix { $0 != "(" }) } ?? test.name
    let suites = parts.dropLast().flatMap { $0.split(separator: ".") }.dropFirst()
    return (suites.map { String($0) } + [name]).joined(separator: ".")
  }
}

extension Trait where Self == FilmedTrait {
  /// Records the films of a test's stages, and writes them if it fails.
  public static var filmed: Self { FilmedTrait(limit: 60) }

  /// Records the last seconds of a test's stages, and writes them if it fails.
  /// - Parameter limit: The number of seconds before the end that are kept of each stage.
  public static func filmed(limit: Double) -> Self { FilmedTrait(limit: limit) }
}
