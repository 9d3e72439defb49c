import Foundation
@testable import Gallery
import Stage
import Testing
import TestSupport
import UIKit

/// The outline demo, by touch.
@MainActor @Suite struct OutlineDemoTests {
  private let controller = OutlineViewController()
  private let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    stage.advance(by: 0.5)
  }

  private var list: UICollectionView { controller.collectionView }
  private func texts() -> [String] { stage.scene.nodes.compactMap { $0.text?.string } }

  /// The middle of a row on the screen.
  private func middle(_ section: Int, _ item: Int) throws -> CGPoint {
    let cell = try #require(list.cellForItem(at: IndexPath(item: item, section: section)))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: controller.view)
  }

  @Test func aFolderUnfoldsUnderATap() throws {
    #expect(!texts().contains("Lisbon"))
    stage.tap(at: try middle(1, 0))
    stage.advance(by: 1)
    #expect(texts().contains("Lisbon") && texts().contains("Kyoto"))
    #expect(list.numberOfItems(inSection: 1) == 7)
  }

  @Test func aSwipeAcrossANoteDeletesIt() throws {
    let start = try middle(0, 0)
    stage.drag(from: start, to: CGPoint(x: start.x - 330, y: start.y), duration: 0.4)
    stage.advance(by: 1)
    #expect(list.numberOfItems(inSection: 0) == 1 && !texts().contains("Packing list"))
  }

  @Test func aPinnedNoteMovesToTheTop() throws {
    let start = try middle(2, 0)
    stage.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y), duration: 0.4)
    stage.advance(by: 1)
    let cell = try #require(list.cellForItem(at: [2, 0]))
    stage.tap(at: CGPoint(x: 374 - 77 - 37, y: cell.convert(CGPoint(x: 0, y: cell.bounds.midY), to: controller.view).y))
    stage.advance(by: 1)
    #expect(list.numberOfItems(inSection: 0) == 3 && list.numberOfItems(inSection: 2) == 3)
  }

  private func press(_ title: String) throws {
    try ScriptPlayer(stage: stage).play(Script(json: "[{\"press\": \"\(title)\"}]"))
    stage.advance(by: 1)
  }

  /// The titles of sections that are on screen, from the top.
  private var headers: [String] {
    stage.scene.nodes.compactMap { $0.text?.string }.filter { Notebook.titles.contains($0) }
  }

  /// Of the notes in a section of the notebook, which is not shown when it has none.
  private func titles(_ section: Int) -> [String] {
    let source = list.dataSource as? UICollectionViewDiffableDataSource<Int, Int>
    guard let section = source?.index(for: section) else { return [] }
    return (0..<list.numberOfItems(inSection: section)).compactMap {
      list.cellForItem(at: IndexPath(item: $0, section: section))?.accessibilityLabel
    }
  }

  @Test func aNoteIsMovedByItsHandle() throws {
    #expect(titles(2).prefix(2) == ["Spring constants", "Letter to Ines"])
    // Not at the edge, where the content would scroll.
    list.contentOffset.y = 60
    try press("Edit")
    let start = CGPoint(x: 350, y: try middle(2, 0).y)
    stage.drag(from: start, to: CGPoint(x: start.x, y: try middle(2, 1).y + 4), duration: 0.5)
    stage.advance(by: 1)
    #expect(titles(2).prefix(2) == ["Letter to Ines", "Spring constants"])
  }

  @Test func chosenNotesAreDeletedTogether() throws {
    try press("Edit")
    stage.tap(at: try middle(0, 0))
    stage.tap(at: try middle(2, 1))
    stage.advance(by: 0.5)
    try press("Delete")
    #expect(titles(0) == ["Starlings at dusk"])
    #expect(titles(2) == ["Spring constants", "Train times", "Colours of ice"])
  }

  @Test func aFilterIsASnapshotAndTheFoldersReturnAfterIt() throws {
    try press("Starred")
    #expect(titles(1) == ["Lisbon", "The Peregrine"])
    try press("All")
    #expect(titles(1) == ["Trips", "Recipes", "Reading", "Projects"])
  }

  /// The displayed rows of a section from the top, those that leave as well, in coordinates of the content.
  private func displayedRows(_ section: Int) -> [CGRect] {
    stage.scene.nodes.compactMap { node in
      guard case .element(let element) = node.content, element.category == .cell, element.section == section else {
        return nil
      }
      return node.frame
    }.sorted { ($0.minY, $0.maxY) < ($1.minY, $1.maxY) }
  }

  @Test(arguments: ["Starred", "Unread"]) func rowsTouchEachOtherWhileAFilterIsChosen(title: String) throws {
    stage.tap(at: try middle(1, 1))
    stage.advance(by: 1)
    for title in [title, "All"] {
      try ScriptPlayer(stage: stage).play(Script(json: "[{\"press\": \"\(title)\"}]"))
      var heights: Set<CGFloat> = []
      for _ in 0..<30 {
        stage.advance(by: 1.0 / 60)
        // Rows of the third one are beyond the end of the screen.
        for section in 0..<2 {
          let rows = displayedRows(section)
          heights.formUnion(rows.map { $0.height.rounded() })
          for (row, next) in zip(rows, rows.dropFirst()) { #expect(abs(next.minY - row.maxY) < 0.5) }
        }
      }
      #expect(heights.count > 20)
    }
  }

  @Test func rowsKeepTheirHeightsWithReducedMotion() throws {
    stage.isReduceMotionEnabled = true
    try ScriptPlayer(stage: stage).play(Script(json: #"[{"press": "Unread"}, {"wait": 0.2}]"#))
    #expect((0..<3).flatMap { displayedRows($0) }.allSatisfy { $0.height > 44 })
  }

  @Test func aFolderIsFoldedAfterAFilterAsItWasBefore() throws {
    for count in [7, 4] {
      stage.tap(at: try middle(1, 0))
      stage.advance(by: 1)
      #expect(list.numberOfItems(inSection: 1) == count)
      try press("Starred")
      try press("All")
      #expect(list.numberOfItems(inSection: 1) == count)
    }
  }

  @Test func whatIsTypedIsFoundByTheBeginningsOfWords() throws {
    try press("Search")
    stage.type("tr")
    stage.advance(by: 1)
    #expect(titles(1) == ["Lisbon", "Apple trees"] && titles(2) == ["Train times"] && titles(0).isEmpty)
    #expect(headers == ["Library", "Recent"])
    stage.type("a")
    stage.advance(by: 1)
    #expect(titles(1) == ["Lisbon"] && titles(2) == ["Train times"])
    stage.key("Escape")
    try press("Cancel")
    #expect(headers == Notebook.titles)
    #expect(titles(0).count == 2 && titles(1) == ["Trips", "Recipes", "Reading", "Projects"])
    #expect(!stage.needsFrame)
  }

  @Test func aSearchContinuesAmongWhatAFilterLetsThrough() throws {
    try press("Unread")
    try press("Search")
    stage.type("st")
    stage.advance(by: 1)
    #expect(titles(0) == ["Starlings at dusk"] && titles(1).isEmpty)
    try press("All")
    #expect(titles(0) == ["Starlings at dusk"] && titles(2) == ["Spring constants"])
  }

  @Test(arguments: 0..<4) func theListTakesAnyAppearance(index: Int) throws {
    controller.parameter("appearance")?.choose(Double(index))
    stage.advance(by: 1)
    #expect(titles(0) == ["Packing list", "Starlings at dusk"] && !stage.needsFrame)
    let inset = try #require(list.cellForItem(at: [0, 0])).frame.minX
    #expect((inset > 0) == (index == 0 || index == 3))
    let header = list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    let background = try #require((header as? UICollectionViewListCell)?.backgroundConfiguration)
    #expect((background.backgroundColor == .systemGroupedBackground) == (index < 2))
  }
}
