@testable import Gallery
import QuartzCore
import Stage
import Testing
import UIKit

/// The sentences of the article "Animation with collection view", on its own code.
@MainActor struct ZoomingDashboardTests {
  private let controller = ZoomingDashboardViewController()
  private let stage: Stage

  init() { stage = Stage(size: CGSize(width: 868, height: 703), rootViewController: controller) }

  private func cell(_ item: Int) throws -> ZoomingDashboardCell {
    try #require(controller.collectionView.cellForItem(at: [0, item]) as? ZoomingDashboardCell)
  }

  private func presentedFrame(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  private func select(_ item: Int) throws {
    try ScriptPlayer(stage: stage).play(Script(json: "[{\"tapItem\": [0, \(item)]}]"))
  }

  @Test func sevenCellsAreAtTheGivenPlacesAndAsLargeAsTheirImages() throws {
    let x: [CGFloat] = [123, 464, 17, 291, 611, 149, 501]
    let y: [CGFloat] = [33, 40, 260, 222, 168, 431, 520]
    for item in 0..<7 {
      let frame = try cell(item).frame
      #expect(frame.origin == CGPoint(x: x[item], y: y[item]))
      #expect(frame.size == controller.layout.images[item].size)
    }
  }

  @Test func aCellIsHighlightedOnlyWhileItIsTapped() throws {
    let list = controller.collectionView
    #expect(!controller.collectionView(list, shouldHighlightItemAt: [0, 3]))
    #expect(!controller.collectionView(list, shouldSelectItemAt: [0, 3]))
    let cell = try cell(3)
    stage.touchDown(at: CGPoint(x: 430, y: 300))
    stage.advance(by: 0.2)
    #expect(cell.isCellTapped && cell.categoryImage.isHidden)
    stage.touchMove(to: CGPoint(x: 430, y: 500))
    #expect(!cell.isCellTapped && !cell.categoryImage.isHidden)
    stage.touchUp()
    stage.advance(by: 0.2)
    #expect(controller.detail == nil)
  }

  @Test func theDetailViewIsBehindTheBoard() throws {
    try select(3)
    let detail = try #require(controller.detail)
    #expect(controller.view.subviews == [detail.view, controller.board])
  }

  @Test func theOthersAreGoneAfterThreeTenthsOfASecondAndTheZoomLastsTwo() throws {
    let others = try [0, 1, 2, 4, 5, 6].map { try cell($0) }
    let before = others.map { $0.frame }
    let centre = try cell(3).frame
    try select(3)
    stage.advance(by: 0.1)
    for (view, frame) in zip(others, before) { #expect(presentedFrame(view) == frame) }
    stage.advance(by: 0.21)
    for (view, frame) in zip(others, before) {
      let way = CGPoint(x: presentedFrame(view).minX - frame.minX, y: presentedFrame(view).minY - frame.minY)
      #expect(way == CGPoint(x: frame.minX > centre.minX ? 868 : -868, y: frame.minY > centre.minY ? 703 : -703))
    }
    let width = presentedFrame(try cell(3)).width
    stage.advance(by: 1.6)
    let later = presentedFrame(try cell(3)).width
    #expect(width < later && later < 703 / 190 * 280 * 2.5)
  }

  @Test func theSelectedCellZoomsToTheLargestFrameThatFitsTimesTwoAndAHalf() throws {
    let selected = try cell(3)
    try select(3)
    #expect(selected.categoryImage.isHidden)
    #expect(abs(selected.bounds.width - 868) < 1e-9 && abs(selected.bounds.height - 868.0 / 280 * 190) < 1e-9)
    #expect(abs(selected.frame.width - 868 * 2.5) < 1e-6)
    #expect(selected.center == CGPoint(x: 434, y: 351.5))
  }

  @Test func theBackgroundFadesAndTheBoardMakesWayAtTheEnd() throws {
    let background = try #require(controller.board.subviews.first)
    try select(3)
    stage.advance(by: 1)
    let alpha = (background.layer.presentation() ?? background.layer).opacity
    #expect(alpha > 0.3 && alpha < 0.7 && controller.board.alpha == 1)
    stage.advance(by: 1.1)
    #expect(background.alpha == 1 && controller.board.alpha == 0)
    #expect(try cell(3).transform == .identity)
    #expect(try cell(3).frame.origin == CGPoint(x: 291, y: 222))
  }

  @Test func theExamplesCurlAndRotateTheOtherCells() throws {
    controller.departure = .rotate
    let other = try cell(0)
    try select(3)
    let rotation = try #require(other.layer.animation(forKey: "rotateLayer") as? CABasicAnimation)
    #expect(rotation.duration == 0.1 && rotation.repeatCount == 2 && rotation.autoreverses)
    #expect(rotation.keyPath == "transform.rotation")
  }

  @Test func cellsCurlUpInASecond() throws {
    controller.departure = .curl
    let before = controller.collectionView.subviews.count
    try select(3)
    stage.advance(by: 0.9)
    #expect(controller.collectionView.subviews.count > before)
    stage.advance(by: 0.2)
    #expect(controller.collectionView.subviews.count == before)
    #expect(try cell(0).alpha == 0)
    stage.advance(by: 1)
    #expect(try cell(0).alpha == 1)
  }
}
