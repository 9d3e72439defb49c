import Foundation

/// Lines of items of different sizes. Kept are 16 bytes per item (its size, shared with the metrics) and 16 per
/// line; places within a line are computed when they are asked for.
package struct FlowVariedLines {
  package struct Line {
    var start: CGFloat
    var firstItem: Int
  }

  let axis: FlowAxis
  package let sizes: [CGSize]
  let breadth: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  package private(set) var lines: [Line] = []
  private(set) var length: CGFloat = 0

  /// Linear in the items.
  init(sizes: [CGSize], axis: FlowAxis, breadth: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
    self.sizes = sizes
    self.axis = axis
    self.breadth = breadth
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    guard let first = sizes.first else { return }
    var start: CGFloat = 0
    var used = axis.breadth(of: first)
    var lineLength = axis.length(of: first)
    var lines = [Line(start: 0, firstItem: 0)]
    var length = lineLength
    for item in 1..<sizes.count {
      let itemBreadth = axis.breadth(of: sizes[item])
      let itemLength = axis.length(of: sizes[item])
      if used + itemSpacing + itemBreadth > breadth + FlowLines.tolerance {
        // The first line says how many there may be.
        if lines.count == 1 { lines.reserveCapacity(sizes.count / item + 1) }
        start += max(0, lineLength + lineSpacing)
        lines.append(Line(start: start, firstItem: item))
        used = itemBreadth
        lineLength = itemLength
      } else {
        used += itemSpacing + itemBreadth
        lineLength = max(lineLength, itemLength)
      }
      length = max(length, start + lineLength)
    }
    // Without room to grow for more than 256.
    self.lines = lines.capacity > lines.count + 256 ? lines.map { $0 } : lines
    self.length = length
  }

  func box(at item: Int) -> FlowBox {
    var found = FlowBox(start: 0, length: 0, side: 0, breadth: 0)
    forEachBox(inLine: line(of: item)) { other, box in
      if other == item { found = box }
    }
    return found
  }

  /// The items of a line, in order. Their middles are on one line across the scroll direction.
  func forEachBox(inLine line: Int, _ body: (Int, FlowBox) -> Void) {
    let isLast = line == lines.count - 1
    let items = lines[line].firstItem..<(isLast ? sizes.count : lines[line + 1].firstItem)
    var lineLength: CGFloat = 0
    var used: CGFloat = 0
    for item in items {
      lineLength = max(lineLength, axis.length(of: sizes[item]))
      used += axis.breadth(of: sizes[item])
    }
    var side: CGFloat = 0
    var spacing = itemSpacing
    if items.count == 1 {
      // In the last line, too, an item next to which another of its size has no room is in the middle. One that
      // is too large for the line sticks out at both sides evenly, as on iOS.
      let fitsOnlyOne = !isLast || 2 * used + itemSpacing > breadth + FlowLines.tolerance
      if fitsOnlyOne { side = (breadth - used) / 2 }
    } else if !isLast {
      spacing = (breadth - used) / CGFloat(items.count - 1)
    }
    for item in items {
      let itemLength = axis.length(of: sizes[item])
      let itemBreadth = axis.breadth(of: sizes[item])
      body(
        item,
        FlowBox(
          start: lines[line].start + (lineLength - itemLength) / 2, length: itemLength, side: side,
          breadth: itemBreadth))
      side += itemBreadth + spacing
    }
  }

  /// The lines that touch a span along the scroll direction; with overlapping lines perhaps one or two more.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard start < length, end > 0 else { return 0..<0 }
    // A line ends before the next one begins, but for the spacing.
    let first = lines.isEmpty ? 0 : (1..<lines.count).partitioningIndex { lines[$0].start - lineSpacing > start } - 1
    let last = (first..<lines.count).partitioningIndex { lines[$0].start >= end }
    return first..<last
  }

  private func line(of item: Int) -> Int { (1..<lines.count).partitioningIndex { lines[$0].firstItem > item } - 1 }
}
