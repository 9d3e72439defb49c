// What stays in an update or an animated pass and leaves the screen or comes on it: it moves, and is never faded.

import Stage
import Testing
import UIKit

@MainActor @Suite struct SurvivorTests {
  /// Rows of 100 points on a screen of 320 by 480, or columns.
  private static func list(
    _ count: Int, horizontal: Bool = false, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> (FlowFixture, Stage) {
    layout.itemSize = horizontal ? CGSize(width: 100, height: 480) : CGSize(width: 320, height: 100)
    layout.scrollDirection = horizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let fixture = FlowFixture([count], layout: layout)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    return (fixture, stage)
  }

  private static func seen(_ fixture: UIView, _ view: UIView, _ stage: Stage) -> (frame: CGRect, opacity: Double) {
    let values = view.layer.presentationValues(at: stage.time)
    let size = values.bounds.size
    return (
      CGRect(
        x: values.position.x - size.width / 2, y: values.position.y - size.height / 2, width: size.width,
        height: size.height), Double(values.opacity)
    )
  }

  private static func cells(_ view: UICollectionView, _ item: Int, section: Int = 0) -> [UICollectionViewCell] {
    view.subviews.compactMap { $0 as? UICollectionViewCell }
      .filter { $0.shownAttributes?.indexPath == IndexPath(item: item, section: section) }
  }

  // MARK: Updates

  @Test(arguments: [false, true]) func aRowThatAnInsertionPushesOffMovesThere(horizontal: Bool) throws {
    let (fixture, stage) = Self.list(20, horizontal: horizontal)
    let view = fixture.collectionView
    let last = horizontal ? 3 : 4
    let cell = try #require(view.cellForItem(at: [0, last]))
    fixture.counts = [21]
    view.performBatchUpdates { view.insertItems(at: [[0, 0]]) }
    stage.advance(by: 0.15)
    let seen = Self.seen(view, cell, stage)
    let start = horizontal ? seen.frame.minX : seen.frame.minY
    #expect(abs(start - (CGFloat(last) * 100 + 50)) < 0.1)
    #expect(seen.opacity == 1)
    stage.advance(by: 0.3)
    #expect(cell.superview == nil)
  }

  @Test(arguments: [false, true]) func aRowThatADeletionBringsOnComesFromWhereItWas(horizontal: Bool) throws {
    let (fixture, stage) = Self.list(20, horizontal: horizontal)
    let view = fixture.collectionView
    fixture.counts = [18]
    view.performBatchUpdates { view.deleteItems(at: [[0, 0], [0, 1]]) }
    let first = horizontal ? 2 : 3  // after the update; items 4 and 5 of before
    let cell = try #require(view.cellForItem(at: [0, first]))
    let seen = Self.seen(view, cell, stage)
    #expect((horizontal ? seen.frame.minX : seen.frame.minY) == CGFloat(first) * 100 + 200)
    #expect(seen.opacity == 1)
  }

  @Test func aDeletionAboveWhatIsSeenBringsRowsOnFromWhereTheyWere() throws {
    let (fixture, stage) = Self.list(20)
    let view = fixture.collectionView
    fixture.scroll(to: 300)
    fixture.counts = [19]
    view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
    let cell = try #require(view.cellForItem(at: [0, 7]))
    #expect(Self.seen(view, cell, stage).frame.minY == 800 && Self.seen(view, cell, stage).opacity == 1)
    let leaving = try #require(view.subviews.compactMap { $0 as? FlowCell }.first { $0.frame.minY == 200 })
    stage.advance(by: 0.15)
    #expect(abs(Self.seen(view, leaving, stage).frame.minY - 250) < 0.1 && Self.seen(view, leaving, stage).opacity == 1)
  }

  @Test func aMovedSectionMovesOffAndOn() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let fixture = FlowFixture([3, 3, 3], layout: layout)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    let view = fixture.collectionView
    let leaving = try #require(view.cellForItem(at: [0, 1]))
    view.performBatchUpdates { view.moveSection(0, toSection: 2) }
    let coming = try #require(view.cellForItem(at: [1, 0]))
    #expect(Self.seen(view, coming, stage).frame.minY == 600 && Self.seen(view, coming, stage).opacity == 1)
    stage.advance(by: 0.15)
    let seen = Self.seen(view, leaving, stage)
    #expect(abs(seen.frame.minY - (100 + 700) / 2) < 0.1 && seen.opacity == 1)
  }

  @Test func cellsOfAGridComeFromTheirLine() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 120)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let fixture = FlowFixture([60], layout: layout)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    let view = fixture.collectionView
    fixture.counts = [59]
    view.performBatchUpdates { view.deleteItems(at: [[0, 5]]) }
    let cell = try #require(view.cellForItem(at: [0, 15]))
    #expect(Self.seen(view, cell, stage).frame == CGRect(x: 0, y: 480, width: 80, height: 120))
    #expect(Self.seen(view, cell, stage).opacity == 1)
  }

  @Test func headersMoveAsTheirSectionsDo() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let fixture = FlowFixture([4, 4], layout: layout)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    let view = fixture.collectionView
    let header = try #require(fixture.header(1))
    fixture.counts = [5, 4]
    view.performBatchUpdates { view.insertItems(at: [[0, 0]]) }
    stage.advance(by: 0.15)
    #expect(abs(Self.seen(view, header, stage).frame.minY - 490) < 0.1 && Self.seen(view, header, stage).opacity == 1)
    stage.advance(by: 1)
    fixture.counts = [4, 4]
    view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
    let back = try #require(fixture.header(1))
    #expect(Self.seen(view, back, stage).frame.minY == 540 && Self.seen(view, back, stage).opacity == 1)
  }

  @Test(arguments: [false, true]) func aBatchThatOnlyInvalidatesMovesWhatItPutsOffAndBringsOn(compositional: Bool)
    throws
  {
    var height: CGFloat = 100
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.itemSize = CGSize(width: 320, height: 100)
    let composed = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: compositional ? composed : flow)
    let source = SurvivorSource(20)
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    stage.advance(by: 0.1)
    func setHeight(_ new: CGFloat) {
      height = new
      flow.itemSize.height = new
      view.collectionViewLayout.invalidateLayout()
      view.performBatchUpdates(nil)
    }
    let leaving = try #require(view.cellForItem(at: [0, 4]))
    setHeight(200)
    stage.advance(by: 0.15)
    let seen = Self.seen(view, leaving, stage)
    #expect(abs(seen.frame.minY - 600) < 0.1 && abs(seen.frame.height - 150) < 0.1 && seen.opacity == 1)
    stage.advance(by: 1)
    setHeight(100)
    let coming = try #require(view.cellForItem(at: [0, 4]))
    #expect(Self.seen(view, coming, stage).frame == CGRect(x: 0, y: 800, width: 320, height: 200))
    #expect(Self.seen(view, coming, stage).opacity == 1)
  }

  @Test func aReloadedRowAndANewOneFade() throws {
    let (fixture, stage) = Self.list(20)
    let view = fixture.collectionView
    fixture.counts = [21]
    view.performBatchUpdates {
      view.insertItems(at: [[0, 1]])
      view.reloadItems(at: [[0, 0]])
    }
    for item in [0, 1] {
      let cell = try #require(view.cellForItem(at: [0, item]))
      #expect(Self.seen(view, cell, stage).opacity == 0)
    }
  }

  @Test func aLayoutOfAProgramMovesThemToo() throws {
    let fixture = CollectionFixture([20])
    let view = fixture.collectionView
    let leaving = try #require(fixture.cell(3))
    fixture.counts = [21]
    view.performBatchUpdates { view.insertItems(at: [[0, 0]]) }
    fixture.stage.advance(by: 0.15)
    #expect(abs(Self.seen(view, leaving, fixture.stage).frame.minY - 350) < 0.1)
    #expect(Self.seen(view, leaving, fixture.stage).opacity == 1)
    fixture.stage.advance(by: 1)
    fixture.counts = [20]
    view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
    // Such a layout does not know where the row was; its neighbour does.
    let coming = try #require(fixture.cell(3))
    #expect(Self.seen(view, coming, fixture.stage).frame.minY == 400)
    #expect(Self.seen(view, coming, fixture.stage).opacity == 1)
  }
}

/// So many cells.
@MainActor final class SurvivorSource: NSObject, UICollectionViewDataSource {
  let count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
