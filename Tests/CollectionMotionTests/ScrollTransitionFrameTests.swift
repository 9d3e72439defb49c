// Scroll transitions frame by frame, during drags, throws, updates and changes of layouts that are interrupted at ten
// moments.

import CollectionMotion
import Foundation
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct ScrollTransitionFrameTests: ScrollTransitionSuite {
  /// The layouts, with what scrolls.
  enum Kind: CaseIterable {
    case flow, insetFlow, horizontalFlow, mirroredFlow, compositional, row, mirroredRow, list, ownLayout

    var isHorizontal: Bool {
      switch self {
      case .horizontalFlow, .mirroredFlow, .row, .mirroredRow: true
      default: false
      }
    }

    var isRightToLeft: Bool { self == .mirroredFlow || self == .mirroredRow }
    /// The height above the visible area, in points.
    var inset: CGFloat { self == .insetFlow ? 60 : 0 }
    /// The height that cells prefer.
    var wish: CGFloat? { self == .list ? 80 : nil }
  }

  private func open(
    _ kind: Kind, _ transition: ScrollTransition, count: Int = 60
  ) -> (controller: ColumnController, stage: Stage) {
    let layout: UICollectionViewLayout
    switch kind {
    case .flow, .insetFlow: layout = flow(transition)
    case .horizontalFlow, .mirroredFlow: layout = flow(transition, isHorizontal: true)
    case .compositional, .row, .mirroredRow:
      let compositional = AnimatedCompositionalLayout(section: section(kind == .compositional ? .none : .continuous))
      compositional.scrollTransition = transition
      layout = compositional
    case .list:
      let list = AnimatedCompositionalLayout { _, environment in
        .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
      }
      list.scrollTransition = transition
      layout = list
    case .ownLayout:
      let column = ScalingColumnLayout()
      column.scrolling.transition = transition
      layout = column
    }
    return open(layout, [count], isRightToLeft: kind.isRightToLeft) {
      $0.wish = kind.wish
      $0.collectionView.contentInset.top = kind.inset
    }
  }

  /// The displayed cells.
  private func cells(_ stage: Stage) -> [Scene.Node] { cells(stage.scene.nodes) }

  private func cells(_ nodes: [Scene.Node]) -> [Scene.Node] {
    nodes.filter { node in
      guard case .element(let element) = node.content else { return false }
      return element.category == .cell && !element.isDisappearing
    }
  }

  /// Expects every cell to have the scale of its place in what scrolls it, as both are displayed.
  private func expectScales(_ kind: Kind, _ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let nodes = stage.scene.nodes
    let cells = cells(nodes)
    #expect(cells.count > 1, sourceLocation: sourceLocation)
    for cell in cells {
      var area = try #require(nodes.first { $0.id == cell.parent }).bounds
      area.origin.y += kind.inset
      area.size.height -= kind.inset
      let phase =
        kind.isHorizontal
        ? ScrollPhase(
          isHorizontal: true, start: cell.frame.minX - area.minX, length: cell.bounds.width, visibleLength: area.width)
        : ScrollPhase(
          isHorizontal: false, start: cell.frame.minY - area.minY, length: cell.bounds.height,
          visibleLength: area.height)
      let expected = Double(1 - 0.5 * abs(phase.edge))
      #expect(
        isNear(Double(cell.transform.m11), expected), "\(kind) at \(stage.time) s", sourceLocation: sourceLocation)
    }
  }

  /// Moves a finger along for a tenth of a second, and lifts it.
  private func drag(_ kind: Kind, _ stage: Stage, by distance: CGFloat) throws {
    let start = kind.isHorizontal ? CGPoint(x: 150 - distance / 2, y: 50) : CGPoint(x: 50, y: 200 - distance / 2)
    stage.touchDown(at: start)
    for step in 1...6 {
      try frame(kind, stage)
      let way = distance * CGFloat(step) / 6
      stage.touchMove(
        to: CGPoint(x: start.x + (kind.isHorizontal ? way : 0), y: start.y + (kind.isHorizontal ? 0 : way)))
    }
    stage.touchUp()
  }

  private func frame(_ kind: Kind, _ stage: Stage) throws {
    stage.frame(at: stage.time + 1 / 60)
    try expectScales(kind, stage)
  }

  @Test(arguments: Kind.allCases, 1...10)
  func inEachFrameOfAThrowThatIsCaughtEveryCellIsAsItsPlaceSays(kind: Kind, moment: Int) throws {
    let (controller, stage) = open(kind, .scale(0.5))
    let forwards: CGFloat = kind.isRightToLeft ? 1 : -1
    try drag(kind, stage, by: forwards * 200)
    for _ in 0..<(4 * moment) { try frame(kind, stage) }
    let view = try #require(
      kind == .row || kind == .mirroredRow
        ? controller.collectionView.subviews.first { $0 is UIScrollView } as? UIScrollView : controller.collectionView)
    let way = kind.isHorizontal ? view.contentOffset.x : view.contentOffset.y + kind.inset
    #expect(abs(way) > 150)
    try drag(kind, stage, by: forwards * -150)
    for _ in 0..<300 where stage.needsFrame { try frame(kind, stage) }
    #expect(!stage.needsFrame)
  }

  // MARK: Updates and changes of layouts

  /// What is displayed of each cell: its place and its scale.
  private func looks(_ stage: Stage) -> [Int: [Double]] {
    Dictionary(
      uniqueKeysWithValues: cells(stage).map {
        ($0.id, [Double($0.position.x), Double($0.position.y), Double($0.transform.m11), $0.opacity])
      })
  }

  /// Expects the cells that were there before a change to be displayed as they were at its time.
  private func expectNoJump(_ stage: Stage, _ change: () -> Void) {
    stage.frame(at: stage.time)
    let before = looks(stage)
    change()
    stage.frame(at: stage.time)
    let after = looks(stage)
    var kept = 0
    for (id, look) in before {
      guard let next = after[id] else { continue }
      kept += 1
      #expect(zip(look, next).allSatisfy { isNear($0, $1) }, "\(look) is \(next)")
    }
    #expect(kept > 1)
  }

  @Test(arguments: [Kind.flow, .compositional, .list, .ownLayout], 1...10)
  func anUpdateThatInterruptsAnotherOneStartsWithWhatIsDisplayed(kind: Kind, moment: Int) throws {
    let (controller, stage) = open(kind, .scale(0.5))
    controller.collectionView.contentOffset.y = 130
    stage.advance(by: 0.1)
    try expectScales(kind, stage)
    expectNoJump(stage) {
      controller.counts = [58]
      controller.collectionView.deleteItems(at: [[0, 2], [0, 3]])
    }
    for _ in 0..<(2 * moment) { stage.frame(at: stage.time + 1 / 60) }
    expectNoJump(stage) {
      controller.counts = [59]
      controller.collectionView.performBatchUpdates {
        controller.collectionView.insertItems(at: [[0, 1]])
        controller.collectionView.moveItem(at: [0, 5], to: [0, 3])
      }
    }
    stage.advance(by: 1)
    try expectScales(kind, stage)
    #expect(!stage.needsFrame)
  }

  @Test(arguments: 1...10)
  func aChangeOfLayoutsCanBeReversedAtAnyMoment(moment: Int) throws {
    let plain = flow(nil)
    let scaled = flow(.scale(0.5))
    let (controller, stage) = open(plain)
    controller.collectionView.contentOffset.y = 50
    stage.advance(by: 0.1)
    expectNoJump(stage) { controller.collectionView.setCollectionViewLayout(scaled, animated: true) }
    let begin = stage.time
    for _ in 0..<(2 * moment) {
      stage.frame(at: stage.time + 1 / 60)
      #expect(try isNear(scale(0, stage), 1 - 0.25 * ease(stage.time - begin)))
      #expect(try isNear(scale(1, stage), 1))
    }
    expectNoJump(stage) { controller.collectionView.setCollectionViewLayout(plain, animated: true) }
    stage.advance(by: 1)
    #expect(cells(stage).allSatisfy { CATransform3DIsIdentity($0.transform) })
    #expect(!stage.needsFrame)
  }

  @Test(arguments: Kind.allCases)
  func aScreenOfAnotherSizeHasItsOwnEdges(kind: Kind) throws {
    let (controller, stage) = open(kind, .scale(0.5))
    let offset = controller.collectionView.contentOffset
    controller.collectionView.contentOffset =
      kind.isHorizontal ? CGPoint(x: offset.x, y: 0) : CGPoint(x: 0, y: 130)
    stage.resize(to: CGSize(width: 260, height: 330), duration: 0.3)
    stage.advance(by: 1)
    try expectScales(kind, stage)
  }

  // MARK: Reduced motion and reading from right to left

  @Test(arguments: Kind.allCases)
  func withReducedMotionOnlyTheOpacityFollows(kind: Kind) throws {
    let (_, stage) = open(kind, .scale(0.5).combined(with: .fade(0.2)).combined(with: .rotation(1)))
    stage.isReduceMotionEnabled = true
    // Away from the beginning, where the content would spring back.
    for distance in [-150.0, 60] {
      let way = kind.isRightToLeft ? -distance : distance
      let start = kind.isHorizontal ? CGPoint(x: 150 - way / 2, y: 50) : CGPoint(x: 50, y: 200 - way / 2)
      let end = kind.isHorizontal ? CGPoint(x: 150 + way / 2, y: 50) : CGPoint(x: 50, y: 200 + way / 2)
      stage.drag(from: start, to: end, duration: 0.2)
      for _ in 0..<20 {
        stage.frame(at: stage.time + 1 / 60)
        #expect(cells(stage).allSatisfy { CATransform3DIsIdentity($0.transform) })
      }
    }
    stage.advance(by: 3)
    #expect(cells(stage).contains { $0.opacity < 1 } && cells(stage).contains { $0.opacity == 1 })
  }

  @Test(arguments: [Kind.flow, .compositional])
  func whatATransitionDoesIsMirroredFromRightToLeft(kind: Kind) throws {
    func transform(isRightToLeft: Bool) throws -> CATransform3D {
      let layout: UICollectionViewLayout
      let transition = ScrollTransition.rotation(0.5).combined(with: .slide(30))
      if kind == .flow {
        layout = flow(transition)
      } else {
        let compositional = AnimatedCompositionalLayout(section: section(.none))
        compositional.scrollTransition = transition
        layout = compositional
      }
      let (controller, stage) = open(layout, isRightToLeft: isRightToLeft)
      controller.collectionView.contentOffset.y = 50
      stage.advance(by: 0.02)
      return try cell(0, stage).transform
    }
    let (plain, mirrored) = (try transform(isRightToLeft: false), try transform(isRightToLeft: true))
    #expect(plain.m41 == 15 && mirrored.m41 == -15)
    #expect(plain.m12 < 0 && mirrored.m12 == -plain.m12)
  }

  // MARK: Cost

  @Test(arguments: [Kind.flow, .horizontalFlow, .compositional, .list])
  func ofAHundredThousandItemsOnlyTheDisplayedOnesAreChanged(kind: Kind) throws {
    var count = 0
    let (controller, stage) = open(kind, ScrollTransition { _, _ in count += 1 }, count: 100_000)
    let view = controller.collectionView
    view.isPrefetchingEnabled = false
    /// The calls for an act and the frames after it.
    func calls(frames: Int = 1, _ act: () -> Void) -> Int {
      stage.frame(at: stage.time)
      count = 0
      act()
      for _ in 0..<frames { stage.frame(at: stage.time + 1 / 60) }
      return count
    }
    let scrolled = calls(frames: 10) {
      stage.touchDown(at: CGPoint(x: 150, y: 300))
      stage.frame(at: stage.time + 1 / 60)
      stage.touchMove(to: kind.isHorizontal ? CGPoint(x: 50, y: 300) : CGPoint(x: 150, y: 200))
      stage.touchUp()
    }
    #expect(scrolled > 10 && scrolled < 12 * 20)
    let end = kind.isHorizontal ? CGPoint(x: 9_999_700, y: 0) : CGPoint(x: 0, y: view.contentSize.height - 400)
    let jump = calls { view.contentOffset = end }
    #expect(jump > 2 && jump < 60)
    let insertion = calls {
      controller.counts = [100_001]
      view.insertItems(at: [[0, 0]])
    }
    #expect(insertion < 60)
    let deletion = calls {
      controller.counts = [100_000]
      view.deleteItems(at: [[0, 99_998]])
    }
    #expect(deletion > 2 && deletion < 80)
  }
}
