import CollectionIndex
import Stage
import Testing
@testable import UIKit

/// Attributes that count how many are made.
private final class CountedAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) static var made = 0
  required init() {
    CountedAttributes.made += 1
    super.init()
  }
}

@MainActor private final class CountedFlowLayout: UICollectionViewFlowLayout {
  var preparations = 0
  var elements = 0

  override class var layoutAttributesClass: AnyClass { CountedAttributes.self }

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    elements += found?.count ?? 0
    return found
  }
}

/// What a flow layout costs does not depend on how many items there are.
@MainActor @Suite(.serialized) struct FlowCostTests {
  /// Calls and objects since the last time.
  private struct Costs: Equatable {
    var preparations: Int
    var attributes: Int
    var elements: Int
    var cells: Int
    var counts: Int
  }

  private static func measure(_ fixture: FlowFixture, _ layout: CountedFlowLayout, _ work: () -> Void) -> Costs {
    (layout.preparations, layout.elements, CountedAttributes.made) = (0, 0, 0)
    let (cells, counts) = (fixture.cellsMade, fixture.countQuestions)
    work()
    fixture.layOut()
    return Costs(
      preparations: layout.preparations, attributes: CountedAttributes.made, elements: layout.elements,
      cells: fixture.cellsMade - cells, counts: fixture.countQuestions - counts)
  }

  /// Opening, 50 steps of scrolling, a jump to the end, and a batch of 30 changes there.
  private static func costs(_ counts: [Int]) -> [Costs] {
    let layout = CountedFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let fixture = FlowFixture(counts, layout: layout)
    let view = fixture.collectionView
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: UIViewController())
    var costs = [measure(fixture, layout) {}]
    costs.append(
      measure(fixture, layout) {
        for step in 1...50 { fixture.scroll(to: CGFloat(step) * 60) }
      })
    costs.append(measure(fixture, layout) { fixture.scroll(to: view.contentSize.height - 480) })
    costs.append(
      measure(fixture, layout) {
        // Away and back, so that content of any length ends at the same lines.
        let last = fixture.counts.count - 1
        fixture.counts[last] += 0
        view.performBatchUpdates {
          for item in 0..<10 {
            view.deleteItems(at: [IndexPath(item: item, section: last)])
            view.insertItems(at: [IndexPath(item: item, section: last)])
          }
          for item in 0..<10 where counts[last] > 20 {
            view.reloadItems(at: [IndexPath(item: item + 10, section: last)])
          }
        }
        stage.advance(by: 0.5)
      })
    #expect(view.visible.shown.all.count < 80 && view.visible.stack.count < 160 && view.waitingViewCount < 160)
    return costs
  }

  @Test func inOneSectionTheCostOfEveryOperationIsTheSameForATenThousandAndAMillionItems() {
    #expect(Self.costs([10_000]) == Self.costs([1_000_000]))
  }

  /// The number of items is asked once for each section; nothing else depends on how many there are.
  @Test func withManySectionsOnlyTheirCountsAreAskedForEach() {
    let few = Self.costs([Int](repeating: 10, count: 1000))
    let many = Self.costs([Int](repeating: 10, count: 100_000))
    #expect(few.map { $0.counts } == [1000, 0, 0, 1000])
    #expect(many.map { $0.counts } == [100_000, 0, 0, 100_000])
    func others(_ costs: [Costs]) -> [[Int]] {
      costs.map { [$0.preparations, $0.attributes, $0.elements, $0.cells] }
    }
    #expect(others(few) == others(many))
  }

  @Test func delegateSizesTakeAtMostSixteenBytesPerItemAndEightPerLine() throws {
    let delegate = FlowSizes()
    delegate.size = { CGSize(width: 90 + CGFloat($0.item % 7), height: 20 + CGFloat($0.item % 5)) }
    let count = 700_000
    let fixture = FlowFixture([count], delegate: delegate)
    fixture.layOut()
    #expect(delegate.questions == count)
    let geometry = try #require(fixture.layout.geometry)
    guard case .varied(let lines) = geometry.sections[0].lines, case .each(let sizes) = fixture.layout.metrics[0].items
    else {
      Issue.record("different sizes are not kept each")
      return
    }
    // Three items fit a line, and of every fourth line is kept where it begins.
    let lineCount = (count + 2) / 3
    #expect(lines.beginnings.count == (lineCount + 3) / 4)
    let ofItems = lines.sizes.capacity * MemoryLayout<CGSize>.stride
    let ofLines = lines.beginnings.capacity * MemoryLayout<FlowVariedLines.Beginning>.stride
    #expect(ofItems <= count * 16 + 4096)
    #expect(ofLines <= lineCount * 8 + 4096)
    // The sizes are there once.
    let shared = sizes.withUnsafeBufferPointer { first in
      lines.sizes.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
    }
    #expect(shared)
  }
}
