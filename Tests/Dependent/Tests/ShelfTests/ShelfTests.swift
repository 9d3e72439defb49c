import Stage
import Testing
import UIKit

@testable import Shelf

@MainActor struct ShelfTests {
  private let shelf = ShelfViewController()
  private let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: shelf)
    stage.advance(by: 0.1)
  }

  private var titles: [String?] {
    shelf.collectionView.indexPathsForVisibleItems.sorted()
      .map { (shelf.collectionView.cellForItem(at: $0) as? CardCell)?.title.text }
  }

  @Test func aTapOnACardTakesItAway() {
    stage.tap(at: CGPoint(x: 40, y: 100))
    stage.advance(by: 1)
    #expect(shelf.names == ["Fell", "Dale"])
    #expect(titles == ["Fell", "Dale"])
  }

  @Test func aCardFliesIn() throws {
    for id in 1...2 { stage.touchDown(at: CGPoint(x: 100 * Double(id), y: 300), id: id) }
    for id in 1...2 { stage.touchUp(id: id) }
    stage.advance(by: 0.15)
    let cell = try #require(shelf.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
    let shown = try #require(cell.layer.presentation())
    #expect(shown.position.y > 100 && shown.position.y < 300)
    stage.advance(by: 1)
    #expect(cell.center.y == 100)
  }

  @Test func titlesAreInTheMiddleOfTheirCards() throws {
    let cell = try #require(shelf.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? CardCell)
    #expect(cell.title.frame.minX == 8 && cell.title.frame.width == 64 && abs(cell.title.frame.midY - 60) <= 0.5)
  }

  @Test func theButtonSortsThem() {
    stage.tap(at: CGPoint(x: 70, y: 242))
    stage.advance(by: 1)
    #expect(titles == ["Dale", "Fell", "Moor"])
  }
}
