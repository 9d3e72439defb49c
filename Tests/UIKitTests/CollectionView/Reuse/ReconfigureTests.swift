import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct ReconfigureTests {
  @Test func reconfiguringKeepsTheCellAndReloadingReplacesIt() throws {
    let fixture = CollectionFixture([100])
    let cell = try #require(fixture.cell(1))
    cell.log = []
    fixture.clear()
    fixture.collectionView.reconfigureItems(at: [[0, 1]])
    #expect(fixture.cell(1) === cell)
    #expect(cell.log == ["configure"])
    #expect(fixture.log.isEmpty && fixture.layout.log.isEmpty)
    fixture.collectionView.reloadItems(at: [[0, 1]])
    #expect(fixture.cell(1) !== cell)
  }

  @Test func itemsWithoutACellAreLeftAlone() {
    let fixture = CollectionFixture([100])
    let made = fixture.cells.count
    fixture.collectionView.reconfigureItems(at: [[0, 50]])
    #expect(fixture.cells.count == made)
  }

  @Test func inABatchIndexPathsAreThoseBeforeIt() throws {
    let fixture = CollectionFixture([100])
    let cell = try #require(fixture.cell(2))
    cell.log = []
    fixture.counts = [101]
    var completed: Bool?
    fixture.collectionView.performBatchUpdates {
      fixture.collectionView.insertItems(at: [[0, 0]])
      fixture.collectionView.reconfigureItems(at: [[0, 2]])
    } completion: {
      completed = $0
    }
    #expect(fixture.cell(3) === cell)
    #expect(cell.log.filter { $0 == "configure" }.count == 1 && !cell.log.contains("reuse"))
    fixture.stage.advance(by: 0.4)
    #expect(completed == true)
  }

  @Test func aReconfigurationAloneIsCompletedAtTheEndOfTheFrame() {
    let fixture = CollectionFixture([100])
    var completed: Bool?
    fixture.collectionView.performBatchUpdates {
      fixture.collectionView.reconfigureItems(at: [[0, 0]])
    } completion: {
      completed = $0
    }
    #expect(completed == nil)
    fixture.stage.advance(by: 0)
    #expect(completed == true)
  }
}
