import MyLayouts
import Stage
import Testing
import UIKit

@MainActor struct JourneyTests {
  @Test func theNextCardTakesThePlaceOfTheFirst() throws {
    let stage = Stage(
      size: CGSize(width: 390, height: 844), rootViewController: ShinglesViewController(), isInspecting: true)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 195, y: 50))
    stage.advance(by: 0.1)

    let moving = stage.movingElements.filter { $0.journey?.motion == .moves }
    let card = try #require(moving.first { $0.identity.item == 0 })
    let journey = try #require(card.journey)
    #expect(journey.initial.frame.minY == 88 && journey.final.frame.minY == 16)
    #expect(card.presentedFrame.minY > 16 && card.presentedFrame.minY < 88)

    let calls = try #require(stage.takeInspection()).entries.map(\.name)
    #expect(calls.contains("finalLayoutAttributesForDisappearingItem(at:)"))
  }
}
