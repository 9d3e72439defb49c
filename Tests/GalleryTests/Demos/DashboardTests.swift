// Demo F, driven by touch and read from the scene.

import CollectionMotion
import Foundation
import Gallery
import QuartzCore
import Stage
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct DashboardTests {
  private static let size = CGSize(width: 868, height: 703)  // the board's own: no scaling

  private func makeStage(
    _ controller: DashboardViewController, size: CGSize = DashboardTests.size
  ) -> Stage { Stage(size: size, rootViewController: controller) }

  /// From 0 to 1, as `.curveEaseInOut` has it.
  private func ease(_ part: Double) -> Double {
    CAMediaTimingFunction(name: .easeInEaseOut).progress(at: min(max(part, 0), 1))
  }

  private func press(_ title: String, on stage: Stage) throws {
    let button = try #require(buttons(in: stage.window).first { $0.currentTitle == title })
    stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  private func buttons(in view: UIView) -> [UIButton] {
    (view as? UIButton).map { [$0] } ?? view.subviews.flatMap { buttons(in: $0) }
  }

  private func tap(_ item: Int, on stage: Stage) throws { stage.tap(at: try #require(stage.cell(item)).node.position) }

  /// Where cells are seen to be, transforms and all.
  private func place(_ item: Int, on stage: Stage) throws -> CGRect {
    let node = try #require(stage.cell(item)).node
    #expect(CATransform3DIsAffine(node.transform))
    let scaled = CGSize(
      width: node.bounds.width * abs(node.transform.m11), height: node.bounds.height * abs(node.transform.m22))
    return CGRect(
      x: node.position.x + node.transform.m41 - scaled.width / 2,
      y: node.position.y + node.transform.m42 - scaled.height / 2, width: scaled.width, height: scaled.height)
  }

  private func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.width - b.width) < tolerance
      && abs(a.height - b.height) < tolerance
  }

  private static let origins = [(123, 33), (464, 40), (17, 260), (291, 222), (611, 168), (149, 431), (501, 520)]

  @Test func whatLiesBehindStandsStillWhileTheBoardZooms() throws {
    let stage = makeStage(DashboardViewController())
    try tap(0, on: stage)
    for _ in 0..<8 {
      stage.advance(by: 0.2)
      let title = try #require(stage.scene.nodes.first { $0.semantics.role == .header })
      #expect(title.frame == CGRect(x: 88, y: 8, width: DashboardTests.size.width - 176, height: 40))
    }
  }

  // MARK: The board

  @Test func sevenCellsHangAtTheGivenPointsWithTheirFramesSizes() throws {
    let stage = makeStage(DashboardViewController())
    let sizes = [(220, 180), (200, 120), (230, 150), (280, 190), (240, 260), (300, 220), (310, 150)]
    for item in 0..<7 {
      let (x, y) = DashboardTests.origins[item]
      let (width, height) = sizes[item]
      #expect(try #require(stage.cell(item)).frame == CGRect(x: x, y: y, width: width, height: height))
    }
    #expect(stage.cells.count == 7)
  }

  @Test func onAPhoneTheBoardIsScaledToFit() throws {
    let stage = makeStage(DashboardViewController(), size: CGSize(width: 434, height: 400))
    // Half as large, 351.5 high, in the middle of 400.
    let top = (400 - 703.0 / 2) / 2
    for item in 0..<7 {
      let (x, y) = DashboardTests.origins[item]
      let frame = try #require(stage.cell(item)).frame
      #expect(abs(frame.minX - Double(x) / 2) < 1e-9 && abs(frame.minY - (top + Double(y) / 2)) < 1e-9)
    }
  }

  @Test func aScreenThatIsHigherThanWideHasABoardOfItsShape() throws {
    let stage = makeStage(DashboardViewController(), size: CGSize(width: 390, height: 844))
    let frames = try (0..<7).map { try #require(stage.cell($0)).frame }
    for frame in frames {
      #expect(frame.minX >= 0 && frame.maxX <= 390)
      #expect(frames.filter { $0.intersects(frame) } == [frame])
    }
    // From top to bottom.
    #expect(frames.map { $0.minY }.min()! < 120 && frames.map { $0.maxY }.max()! > 700)
    stage.resize(to: DashboardTests.size)
    stage.advance(by: 0.5)
    #expect(try #require(stage.cell(0)).frame.origin == CGPoint(x: 123, y: 33))
  }

  @Test func thePictureZoomsWithItsFrame() throws {
    for size in [DashboardTests.size, CGSize(width: 390, height: 844)] {
      let controller = DashboardViewController()
      let stage = makeStage(controller, size: size)
      let home = try #require(stage.cell(3)).frame
      try tap(3, on: stage)
      for time in [0, 0.3, 1, 1.7] {
        stage.advance(by: time - stage.time)
        let seen = try place(3, on: stage)
        let cell = try #require(stage.cell(3)).node
        let edge = cell.bounds.height / 32 * cell.transform.m11
        let picture = try #require(
          stage.scene.nodes.first { $0.image != nil && $0.semantics.position == 0 && $0.clips })
        let width = picture.bounds.width * picture.transform.m11
        #expect(abs(width - (seen.width - 2 * edge)) < 1e-6, "at \(time)")
        #expect(abs(picture.position.x - cell.position.x) < 1e-6 && abs(picture.position.y - cell.position.y) < 1e-6)
        if time == 0 { #expect(isClose(seen, home)) }
        // The one in front makes room for it when the wall has half gone.
        let content = try #require(stage.scene.nodes.first { $0.parent == cell.id })
        let front = try #require(stage.scene.nodes.first { $0.parent == content.id && $0.clips })
        #expect(abs(front.opacity - (1 - ease(time - 1))) < 1e-6)
      }
      stage.advance(by: 0.5)
      let picture = try #require(stage.scene.nodes.first { $0.image != nil && $0.clips })
      #expect(picture.bounds.width * picture.transform.m11 >= size.width)
      #expect(picture.bounds.height * picture.transform.m22 >= size.height)
    }
  }

  @Test func eachMayLeaveInAWayOfItsOwn() throws {
    let controller = DashboardViewController()
    let stage = makeStage(controller)
    try #require(controller.parameter("departure")).choose(4)
    try tap(3, on: stage)
    stage.advance(by: 0.35)
    #expect(
      isClose(try place(4, on: stage).offsetBy(dx: -868, dy: 703), CGRect(x: 611, y: 168, width: 240, height: 260)))
    #expect(!CATransform3DIsIdentity(turned(1, on: stage)))
    stage.advance(by: 2)
    try press("Back", on: stage)
    stage.advance(by: 2.5)
    try expectHome(controller, stage)
  }

  @Test func theOthersLeaveInTheWayThatIsChosen() throws {
    let controller = DashboardViewController()
    _ = makeStage(controller)
    let parameter = try #require(controller.parameter("departure"))
    for (index, departure) in [ZoomTransition.Departure.fly, .flip, .curl, .spin].enumerated() {
      parameter.choose(4)
      #expect(controller.zoom.departureForItem?([0, index]) == departure)
      parameter.choose(Double(index))
      #expect(controller.zoom.departure == departure && controller.zoom.departureForItem == nil)
    }
  }

  // MARK: Touches

  @Test func aPressedCellShowsItsFrameOnlyUntilTheFingerMovesOff() throws {
    let stage = makeStage(DashboardViewController())
    func pictures() throws -> Int {
      let cell = try #require(stage.cell(3)).node.id
      let content = try #require(stage.scene.nodes.first { $0.parent == cell }).id
      return stage.scene.nodes.filter { $0.parent == content }.count
    }
    #expect(try pictures() == 2)
    let point = try #require(stage.cell(3)).node.position
    stage.touchDown(at: point)
    stage.advance(by: 0.3)
    #expect(try pictures() == 1)
    stage.touchMove(to: CGPoint(x: point.x, y: point.y + 150))
    stage.advance(by: 0.1)
    #expect(try pictures() == 2)
    stage.touchUp()
    stage.advance(by: 0.5)
    // It was let go: nothing opens.
    #expect(try #require(stage.cell(3)).frame == CGRect(x: 291, y: 222, width: 280, height: 190))
  }

  // MARK: In

  @Test func theCellZoomsFromItsPlaceToTwoAndAHalfTimesTheFittingRectangleInTwoSeconds() throws {
    let stage = makeStage(DashboardViewController())
    try tap(3, on: stage)
    // 280 x 190 fits 868 x 703 by the width: 868 x 589, centred, then 2.5 times as large.
    for time in [0.5, 1.0, 1.5, 1.9] {
      stage.advance(by: time - stage.time)
      let p = ease(time / 2)
      let width = 280 + (868 - 280) * p
      let scale = 1 + 1.5 * p
      let middle = CGPoint(x: 431 + (434 - 431) * p, y: 317 + (351.5 - 317) * p)
      let seen = try place(3, on: stage)
      #expect(abs(seen.width - width * scale) < 1e-6, "at \(time)")
      #expect(abs(seen.height - (190 + (868 * 190.0 / 280 - 190) * p) * scale) < 1e-6)
      #expect(abs(seen.midX - middle.x) < 1e-6 && abs(seen.midY - middle.y) < 1e-6)
    }
  }

  @Test func theOthersFlyAwayFromItInAFifthOfASecondAfterATenth() throws {
    let stage = makeStage(DashboardViewController())
    try tap(3, on: stage)
    for time in [0.05, 0.15, 0.2, 0.25, 0.31] {
      stage.advance(by: time - stage.time)
      let p = ease((time - 0.1) / 0.2)
      for item in [0, 1, 2, 4, 5, 6] {
        let (x, y) = DashboardTests.origins[item]
        let seen = try place(item, on: stage)
        #expect(abs(seen.minX - (Double(x) + (x > 291 ? 868 : -868) * p)) < 1e-5, "\(item) at \(time)")
        #expect(abs(seen.minY - (Double(y) + (y > 222 ? 703 : -703) * p)) < 1e-5)
      }
    }
  }

  @Test func cellsOfTheSameRowLeaveSidewaysOnly() throws {
    let controller = DashboardViewController()
    let stage = makeStage(controller)
    controller.layout.places[1].y = 222
    controller.layout.invalidateLayout()
    stage.advance(by: 0.1)
    try tap(3, on: stage)
    stage.advance(by: 1)
    let seen = try place(1, on: stage)
    #expect(seen.minY == 222)
    #expect(abs(seen.minX - (464 + 868)) < 1e-6)
  }

  @Test func theBoardFadesAndTheDetailShowsThroughFromBehind() throws {
    let stage = makeStage(DashboardViewController())
    try tap(3, on: stage)
    stage.advance(by: 1)
    let nodes = stage.scene.nodes
    let list = try #require(nodes.firstIndex { if case .collectionView = $0.content { true } else { false } })
    let detail = try #require(nodes.firstIndex { $0.image != nil && $0.clips })
    let title = try #require(nodes.firstIndex { $0.text?.string == "Coast" })
    #expect(detail < list && list < title)  // nothing covers the title
    let board = try #require(nodes.first { $0.parent == nodes[list].id && $0.bounds.size == DashboardTests.size })
    #expect(abs(board.opacity - (1 - ease(0.5))) < 1e-6)
  }

  @Test func atTheEndTheCollectionViewIsClearAndAsItWas() throws {
    let controller = DashboardViewController()
    let stage = makeStage(controller)
    try tap(3, on: stage)
    stage.advance(by: 2.1)
    #expect(controller.collectionView.alpha == 0)
    #expect(controller.collectionView.backgroundView?.alpha == 1)
    for cell in controller.collectionView.visibleCells { #expect(cell.transform == .identity) }
    #expect(!stage.needsFrame)
  }

  // MARK: Back

  private func expectHome(_ controller: DashboardViewController, _ stage: Stage) throws {
    for item in 0..<7 {
      let (x, y) = DashboardTests.origins[item]
      let cell = try #require(stage.cell(item))
      #expect(cell.frame.origin == CGPoint(x: x, y: y))
      #expect(CATransform3DIsIdentity(cell.node.transform))
      #expect(cell.alpha == 1)
      #expect(cell.node.bounds.size == controller.layout.sizeForItem([0, item]))
      let content = try #require(stage.scene.nodes.first { $0.parent == cell.node.id }).id
      #expect(stage.scene.nodes.filter { $0.parent == content }.count == 2)
    }
    #expect(controller.collectionView.alpha == 1)
    #expect(controller.collectionView.isUserInteractionEnabled)
    #expect(!buttons(in: stage.window).contains { $0.currentTitle == "Back" })
    #expect(stage.cells.count == 7)
  }

  @Test func backTakesTheSameWayHome() throws {
    let controller = DashboardViewController()
    let stage = makeStage(controller)
    try tap(3, on: stage)
    stage.advance(by: 2.5)
    try press("Back", on: stage)
    let start = stage.time
    for time in [0.0, 0.5, 1.0, 1.5] {
      if time > 0 { stage.advance(by: start + time - stage.time) }
      let p = 1 - ease(time / 2)
      #expect(abs(try place(3, on: stage).width - (280 + (868 - 280) * p) * (1 + 1.5 * p)) < 1e-6, "at \(time)")
      #expect(abs(try place(0, on: stage).minX - (123 - 868)) < 1e-6)  // the others wait outside
    }
    stage.advance(by: start + 1.8 - stage.time)
    // They come back from 1.7 to 1.9 s, as they left from 0.1 to 0.3 s.
    #expect(abs(try place(0, on: stage).minX - (123 - 868 * (1 - ease(0.5)))) < 1e-5)
    stage.advance(by: 0.3)
    try expectHome(controller, stage)
  }

  @Test func backHalfWayStartsFromWhatIsSeenAndTakesAsLongAsTheWayThere() throws {
    for time in [0.05, 0.2, 0.5, 1.3] {
      let controller = DashboardViewController()
      let stage = makeStage(controller)
      try tap(3, on: stage)
      stage.advance(by: time)
      let before = try (0..<7).map { try place($0, on: stage) }
      try press("Back", on: stage)
      for item in 0..<7 { #expect(isClose(try place(item, on: stage), before[item])) }
      stage.advance(by: time / 2)
      #expect(try place(3, on: stage).width < before[3].width)
      stage.advance(by: max(time / 2, 0.2) + 0.05)
      try expectHome(controller, stage)
    }
  }

  @Test func aHundredRandomInterruptionsLeaveEveryCellWhereItStarted() throws {
    var random = RandomNumbers(seed: 11)
    let controller = DashboardViewController()
    let stage = makeStage(controller)
    for _ in 0..<100 {
      controller.zoom.departure = ZoomTransition.Departure.allCases.randomElement(using: &random)!
      try tap(Int.random(in: 0..<7, using: &random), on: stage)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        stage.advance(by: Double.random(in: 0.01...0.9, using: &random))
        if controller.zoom.indexPath != nil { try press("Back", on: stage) }
        stage.advance(by: Double.random(in: 0.01...0.3, using: &random))
        if let indexPath = controller.zoom.indexPath { controller.zoom.zoomIn(to: indexPath) }
      }
      stage.advance(by: Double.random(in: 0.01...2.5, using: &random))
      if buttons(in: stage.window).contains(where: { $0.currentTitle == "Back" }) { try press("Back", on: stage) }
      stage.advance(by: 3)
      try expectHome(controller, stage)
    }
  }

  // MARK: Other ways to leave

  @Test func insteadOfFlyingTheOthersFlipCurlOrSpin() throws {
    for (departure, duration) in [(ZoomTransition.Departure.flip, 1.0), (.curl, 1.0), (.spin, 0.4)] {
      let controller = DashboardViewController()
      let stage = makeStage(controller)
      controller.zoom.departure = departure
      try tap(3, on: stage)
      stage.advance(by: duration * 0.3)
      if departure == .curl {
        #expect(stage.scene.nodes.contains { abs($0.transform.m22) < 0.3 })  // a strip that stands upright
      } else {
        #expect(!CATransform3DIsIdentity(turned(0, on: stage)), "\(departure)")
      }
      stage.advance(by: duration * 0.75)
      #expect(try #require(stage.cell(0)).alpha == 0)
      try press("Back", on: stage)
      stage.advance(by: 2.5)
      try expectHome(controller, stage)
    }
  }

  /// The transform of a cell, or of the picture that stands for it in a transition.
  private func turned(_ item: Int, on stage: Stage) -> CATransform3D {
    guard let cell = stage.cell(item)?.node else { return CATransform3DIdentity }
    return stage.scene.nodes.first { $0.position == cell.position && !CATransform3DIsIdentity($0.transform) }?.transform
      ?? CATransform3DIdentity
  }

  @Test func withReducedMotionTheBoardFades() throws {
    let controller = DashboardViewController()
    let stage = makeStage(controller)
    stage.isReduceMotionEnabled = true
    try tap(3, on: stage)
    stage.advance(by: 0.1)
    #expect(try #require(stage.cell(0)).frame.origin == CGPoint(x: 123, y: 33))
    stage.advance(by: 0.2)
    #expect(controller.collectionView.alpha == 0)
    // The picture fills the screen.
    #expect(
      stage.scene.nodes.contains { $0.image != nil && $0.frame == CGRect(origin: .zero, size: DashboardTests.size) })
    try press("Back", on: stage)
    stage.advance(by: 0.3)
    try expectHome(controller, stage)
  }
}
