// How items of one section are broken into lines; numbers only, no views.

import Foundation
import Testing

@testable import CollectionIndex

@Suite struct FlowLinesTests {
  static func lines(
    _ items: FlowItemSizes, breadth: CGFloat, itemSpacing: CGFloat = 10, lineSpacing: CGFloat = 10,
    axis: LayoutAxis = .vertical
  ) -> FlowLines {
    var metrics = FlowSectionMetrics()
    metrics.items = items
    metrics.itemSpacing = itemSpacing
    metrics.lineSpacing = lineSpacing
    return FlowLines(metrics, axis: axis, breadth: breadth)
  }

  static func sides(_ lines: FlowLines, _ count: Int) -> [CGFloat] { (0..<count).map { lines.box(at: $0).side } }
  static func starts(_ lines: FlowLines, _ count: Int) -> [CGFloat] { (0..<count).map { lines.box(at: $0).start } }

  @Test func itemsFillALineWhileTheyFitAndShareTheSpaceThatIsLeft() {
    // Five of 50 with 10 between are 290; six would be 350.
    let lines = Self.lines(.same(CGSize(width: 50, height: 40), count: 12), breadth: 320)
    #expect(Self.sides(lines, 12) == [0, 67.5, 135, 202.5, 270, 0, 67.5, 135, 202.5, 270, 0, 67.5])
    #expect(Self.starts(lines, 12) == [0, 0, 0, 0, 0, 50, 50, 50, 50, 50, 100, 100])
    #expect(lines.length == 140)
  }

  @Test func itemsThatFitExactlyLeaveTheMinimumSpacing() {
    let lines = Self.lines(.same(CGSize(width: 100, height: 100), count: 4), breadth: 320)
    #expect(Self.sides(lines, 4) == [0, 110, 220, 0])
  }

  @Test func thirdsAndSeventhsOfTheBreadthFit() {
    for parts in 2...40 {
      for breadth in [320, 375, 390, 393, 414, 428, 1024] as [CGFloat] {
        let size = CGSize(width: breadth / CGFloat(parts), height: 10)
        let uniform = Self.lines(.same(size, count: parts * 2), breadth: breadth, itemSpacing: 0, lineSpacing: 0)
        #expect(uniform.length == 20, "\(parts) parts of \(breadth)")
        var sizes = [CGSize](repeating: size, count: parts * 2)
        sizes[parts].height = 9
        let varied = Self.lines(.each(sizes), breadth: breadth, itemSpacing: 0, lineSpacing: 0)
        #expect(varied.length == 20, "\(parts) parts of \(breadth)")
      }
    }
  }

  @Test func aLineThatFitsOnlyOneItemCentresIt() {
    let lines = Self.lines(.same(CGSize(width: 200, height: 40), count: 2), breadth: 320)
    #expect(Self.sides(lines, 2) == [60, 60])
    #expect(Self.starts(lines, 2) == [0, 50])
  }

  @Test func aLoneItemThatLeavesSpaceForMoreBeginsItsLine() {
    let lines = Self.lines(.same(CGSize(width: 50, height: 50), count: 1), breadth: 320)
    #expect(lines.box(at: 0) == AxisBox(start: 0, length: 50, side: 0, breadth: 50))
  }

  @Test func theLastLineKeepsTheSpacingOfAFullLineWhenAllItemsHaveTheSameSize() {
    let lines = Self.lines(.same(CGSize(width: 90, height: 90), count: 5), breadth: 300)
    #expect(Self.sides(lines, 5) == [0, 105, 210, 0, 105])
    // Also when there is no full line.
    let few = Self.lines(.same(CGSize(width: 90, height: 90), count: 2), breadth: 300)
    #expect(Self.sides(few, 2) == [0, 105])
  }

  @Test func theLastLineKeepsTheMinimumSpacingWhenSizesDiffer() {
    let sizes = [100, 100, 60, 80, 40].map { CGSize(width: $0, height: 20) }
    let lines = Self.lines(.each(sizes), breadth: 300)
    #expect(Self.sides(lines, 5) == [0, 120, 240, 0, 90])
    #expect(Self.starts(lines, 5) == [0, 0, 0, 30, 30])
    #expect(lines.length == 50)
  }

  @Test func itemsOfALineAreCentredAcrossIt() {
    let sizes = [(50, 20), (50, 60), (50, 40), (200, 10)].map { CGSize(width: $0.0, height: $0.1) }
    let lines = Self.lines(.each(sizes), breadth: 200)
    #expect(Self.starts(lines, 4) == [20, 0, 10, 70])
    #expect(lines.length == 80)
  }

  @Test func aVariedLineWithOneItemCentresItUnlessItIsTheLastAndLeavesSpace() {
    let sizes = [100, 250, 120, 200].map { CGSize(width: $0, height: 20) }
    let lines = Self.lines(.each(sizes), breadth: 300)
    #expect(Self.sides(lines, 4) == [100, 25, 90, 50])
    let small = Self.lines(.each([250, 60].map { CGSize(width: $0, height: 20) }), breadth: 300)
    #expect(Self.sides(small, 2) == [25, 0])
  }

  @Test func anItemThatIsTooLargeHasALineOfItsOwnAndSticksOutEvenly() {
    let uniform = Self.lines(.same(CGSize(width: 400, height: 40), count: 2), breadth: 300)
    #expect(Self.sides(uniform, 2) == [-50, -50])
    #expect(Self.starts(uniform, 2) == [0, 50])
    let varied = Self.lines(.each([50, 400, 50].map { CGSize(width: $0, height: 40) }), breadth: 300)
    #expect(Self.sides(varied, 3) == [125, -50, 0])
    #expect(Self.starts(varied, 3) == [0, 50, 100])
  }

  /// The lines of cells that have said these sizes.
  private static func saidLines(_ sizes: [CGSize], breadth: CGFloat, itemSpacing: CGFloat = 10) -> FlowLines {
    var metrics = FlowSectionMetrics()
    metrics.itemSpacing = itemSpacing
    metrics.estimate(CGSize(width: 50, height: 50), count: sizes.count)
    metrics.measure(sizes.indices.map { ($0, sizes[$0]) })
    return FlowLines(metrics, axis: .vertical, breadth: breadth)
  }

  @Test func columnsOfSelfSizingCellsStayAlignedInTheLastLine() {
    let heights: [CGFloat] = [29, 233, 80, 29, 233]
    let sizes = heights.map { CGSize(width: 90, height: $0) }
    // Three in 296 points, 13 apart.
    #expect(Self.sides(Self.saidLines(sizes, breadth: 296, itemSpacing: 6), 5) == [0, 103, 206, 0, 103])
    // A delegate's sizes keep the minimum spacing, and so do different widths.
    #expect(Self.sides(Self.lines(.each(sizes), breadth: 296, itemSpacing: 6), 5) == [0, 103, 206, 0, 96])
    let words = [83.5, 66.5, 100.5].map { CGSize(width: $0, height: 29) }
    #expect(Self.sides(Self.saidLines(words, breadth: 320), 3) == [0, 93.5, 170])
  }

  @Test func aSelfSizingCellThatIsTooLargeBeginsWithItsLine() {
    let widths: [CGFloat] = [58.5, 697, 209.5, 739]
    let lines = Self.saidLines(widths.map { CGSize(width: $0, height: 29) }, breadth: 320)
    #expect(Self.sides(lines, 4) == [130.75, 0, 55.25, 0])
    var unknown = FlowSectionMetrics()
    unknown.estimate(CGSize(width: 400, height: 29), count: 2)
    #expect(Self.sides(FlowLines(unknown, axis: .vertical, breadth: 320), 2) == [0, 0])
  }

  @Test func sizesThatAreAllTheSameAreKeptOnce() {
    var asked: [Int] = []
    let items = FlowItemSizes(count: 1000) {
      asked.append($0)
      return CGSize(width: 30, height: 30)
    }
    #expect(asked == Array(0..<1000))
    guard case .same(let size, 1000) = items else {
      Issue.record("the sizes are kept one by one")
      return
    }
    #expect(size == CGSize(width: 30, height: 30))
  }

  @Test func eachSizeIsAskedForOnce() {
    var asked: [Int] = []
    let items = FlowItemSizes(count: 6) {
      asked.append($0)
      return CGSize(width: $0 < 3 ? 30 : 30 + $0, height: 30)
    }
    #expect(asked == [0, 1, 2, 3, 4, 5])
    guard case .each(let sizes) = items else {
      Issue.record("different sizes are taken for the same")
      return
    }
    #expect(sizes.map { $0.width } == [30, 30, 30, 33, 34, 35])
  }

  @Test func variedSizesTakeSixteenBytesPerItemAndPerFourLines() throws {
    #expect(MemoryLayout<CGSize>.stride == 16)
    #expect(MemoryLayout<FlowVariedLines.Beginning>.stride == 16)
    let sizes = (0..<101).map { CGSize(width: 300, height: 20 + $0) }
    guard case .varied(let lines) = Self.lines(.each(sizes), breadth: 300) else {
      Issue.record("different sizes are taken for the same")
      return
    }
    #expect(lines.beginnings.map { $0.firstItem } == Array(stride(from: 0, to: 101, by: 4)))
  }

  @Test func itemsHaveTheSameBoxWhetherTheyAreAskedForAloneOrWithTheirLine() {
    // One to six in a line, in some dozens of lines, also such as overlap.
    let sizes: [CGSize] = (0..<200).map { (item: Int) in
      CGSize(width: 40 + item * 37 % 160, height: 10 + item * 53 % 70)
    }
    for lineSpacing in [12, -6] as [CGFloat] {
      let lines = Self.lines(.each(sizes), breadth: 300, lineSpacing: lineSpacing)
      var boxes: [AxisBox] = []
      lines.forEachBox(from: 0, to: lines.length) { item, box in
        #expect(item == boxes.count)
        boxes.append(box)
      }
      #expect(boxes == (0..<200).map { lines.box(at: $0) })
      #expect(boxes.map { $0.end }.max() == lines.length)
      for start in stride(from: -50, to: lines.length + 50, by: 13) {
        let span = AxisBox(start: start, length: 40, side: 0, breadth: 300)
        var found: [Int] = []
        lines.forEachBox(from: span.start, to: span.end) { item, box in
          if box.meets(span) { found.append(item) }
        }
        #expect(found == boxes.indices.filter { boxes[$0].meets(span) })
      }
    }
  }

  @Test func noItemsHaveNoLength() {
    #expect(Self.lines(.same(.zero, count: 0), breadth: 300).length == 0)
    #expect(Self.lines(.each([]), breadth: 300).length == 0)
    var found = 0
    Self.lines(.each([]), breadth: 300).forEachBox(from: -100, to: 100) { _, _ in found += 1 }
    Self.lines(.same(.zero, count: 0), breadth: 300).forEachBox(from: -100, to: 100) { _, _ in found += 1 }
    #expect(found == 0)
  }

  @Test func itemsWithoutAnAreaTakeNoSpaceAndAreNotFound() {
    let lines = Self.lines(.same(.zero, count: 1_000_000), breadth: 300, itemSpacing: 0, lineSpacing: 0)
    #expect(lines.length == 0)
    var found = 0
    lines.forEachBox(from: -100, to: 100) { _, _ in found += 1 }
    #expect(found == 0)
    #expect(lines.box(at: 999_999).start == 0)
  }

  @Test func linesOverlapWithNegativeSpacing() {
    let uniform = Self.lines(.same(CGSize(width: 200, height: 100), count: 3), breadth: 300, lineSpacing: -60)
    #expect(Self.starts(uniform, 3) == [0, 40, 80])
    #expect(uniform.length == 180)
    let sizes = [100, 120, 90, 80].map { CGSize(width: 200, height: $0) }
    let varied = Self.lines(.each(sizes), breadth: 300, lineSpacing: -60)
    #expect(Self.starts(varied, 4) == [0, 40, 100, 130])
    var found: [Int] = []
    varied.forEachBox(from: 155, to: 165) { item, box in
      if box.start < 165 && box.end > 155 { found.append(item) }
    }
    #expect(found == [1, 2, 3])
  }

  @Test func aSpanFindsTheLinesThatTouchIt() {
    let uniform = Self.lines(.same(CGSize(width: 90, height: 40), count: 100), breadth: 300)
    var sizes = [CGSize](repeating: CGSize(width: 90, height: 40), count: 100)
    sizes[99].width = 80
    let varied = Self.lines(.each(sizes), breadth: 300)
    func found(_ lines: FlowLines, _ start: CGFloat, _ end: CGFloat) -> [Int] {
      var items: [Int] = []
      lines.forEachBox(from: start, to: end) { item, _ in items.append(item) }
      return items
    }
    for lines in [uniform, varied] {
      // Lines begin at 0, 50, 100 …
      #expect(found(lines, 0, 40) == [0, 1, 2])
      #expect(found(lines, 40, 50) == [])  // between two lines
      #expect(found(lines, 39, 51) == [0, 1, 2, 3, 4, 5])
      #expect(found(lines, 1600, 5000) == [96, 97, 98, 99])
      #expect(found(lines, -500, 0) == [])
      #expect(found(lines, 1690, 1800) == [])
      #expect(found(lines, -CGFloat.greatestFiniteMagnitude, .greatestFiniteMagnitude).count == 100)
    }
  }

  @Test func aQueryInAMillionItemsOfDifferentSizesTouchesOnlyTheLinesThatItFinds() {
    let sizes = (0..<1_000_000).map { CGSize(width: 50, height: $0 % 2 == 0 ? 40 : 30) }
    let lines = Self.lines(.each(sizes), breadth: 320)
    #expect(lines.length == 9_999_990)  // 200,000 lines of 40 with 10 between
    var touched: [Int] = []
    lines.forEachBox(from: 5_000_000, to: 5_000_090) { item, _ in touched.append(item) }
    #expect(touched == Array(500_000..<500_010))
    #expect(lines.box(at: 999_999) == AxisBox(start: 9_999_955, length: 30, side: 240, breadth: 50))
  }
}
