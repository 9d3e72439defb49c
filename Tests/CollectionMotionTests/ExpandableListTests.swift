// Lists of which many items are expanded, and that are updated meanwhile.

import CollectionMotion
import Foundation
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

/// Sections of names, with headers.
@MainActor private final class NamesController: UIViewController, UICollectionViewDataSource {
  let layout = ExpandableListLayout()
  lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  var sections: [[String]]

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    layout.itemHeight = 50
    layout.expandedHeight = 120
    layout.headerHeight = 20
    layout.allowsMultipleExpansion = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

@MainActor @Suite struct ExpandableListTests {
  /// A cell on screen that is not on its way out, by its name.
  private func cell(_ name: String, on stage: Stage) -> Scene.Node? {
    stage.scene.nodes.first { node in
      guard case .element(let element) = node.content else { return false }
      return !element.isDisappearing && node.semantics.label == name
    }
  }

  @Test func manyItemsCanBeExpandedAndEachPushesWhatIsBelow() throws {
    let controller = NamesController([["a", "b", "c", "d"]])
    let stage = Stage(size: CGSize(width: 300, height: 700), rootViewController: controller)
    controller.layout.toggleExpansion(at: [0, 0], animation: .none)
    controller.layout.toggleExpansion(at: [0, 2], animation: .none)
    #expect(cell("a", on: stage)?.frame == CGRect(x: 0, y: 20, width: 300, height: 120))
    #expect(cell("b", on: stage)?.frame == CGRect(x: 0, y: 140, width: 300, height: 50))
    #expect(cell("c", on: stage)?.frame == CGRect(x: 0, y: 190, width: 300, height: 120))
    #expect(cell("d", on: stage)?.frame == CGRect(x: 0, y: 310, width: 300, height: 50))
    controller.layout.toggleExpansion(at: [0, 0], animation: .none)
    #expect(cell("c", on: stage)?.frame.minY == 120)
    #expect(controller.layout.expandedIndexPaths == [[0, 2]])
  }

  @Test func withoutMultipleExpansionTheLastOneCounts() {
    let controller = NamesController([["a", "b", "c"]])
    _ = Stage(size: CGSize(width: 300, height: 700), rootViewController: controller)
    controller.layout.allowsMultipleExpansion = false
    controller.layout.toggleExpansion(at: [0, 0], animation: .none)
    controller.layout.toggleExpansion(at: [0, 2], animation: .none)
    #expect(controller.layout.expandedIndexPaths == [[0, 2]])
    #expect(controller.layout.expandedIndexPath == [0, 2])
  }

  @Test func headersOfAListThatIsReleasedOnTheirWayComeToRest() throws {
    let controller = NamesController(Array(repeating: Array(repeating: "x", count: 10), count: 4))
    let stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: controller)
    let view = controller.collectionView
    weak var former: UICollectionViewLayout?
    do {
      let layout = ExpandableListLayout()
      (layout.itemHeight, layout.headerHeight, layout.pinsSectionHeaders) = (50, 20, true)
      view.collectionViewLayout = layout
      former = layout
    }
    stage.advance(by: 0.1)
    UIView.animate(withDuration: 0.5) { view.contentOffset.y = 400 }
    stage.advance(by: 0.25)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    view.collectionViewLayout = layout
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.contains { $0.layer.animation(forKey: "pinned") != nil })
    stage.advance(by: 0.5)
    #expect(former == nil)
    #expect(headers.allSatisfy { $0.layer.animationKeys() == nil })
  }

  @Test func itHasHeadersAndNoOtherSupplementaryViews() {
    let controller = NamesController([["A", "B"]])
    let stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: controller)
    let header = UICollectionView.elementKindSectionHeader
    let layout = controller.layout
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: [0, 0])?.frame.height == 20)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: [0, 1]) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: [0, 0]) == nil)
    #expect(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "badge", at: [0, 0]) == nil
        && layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "badge", at: [0, 0]) == nil)
    stage.advance(by: 0)
  }

  @Test func framesAndQueriesAgreeWithAddingUpHeights() {
    var random = RandomNumbers(seed: 4)
    for _ in 0..<60 {
      let counts = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 0...7, using: &random) }
      let controller = NamesController(counts.map { Array(repeating: "x", count: $0) })
      _ = Stage(size: CGSize(width: 300, height: 400), rootViewController: controller)
      let paths = counts.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(item: $0, section: section) }
      }
      let expanded = Set(paths.filter { _ in Int.random(in: 0...2, using: &random) == 0 })
      // One that does not exist changes nothing.
      controller.layout.expandedIndexPaths = expanded.union([[9, 9]])
      controller.layout.invalidateLayout()
      controller.collectionView.layoutIfNeeded()

      var y: CGFloat = 0
      var frames: [(IndexPath, CGRect)] = []
      for (section, count) in counts.enumerated() {
        y += 20
        for item in 0..<count {
          let path = IndexPath(item: item, section: section)
          let height: CGFloat = expanded.contains(path) ? 120 : 50
          frames.append((path, CGRect(x: 0, y: y, width: 300, height: height)))
          y += height
        }
      }
      #expect(controller.layout.collectionViewContentSize.height == y)
      for (path, frame) in frames { #expect(controller.layout.layoutAttributesForItem(at: path)?.frame == frame) }
      for _ in 0..<5 {
        let rect = CGRect(x: 0, y: CGFloat.random(in: -100...1500, using: &random), width: 300, height: 170)
        let found = controller.layout.layoutAttributesForElements(in: rect)?
          .filter { $0.representedElementCategory == .cell }.map { $0.indexPath }
        #expect(found == frames.filter { $0.1.intersects(rect) }.map { $0.0 })
      }
    }
  }

  @Test func anUpdateCarriesTheExpandedItemsAlong() throws {
    let controller = NamesController([["a", "b", "c", "d"]])
    let stage = Stage(size: CGSize(width: 300, height: 700), rootViewController: controller)
    controller.layout.toggleExpansion(at: [0, 2], animation: .none)
    controller.sections = [["new"], ["a", "c", "d"]]
    controller.collectionView.performBatchUpdates {
      controller.collectionView.insertSections([0])
      controller.collectionView.deleteItems(at: [[0, 1]])
    }
    let c = try #require(cell("c", on: stage))
    #expect(c.frame == CGRect(x: 0, y: 120, width: 300, height: 120))  // where it was
    stage.advance(by: 0.5)
    #expect(controller.layout.expandedIndexPaths == [[1, 1]])
    #expect(cell("c", on: stage)?.frame == CGRect(x: 0, y: 140, width: 300, height: 120))
    #expect(cell("d", on: stage)?.frame.minY == 260)
  }

  @Test func whatStaysInAnUpdateMovesWithoutFadingAndWhatComesAndGoesFades() throws {
    let controller = NamesController([["a", "b", "c"]])
    let stage = Stage(size: CGSize(width: 300, height: 700), rootViewController: controller)
    controller.sections = [["a", "c", "new"]]
    controller.collectionView.performBatchUpdates {
      controller.collectionView.deleteItems(at: [[0, 1]])
      controller.collectionView.insertItems(at: [[0, 2]])
    }
    stage.advance(by: 0.15)
    let half = CAMediaTimingFunction(name: .easeInEaseOut).progress(at: 0.5)
    let c = try #require(cell("c", on: stage))
    #expect(abs(c.frame.minY - (120 - 50 * half)) < 1e-6)
    #expect(c.opacity == 1)
    #expect(abs(try #require(cell("new", on: stage)).opacity - half) < 1e-6)
    let leaving = stage.scene.nodes.first { $0.semantics.label == "b" }
    #expect(abs(try #require(leaving).opacity - (1 - half)) < 1e-6)
  }

  @Test func anUpdateDoesNotScrollToAnExpandedItem() {
    let controller = NamesController([(0..<40).map { "\($0)" }])
    let stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: controller)
    controller.collectionView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    controller.layout.toggleExpansion(at: [0, 30], animation: .none)
    #expect(controller.collectionView.contentOffset.y > 0)
    controller.collectionView.contentOffset.y = 0
    stage.advance(by: 0.1)
    controller.sections[0].removeFirst()
    controller.collectionView.deleteItems(at: [[0, 0]])
    stage.advance(by: 0.5)
    #expect(controller.collectionView.contentOffset.y == 0)
    #expect(controller.layout.expandedIndexPaths == [[0, 29]])
  }
}
