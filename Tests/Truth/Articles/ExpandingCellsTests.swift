@testable import Gallery
import Stage
import Testing
import UIKit

/// The sentences of "Collection View Animations" about its first application, on its own layout.
@MainActor struct ExpandingCellsTests {
  /// The article's layout, with a log of its calls.
  final class LoggedLayout: ExpandingCellsLayout {
    var log: [String] = []

    override func prepare() {
      log.append("prepare")
      super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      log.append("elements")
      return super.layoutAttributesForElements(in: rect)
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      log.append("target")
      return super.targetContentOffset(forProposedContentOffset: proposed)
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(path.section).\(path.item)")
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("final \(path.section).\(path.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }
  }

  /// Expands or collapses a cell in an animation block, as the article's controller does.
  private func tap(_ path: IndexPath, on screen: ArticleScreen, _ layout: ExpandingCellsLayout) {
    layout.selectedIndexPath = layout.selectedIndexPath == path ? nil : path
    screen.animateInvalidation(of: layout)
  }

  private func screen() -> (ArticleScreen, LoggedLayout) {
    let layout = LoggedLayout()
    let screen = ArticleScreen([30], layout: layout)
    layout.log = []
    return (screen, layout)
  }

  @Test func tappingPreparesOnceAndAsksForWhatAppearsAndDisappears() {
    let (screen, layout) = screen()
    tap([0, 1], on: screen, layout)
    #expect(layout.log == ["prepare", "target", "elements", "final 0.6", "final 0.7"])
    screen.stage.advance(by: 1)
    layout.log = []
    tap([0, 1], on: screen, layout)
    #expect(layout.log == ["prepare", "target", "elements", "initial 0.6", "initial 0.7"])
  }

  @Test func cellsKeepTheirOrderAndStayOpaqueWhileOneExpandsAndCollapses() throws {
    let (screen, layout) = screen()
    for _ in 0..<2 {
      tap([0, 1], on: screen, layout)
      for _ in 0..<30 {
        screen.stage.advance(by: 1.0 / 60)
        let cells = screen.collectionView.subviews.compactMap { $0 as? UICollectionViewCell }
        let frames = cells.map { screen.presentedFrame(of: $0) }.sorted { $0.minY < $1.minY }
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 1e-6) }
        #expect(cells.allSatisfy { screen.presentedOpacity(of: $0) == 1 })
      }
      screen.stage.advance(by: 1)
    }
  }

  @Test func withoutInitialAttributesCellsFadeIn() throws {
    let (screen, layout) = screen()
    layout.overridesInitialAttributes = false
    tap([0, 1], on: screen, layout)
    screen.stage.advance(by: 1)
    tap([0, 1], on: screen, layout)
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 7]))
    screen.stage.advance(by: 0)
    #expect(screen.presentedOpacity(of: cell) == 0)
    #expect(screen.presentedFrame(of: cell).minY == 700)
  }

  @Test func withoutFinalAttributesCellsFadeOut() throws {
    let (screen, layout) = screen()
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 6]))
    layout.overridesFinalAttributes = false
    tap([0, 1], on: screen, layout)
    screen.stage.advance(by: 0.2)
    #expect(screen.presentedOpacity(of: cell) < 0.5)
  }

  @Test func theTargetOffsetBringsTheExpandedCellOnScreenInTheSameAnimation() {
    let (screen, layout) = screen()
    tap([0, 7], on: screen, layout)
    #expect(screen.collectionView.contentOffset.y == 200)
    #expect((screen.collectionView.layer.presentation() ?? screen.collectionView.layer).bounds.minY == 0)
    screen.stage.advance(by: 1)
    #expect((screen.collectionView.layer.presentation() ?? screen.collectionView.layer).bounds.minY == 200)
  }

  @Test func scrollingDoesNotInvalidateAndANewSizeDoes() {
    let (screen, layout) = screen()
    screen.collectionView.contentOffset.y = 10
    screen.stage.advance(by: 0.1)
    #expect(layout.log == ["elements"])
    screen.collectionView.frame.size.width = 300
    screen.stage.advance(by: 0.1)
    #expect(layout.log.filter { $0 == "prepare" }.count == 1)
  }

  @Test func withoutTheTargetOffsetTheExpandedCellStaysPartlyOffScreen() {
    let (screen, layout) = screen()
    layout.overridesTargetContentOffset = false
    tap([0, 7], on: screen, layout)
    screen.stage.advance(by: 1)
    #expect(screen.collectionView.contentOffset.y == 0)
    #expect(layout.layoutAttributesForItem(at: [0, 7])?.frame.maxY == 1000)
  }

  @Test func aCellCutOffAtTheTopIsScrolledToTheTopInTheSameAnimation() {
    let (screen, layout) = screen()
    screen.collectionView.contentOffset.y = 250
    screen.stage.advance(by: 0.1)
    tap([0, 2], on: screen, layout)
    #expect(screen.collectionView.contentOffset.y == 200)
    #expect((screen.collectionView.layer.presentation() ?? screen.collectionView.layer).bounds.minY == 250)
  }

  @Test func theControllersTapExpandsACellAndASecondTapCollapsesIt() throws {
    let controller = ExpandingCellsViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    for height: CGFloat in [300, 100] {
      stage.tap(at: CGPoint(x: 195, y: 250))
      stage.advance(by: 0.1)
      let cell = try #require(controller.collectionView.cellForItem(at: [0, 2]))
      let presented = (cell.layer.presentation() ?? cell.layer).frame.height
      #expect(presented > 100 && presented < 300)
      stage.advance(by: 1)
      #expect(cell.frame.height == height)
    }
  }

  @Test func lessDampingMakesItBounce() throws {
    let controller = ExpandingCellsViewController()
    controller.spring.damping = 0.5
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    stage.tap(at: CGPoint(x: 195, y: 250))
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 2]))
    var highest: CGFloat = 0
    for _ in 0..<24 {
      stage.advance(by: 1.0 / 60)
      highest = max(highest, (cell.layer.presentation() ?? cell.layer).frame.height)
    }
    #expect(highest > 320)
  }
}
