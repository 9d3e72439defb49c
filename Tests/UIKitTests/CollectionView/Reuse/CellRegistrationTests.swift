import Foundation
import Stage
import Testing
import UIKit

/// Shows names in cells of a registration, under a header of another.
@MainActor private final class NameSource: NSObject, UICollectionViewDataSource {
  var names = ["a", "b", "c"]
  var configured: [String] = []
  private(set) var cellRegistration: UICollectionView.CellRegistration<DiaryCell, String>!
  private(set) var headerRegistration: UICollectionView.SupplementaryRegistration<UICollectionReusableView>!

  override init() {
    super.init()
    cellRegistration = UICollectionView.CellRegistration { [weak self] cell, path, name in
      self?.configured.append("\(path.item) \(name)")
      cell.tag = path.item
    }
    headerRegistration = UICollectionView.SupplementaryRegistration(elementKind: "header") {
      [weak self] view, kind, path in
      self?.configured.append("\(kind) \(path.section)")
      view.tag = 7
    }
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueConfiguredReusableCell(using: cellRegistration, for: path, item: names[path.item])
  }

  func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
    -> UICollectionReusableView
  {
    view.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: path)
  }
}

@MainActor @Suite struct CellRegistrationTests {
  @Test func registrationsMakeAndFillViewsOfTheirClass() throws {
    let screen = Screen()
    let layout = ListLayout()
    layout.headerHeight = 40
    let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    let source = NameSource()
    view.dataSource = source
    _ = screen.add(view)
    #expect(source.configured.sorted() == ["0 a", "1 b", "2 c", "header 0"])
    let cell = try #require(view.cellForItem(at: [0, 1]) as? DiaryCell)
    #expect(cell.tag == 1 && cell.firstFrame == CGRect(x: 0, y: 140, width: 400, height: 100))
    #expect(view.supplementaryView(forElementKind: "header", at: [0, 0])?.tag == 7)
  }

  @Test func cellsOfARegistrationAreReused() {
    let screen = Screen()
    let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: ListLayout())
    let source = NameSource()
    source.names = (0..<100).map { "\($0)" }
    view.dataSource = source
    _ = screen.add(view)
    let before = view.visibleCells.map(ObjectIdentifier.init)
    view.contentOffset.y = 5000
    screen.stage.advance(by: 0.1)
    #expect(Set(view.visibleCells.map(ObjectIdentifier.init)) == Set(before))
  }

  @Test func aCellOfARegistrationIsReconfiguredInPlace() throws {
    let screen = Screen()
    let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: ListLayout())
    let source = NameSource()
    view.dataSource = source
    _ = screen.add(view)
    let cell = try #require(view.cellForItem(at: [0, 1]))
    source.names[1] = "B"
    source.configured = []
    view.reconfigureItems(at: [[0, 1]])
    #expect(source.configured == ["1 B"] && view.cellForItem(at: [0, 1]) === cell)
  }
}
