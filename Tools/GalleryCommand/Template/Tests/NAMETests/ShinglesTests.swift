import NAME
import Stage
import StageTesting
import Testing
import UIKit

/// The clock is the test's: `advance(by:)` has done every frame in between when it returns. A test that fails leaves its film,
/// a page in .build/films.
@MainActor @Suite(.filmed) struct ShinglesTests {
  private let stage = Stage(
    size: CGSize(width: 390, height: 844),
    rootViewController: UINavigationController(rootViewController: ShinglesViewController()))

  @Test func aCardThatIsTappedFallsAndTheOthersMoveUp() throws {
    stage.advance(by: 0.1)
    let second = try #require(stage.scene.cell(at: [0, 1])).frame
    stage.tap(at: CGPoint(x: 195, y: 150))
    stage.advance(by: 0.15)
    let falling = try #require(stage.scene.cells.first { $0.isDisappearing })
    #expect(falling.frame.midY > second.midY)
    stage.advance(by: 1)
    #expect(stage.scene.cells.count == 5)
    #expect(try #require(stage.scene.cell(at: [0, 0])).frame.minY == 16)
  }

  /// Compares every frame with those in Films/Shingles.film. `STAGE_RECORD=1 swift test` writes that file anew.
  @Test func cardsMoveAsTheyDid() {
    stage.film = FilmRecorder(title: "Shingles")
    stage.advance(by: 0.2)
    stage.tap(at: CGPoint(x: 195, y: 150))
    stage.advance(by: 0.6)
    stage.press("Add")
    stage.advance(by: 0.8)
    expectFilm(of: stage, toMatch: "Shingles")
  }
}
