import NAME
import Stage
import StageTesting
import Testing
import UIKit

/// Each test controls the clock: `advance(by:)` runs every frame in between, then returns. A failing test saves its film, a page
/// in .build/films.
@MainActor @Suite(.filmed) struct ShinglesTests {
  private let shingles = ShinglesViewController()
  private let stage: Stage

  init() {
    let navigation = UINavigationController(rootViewController: shingles)
    stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: navigation)
    stage.advance(by: 0.1)
  }

  /// The visible top edge of a card, in content coordinates.
  private func top(ofCard item: Int) throws -> CGFloat {
    let cell = try #require(shingles.collectionView.cellForItem(at: [0, item]))
    return try #require(cell.layer.presentation()).frame.minY
  }

  private func tap(card item: Int) throws {
    let cell = try #require(shingles.collectionView.cellForItem(at: [0, item]))
    stage.tap(at: cell.convert(CGPoint(x: 100, y: 30), to: nil))
  }

  @Test func theNextCardMovesUpToWhereTheOneWasThatIsTapped() throws {
    #expect(try top(ofCard: 1) == 88)
    try tap(card: 1)
    stage.advance(by: 0.15)
    #expect(try 88 < top(ofCard: 1) && top(ofCard: 1) < 160)
    stage.advance(by: 1)
    #expect(try top(ofCard: 1) == 88)
    #expect(shingles.collectionView.numberOfItems(inSection: 0) == 5)
  }

  /// Compares every frame with those in Films/Shingles.film. `STAGE_RECORD=1 swift test` records that file again.
  @Test func cardsMoveAsTheyDid() throws {
    try tap(card: 1)
    stage.advance(by: 0.6)
    shingles.add()
    stage.advance(by: 0.8)
    expectFilm(of: stage, toMatch: "Shingles")
  }
}
