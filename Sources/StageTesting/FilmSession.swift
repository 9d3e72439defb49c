import Films
import Foundation
import Runtime
import Stage

/// The films of the stages that one test creates.
final class FilmSession: Sendable {
  /// The session of the test in the current task.
  @TaskLocal static var current: FilmSession?
  /// The session of the running XCTest test, of which there is one at a time.
  @MainActor static var ofXCTest: FilmSession?

  @MainActor private final class State {
    var recorders: [FilmRecorder] = []
    /// The films that those of recorders differ from.
    var expected: [ObjectIdentifier: Film] = [:]
    /// The failures so far. Films of stages that are created later begin with them.
    var failures: [String] = []
  }

  private let name: String
  private let limit: Double
  private let state: State
  /// The failures off the main actor, to which stages are isolated.
  private let elsewhere = Elsewhere()

  private final class Elsewhere: @unchecked Sendable {
    private let lock = NSLock()
    private var failures: [String] = []

    func append(_ text: String) { lock.withLock { failures.append(text) } }
    var all: [String] { lock.withLock { failures } }
  }

  @MainActor init(name: String, limit: Double) {
    (self.name, self.limit) = (name, limit)
    state = State()
    Stage.isMade = { stage in (FilmSession.current ?? FilmSession.ofXCTest)?.add(stage) }
  }

  /// Keeps the film that the film of a recorder differs from, for the page with both.
  @MainActor static func note(_ expected: Film, differingFrom recorder: FilmRecorder) {
    (current ?? ofXCTest)?.state.expected[ObjectIdentifier(recorder)] = expected
  }

  @MainActor private func add(_ stage: Stage) {
    let recorder = FilmRecorder(title: name, explanation: "The film of a failed test.", limit: limit)
    stage.film = recorder
    state.recorders.append(recorder)
    for text in state.failures { recorder.mark(text, isFailure: true) }
  }

  /// Records a failure at the current time.
  func failed(_ text: String) {
    guard isOnMainActor else { return elsewhere.append(text) }
    MainActor.assumeIsolated { mark(text) }
  }

  @MainActor private func mark(_ text: String) {
    state.failures.append(text)
    for recorder in state.recorders { recorder.mark(text, isFailure: true) }
  }

  /// Ends the session. If the test failed, writes its films, one per stage.
  @MainActor func finish() {
    for text in elsewhere.all { mark(text) }
    guard !state.failures.isEmpty else { return }
    for recorder in state.recorders {
      FilmFolder.write(recorder.film, expected: state.expected[ObjectIdentifier(recorder)], ofTest: name)
    }
  }
}
