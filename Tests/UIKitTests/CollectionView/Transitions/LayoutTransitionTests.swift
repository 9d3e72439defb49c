import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

/// `setCollectionViewLayout(_:animated:completion:)`.
@MainActor @Suite struct LayoutTransitionTests {
  private func list(_ itemHeight: CGFloat) -> ListLayout {
    let layout = ListLayout()
    layout.itemHeight = itemHeight
    return layout
  }

  /// Where a cell is seen, also on its way out.
  private func seen(_ fixture: CollectionFixture, _ item: Int) -> LayerValues? {
    fixture.collectionView.subviews.first { ($0 as? DiaryCell)?.shownAttributes?.indexPath.item == item }
      .map { fixture.screen.seen($0) }
  }

  @Test func prepareForTransitionIsCalledOnBothLayoutsBeforeTheAnimationAndFinalizeAfter() {
    let fixture = CollectionFixture([100])
    let (old, new) = (fixture.layout, list(50))
    fixture.clear()
    fixture.collectionView.setCollectionViewLayout(new, animated: true)
    #expect(old.log == ["prepare to", "item 0.4", "item 0.5", "item 0.6", "item 0.7", "finalize transition"])
    let initial = (4...7).map { "initial 0.\($0)" }
    #expect(new.log == ["prepare from", "prepare", "target", "elements"] + initial + ["finalize transition"])
    #expect(old.collectionView == nil && new.collectionView === fixture.collectionView)
    fixture.stage.advance(by: 1)
    old.clear()
    new.clear()
    fixture.collectionView.setCollectionViewLayout(old, animated: true)
    let final = (4...7).map { "final 0.\($0)" }
    #expect(new.log == ["prepare to"] + final + ["finalize transition"])
    #expect(
      old.log.filter { !$0.hasPrefix("item") } == [
        "prepare from", "prepare", "target", "elements", "finalize transition",
      ]
    )
  }

  @Test func everythingMovesFromItsPlaceInTheOldLayoutToThatInTheNewOne() throws {
    let fixture = CollectionFixture([100])
    let old = fixture.layout
    let new = list(50)
    var ends: [Bool] = []
    fixture.collectionView.setCollectionViewLayout(new, animated: true) { ends.append($0) }
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    for step in 1...9 {
      fixture.stage.advance(by: 0.03)
      let height = 100 - 50 * curve.progress(at: Double(step) / 10)
      for item in 0..<8 {
        let values = try #require(seen(fixture, item))
        #expect(isNear(values.frame.minY, Double(item) * height, 1e-6))
        #expect(isNear(values.bounds.height, height, 1e-6) && values.opacity == 1)
      }
    }
    #expect(ends.isEmpty)
    fixture.stage.advance(by: 0.04)
    #expect(ends == [true])
    // Back: what goes moves off the screen, and then is gone.
    fixture.collectionView.setCollectionViewLayout(old, animated: true)
    fixture.stage.advance(by: 0.15)
    #expect(isNear(try #require(seen(fixture, 6)).frame.minY, 450, 0.1))
    #expect(try #require(seen(fixture, 6)).opacity == 1)
    fixture.stage.advance(by: 0.2)
    #expect(fixture.shown == [0, 1, 2, 3])
  }

  @Test func aTransitionInAnAnimationBlockTakesItsTiming() throws {
    let fixture = CollectionFixture([100])
    let new = list(50)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      fixture.collectionView.setCollectionViewLayout(new, animated: true)
    }
    fixture.stage.advance(by: 1)
    #expect(isNear(try #require(seen(fixture, 2)).frame.minY, 150))
  }

  @Test func elementsThatOnlyOneLayoutHasFadeInPlace() throws {
    let fixture = CollectionFixture([100])
    let new = list(100)
    new.headerHeight = 40
    fixture.collectionView.setCollectionViewLayout(new, animated: true)
    fixture.stage.advance(by: 0.15)
    func header() throws -> LayerValues {
      let view = fixture.collectionView.subviews.first {
        ($0 as? UICollectionReusableView)?.shownAttributes?.representedElementKind == "header"
      }
      return fixture.screen.seen(try #require(view))
    }
    #expect(isNear(try header().opacity, 0.5, 1e-3))
    #expect(try header().frame == CGRect(x: 0, y: 0, width: 400, height: 40))
  }

  @Test(arguments: [false, true]) func whatOneLayoutHidesFadesInTheOther(isHiddenBefore: Bool) throws {
    let fixture = CollectionFixture([4])
    let (hiding, showing) = (list(100), list(50))
    hiding.isHidden = { $0.item == 1 }
    let layouts = isHiddenBefore ? [hiding, showing] : [showing, hiding]
    fixture.collectionView.collectionViewLayout = layouts[0]
    fixture.stage.advance(by: 0.1)
    fixture.collectionView.setCollectionViewLayout(layouts[1], animated: true)
    for (time, opacity) in [(0, 0.0), (0.15, 0.5)] {
      fixture.stage.advance(by: time)
      let cell = try #require(seen(fixture, 1))
      #expect(cell.frame == CGRect(x: 0, y: 50, width: 400, height: 50))
      #expect(isNear(cell.opacity, isHiddenBefore ? opacity : 1 - opacity, 1e-3))
    }
    fixture.stage.advance(by: 1)
    #expect(fixture.shown == (isHiddenBefore ? [0, 1, 2, 3] : [0, 2, 3]))
  }

  @Test func theNewLayoutChoosesTheOffsetInTheSameAnimation() throws {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 6000
    fixture.stage.advance(by: 0.1)
    let new = list(50)
    var proposals: [CGPoint] = []
    new.target = { proposed in
      proposals.append(proposed)
      return CGPoint(x: 0, y: 3000)
    }
    fixture.collectionView.setCollectionViewLayout(new, animated: true)
    #expect(proposals == [CGPoint(x: 0, y: 2900)])  // with which the middle stays
    #expect(fixture.collectionView.contentOffset.y == 3000)
    fixture.stage.advance(by: 0.15)
    let offset = fixture.screen.seen(fixture.collectionView).bounds.minY
    #expect(isNear(offset, 4500, 5))
    // The cells that were at the top and will be at the top stay at the top.
    #expect(isNear(try #require(seen(fixture, 60)).frame.minY - offset, 0, 1e-6))
  }

  @Test func willTransitionAndDidTransitionFrameTheAnimation() throws {
    let fixture = CollectionFixture([100])
    let new = list(50)
    let cell = try #require(fixture.cell(0))
    cell.log = []
    fixture.collectionView.setCollectionViewLayout(new, animated: true)
    #expect(cell.log == ["will 100 50", "apply 0"])
    let coming = try #require(fixture.cell(6))
    #expect(coming.log.contains("will 100 50") && !coming.log.contains("did 100 50"))
    fixture.stage.advance(by: 0.4)
    #expect(cell.log == ["will 100 50", "apply 0", "did 100 50"])
    #expect(coming.log.last == "did 100 50")
  }

  @Test func settingTheLayoutShowsItAtOnceWithoutAskingWhoComesAndGoes() throws {
    let fixture = CollectionFixture([100])
    let (old, new) = (fixture.layout, list(50))
    let cell = try #require(fixture.cell(1))
    cell.log = []
    fixture.clear()
    fixture.collectionView.collectionViewLayout = new
    #expect(cell.log == ["will 100 50", "did 100 50"])
    fixture.stage.advance(by: 0)
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 400, height: 50))
    #expect(cell.layer.animationKeys() == nil)
    #expect(new.log == ["prepare", "elements"] && old.log.isEmpty)
    var ends: [Bool] = []
    fixture.collectionView.setCollectionViewLayout(old, animated: false) { ends.append($0) }
    #expect(ends.isEmpty && cell.frame.minY == 100)
    fixture.stage.advance(by: 0)
    #expect(ends == [true])
  }

  @Test func anInterruptedTransitionContinuesFromItsPresentedPosition() throws {
    let fixture = CollectionFixture([100])
    let layouts = [fixture.layout, list(50), list(160)]
    var random = RandomNumbers(seed: 11)
    for round in 1...60 {
      fixture.stage.advance(by: random.number(0.01...0.2))
      let before = (0..<8).map { seen(fixture, $0) }
      fixture.collectionView.setCollectionViewLayout(layouts[round % 3], animated: true)
      for item in 0..<8 {
        guard let old = before[item], let new = seen(fixture, item) else { continue }
        #expect(isNear(old.position, new.position, 1e-6) && isNear(old.opacity, new.opacity, 1e-6))
        #expect(isNear(old.bounds.height, new.bounds.height, 1e-6))
      }
    }
    fixture.stage.advance(by: 1)
    #expect(fixture.shown == [0, 1, 2, 3])
    #expect(fixture.cells.count < 20)
    for item in 0..<4 { #expect(fixture.cell(item)?.layer.animationKeys() == nil) }
  }

  @Test func anUpdateMidwayDoesNotJump() throws {
    let fixture = CollectionFixture([100])
    fixture.collectionView.setCollectionViewLayout(list(50), animated: true)
    fixture.stage.advance(by: 0.12)
    let cells = (0..<5).compactMap { fixture.cell($0) }
    let before = cells.map { fixture.screen.seen($0).position }
    fixture.counts = [101]
    fixture.collectionView.insertItems(at: [[0, 0]])
    for (cell, position) in zip(cells, before) { #expect(isNear(fixture.screen.seen(cell).position, position, 1e-6)) }
    fixture.stage.advance(by: 1)
    #expect(cells.map { $0.frame.minY } == [50, 100, 150, 200, 250])
    #expect(fixture.shown == Array(0..<8))
  }

  @Test func aFlowLayoutAsksForSizesWhenItTakesOver() {
    let fixture = FlowFixture([100])
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 320, height: 40)
    fixture.collectionView.setCollectionViewLayout(wide, animated: true)
    stage.advance(by: 0.15)
    #expect(
      FlowUpdateTests.seen(stage, .cell, 0, 1).map { isNear($0.frame.midX, 93 + (160 - 93) / 2, 0.2) } == true)
    stage.advance(by: 0.2)
    #expect(fixture.collectionView.indexPathsForVisibleItems.map { $0.item } == Array(0..<10))
    #expect(fixture.collectionView.contentSize.height == 4990)
  }
}
