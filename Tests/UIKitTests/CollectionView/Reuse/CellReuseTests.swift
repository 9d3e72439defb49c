import Stage
import Testing
import UIKit

@MainActor @Suite struct CellReuseTests {
  @Test func onlyWhatIsOnScreenHasACell() {
    let fixture = CollectionFixture([1000])
    #expect(fixture.items() == [0, 1, 2, 3])
    fixture.collectionView.contentOffset.y = 50
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items() == [0, 1, 2, 3, 4])
    fixture.collectionView.contentOffset.y = 5000
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items() == [50, 51, 52, 53])
    #expect(fixture.shown == [50, 51, 52, 53])
  }

  @Test func whatOnlyTouchesTheEdgeOfTheScreenHasNoCell() {
    let fixture = CollectionFixture([1000])
    fixture.layout.extra = { layout in (0..<10).map { layout.cell([0, $0]) } }
    fixture.collectionView.contentOffset.y = 200
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items() == [2, 3, 4, 5])  // 1 ends and 6 begins at an edge
    fixture.collectionView.contentOffset.y = 200.5
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items() == [2, 3, 4, 5, 6])
  }

  @Test func theNumberOfCellsMadeStaysBoundedOverALongScroll() {
    let fixture = CollectionFixture([100_000])
    for step in 1...500 {
      fixture.collectionView.contentOffset.y = CGFloat(step) * 130
      fixture.stage.advance(by: 1.0 / 60)
    }
    #expect(fixture.items().first == 650)
    #expect(fixture.cells.count <= 6)
    #expect(fixture.cells.allSatisfy { ($0 as? DiaryCell)!.reuses > 50 })
  }

  @Test func aNewCellIsMadeWithItsFrameAndGoesThroughItsStationsInOrder() throws {
    let fixture = CollectionFixture([10])
    let cell = try #require(fixture.cell(2))
    #expect(cell.firstFrame == CGRect(x: 0, y: 200, width: 400, height: 100))
    #expect(cell.log == ["init", "apply 2", "configure", "willDisplay", "in"])
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.reuseIdentifier == "diary")
  }

  @Test func aReusedCellGoesThroughItsStationsInOrder() throws {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 2000
    fixture.stage.advance(by: 0.1)
    let cell = try #require(fixture.cell(20))
    #expect(cell.reuses == 1)
    #expect(cell.log.suffix(5) == ["reuse", "apply 20", "configure", "willDisplay", "in"])
    #expect(cell.frame == CGRect(x: 0, y: 2000, width: 400, height: 100))
  }

  @Test func aCellThatLeavesIsOutOfTheHierarchyBeforeTheDelegateIsNotified() throws {
    let fixture = CollectionFixture([100])
    let cell = try #require(fixture.cell(0))
    cell.log = []
    fixture.clear()
    fixture.collectionView.contentOffset.y = 150
    fixture.stage.advance(by: 0.1)
    #expect(cell.log.prefix(2) == ["out", "didEndDisplaying"])
    #expect(fixture.log.contains("didEndDisplaying 0.0"))
  }

  @Test func aReusedCellHasNothingOfItsFormerItemsLook() throws {
    let fixture = CollectionFixture([100])
    fixture.layout.alpha = { $0.item < 10 ? 0.5 : 1 }
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    let cell = try #require(fixture.cell(0))
    #expect(cell.alpha == 0.5)
    cell.isSelected = true
    fixture.collectionView.contentOffset.y = 2000
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items().allSatisfy { fixture.cell($0)!.alpha == 1 && !fixture.cell($0)!.isSelected })
  }

  @Test func cellsComeWithoutAnimationAlsoInsideABlock() throws {
    let fixture = CollectionFixture([100])
    UIView.animate(withDuration: 1) {
      fixture.collectionView.contentOffset.y = 1000
      fixture.collectionView.layoutIfNeeded()
    }
    let cell = try #require(fixture.cell(11))
    #expect(cell.layer.animationKeys()?.contains("position") != true)
    #expect(cell.log.prefix(1) == ["init"])
    #expect(cell.contentView.layer.animationKeys() == nil)
  }

  @Test func attributesAreAppliedOnlyWhenTheyDiffer() throws {
    let fixture = CollectionFixture([100])
    let cell = try #require(fixture.cell(1))
    cell.log = []
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(cell.log.isEmpty)
    fixture.layout.itemHeight = 90
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(cell.log == ["apply 1"])
    #expect(cell.frame == CGRect(x: 0, y: 90, width: 400, height: 90))
  }

  @Test func hiddenElementsGetNoView() {
    let fixture = CollectionFixture([10])
    fixture.layout.isHidden = { $0.item == 1 }
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.items() == [0, 2, 3])
  }
}

/// `register(_:forCellWithReuseIdentifier:)` makes cells of any class, though `init(frame:)` is not `required`.
@MainActor @Suite struct RegistrationTests {
  class PlainCell: UICollectionViewCell {}

  class DecoratedCell: UICollectionViewCell {
    let name = "decorated"
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
      label.frame = CGRect(x: 0, y: 0, width: frame.width, height: 20)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class InheritingCell: DecoratedCell {
    var numbers = [1, 2, 3]
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "\(path.item)", for: path)
    }
  }

  @Test func aClassThatIsRegisteredAgainMakesTheNextCellsAndOldOnesAreNotUsedAgain() throws {
    let screen = Screen()
    let source = Source()
    let collectionView = UICollectionView(frame: screen.view.bounds, collectionViewLayout: ListLayout())
    for identifier in ["0", "1", "2"] {
      collectionView.register(PlainCell.self, forCellWithReuseIdentifier: identifier)
    }
    collectionView.dataSource = source
    _ = screen.add(collectionView)
    collectionView.register(DecoratedCell.self, forCellWithReuseIdentifier: "1")
    #expect(type(of: try #require(collectionView.cellForItem(at: [0, 1]))) == PlainCell.self)
    collectionView.reloadData()
    screen.stage.advance(by: 0.1)
    #expect(collectionView.visibleCells.map { $0 is DecoratedCell } == [false, true, false])
  }

  @Test func classesThatWriteInheritOrHaveNothingOfTheirOwnAreMadeWithTheFrame() throws {
    let screen = Screen()
    let source = Source()
    let collectionView = UICollectionView(frame: screen.view.bounds, collectionViewLayout: ListLayout())
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: "0")
    collectionView.register(DecoratedCell.self, forCellWithReuseIdentifier: "1")
    collectionView.register(InheritingCell.self, forCellWithReuseIdentifier: "2")
    collectionView.dataSource = source
    _ = screen.add(collectionView)
    let cells = collectionView.visibleCells
    #expect(type(of: cells[0]) == PlainCell.self)
    #expect(type(of: cells[1]) == DecoratedCell.self)
    let inheriting = try #require(cells[2] as? InheritingCell)
    #expect(inheriting.name == "decorated" && inheriting.numbers == [1, 2, 3])
    #expect(inheriting.label.superview === inheriting.contentView && inheriting.label.frame.width == 400)
    for (item, cell) in cells.enumerated() {
      #expect(cell.frame == CGRect(x: 0, y: CGFloat(item) * 100, width: 400, height: 100))
    }
  }
}
