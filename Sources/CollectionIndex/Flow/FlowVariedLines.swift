import CoreGraphics
import Foundation

/// Lines of items of different sizes. Kept are 16 bytes per item (its size, shared with the metrics) and where every
/// fourth line begins; the lines between, and places within a line, are computed when they are asked for.
package struct FlowVariedLines {
  package struct Beginning {
    var start: CGFloat = 0
    var firstItem = 0
  }

  private struct Line {
    let start: CGFloat
    let items: Range<Int>
    let length: CGFloat
    /// Of the items, without the spacing between them.
    let breadth: CGFloat

    var end: CGFloat { start + length }
  }

  let axis: FlowAxis
  package let sizes: [CGSize]
  let breadth: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  /// Of every fourth line, from the first one on.
  package private(set) var beginnings: [Beginning] = []
  private(set) var length: CGFloat = 0

  private static let linesPerBeginning = 4

  /// Linear in the items.
  init(sizes: [CGSize], axis: FlowAxis, breadth: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
    self.sizes = sizes
    self.axis = axis
    self.breadth = breadth
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    var number = 0
    var next = Beginning()
    while next.firstItem < sizes.count {
      let line = line(at: next)
      // The first line says how many there may be.
      if number == 0 { beginnings.reserveCapacity(sizes.count / (line.items.count * Self.linesPerBeginning) + 1) }
      if number % Self.linesPerBeginning == 0 { beginnings.append(next) }
      length = max(length, line.end)
      next = beginning(after: line)
      number += 1
    }
  }

  /// As many items as fit, and one at least.
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

  /// The box of an item that exists. O(log lines + items of four lines).
  func box(at item: Int) -> FlowBox {
    let place = (1..<beginnings.count).partitioningIndex { beginnings[$0].firstItem > item } - 1
    var line = line(at: beginnings[place])
    while !line.items.contains(item) { line = self.line(at: beginning(after: line)) }
    var found = FlowBox(start: 0, length: 0, side: 0, breadth: 0)
    forEachBox(in: line) { other, box in
      if other == item { found = box }
    }
    return found
  }

  /// Goes through the items of the lines that touch a span along the scroll direction, in order; with overlapping lines
  /// perhaps of one or two more. O(log lines + items of these lines and of four more).
  func forEachBox(from start: CGFloat, to end: CGFloat, _ body: (Int, FlowBox) -> Void) {
    guard start < length, end > 0, !beginnings.isEmpty else { return }
    // A line ends before the next one begins, but for the spacing.
    let place = (1..<beginnings.count).partitioningIndex { beginnings[$0].start - lineSpacing > start } - 1
    var next = beginnings[place]
    while next.firstItem < sizes.count, next.start < end {
      let line = line(at: next)
      next = beginning(after: line)
      if next.start - lineSpacing > start || next.firstItem == sizes.count { forEachBox(in: line, body) }
    }
  }

  /// The items of a line, in order. Their middles are on one line across the scroll direction.
  private func forEachBox(in line: Line, _ body: (Int, FlowBox) -> Void) {
    let isLast = line.items.upperBound == sizes.count
    var side: CGFloat = 0
    var spacing = itemSpacing
    if line.items.count == 1 {
      // In the last line, too, an item next to which another of its size has no room is in the middle. One that
      // is too large for the line sticks out at both sides evenly, as on iOS.
      let fitsOnlyOne = !isLast || 2 * line.breadth + itemSpacing > breadth + FlowLines.tolerance
      if fitsOnlyOne { side = (breadth - line.breadth) / 2 }
    } else if !isLast {
      spacing = (breadth - line.breadth) / CGFloat(line.items.count - 1)
    }
    for item in line.items {
      let itemLength = axis.length(of: sizes[item])
      let itemBreadth = axis.breadth(of: sizes[item])
      body(
        item,
        FlowBox(
          start: line.start + (line.length - itemLength) / 2, length: itemLength, side: side, breadth: itemBreadth))
      side += itemBreadth + spacing
    }
  }
}
