// Demo E, driven by touch and read from the scene.

import CollectionMotion
import Foundation
import Gallery
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct SelectStripTests {
  let controller = SelectStripViewController()
  let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 1400, height: 700), rootViewController: controller)
    controller.parameter("tiles")?.choose(0)
    stage.advance(by: 0)
  }

  /// A point of the content on the screen.
  private func onScreen(_ point: CGPoint) -> CGPoint { controller.collectionView.convert(point, to: nil) }

  private func press(_ title: String) throws {
    let button = try #require(stage.scene.nodes.first { $0.semantics.role == .button && $0.semantics.label == title })
    stage.tap(at: button.position)
  }

  private func ease(_ time: Double) -> Double {
    CAMediaTimingFunction(name: .easeInEaseOut).progress(at: time / 0.3)
  }

  /// Cells that are not on their way out, by their texts.
  private func cell(_ swatch: Int) throws -> Scene.Node {
    let nodes = stage.scene.nodes
    return try #require(
      nodes.last { node in
        guard case .element(let element) = node.content, !element.isDisappearing else { return false }
        return node.semantics.label == "Colour \(swatch)"
      })
  }

  @Test func theSelectedCellIsTwiceAsWideAndKeepsItsDistance() throws {
    #expect(try cell(0).frame == CGRect(x: 0, y: 0, width: 80, height: 200))
    #expect(try cell(1).frame == CGRect(x: 100, y: 0, width: 160, height: 200))
    for item in 2..<8 {
      #expect(try cell(item).frame == CGRect(x: CGFloat(item + 1) * 90 + 10, y: 0, width: 80, height: 200))
    }
  }

  @Test func aTappedCellGrowsAndPushesItsNeighboursWithoutFading() throws {
    let target = try cell(3).position
    let start = stage.time
    stage.tap(at: onScreen(CGPoint(x: target.x + 20, y: 100)))
    for time in [0.1, 0.2] {
      stage.advance(by: start + time - stage.time)
      let p = ease(time)
      #expect(abs(try cell(3).frame.width - (80 + 80 * p)) < 1e-6)
      #expect(abs(try cell(3).frame.minX - (370 + (280 - 370) * p)) < 1e-6)
      #expect(abs(try cell(1).frame.width - (160 - 80 * p)) < 1e-6)
      for node in stage.scene.nodes {
        if case .element = node.content { #expect(node.opacity == 1) }
      }
    }
    stage.advance(by: 0.2)
    #expect(try cell(3).frame == CGRect(x: 280, y: 0, width: 160, height: 200))
    #expect(try cell(2).frame.minX == 180)
    #expect(try cell(4).frame.minX == 460)
    #expect(stage.scene.nodes.filter { if case .element = $0.content { true } else { false } }.count == 8)
  }

  @Test func anInsertedCellGrowsFromNothingAndTheOthersMakeSpace() throws {
    try press("Insert")
    stage.advance(by: 0.1)
    let p = ease(0.1)
    let new = try cell(8)
    #expect(abs(new.opacity - p) < 1e-6)
    #expect(abs(new.transform.m11 - p) < 1e-6 && abs(new.transform.m22 - p) < 1e-6)
    #expect(new.frame.minX == 100)
    #expect(abs(try cell(1).frame.width - (160 - 80 * p)) < 1e-6)
    #expect(abs(try cell(1).frame.minX - (100 + (280 - 100) * p)) < 1e-6)
    #expect(try cell(0).frame.minX == 0)
    stage.advance(by: 0.3)
    #expect(try cell(8).frame == CGRect(x: 100, y: 0, width: 160, height: 200))
  }

  @Test func aDeletedCellShrinksToATenthAndTheOthersCloseTheGap() throws {
    try press("Delete")
    stage.advance(by: 0.1)
    let p = ease(0.1)
    let gone = try #require(
      stage.scene.nodes.first { node in
        if case .element(let element) = node.content { return element.isDisappearing }
        return false
      })
    #expect(abs(gone.transform.m11 - (1 - 0.9 * p)) < 1e-6)
    #expect(abs(gone.opacity - (1 - p)) < 1e-6)
    #expect(abs(try cell(2).frame.minX - (280 + (100 - 280) * p)) < 1e-6)
    stage.advance(by: 0.3)
    #expect(try cell(2).frame == CGRect(x: 100, y: 0, width: 160, height: 200))
    #expect(controller.swatches == [0, 2, 3, 4, 5, 6, 7])
  }

  @Test func aMovedCellTurnsOverOnItsWay() throws {
    try press("Move")
    stage.advance(by: 0.15)
    let half = try cell(1)
    // Half of the way, by symmetry of the curve: a quarter turn.
    #expect(abs(half.transform.m11) < 1e-3)
    #expect(abs(abs(half.transform.m12) - 1) < 1e-3)
    #expect(abs(half.frame.minX - (100 + 280) / 2) < 0.1)
    stage.advance(by: 0.3)
    #expect(try cell(1).frame == CGRect(x: 280, y: 0, width: 160, height: 200))
    #expect(CATransform3DIsIdentity(try cell(1).transform))
    #expect(controller.swatches == [0, 2, 3, 1, 4, 5, 6, 7])
  }

  @Test func aMovedTileIsSeenOnceAboveTheOthersTurnsAsAWheelDoesAndCastsAShadow() throws {
    stage.resize(to: CGSize(width: 390, height: 700))
    stage.advance(by: 0.1)
    func tiles() -> [Scene.Node] {
      stage.scene.nodes.filter { if case .element = $0.content { $0.semantics.label == "Colour 1" } else { false } }
    }
    func expectTurn(_ sense: CGFloat) throws {
      for _ in 0..<16 {
        stage.advance(by: 1.0 / 60)
        #expect(tiles().count == 1)
        #expect(stage.scene.nodes.last { if case .element = $0.content { true } else { false } }?.id == tiles()[0].id)
        #expect(try cell(1).shadow != nil)
        // With the clock from minus half a turn to none, against it from half a turn to none.
        #expect(try cell(1).transform.m12 * sense < 0)
      }
      stage.advance(by: 0.5)
      #expect(try cell(1).shadow == nil && CATransform3DIsIdentity(try cell(1).transform))
    }
    try press("Move")
    try expectTurn(1)
    for _ in 0..<2 {
      try press("Move")
      stage.advance(by: 0.5)
    }
    #expect(controller.swatches.last == 1)
    try press("Move")
    try expectTurn(-1)
    #expect(controller.swatches.first == 1)
  }

  @Test func theNumberOfATurningTileStaysUpright() throws {
    try press("Move")
    for frame in 0..<18 {
      if frame > 0 { stage.advance(by: 1.0 / 60) }
      let nodes = stage.scene.nodes
      let tile = try cell(1)
      let content = try #require(nodes.first { $0.parent == tile.id })
      let label = try #require(nodes.first { $0.parent == content.id })
      let seen = CATransform3DConcat(label.transform, tile.transform)
      #expect(seen.m11 > 0.999 && abs(seen.m12) < 1e-3, "frame \(frame)")
      #expect(frame == 0 || frame == 17 || abs(tile.transform.m12) > 0.01)
    }
  }

  @Test func aTileThatMovesOffTheScreenTurnsAndFliesAboveTheOthers() throws {
    stage.resize(to: CGSize(width: 320, height: 700))
    stage.advance(by: 0.1)
    controller.collectionView.contentOffset.x = -80  // the third one's place is beyond the screen's edge
    controller.layout.centersSelection = false
    stage.advance(by: 0.1)
    try press("Move")
    stage.advance(by: 0.15)
    let nodes = stage.scene.nodes
    let moved = try #require(nodes.lastIndex { $0.semantics.label == "Colour 1" || $0.content.isDeparture })
    #expect(abs(nodes[moved].transform.m12) > 0.9)
    for (index, node) in nodes.enumerated() where index != moved {
      if case .element = node.content { #expect(index < moved) }
    }
  }

  @Test func theSelectedTileComesToTheMiddleInTheAnimationOfEachChange() throws {
    func middle(of swatch: Int) throws -> CGFloat { onScreen(try cell(swatch).position).x }
    #expect(abs(try middle(of: 1) - 700) < 1e-6)
    stage.tap(at: onScreen(try cell(3).position))
    stage.advance(by: 0.3)
    #expect(abs(try middle(of: 3) - 700) < 1e-6)
    try press("Move")
    stage.advance(by: 0.3)
    #expect(abs(try middle(of: 3) - 700) < 1e-6)
    // Scrolled away, it comes back under a tap.
    controller.collectionView.contentOffset.x += 120
    stage.advance(by: 0.1)
    stage.tap(at: onScreen(try cell(3).position))
    stage.advance(by: 1)
    #expect(abs(try middle(of: 3) - 700) < 1e-6 && controller.layout.selectedItem == 5)
    for end in [0, 7] {
      controller.layout.selectedItem = end
      controller.collectionView.performBatchUpdates({ controller.collectionView.reloadSections([0]) })
      stage.advance(by: 0.5)
      let cell = try #require(stage.cell(end))
      #expect(abs(onScreen(cell.node.position).x - 700) < 1e-6)
    }
  }

  @Test func deletingEverythingAndInsertingAgainWorks() throws {
    for _ in 0..<9 {
      try press("Delete")
      stage.advance(by: 0.1)
    }
    stage.advance(by: 0.5)
    #expect(controller.swatches.isEmpty)
    #expect(stage.cells.isEmpty)
    try press("Insert")
    stage.advance(by: 0.5)
    #expect(stage.cells.count == 1)
    #expect(stage.cells[0].frame == CGRect(x: 10, y: 0, width: 160, height: 200))
  }

  @Test func noTileIsMissingOnTheWayToAnInsertedOne() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: SelectStripViewController())
    stage.advance(by: 0.1)
    stage.drag(from: CGPoint(x: 350, y: 614), to: CGPoint(x: 20, y: 614), duration: 0.2)
    stage.advance(by: 2)
    let button = try #require(stage.scene.nodes.first { $0.semantics.label == "Insert" })
    stage.tap(at: button.position)
    for _ in 0..<20 {
      stage.advance(by: 1.0 / 60)
      let collectionView = try #require(stage.scene.nodes.first { $0.content.isCollectionView })
      let screen = collectionView.bounds
      let tiles = stage.cells.map { $0.node }
        .filter { CATransform3DIsIdentity($0.transform) && $0.frame.intersects(screen) }
        .sorted { $0.frame.minX < $1.frame.minX }
      #expect(tiles.count >= 2)
      for (one, next) in zip(tiles, tiles.dropFirst()) {
        // Only the inserted one, which grows, is in a gap: that after the first photo.
        if one.semantics.label == PhotoLibrary.samples[0].title { continue }
        #expect(next.frame.minX - one.frame.maxX < 40)
      }
    }
  }

  // MARK: Photos

  private func photo(_ number: Int) throws -> Scene.Node {
    let title = PhotoLibrary.samples[number].title
    return try #require(stage.cells.last { $0.node.semantics.label == title && !$0.isDisappearing }).node
  }

  @Test func aPhotoFillsItsTile() throws {
    try stage.choose(1, of: 2)
    let nodes = stage.scene.nodes
    for (number, tile) in [(0, CGSize(width: 80, height: 200)), (1, CGSize(width: 160, height: 200))] {
      let cell = try photo(number)
      let content = try #require(nodes.first { $0.parent == cell.id })
      let node = try #require(nodes.first { $0.parent == content.id })
      let piece = try #require(node.image?.pieces.first)
      #expect(node.bounds.size == tile && node.clips)
      // As large as it must be for both sides, in its own shape, in the middle.
      let ratio = PhotoLibrary.samples[number].aspectRatio
      let width = max(tile.width, tile.height * ratio)
      let height = max(tile.height, tile.width / ratio)
      #expect(abs(piece.frame.width - width) < 1e-6 && abs(piece.frame.height - height) < 1e-6)
      #expect(abs(piece.frame.midX - tile.width / 2) < 1e-6 && abs(piece.frame.midY - tile.height / 2) < 1e-6)
    }
    try stage.choose(0, of: 2)
    #expect(try cell(1).frame.width == 160)
  }

  @Test func aMovedPhotoStaysUprightAllTheWay() throws {
    try stage.choose(1, of: 2)
    try press("Move")
    for frame in 1...30 {
      stage.advance(by: 1.0 / 60)
      #expect(CATransform3DIsIdentity(try photo(1).transform))
      let p = frame < 18 ? ease(Double(frame) / 60) : 1
      #expect(abs(try photo(1).frame.minX - (100 + 180 * p)) < 1e-6)
    }
    #expect(controller.swatches == [0, 2, 3, 1, 4, 5, 6, 7])
  }

  @Test func photosGoRoundWhenThereAreMoreTilesThanPhotos() throws {
    try stage.choose(1, of: 2)
    for _ in 0..<8 {
      try press("Insert")
      stage.advance(by: 0.5)
    }
    #expect(controller.swatches[1] == 15)
    #expect(stage.cell(1)?.node.semantics.label == PhotoLibrary.samples[1].title)
  }

  // MARK: Reduced motion

  @Test func withReducedMotionWhatComesGoesOrMovesFadesInItsPlace() throws {
    stage.isReduceMotionEnabled = true
    func expectUpright() { for cell in stage.cells { #expect(CATransform3DIsIdentity(cell.node.transform)) } }
    try press("Insert")
    stage.advance(by: 0.1)
    expectUpright()
    #expect(abs(try cell(8).opacity - ease(0.1)) < 1e-6)
    #expect(try cell(8).frame == CGRect(x: 100, y: 0, width: 160, height: 200))
    stage.advance(by: 0.5)
    try press("Delete")
    stage.advance(by: 0.1)
    expectUpright()
    let gone = try #require(stage.cells.first { $0.isDisappearing })
    #expect(abs(gone.alpha - (1 - ease(0.1))) < 1e-6)
    stage.advance(by: 0.5)
    try press("Move")
    stage.advance(by: 0.1)
    expectUpright()
    #expect(try cell(1).frame == CGRect(x: 280, y: 0, width: 160, height: 200))
    #expect(abs(try cell(1).opacity - ease(0.1)) < 1e-6)
    stage.advance(by: 0.5)
    #expect(stage.cells.allSatisfy { $0.alpha == 1 })
  }

  // MARK: Few items

  @Test func oneTileCanBeTappedAndNeitherMoveNorDeleteMisbehave() throws {
    for _ in 0..<7 {
      try press("Delete")
      stage.advance(by: 0.5)
    }
    #expect(controller.swatches == [0])
    try press("Move")
    stage.tap(at: onScreen(try cell(0).position))
    stage.advance(by: 0.5)
    #expect(try cell(0).frame == CGRect(x: 10, y: 0, width: 160, height: 200))
    try press("Insert")
    stage.advance(by: 0.5)
    #expect(controller.swatches == [8, 0])
    for expected in [[0, 8], [8, 0]] {
      try press("Move")
      stage.advance(by: 0.5)
      #expect(controller.swatches == expected)
    }
  }

  @Test func theLayoutAnswersForAnyRectangleAndSelection() throws {
    let layout = controller.layout
    for rect in [CGRect.infinite, CGRect(x: -1e300, y: 0, width: 2e300, height: 200)] {
      #expect(layout.layoutAttributesForElements(in: rect)?.count == 8)
    }
    #expect(layout.layoutAttributesForElements(in: .null)?.isEmpty == true)
    for nothing in [-1, 8, Int.max] {
      layout.selectedItem = nothing
      layout.invalidateLayout()
      stage.advance(by: 0)
      #expect(layout.layoutAttributesForItem(at: [0, 7])?.frame == CGRect(x: 630, y: 0, width: 80, height: 200))
      #expect(layout.collectionViewContentSize.width == 710)
    }
    layout.itemSize.width = 0
    layout.spacing = 0
    stage.advance(by: 0)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 100))?.isEmpty == true)
  }
}

extension Scene.Content {
  fileprivate var isCollectionView: Bool { if case .collectionView = self { true } else { false } }

  /// Whether it is an element on its way out.
  fileprivate var isDeparture: Bool {
    if case .element(let element) = self { element.isDisappearing } else { false }
  }
}
