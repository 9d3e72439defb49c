// Demo A, driven by touch and read from the scene.

import CollectionMotion
import Foundation
import Gallery
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct CellAnimationsTests {
  let controller = CellAnimationsViewController()
  let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
  }

  /// The frequency of the spring: `(1 + 0.4 w) e^(-0.4 w) = 0.001`, by bisection.
  static let frequency: Double = {
    var low = 1.0
    var high = 200.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if (1 + 0.4 * middle) * exp(-0.4 * middle) > 0.001 { low = middle } else { high = middle }
    }
    return low
  }()

  /// What a cell is called.
  private func title(_ item: Int) -> String { PhotoLibrary.samples[item].title }

  static func progress(_ time: Double) -> Double { 1 - (1 + frequency * time) * exp(-frequency * time) }

  @Test func cellsAreFullWidthAndAHundredPointsHigh() throws {
    for item in 0...8 {
      let frame = try #require(stage.cell(item)).frame
      #expect(frame == CGRect(x: 0, y: Double(item) * 100, width: 390, height: 100))
    }
    #expect(stage.cell(9) == nil)
  }

  @Test func aTappedCellGrowsAlongTheSpringAndPushesTheOthersByTheSameCurve() throws {
    stage.tap(at: CGPoint(x: 195, y: 250))
    for frame in 0..<24 {
      let time = Double(frame) / 60
      if frame > 0 { stage.advance(by: 1.0 / 60) }
      let grown = 200 * CellAnimationsTests.progress(time)
      #expect(abs(try #require(stage.cell(2)).frame.height - (100 + grown)) < 0.5)
      #expect(abs(try #require(stage.cell(1)).frame.minY - 100) < 1e-9)
      for item in 3...5 {
        #expect(abs(try #require(stage.cell(item)).frame.minY - (Double(item) * 100 + grown)) < 0.5)
        #expect(try #require(stage.cell(item)).frame.height == 100)
      }
    }
    stage.advance(by: 0.1)
    #expect(try #require(stage.cell(2)).frame == CGRect(x: 0, y: 200, width: 390, height: 300))
    #expect(try #require(stage.cell(3)).frame.minY == 500)
  }

  @Test func thePictureUnfoldsBelowTheTitle() throws {
    stage.tap(at: CGPoint(x: 195, y: 250))
    for _ in 0..<24 {
      stage.advance(by: 1.0 / 60)
      let nodes = stage.scene.nodes
      let text = try #require(nodes.first { $0.text?.string == title(2) })
      let picture = try #require(nodes.first { $0.parent == text.parent && $0.image != nil && $0.bounds.width > 300 })
      #expect(text.frame.minY == 23 && picture.frame.minY == 90)
    }
  }

  @Test func theContentsOfACellMoveWithItsSize() throws {
    func card() throws -> CGRect {
      let cell = try #require(stage.cell(2)?.node)
      let content = try #require(stage.scene.nodes.first { $0.parent == cell.id })
      return try #require(stage.scene.nodes.first { $0.parent == content.id }).frame
    }
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    let height = try #require(stage.cell(2)).frame.height
    #expect(height > 150 && height < 290)
    #expect(abs(try card().height - (height - 10)) < 1e-6)
  }

  @Test func cellsThatLeaveDoNotFadeAndAreGoneAtTheEnd() throws {
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    let leaving = try #require(stage.cell(8))
    #expect(leaving.isDisappearing)
    #expect(leaving.alpha == 1)
    #expect(abs(leaving.frame.minY - (800 + 200 * CellAnimationsTests.progress(0.1))) < 0.5)
    stage.advance(by: 0.4)
    #expect(stage.cell(8) == nil)
  }

  @Test func cellsThatLeaveAreThereForTheEyesOnly() throws {
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    let leaving = try #require(stage.cell(8))
    let node = try #require(stage.scene.nodes.first { $0.semantics.label == title(8) })
    #expect(leaving.isDisappearing && node.semantics.role == .none && node.semantics.position == 0)
  }

  @Test func cellsReportWhetherTheyAreExpanded() {
    func states() -> [Bool?] {
      stage.scene.nodes.filter { $0.semantics.role == .listItem }.map { $0.semantics.isExpanded }
    }
    #expect(Set(states()) == [false])
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.5)
    #expect(states().filter { $0 == true }.count == 1 && !states().contains(nil))
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.5)
    #expect(Set(states()) == [false])
  }

  @Test func aLowCellShowsItsWholeTitleAndNothingElse() throws {
    let controller = CellAnimationsViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    try #require(controller.parameter("itemHeight")).choose(44)
    stage.advance(by: 0.1)
    let nodes = stage.scene.nodes
    func texts(_ item: Int) throws -> [Scene.Node] {
      let cell = try #require(nodes.first { $0.semantics.label == title(item) && $0.semantics.role == .listItem })
      let content = try #require(nodes.first { $0.parent == cell.id })
      let card = try #require(nodes.first { $0.parent == content.id })
      #expect(card.frame.height == 34)
      return nodes.filter { $0.parent == card.id && $0.opacity > 0 && !$0.isHidden }
    }
    let shown = try texts(3)
    #expect(shown.map { $0.text?.string } == [title(3)])
    #expect(shown.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= 34 })
  }

  @Test func cellsThatEnterStartAtTheirPreviousPlaceAndDoNotFade() throws {
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.5)
    #expect(stage.cell(7) == nil)
    stage.tap(at: CGPoint(x: 195, y: 250))
    for frame in 0..<24 {
      let entering = try #require(stage.cell(7))
      #expect(entering.alpha == 1)
      let expected = 900 - 200 * CellAnimationsTests.progress(Double(frame) / 60)
      #expect(abs(entering.frame.minY - expected) < 0.5)
      stage.advance(by: 1.0 / 60)
    }
  }

  @Test func aSecondTapMidwayTurnsBackWithoutAJumpInPositionOrVelocity() throws {
    let step = 1e-5
    for tapTime in [0.03, 0.1, 0.2, 0.35] {
      let stage = Stage(
        size: CGSize(width: 390, height: 844), rootViewController: CellAnimationsViewController())
      stage.tap(at: CGPoint(x: 195, y: 250))
      stage.advance(by: tapTime - step)
      func values() throws -> [Double] {
        try [2, 3, 5].flatMap { item in
          let frame = try #require(stage.cell(item)).frame
          return [Double(frame.minY), Double(frame.height)]
        }
      }
      let before = try values()
      stage.advance(by: step)
      let at = try values()
      stage.tap(at: CGPoint(x: 195, y: 250))
      let after = try values()
      stage.advance(by: step)
      let later = try values()
      for index in at.indices {
        #expect(abs(after[index] - at[index]) < 1e-9)
        let velocityBefore = (at[index] - before[index]) / step
        let velocityAfter = (later[index] - after[index]) / step
        // The second difference of a smooth curve: w^2 * 200 * step, some ten points per second.
        #expect(abs(velocityAfter - velocityBefore) < 2.5 * 200 * pow(CellAnimationsTests.frequency, 2) * step)
      }
      stage.advance(by: 0.5)
      #expect(try #require(stage.cell(2)).frame == CGRect(x: 0, y: 200, width: 390, height: 100))
    }
  }

  @Test func aCellThatLeavesAndReturnsKeepsItsViewAndDoesNotJump() throws {
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    let leaving = try #require(stage.cell(8))
    stage.tap(at: CGPoint(x: 195, y: 250))
    let returning = try #require(stage.cell(8))
    #expect(returning.node.id == leaving.node.id)
    #expect(!returning.isDisappearing)
    #expect(abs(returning.frame.minY - leaving.frame.minY) < 1e-9)
    stage.advance(by: 0.5)
    #expect(try #require(stage.cell(8)).frame.minY == 800)
  }

  @Test func aCellNearTheBottomEndsFullyOnScreenInTheSameAnimation() throws {
    stage.tap(at: CGPoint(x: 195, y: 750))
    // Cell 7 is at 700; expanded it ends at 1000: 204 points below the edge of the bar.
    for frame in 1...24 {
      stage.advance(by: 1.0 / 60)
      let expected = frame == 24 ? 204 : 204 * CellAnimationsTests.progress(Double(frame) / 60)
      #expect(abs(stage.contentOffset.y - expected) < 0.5)
    }
    let frame = try #require(stage.cell(7)).frame
    #expect(frame.minY - stage.contentOffset.y >= 0)
    #expect(frame.maxY - stage.contentOffset.y == 796)
  }

  @Test func aCellCutOffAtTheTopIsAlignedWithIt() throws {
    stage.scrollWheel(at: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 350))
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 195, y: 20))
    stage.advance(by: 0.5)
    #expect(stage.contentOffset.y == 300)
    #expect(try #require(stage.cell(3)).frame == CGRect(x: 0, y: 300, width: 390, height: 300))
  }

  @Test func aLowDampingBouncesBeyondTheTarget() throws {
    controller.parameter("damping")?.value = 0.5
    controller.parameter("velocity")?.value = 2
    stage.tap(at: CGPoint(x: 195, y: 250))
    var highest = 0.0
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 60)
      highest = max(highest, try #require(stage.cell(2)).frame.height)
    }
    #expect(highest > 310)
    #expect(try #require(stage.cell(2)).frame.height == 300)
  }

  @Test func everyFrameOfTheAnimationCoversTheScreen() throws {
    controller.collectionView.contentOffset.y = 1234
    stage.advance(by: 0.1)
    for tap in [30.0, 500, 780, 400, 400] {
      stage.tap(at: CGPoint(x: 195, y: tap))
      for _ in 0..<12 {
        stage.advance(by: 1.0 / 60)
        let offset = stage.contentOffset.y
        let frames = stage.cells.map { $0.frame }.sorted { $0.minY < $1.minY }
        var covered = offset
        for frame in frames where frame.minY <= covered + 0.01 { covered = max(covered, frame.maxY) }
        #expect(covered >= offset + 843.99)
      }
    }
  }

  @Test func withReducedMotionTheListCrossFadesInAFifthOfASecond() throws {
    stage.isReduceMotionEnabled = true
    stage.tap(at: CGPoint(x: 195, y: 750))
    stage.advance(by: 1.0 / 60)
    #expect(try #require(stage.cell(7)).frame.height == 300)
    #expect(stage.contentOffset.y == 204)
    let pictures = { stage.scene.nodes.filter { $0.opacity > 0 && $0.opacity < 1 && $0.bounds.height == 844 } }
    stage.advance(by: 0.1)
    let picture = try #require(pictures().first)
    #expect(picture.opacity > 0.2 && picture.opacity < 0.8)
    let count = stage.scene.nodes.count
    stage.advance(by: 0.1)
    #expect(pictures().isEmpty)
    #expect(stage.scene.nodes.count < count)
  }

  @Test func lowCellsShowTheWholeTitle() throws {
    controller.layout.itemHeight = 44
    stage.advance(by: 0.1)
    let labels = stage.views(UILabel.self).filter { $0.text == title(1) }
    let label = try #require(labels.first)
    let card = try #require(label.superview)
    #expect(card.bounds.height == 34 && card.bounds.contains(label.frame))
    #expect(label.frame.height >= label.intrinsicContentSize.height)
  }

  /// Whether cells cover the screen from its top to its bottom.
  private func coversTheScreen(height: Double) -> Bool {
    let top = stage.contentOffset.y
    var covered = top
    for cell in stage.cells.sorted(by: { $0.frame.minY < $1.frame.minY }) where cell.frame.minY <= covered + 0.01 {
      covered = max(covered, cell.frame.maxY)
    }
    return covered >= top + height - 0.01
  }

  @Test(arguments: [0.02, 0.05, 0.1, 0.2], [1, 2, 5]) func turnedMidwayNoCellIsMissingThatIsStillSeen(
    _ delay: Double, _ item: Int
  ) {
    stage.tap(at: CGPoint(x: 195, y: 50 + 100 * Double(item)))
    stage.advance(by: delay)
    stage.resize(to: CGSize(width: 844, height: 390))
    for _ in 0..<40 {
      #expect(coversTheScreen(height: 390), "\(stage.cells.map(\.frame))")
      stage.advance(by: 1.0 / 60)
    }
    let top = stage.contentOffset.y
    #expect(stage.cells.allSatisfy { !$0.isDisappearing && $0.frame.maxY > top && $0.frame.minY < top + 390 })
  }
}
