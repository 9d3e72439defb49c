// Demo B, driven by touch and read from the scene.

import CollectionMotion
import Foundation
import Gallery
import Stage
import Testing
import TestSupport
import UIKit

/// Demo B's layout, counting what it computes.
@MainActor private final class CountingLayout: ExpandableListLayout {
  var preparations = 0
  var cells = 0
  var headers = 0

  override func prepare() {
    preparations += 1
    super.prepare()
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cells += 1
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headers += 1
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
}

@MainActor @Suite struct StickyHeadersTests {
  private let layout = CountingLayout()
  let controller = StickyHeadersViewController()
  let stage: Stage

  init() {
    controller.layout = layout
    stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
  }

  /// The headers on screen by section: their heights in the content.
  private var headers: [Int: CGFloat] {
    var headers: [Int: CGFloat] = [:]
    for node in stage.scene.nodes {
      if case .element(let element) = node.content, element.category == .supplementary {
        headers[element.section] = node.frame.minY
      }
    }
    return headers
  }

  /// `min(max(sectionTop, offset), max(sectionBottom - 40, offset - 40))` with sections of 440 points.
  private func expected(_ section: Int, _ offset: CGFloat) -> CGFloat {
    let top = CGFloat(section) * 440
    return min(max(top, offset), max(top + 400, offset - 40))
  }

  @Test func noTapOfTheScriptIsInVain() throws {
    let demo = try #require(DemoIndex.demo("sticky-headers"))
    let player = ScriptPlayer(stage: stage)
    var taps = 0
    for step in try Script(json: demo.script).steps {
      let before = layout.expandedIndexPaths
      try player.play(Script(steps: [step]))
      switch step {
      case .tap, .tapItem:
        taps += 1
        #expect(layout.expandedIndexPaths != before)
      default: break
      }
    }
    #expect(taps == 3)
  }

  @Test func headersAreFortyHighAndInFrontOfTheCells() throws {
    let nodes = stage.scene.nodes
    let header = try #require(nodes.firstIndex { $0.semantics.label == "December 2025" })
    #expect(nodes[header].frame == CGRect(x: 0, y: 0, width: 390, height: 40))
    let lastCell = try #require(
      nodes.lastIndex {
        if case .element(let element) = $0.content { return element.category == .cell }
        return false
      })
    #expect(header > lastCell)
  }

  @Test func aHeaderSticksUntilTheNextPushesItOff() {
    for offset in stride(from: CGFloat(0), through: 1300, by: 37) {
      controller.collectionView.contentOffset.y = offset
      stage.advance(by: 1.0 / 60)
      let seen = headers
      #expect(!seen.isEmpty)
      for (section, y) in seen { #expect(abs(y - expected(section, offset)) < 1e-9) }
      let topmost = Int(offset / 440)
      #expect(seen[topmost] != nil)
    }
  }

  @Test func scrollingRecomputesHeadersOnly() {
    stage.advance(by: 0.1)
    controller.collectionView.contentOffset.y = 10
    stage.advance(by: 0.1)
    layout.cells = 0
    layout.headers = 0
    layout.preparations = 0
    for offset in 11...40 {
      controller.collectionView.contentOffset.y = CGFloat(offset)
      stage.advance(by: 1.0 / 60)
    }
    #expect(layout.preparations == 0)
    #expect(layout.cells == 0)  // no cell comes on screen on this way
    #expect(layout.headers > 0 && layout.headers <= 30 * 4)
  }

  @Test func aCellThatComesOnScreenIsComputedOnce() {
    controller.collectionView.contentOffset.y = 0
    stage.advance(by: 0.1)
    layout.cells = 0
    for offset in 1...100 {
      controller.collectionView.contentOffset.y = CGFloat(offset)
      stage.advance(by: 1.0 / 60)
    }
    #expect(layout.cells == 1)
  }

  @Test func anExpandedCellEndsClearOfTheStickingHeader() throws {
    controller.collectionView.contentOffset.y = 150
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 195, y: 60))  // the cell at 140, partly under the header at 150
    stage.advance(by: 0.5)
    let cell = try #require(stage.scene.cell(at: [0, 1])).frame
    #expect(cell.height == 300)
    #expect(cell.minY - stage.contentOffset.y == 40)
    #expect(headers[0] == stage.contentOffset.y)
  }

  @Test func theStickingHeaderStaysPutOnScreenWhileTheListScrollsInTheAnimation() throws {
    controller.collectionView.contentOffset.y = 150
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 195, y: 780))
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 60)
      let top = stage.contentOffset.y
      let stuck = headers.values.map { $0 - top }.filter { $0 > -39.99 }.min()
      #expect(try #require(stuck) <= 0.01)
    }
  }

  @Test func whereScrollingInvalidatesEverythingItRecomputesTheCells() throws {
    try #require(controller.parameter("headerInvalidation")).choose(0)
    stage.advance(by: 0.1)
    controller.collectionView.contentOffset.y = 10
    stage.advance(by: 0.1)
    layout.cells = 0
    for offset in 11...40 {
      controller.collectionView.contentOffset.y = CGFloat(offset)
      stage.advance(by: 1.0 / 60)
    }
    #expect(layout.cells >= 30 * 7)
  }

  /// The list does not scroll, so it is prepared once and every header knows where it was.
  @Test(arguments: [1.0, 0]) func aHeaderThatComesOnScreenMovesAlong(isOn: Double) throws {
    try #require(controller.parameter("headerInvalidation")).choose(isOn)
    controller.layout.toggleExpansion(at: [0, 2], animation: .none)
    controller.collectionView.contentOffset.y = 100
    stage.advance(by: 0.1)
    #expect(headers[2] == nil)
    stage.tap(at: CGPoint(x: 195, y: 200))
    stage.advance(by: 1.0 / 60)
    let left = 200 * (1 - CellAnimationsTests.progress(1.0 / 60))
    #expect(abs(try #require(headers[2]) - (880 + left)) < 0.5)
  }

  /// As the article says: where scrolling invalidates everything, an expansion that scrolls prepares the layout twice,
  /// and what a header was before the second preparation is already new.
  @Test(arguments: [1.0, 0]) func whereTheListScrollsOnlyHeadersAloneKnowWhereTheyWere(isOn: Double) throws {
    try #require(controller.parameter("headerInvalidation")).choose(isOn)
    layout.expandedIndexPaths = [[0, 0], [0, 1], [0, 2]]
    layout.invalidateLayout()
    controller.collectionView.contentOffset.y = 480
    stage.advance(by: 0.1)
    #expect(headers[2] == nil)
    layout.preparations = 0
    stage.tap(at: CGPoint(x: 195, y: 650))
    #expect(layout.expandedIndexPaths == [[1, 0]])
    #expect(layout.preparations == (isOn == 1 ? 1 : 2))
    stage.advance(by: 1.0 / 60)
    #expect(stage.contentOffset.y < 480)
    let left = 400 * (1 - CellAnimationsTests.progress(1.0 / 60))
    #expect(abs(try #require(headers[2]) - (1080 + isOn * left)) < 0.5)
  }

  /// Each header is between the top of its section and the bottom of its last cell, as far as these are on the screen.
  private func expectHeadersInTheirSections(_ frames: Int, _ location: SourceLocation = #_sourceLocation) {
    for frame in 1...frames {
      stage.advance(by: 1.0 / 60)
      let scene = stage.scene
      for (section, top) in headers {
        if let first = scene.cell(at: [section, 0])?.frame {
          #expect(top > first.minY - 40.1, "section \(section), frame \(frame)", sourceLocation: location)
        }
        let bottom = top + 40
        if let last = scene.cell(at: [section, 3])?.frame, bottom > stage.contentOffset.y + 0.5 {
          #expect(bottom < last.maxY + 0.1, "section \(section), frame \(frame)", sourceLocation: location)
        }
      }
    }
  }

  /// The list does not scroll: what collapses is above.
  @Test func headersStayInTheirSectionsWhenAnItemOffTheScreenCollapses() throws {
    let script = try Script(
      json: """
        [{"wait": 0.3}, {"tapItem": [0, 1]}, {"wait": 1},
         {"drag": {"from": [195, 800], "to": [195, 200], "duration": 0.9}}, {"wait": 4}]
        """)
    try ScriptPlayer(stage: stage).play(script)
    let offset = stage.contentOffset.y
    let former = controller.layout.expandedIndexPath
    stage.tap(at: CGPoint(x: 195, y: 400))
    #expect(controller.layout.expandedIndexPath != former)
    expectHeadersInTheirSections(30)
    #expect(stage.contentOffset.y == offset)
  }

  @Test func headersStayInTheirSectionsFromAnyPlace() {
    for start in stride(from: CGFloat(0), through: 1800, by: 61) {
      for former in [[0, 1], [1, 3], [2, 0]] as [IndexPath] {
        controller.layout.expandedIndexPath = former
        controller.layout.invalidateLayout()
        controller.collectionView.contentOffset.y = start
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 195, y: 330))
        expectHeadersInTheirSections(24)
        stage.advance(by: 1)
      }
    }
  }

  @Test func aHeaderBelowMovesWithTheCells() throws {
    stage.tap(at: CGPoint(x: 195, y: 90))  // cell 0 of section 0
    for frame in 1...24 {
      stage.advance(by: 1.0 / 60)
      let grown = 200 * CellAnimationsTests.progress(Double(frame) / 60)
      #expect(abs(try #require(headers[1]) - (440 + grown)) < 0.5)
    }
  }

  /// The way of a header has corners, where it begins to stick and where it is pushed off: see `PinnedHeaderMotion`.
  @Test(
    arguments: [
      (300, 780, nil), (320, 780, nil), (340, 780, nil), (500, 780, [0, 0]), (540, 780, [0, 2]), (760, 500, [1, 3]),
      (20, 780, nil), (420, 60, nil), (430, 200, [0, 1]), (600, 300, [1, 0]),
    ] as [(CGFloat, CGFloat, IndexPath?)])
  func headersStickInEachFrameOfAnExpansionThatScrolls(start: CGFloat, y: CGFloat, former: IndexPath?) throws {
    if let former { controller.layout.toggleExpansion(at: former, animation: .none) }
    controller.collectionView.contentOffset.y = start
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 195, y: y))
    let next = try #require(controller.layout.expandedIndexPath)
    #expect(next != former)
    for frame in 1...23 {
      stage.advance(by: 1.0 / 60)
      let progress = CellAnimationsTests.progress(Double(frame) / 60)
      func top(_ section: Int) -> CGFloat {
        let before: CGFloat = former.map { $0.section < section } ?? false ? 200 : 0
        let after: CGFloat = next.section < section ? 200 : 0
        return CGFloat(section) * 440 + before + (after - before) * progress
      }
      let offset = stage.contentOffset.y
      let seen = headers
      for section in 0..<12 {
        let place = min(max(top(section), offset), max(top(section + 1) - 40, offset - 40))
        guard place > offset - 39.5, place < offset + 843 else { continue }
        #expect(abs(try #require(seen[section], "section \(section), frame \(frame)") - place) < 0.1)
      }
    }
  }
}
