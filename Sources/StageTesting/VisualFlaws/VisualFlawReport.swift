import Films
import Foundation
import Stage

/// The search for flaws on all stages during a part of a test, with films.
@MainActor enum VisualFlawReport {
  /// The number of flaws that are described.
  private static let limit = 10

  /// The check of one stage.
  @MainActor private struct Entry {
    let watch: VisualFlawWatch
    /// The recorder of a stage that is not filmed otherwise.
    let recorder: FilmRecorder?

    init(_ stage: Stage, isNew: Bool, test name: String) {
      // A film that is sent elsewhere goes on without marks.
      let isRecorded = stage.film != nil || stage.filmStream != nil
      recorder = isRecorded ? nil : FilmRecorder(title: name, explanation: "The film of a failed test.")
      if let recorder { stage.film = recorder }
      watch = VisualFlawWatch(stage, startsNow: !isNew)
    }
  }

  /// Returns the flaws of all stages, those that are created meanwhile, too, and writes their films.
  static func flaws(
    inTest name: String, allowing isAllowed: (VisualFlaw) -> Bool, during body: () throws -> Void
  ) rethrows -> [VisualFlaw] {
    var entries = Stage.existing.map { Entry($0, isNew: false, test: name) }
    let former = Stage.isMade
    Stage.isMade = { stage in
      former?(stage)
      entries.append(Entry(stage, isNew: true, test: name))
    }
    defer {
      Stage.isMade = former
      for entry in entries {
        entry.watch.stop()
        if entry.recorder != nil { entry.watch.stage.film = nil }
      }
    }
    try body()
    var found: [VisualFlaw] = []
    for entry in entries {
      let flaws = entry.watch.finish().filter { !isAllowed($0) }
      found += flaws
      for flaw in flaws {
        entry.watch.stage.film?.mark("The \(flaw.subject) \(flaw.words).", at: flaw.time, isFailure: true)
      }
      if let recorder = entry.recorder, !flaws.isEmpty { FilmFolder.write(recorder.film, expected: nil, ofTest: name) }
    }
    return found
  }

  /// Returns a message for each flaw; a few for many.
  static func messages(_ flaws: [VisualFlaw]) -> [String] {
    let texts = flaws.prefix(limit).map { "Visual flaw: \($0)." }
    return texts + (flaws.count > limit ? ["There are \(flaws.count - limit) more visual flaws."] : [])
  }
}
