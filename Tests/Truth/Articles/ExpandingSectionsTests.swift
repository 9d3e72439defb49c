@testable import Gallery
import Stage
import Testing
import UIKit

/// The sentences of "Collection View Animations" about its second application, Sticky Headers, on its own layout.
@MainActor struct ExpandingSectionsTests {
  /// The article's layout, with a log of its calls.
  final class LoggedLayout: ExpandingSectionsLayout {
    var log: [String] = []

    override func prepare() {
      log.append("prepare")
      super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      log.append("elements")
      return super.layoutAttributesForElements(in: rect)
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("header \(indexPath.section)")
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("item \(indexPath.section).\(indexPath.item)")
      return super.layoutAttributesForItem(at: indexPath)
    }
  }

  private func tap(_ path: IndexPath, on screen: ArticleScreen, _ layout: ExpandingSectionsLayout) {
    layout.selectedIndexPath = layout.selectedIndexPath == path ? nil : path
    screen.animateInvalidation(of: layout)
  }

  private func screen(usesContext: Bool = true) -> (ArticleScreen, LoggedLayout) {
    let layout = LoggedLayout()
    layout.overridesInvalidationContext = usesContext
    let screen = ArticleScreen([4, 4, 4, 4, 4], layout: layout)
    layout.log = []
    return (screen, layout)
  }

  @Test func scrollingAsksForHeadersOnlyAndPreparesNothing() {
    let (screen, layout) = screen()
    for offset in 1...30 {
      screen.collectionView.contentOffset.y = CGFloat(offset)
      screen.stage.advance(by: 1.0 / 60)
      let header = screen.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      #expect(header?.frame.minY == CGFloat(offset))
    }
    #expect(!layout.log.contains("prepare"))
    #expect(layout.log.filter { $0 == "elements" }.count == 30)
  }

  @Test func withoutTheContextEachScrollPreparesEverything() {
    let (screen, layout) = screen(usesContext: false)
    for offset in 1...30 {
      screen.collectionView.contentOffset.y = CGFloat(offset)
      screen.stage.advance(by: 1.0 / 60)
    }
    #expect(layout.log.filter { $0 == "prepare" }.count == 30)
  }

  /// The target offset of the expansion changes the bounds, which invalidates again.
  @Test(arguments: [true, false])
  func anExpansionThatScrollsPreparesTwiceOnlyWithoutTheContext(usesContext: Bool) {
    let (screen, layout) = screen(usesContext: usesContext)
    tap([1, 2], on: screen, layout)
    #expect(screen.collectionView.contentOffset.y > 0)
    #expect(layout.log.filter { $0 == "prepare" }.count == (usesContext ? 1 : 2))
  }

  @Test func aHeaderThatComesOnScreenMovesWithItsSection() throws {
    let (screen, layout) = screen()
    tap([0, 1], on: screen, layout)
    screen.stage.advance(by: 1)
    #expect(screen.collectionView.contentOffset.y == 0)
    tap([0, 1], on: screen, layout)
    let header = try #require(
      screen.collectionView.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0]))
    let cell = try #require(screen.collectionView.cellForItem(at: [1, 0]))
    for _ in 0..<20 {
      #expect(abs(screen.presentedFrame(of: header).maxY - screen.presentedFrame(of: cell).minY) < 1e-6)
      #expect(screen.presentedOpacity(of: header) == 1)
      screen.stage.advance(by: 1.0 / 60)
    }
  }

  @Test func aContextForANewSizeCoversEverythingAndOneForANewOriginOnlyHeaders() throws {
    let (screen, layout) = screen()
    func context(_ bounds: CGRect) throws -> ExpandingSectionsLayout.InvalidationContext {
      try #require(layout.invalidationContext(forBoundsChange: bounds) as? ExpandingSectionsLayout.InvalidationContext)
    }
    let bounds = screen.collectionView.bounds
    let wider = try context(CGRect(origin: bounds.origin, size: CGSize(width: 500, height: 800)))
    #expect(wider.invalidateEverything && !wider.invalidateSectionHeaders)
    let scrolled = try context(bounds.offsetBy(dx: 0, dy: 10))
    #expect(!scrolled.invalidateEverything && scrolled.invalidateSectionHeaders)
  }

  @Test func invalidatingTheLayoutPassesAContextOfItsClassThatCoversEverything() {
    final class Recorder: ExpandingSectionsLayout {
      var contexts: [InvalidationContext] = []

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? InvalidationContext { contexts.append(context) }
        super.invalidateLayout(with: context)
      }
    }
    let layout = Recorder()
    let screen = ArticleScreen([4, 4], layout: layout)
    layout.contexts = []
    screen.animateInvalidation(of: layout)
    #expect(layout.contexts.map { $0.invalidateEverything } == [true])
  }

  @Test func scrollingNamesTheHeadersAndAsksForNoCell() {
    let (screen, layout) = screen()
    screen.collectionView.contentOffset.y = 10
    screen.stage.advance(by: 1.0 / 60)
    #expect(!layout.log.contains { $0.hasPrefix("item") || $0 == "prepare" })
  }

  @Test func theNextHeaderPushesTheStickingOneOff() throws {
    let (screen, _) = screen()
    screen.collectionView.contentOffset.y = 420
    screen.stage.advance(by: 0.1)
    func top(_ section: Int) throws -> CGFloat {
      let kind = UICollectionView.elementKindSectionHeader
      return try #require(screen.collectionView.supplementaryView(forElementKind: kind, at: [section, 0])).frame.minY
    }
    #expect(try top(0) == 400)
    #expect(try top(1) == 440)
  }

  @Test func headersAreInFrontOfCells() {
    let (screen, layout) = screen()
    let attributes = layout.layoutAttributesForElements(in: screen.collectionView.bounds) ?? []
    for element in attributes {
      #expect(element.zIndex == (element.representedElementCategory == .cell ? 0 : 1))
    }
  }

  @Test func withoutTheOverridesHeadersFadeInAndOut() throws {
    let (screen, layout) = screen()
    let kind = UICollectionView.elementKindSectionHeader
    layout.overridesFinalAttributes = false
    let leaving = try #require(screen.collectionView.supplementaryView(forElementKind: kind, at: [1, 0]))
    #expect(leaving.frame.minY == 440)
    screen.collectionView.frame.size.height = 460
    screen.stage.advance(by: 0.1)
    tap([0, 1], on: screen, layout)
    screen.stage.advance(by: 0.2)
    #expect(screen.presentedOpacity(of: leaving) < 0.5)
    screen.stage.advance(by: 1)
    layout.overridesInitialAttributes = false
    tap([0, 1], on: screen, layout)
    let entering = try #require(screen.collectionView.supplementaryView(forElementKind: kind, at: [1, 0]))
    screen.stage.advance(by: 0)
    #expect(screen.presentedOpacity(of: entering) == 0)
  }

  @Test func withoutBoundsInvalidationHeadersDoNotStick() {
    let (screen, layout) = screen()
    layout.overridesBoundsInvalidation = false
    screen.collectionView.contentOffset.y = 60
    screen.stage.advance(by: 0.1)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(screen.collectionView.supplementaryView(forElementKind: kind, at: [0, 0]) == nil)
  }

  @Test func theSelectedCellEndsBelowItsHeader() {
    let (screen, layout) = screen()
    screen.collectionView.contentOffset.y = 150
    screen.stage.advance(by: 0.1)
    tap([0, 1], on: screen, layout)
    #expect(screen.collectionView.contentOffset.y == 100)
  }
}
