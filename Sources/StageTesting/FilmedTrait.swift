import Foundation
import Stage
import Testing

/// Keeps the film of every stage that a test makes, and writes it when the test fails.
///
/// ```swift
/// @Test(.filmed) func anInsertedItemGrows() {
///   let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
///   …
/// }
/// ```
/// The film is a page, NAME.html, in the folder that the environment's `STAGE_FILMS` names, or in `.build/films`; what
/// failed is marked on its timeline. A test that passes writes nothing. Given to a suite, it is for every test in it.
public struct FilmedTrait: TestTrait, SuiteTrait, TestScoping {
  /// So many seconds before the end are kept of each stage.
  public var limit: Double

  /// A suite's is for every test in it.
  public var isRecursive: Bool { true }

  /// Runs a test, or one of its cases, with the films of its stages.
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
      session.failed("the test has thrown: \(error)")
      thrown = error
    }
    await session.finish()
    if let thrown { throw thrown }
  }

  private static func words(_ issue: Issue) -> String {
    let place = issue.sourceLocation.map { " (\($0.fileName), line \($0.line))" } ?? ""
    return "\(issue)".replacingOccurrences(of: "\n", with: " ") + place
  }

  /// The suites and the function, without the module, its parameters and where it stands.
  private static func name(of test: Test) -> String {
    let parts = "\(test.id)".split(separator: "/").filter { !$0.contains(".swift:") }
    let name = parts.last.map { String($0.prefix { $0 != "(" }) } ?? test.name
    let suites = parts.dropLast().flatMap { $0.split(separator: ".") }.dropFirst()
    return (suites.map { String($0) } + [name]).joined(separator: ".")
  }
}

extension Trait where Self == FilmedTrait {
  /// Keeps the films of a test's stages, and writes them when it fails.
  public static var filmed: Self { FilmedTrait(limit: 60) }

  /// The same with another length.
  /// - Parameter limit: so many seconds before the end are kept of each stage.
  public static func filmed(limit: Double) -> Self { FilmedTrait(limit: limit) }
}
