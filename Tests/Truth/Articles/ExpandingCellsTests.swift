import Testing
import UIKit

/// The sentences of the first article, "Collection View Animations", on its own layout.
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

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("header \(indexPath.section)")
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
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
    layout.selectedCellIndexPath = layout.selectedCellIndexPath == path ? nil : path
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        layout.invalidateLayout()
        screen.collectionView.layoutIfNeeded()
      })
  }

  private func cellScreen() -> (ArticleScreen, LoggedLayout) {
    let layout = LoggedLayout()
    layout.hasHeaders = false
    let screen = ArticleScreen([30], layout: layout)
    layout.log = []
    return (screen, layout)
  }

  // MARK: Cell Animations

  @Test func tappingPreparesOnceAndAsksForWhatAppearsAndDisappears() {
    let (screen, layout) = cellScreen()
    tap([0, 1], on: screen, layout)
    #expect(layout.log == ["prepare", "target", "elements", "final 0.6", "final 0.7"])
    screen.stage.advance(by: 1)
    layout.log = []
    tap([0, 1], on: screen, layout)
    #expect(layout.log == ["prepare", "target", "elements", "initial 0.6", "initial 0.7"])
  }

  @Test func cellsKeepTheirOrderAndStayOpaqueWhileOneExpandsAndCollapses() throws {
    let (screen, layout) = cellScreen()
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
    let (screen, layout) = cellScreen()
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
    let (screen, layout) = cellScreen()
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 6]))
    layout.overridesFinalAttributes = false
    tap([0, 1], on: screen, layout)
    screen.stage.advance(by: 0.2)
    #expect(screen.presentedOpacity(of: cell) < 0.5)
  }

  @Test func theTargetOffsetBringsTheExpandedCellOnScreenInTheSameAnimation() {
    let (screen, layout) = cellScreen()
    tap([0, 7], on: screen, layout)
    #expect(screen.collectionView.contentOffset.y == 200)
    #expect((screen.collectionView.layer.presentation() ?? screen.collectionView.layer).bounds.minY == 0)
    screen.stage.advance(by: 1)
    #expect((screen.collectionView.layer.presentation() ?? screen.collectionView.layer).bounds.minY == 200)
  }

  @Test func scrollingDoesNotInvalidateAndANewSizeDoes() {
    let (screen, layout) = cellScreen()
    screen.collectionView.contentOffset.y = 10
    screen.stage.advance(by: 0.1)
    #expect(layout.log == ["elements"])
    screen.collectionView.frame.size.width = 300
    screen.stage.advance(by: 0.1)
    #expect(layout.log.filter { $0 == "prepare" }.count == 1)
  }

  // MARK: Sticky Headers

  private func headerScreen(usesContext: Bool = true) -> (ArticleScreen, LoggedLayout) {
    let layout = LoggedLayout()
    layout.usesContext = usesContext
    let screen = ArticleScreen([4, 4, 4, 4, 4], layout: layout)
    layout.log = []
    return (screen, layout)
  }

  @Test func scrollingAsksForHeadersOnlyAndPreparesNothing() {
    let (screen, layout) = headerScreen()
    for offset in 1...30 {
      screen.collectionView.contentOffset.y = CGFloat(offset)
      screen.stage.advance(by: 1.0 / 60)
      let header = screen.collectionView.supplementaryView(
        forElementKind: ExpandingCellsLayout.headerKind, at: [0, 0])
      #expect(header?.frame.minY == CGFloat(offset))
    }
    #expect(!layout.log.contains("prepare"))
    #expect(layout.log.filter { $0 == "elements" }.count == 30)
  }

  @Test func withoutTheContextEachScrollPreparesEverything() {
    let (screen, layout) = headerScreen(usesContext: false)
    for offset in 1...30 {
      screen.collectionView.contentOffset.y = CGFloat(offset)
      screen.stage.advance(by: 1.0 / 60)
    }
    #expect(layout.log.filter { $0 == "prepare" }.count == 30)
  }

  /// The target offset of the expansion changes the bounds, which invalidates again.
  @Test(arguments: [true, false])
  func anExpansionThatScrollsPreparesTwiceOnlyWithoutTheContext(usesContext: Bool) {
    let (screen, layout) = headerScreen(usesContext: usesContext)
    tap([1, 2], on: screen, layout)
    #expect(screen.collectionView.contentOffset.y > 0)
    #expect(layout.log.filter { $0 == "prepare" }.count == (usesContext ? 1 : 2))
  }

  @Test func aHeaderThatComesOnScreenMovesWithItsSection() throws {
    let (screen, layout) = headerScreen()
    tap([0, 1], on: screen, layout)
    screen.stage.advance(by: 1)
    #expect(screen.collectionView.contentOffset.y == 0)
    tap([0, 1], on: screen, layout)
    let header = try #require(
      screen.collectionView.supplementaryView(forElementKind: ExpandingCellsLayout.headerKind, at: [1, 0]))
    let cell = try #require(screen.collectionView.cellForItem(at: [1, 0]))
    for _ in 0..<20 {
      #expect(abs(screen.presentedFrame(of: header).maxY - screen.presentedFrame(of: cell).minY) < 1e-6)
      #expect(screen.presentedOpacity(of: header) == 1)
      screen.stage.advance(by: 1.0 / 60)
    }
  }
}
