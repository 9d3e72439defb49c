import Boards
import Films
import MallocCounter
import Stage
import Testing
import UIKit

@testable import Benchmarks

/// What a film costs, in requests for memory, which are the same on every machine; in a debug build.
@MainActor @Suite struct FilmCostTests {
  private func makeStage() throws -> (stage: Stage, controller: BoardController) {
    let arguments = "--mode scroll --cell text --n 1000".split(separator: " ").map { String($0) }
    let controller = BoardController(try BenchmarkOptions(arguments), UICollectionViewFlowLayout())
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    stage.advance(by: 1)
    return (stage, controller)
  }

  /// Of a hundred frames that scroll by a point.
  private func cost(_ stage: Stage, _ controller: BoardController, by points: CGFloat) -> Int {
    // Once before, so that all that is kept is there.
    stage.frame(at: stage.time + 1.0 / 60)
    let before = malloc_counter()
    for _ in 0..<100 {
      controller.collectionView.contentOffset.y += points
      stage.frame(at: stage.time + 1.0 / 60)
    }
    return (malloc_counter() - before) / 100
  }

  @Test func aStageWhoseFilmHasEndedPaysWhatItPaidBefore() throws {
    let (stage, controller) = try makeStage()
    let before = cost(stage, controller, by: 0)
    stage.film = FilmRecorder(title: "Board")
    stage.advance(by: 0.5)
    stage.film = nil
    stage.advance(by: 0.5)
    #expect(cost(stage, controller, by: 0) <= before, "it paid \(before)")
  }

  @Test func aFrameOfAFilmCostsWhatChanges() throws {
    let (stage, controller) = try makeStage()
    let without = cost(stage, controller, by: 0.1)
    stage.film = FilmRecorder(title: "Board")
    stage.advance(by: 0.5)
    let atRest = cost(stage, controller, by: 0)
    let scrolling = cost(stage, controller, by: 0.1) - without
    #expect(atRest < 400 && scrolling < 1500, "at rest \(atRest), scrolling \(scrolling) more than \(without)")
  }
}
