import CoreGraphics
import Foundation

/// Lines of items of different sizes. Stores 16 bytes per item (its size, shared with the metrics) and the start of
/// every fourth line; the lines between them, and positions within a line, are computed on demand.
package struct FlowVariedLines {
  package struct Beginning {
    var start: CGFloat = 0
    var firstItem = 0
  }

  private struct Line {
    let start: CGFloat
    let items: Range<Int>
    let length: CGFloat
    /// The extent of the items across the scroll direction, without the spacing between them.
    let breadth: CGFloat

    var end: CGFloat { start + length }
  }

  let axis: LayoutAxis
  package let sizes: [CGSize]
  let breadth: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  /// Whether cells size themselves: then an item that does not fit begins with its line, and items of one breadth are
  /// as far apart in the last line as in a full one.
  let isSelfSizing: Bool
  /// The starts of every fourth line, beginning with the first.
  package private(set) var beginnings: [Beginning] = []
  private(set) var length: CGFloat = 0

  private static let linesPerBeginning = 4

  /// Creates the lines. Linear in the number of items.
  init(
    sizes: [CGSize], axis: LayoutAxis, breadth: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat,
    isSelfSizing: Bool = false
  ) {
    self.sizes = sizes
    self.axis = axis
    self.breadth = breadth
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.isSelfSizing = isSelfSizing
    var number = 0
    var next = Beginning()
    while next.firstItem < sizes.count {
      let line = line(at: next)
      // The first line gives an estimate of the number of lines.
      if number == 0 { beginnings.reserveCapacity(sizes.count / (line.items.count * Self.linesPerBeginning) + 1) }
      if number % Self.linesPerBeginning == 0 { beginnings.append(next) }
      length = max(length, line.end)
      next = beginning(after: line)
      number += 1
    }
  }

  /// Returns a line with as many items as fit, and at least one.
  @inline(__always) private func line(at beginning: Beginning) -> Line {
    let first = beginning.firstItem
    var length = axis.length(of: sizes[first])
    var sum = axis.breadth(of: sizes[first])
    var used = sum
    var end = first + 1
    while end < sizes.count {
      let itemBreadth = axis.breadth(of: sizes[end])
      if used + itemSpacing + itemBreadth > breadth + FlowLines.tolerance { break }
      used += itemSpacing + itemBreadth
      sum += itemBreadth
      length = max(length, axis.length(of: sizes[end]))
      end += 1
    }
    return Line(start: beginning.start, items: first..<end, length: length, breadth: sum)
  }

  @inline(__always) private func beginning(after line: Line) -> Beginning {
    Beginning(start: line.start + max(0, line.length + lineSpacing), firstItem: line.items.upperBound)
  }

  /// Returns the box of an existing item. O(log lines + items of four lines).
  func box(at item: Int) -> AxisBox {
    let place = (1..<beginnings.count).partitioningIndex { beginnings[$0].firstItem > item } - 1
    var line = line(at: beginnings[place])
    while !line.items.contains(item) { line = self.line(at: beginning(after: line)) }
    var found = AxisBox(start: 0, length: 0, side: 0, breadth: 0)
    forEachBox(in: line) { other, box in
      if other == item { found = box }
    }
    return found
  }

  /// Calls a closure with the items of the lines that touch a span along the scroll direction, in order; for
  /// overlapping lines possibly also those of one or two more. O(log lines + items of these lines and of four more).
  func forEachBox(from start: CGFloat, to end: CGFloat, _ body: (Int, AxisBox) -> Void) {
    guard start < length, end > 0, !beginnings.isEmpty else { return }
    // Lines do not overlap, apart from the spacing.
    let place = (1..<beginnings.count).partitioningIndex { beginnings[$0].start - lineSpacing > start } - 1
    var next = beginnings[place]
    while next.firstItem < sizes.count, next.start < end {
      let line = line(at: next)
      next = beginning(after: line)
      if next.start - lineSpacing > start || next.firstItem == sizes.count { forEachBox(in: line, body) }
    }
  }

  /// Calls a closure with the items of a line, in order. Their centres are aligned.
  private func forEachBox(in line: Line, _ body: (Int, AxisBox) -> Void) {
    let isLast = line.items.upperBound == sizes.count
    var side: CGFloat = 0
    var spacing = itemSpacing
    if line.items.count == 1 {
      // An item is centred if another one of its size would not fit beside it, even in the last line. One that is too
      // large for the line extends beyond both sides evenly, as on iOS.
      let fitsOnlyOne = !isLast || 2 * line.breadth + itemSpacing > breadth + FlowLines.tolerance
      if fitsOnlyOne { side = (breadth - line.breadth) / 2 }
      if isSelfSizing { side = max(0, side) }
    } else if !isLast {
      spacing = (breadth - line.breadth) / CGFloat(line.items.count - 1)
    } else if isSelfSizing {
      let first = axis.breadth(of: sizes[line.items.lowerBound])
      if !line.items.contains(where: { axis.breadth(of: sizes[$0]) != first }) {
        spacing = FlowLines.spacing(ofFullLine: breadth, itemBreadth: first, itemSpacing: itemSpacing)
      }
    }
    for item in line.items {
      let itemLength = axis.length(of: sizes[item])
      let itemBreadth = axis.breadth(of: sizes[item])
      body(
        item,
        AxisBox(
          start: line.start + (line.length - itemLength) / 2, length: itemLength, side: side, breadth: itemBreadth))
      side += itemBreadth + spacing
    }
  }
}
