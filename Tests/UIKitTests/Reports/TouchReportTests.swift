// Reports about selecting, moving by hand and screen readers: Documentation/Reports.md says whose.

import Stage
import Testing
import UIKit

@MainActor @Suite struct TouchReportTests {
  @Test(arguments: [0, 2, 4]) func aTapIsHeardWhileDataAreReloadedAllTheTime(item: Int) {
    let screen = ReportScreen(30, ReportScreen.flow(320, 90))
    for round in 0..<6 {
      screen.log = []
      screen.view.reloadData()
      for frame in 0..<8 {
        if frame == round { screen.stage.touchDown(at: CGPoint(x: 160, y: CGFloat(item) * 90 + 45)) }
        screen.stage.advance(by: 1.0 / 60)
        if frame == round + 1 { screen.view.reloadData() }
      }
      screen.stage.touchUp()
      screen.stage.advance(by: 0.1)
      #expect(screen.log.filter { $0.hasPrefix("highlight") } == ["highlight \(item)"])
      #expect(screen.log.filter { $0.hasPrefix("select") } == ["select \(item)"])
      screen.view.deselectItem(at: [0, item], animated: false)
    }
  }

  @Test func whatIsDeselectedOffTheScreenIsSeenSoWhenItReturns() {
    let screen = ReportScreen(20, ReportScreen.flow(160, 120))
    screen.view.allowsMultipleSelection = true
    for item in 0..<20 { screen.view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    for y in stride(from: 0.0, through: 720, by: 30) {
      screen.view.contentOffset.y = y
      screen.stage.advance(by: 1.0 / 60)
      #expect(screen.view.visibleCells.allSatisfy { $0.isSelected })
    }
    for item in 0..<20 { screen.view.deselectItem(at: [0, item], animated: false) }
    for y in stride(from: 720.0, through: 0, by: -30) {
      screen.view.contentOffset.y = y
      screen.stage.advance(by: 1.0 / 60)
      #expect(screen.view.visibleCells.allSatisfy { !$0.isSelected })
    }
  }

  @Test func everySecondTapDeselectsForAsLongAsOneLikes() {
    let screen = ReportScreen(40, ReportScreen.flow())
    screen.view.allowsMultipleSelection = true
    for round in 0..<8 {
      for item in 0..<4 {
        screen.log = []
        screen.stage.tap(at: CGPoint(x: 160, y: CGFloat(item) * 100 + 50))
        screen.stage.advance(by: 0.1)
        #expect(screen.log.last == (round % 2 == 0 ? "select \(item)" : "deselect \(item)"))
      }
      // Other items have these cells meanwhile.
      for y in [900.0, 2000, 0] {
        screen.view.contentOffset.y = y
        screen.stage.advance(by: 0.05)
      }
      #expect(screen.view.indexPathsForSelectedItems?.count == (round % 2 == 0 ? 4 : 0))
    }
  }

  @Test func itemsKeepTheirSizesWhileOneIsMovedByHand() {
    func height(_ name: String) -> CGFloat { 40 + CGFloat((Int(name) ?? 0) % 3) * 50 }
    let screen = ReportScreen(12, ReportScreen.flow()) { screen in
      screen.size = { CGSize(width: 320, height: height($0)) }
    }
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
    for y in stride(from: 20.0, through: 400, by: 10) {
      screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
      screen.stage.advance(by: 1.0 / 60)
      for cell in screen.cells { #expect(abs(screen.seen(cell).frame.height - height(cell.name)) < 0.001) }
    }
    screen.view.endInteractiveMovement()
    screen.watch(0.5) {
      for cell in screen.cells { #expect(abs(screen.seen(cell).frame.height - height(cell.name)) < 0.001) }
    }
    #expect(screen.names[0].firstIndex(of: "0") ?? 0 > 2)
    #expect(screen.shown == Array(screen.names[0].prefix(screen.shown.count)))
  }

  /// An item that is being moved is larger.
  private final class LiftingLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.5
      attributes.zIndex = 100
      return attributes
    }
  }

  @Test func anItemIsLiftedWhereTheLastMovementEnded() {
    let screen = ReportScreen(8, ReportScreen.flow(320, 60, horizontal: false, LiftingLayout()))
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 210))
    screen.stage.advance(by: 0.5)
    screen.view.endInteractiveMovement()
    screen.stage.advance(by: 0.5)
    #expect(screen.names[0].firstIndex(of: "0") == 3)
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 3]))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 210))
    screen.stage.advance(by: 0.5)
    let cell = screen.cells.first { $0.name == "0" }
    #expect(cell?.alpha == 0.5)
    #expect(cell?.shownAttributes?.zIndex == 100)
    screen.view.cancelInteractiveMovement()
    screen.stage.advance(by: 0.5)
    #expect(cell?.alpha == 1)
  }

  @Test(arguments: [false, true]) func aMovedCellIsKeptAndADeletionMayFollowAtOnce(cancels: Bool) throws {
    let screen = ReportScreen(8, ReportScreen.flow(320, 60))
    let cell = try #require(screen.view.cellForItem(at: [0, 1]) as? ReportCell)
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 1]))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 270))
    screen.stage.advance(by: 0.3)
    screen.log = []
    if cancels { screen.view.cancelInteractiveMovement() } else { screen.view.endInteractiveMovement() }
    screen.watch(0.1) { #expect(screen.seen(cell).opacity == 1) }
    #expect(screen.log.isEmpty)
    let last = screen.names[0].count - 1
    screen.names[0].removeLast()
    screen.view.deleteItems(at: [[0, last]])
    screen.watch(0.5) { #expect(screen.seen(cell).opacity == 1) }
    #expect(screen.shown == screen.names[0])
    #expect(screen.log.isEmpty)
    #expect(screen.view.indexPath(for: cell) == [0, cancels ? 1 : 4])
  }

  @Test func aCollectionViewThatIsOneElementIsReadAsOne() {
    let screen = ReportScreen(20, ReportScreen.flow())
    screen.view.isAccessibilityElement = true
    screen.view.accessibilityLabel = "Days"
    screen.view.accessibilityTraits = .adjustable
    screen.stage.advance(by: 0.1)
    let scene = screen.stage.scene
    #expect(scene.nodes.first { $0.semantics.label == "Days" }?.semantics.role == .slider)
    let cells = scene.nodes.filter {
      if case .element = $0.content { return true }
      return false
    }
    #expect(!cells.isEmpty)
    #expect(cells.allSatisfy { $0.semantics.role == .none })
  }
}
