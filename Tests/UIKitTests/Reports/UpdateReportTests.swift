// Reports about batch updates, each as its writer had it: Documentation/Reports.md says whose, and what was expected.

import Stage
import Testing
import UIKit

@MainActor @Suite struct UpdateReportTests {
  @Test func aBatchMayComeWhileAReloadWaits() {
    let screen = ReportScreen(3, ReportScreen.flow())
    screen.names[0].append("3")
    screen.view.reloadData()
    screen.view.performBatchUpdates {
      screen.names[0].append("4")
      screen.view.insertItems(at: [[0, 4]])
    }
    screen.stage.advance(by: 1)
    #expect(screen.shown == ["0", "1", "2", "3", "4"])
  }

  @Test(arguments: [false, true]) func aReloadRightAfterABatchShowsTheNewData(inserts: Bool) {
    let screen = ReportScreen(3, ReportScreen.flow())
    screen.view.performBatchUpdates {
      guard inserts else { return }
      screen.names[0].append("3")
      screen.view.insertItems(at: [[0, 3]])
    }
    screen.names[0] = screen.names[0].map { "new \($0)" }
    screen.log = []
    screen.view.reloadData()
    screen.stage.advance(by: 1)
    #expect(screen.shown == screen.names[0])
    #expect(screen.log.count == screen.names[0].count)
  }

  @Test func aSectionIsReloadedWhereOthersMoveComeAndGo() {
    let screen = ReportScreen([["a"], ["b"], ["c"], ["d"], ["e"]], ReportScreen.flow(320, 60))
    screen.view.performBatchUpdates {
      screen.names = [["a"], ["b"], ["new"], ["d again"], ["c"]]
      screen.view.moveSection(2, toSection: 4)
      screen.view.reloadSections([3])
      screen.view.deleteSections([4])
      screen.view.insertSections([2])
    }
    screen.stage.advance(by: 0.1)
    #expect(screen.shown == ["a", "b", "new", "d again", "c"])
    screen.stage.advance(by: 1)
    #expect(screen.cells.count == 5)
    #expect(screen.shown.compactMap { screen.seen($0)?.minY } == [0, 60, 120, 180, 240])
  }

  @Test func aSectionMovesToItsOwnPlaceWhileItsItemLeavesIt() {
    let screen = ReportScreen([["a"], ["b"]], ReportScreen.flow())
    screen.view.performBatchUpdates {
      screen.names = [["b", "a"], []]
      screen.view.moveSection(1, toSection: 1)
      screen.view.moveItem(at: [1, 0], to: [0, 0])
    }
    screen.stage.advance(by: 1)
    #expect(screen.shown == ["b", "a"])
    #expect(screen.cells.count == 2)
  }

  @Test func anEmptySectionIsReloadedBesideOneThatGrows() {
    let screen = ReportScreen([["0", "1", "2", "3"], []], ReportScreen.flow(320, 60))
    screen.view.performBatchUpdates {
      screen.names[0].append("4")
      screen.view.reloadSections(IndexSet(0..<2))
    }
    screen.stage.advance(by: 1)
    #expect(screen.shown == ["0", "1", "2", "3", "4"])
    #expect(screen.cells.count == 5)
  }

  /// Has one decoration view behind the first row, and makes rows higher when told.
  private final class DecoratedLayout: UICollectionViewFlowLayout {
    static let kind = "shade"

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let shade = layoutAttributesForDecorationView(ofKind: Self.kind, at: [0, 0])
      return (super.layoutAttributesForElements(in: rect) ?? []) + (shade.map { [$0] } ?? [])
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 320, height: itemSize.height)
      attributes.zIndex = -1
      return attributes
    }
  }

  @Test func aDecorationViewIsOneViewThroughAChangeOfTheLayout() throws {
    let layout = DecoratedLayout()
    layout.register(ReportView.self, forDecorationViewOfKind: DecoratedLayout.kind)
    let screen = ReportScreen(6, ReportScreen.flow(320, 60, horizontal: false, layout))
    let shade = try #require(screen.views(DecoratedLayout.kind).first)
    screen.view.performBatchUpdates {
      layout.itemSize.height = 120
      layout.invalidateLayout()
    }
    var last: CGFloat = 60
    screen.watch(1) {
      #expect(screen.views(DecoratedLayout.kind).count == 1)
      let seen = screen.seen(shade)
      #expect(seen.opacity == 1 && seen.frame.height >= last - 0.001)
      #expect(abs(seen.frame.height - (screen.seen("0")?.height ?? 0)) < 0.001)
      last = seen.frame.height
    }
    #expect(last == 120)
  }

  @Test func rowsThatComeFromAboveTheScreenMoveInWhenTheLastIsDeleted() {
    // The last row has one item; without it the content is one row shorter than the place that is looked at.
    let screen = ReportScreen(19, ReportScreen.flow(80, 120))
    screen.view.contentOffset.y = 120
    screen.stage.advance(by: 0.1)
    #expect(screen.view.contentOffset.y + 480 == screen.view.contentSize.height)
    let start = screen.seen("4")?.minY
    #expect(start == 0)
    screen.names[0].removeLast()
    screen.view.deleteItems(at: [[0, 18]])
    var last = start ?? 0
    screen.watch(1) {
      let now = screen.seen("4")?.minY ?? -1
      #expect(now >= last - 0.001 && now - last < 20)
      last = now
      #expect(screen.covered >= 480)
    }
    #expect(screen.view.contentOffset.y == 120)
  }

  @Test func rowsAtTheEndMoveEvenlyWhenSomeAreDeleted() {
    let screen = ReportScreen(12, ReportScreen.flow())
    screen.view.contentOffset.y = 720
    screen.stage.advance(by: 0.1)
    screen.names[0].removeSubrange(9...10)
    screen.view.performBatchUpdates { screen.view.deleteItems(at: [[0, 9], [0, 10]]) }
    var last = screen.seen("8")?.minY ?? 0
    screen.watch(1) {
      let now = screen.seen("8")?.minY ?? -1000
      #expect(now >= last - 0.001 && now - last < 20)
      last = now
    }
    #expect(screen.view.contentOffset.y == 520 && last == 280)
    #expect(screen.covered >= 480)
  }

  @Test func anItemInTheEmptyFirstSectionPushesTheOtherDown() {
    let screen = ReportScreen([[], ["old"]], ReportScreen.flow())
    screen.names[0] = ["new"]
    screen.view.performBatchUpdates { screen.view.insertItems(at: [[0, 0]]) }
    var last: CGFloat = 0
    screen.watch(0.5) {
      let now = screen.seen("old")?.minY ?? -1
      #expect(now >= last)
      last = now
    }
    #expect(last == 100 && screen.seen("new")?.minY == 0)
  }

  @Test func headerAndFooterOfANewSectionComeWithItsItem() {
    let layout = ReportScreen.flow()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let screen = ReportScreen([[String]](), layout)
    screen.view.performBatchUpdates {
      screen.names = [["a"]]
      screen.view.insertSections([0])
    }
    var opacities: [Double] = []
    screen.watch(0.5) {
      let item = screen.cells.first.map { screen.seen($0).opacity }
      opacities.append(item ?? -1)
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        #expect(screen.views(kind).map { screen.seen($0).opacity } == [item])
      }
    }
    #expect(opacities.last == 1)
    #expect(opacities.contains { $0 > 0.3 && $0 < 0.7 })
  }

  @Test func aFingerThatScrollsInTheMiddleOfABatchAlwaysSeesCells() {
    let screen = ReportScreen(100, ReportScreen.flow())
    screen.view.contentOffset.y = 3000
    screen.stage.advance(by: 0.1)
    screen.stage.touchDown(at: CGPoint(x: 160, y: 400))
    for step in 1...5 {
      screen.stage.advance(by: 1.0 / 60)
      screen.stage.touchMove(to: CGPoint(x: 160, y: 400 - CGFloat(step) * 10))
    }
    screen.names[0].insert(contentsOf: ["x", "y"], at: 0)
    screen.names[0].remove(at: 70)
    screen.view.performBatchUpdates {
      screen.view.insertItems(at: [[0, 0], [0, 1]])
      screen.view.deleteItems(at: [[0, 68]])
    }
    for step in 6...30 {
      screen.stage.touchMove(to: CGPoint(x: 160, y: 400 - CGFloat(step) * 12))
      screen.stage.advance(by: 1.0 / 60)
      #expect(screen.covered >= 480)
    }
    screen.stage.touchUp()
    screen.watch(2) { #expect(screen.covered >= 480) }
    #expect(screen.cells.count == screen.shown.count)
  }

  @Test func theColumnBeforeTheLastSlidesInWhenTheLastIsDeleted() {
    let screen = ReportScreen(4, ReportScreen.flow(320, 480, horizontal: true))
    screen.view.isPagingEnabled = true
    screen.view.contentOffset.x = 960
    screen.stage.advance(by: 0.1)
    screen.names[0].removeLast()
    screen.view.deleteItems(at: [[0, 3]])
    var last: CGFloat = -320
    screen.watch(0.5) {
      let now = screen.seen("2")?.minX ?? -1000
      #expect(now >= last && now - last < 60)
      last = now
    }
    #expect(last == 0 && screen.view.contentOffset.x == 640)
  }
}
