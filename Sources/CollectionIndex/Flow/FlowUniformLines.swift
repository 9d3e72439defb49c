import CoreGraphics
import Foundation

/// Lines of items of the same size. Every position is computed by a formula, and nothing is stored per item or line.
package struct FlowUniformLines {
  let count: Int
  let itemLength: CGFloat
  let itemBreadth: CGFloat
  /// The number of items in a full line.
  let itemsPerLine: Int
  /// The distance between two items of a line, the same in the last line.
  let spacing: CGFloat
  /// The margin before the first item of a line; it centres the item if a line fits only one.
  let margin: CGFloat
  /// The distance from the start of a line to that of the next.
  let lineStep: CGFloat

  /// Creates the lines.
  /// - Parameters:
  ///   - breadth: The available length of a line. An item that does not fit has a line of its own and extends beyond
  ///     both sides evenly, as on iOS (where a warning says that the behaviour is not defined).
  ///   - isSelfSizing: Whether cells size themselves. Then an item that does not fit begins with its line.
  init(
    count: Int, itemLength: CGFloat, itemBreadth: CGFloat, breadth: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat,
    isSelfSizing: Bool = false
  ) {
    self.count = count
    self.itemLength = itemLength
    self.itemBreadth = itemBreadth
    lineStep = max(0, itemLength + lineSpacing)
    let step = itemBreadth + itemSpacing
    let fitting = step > 0 ? ((breadth + itemSpacing + FlowLines.tolerance) / step).rounded(.down) : CGFloat(count)
    itemsPerLine = Int(min(max(fitting, 1), CGFloat(max(count, 2))))
    if fitting < 2 {
      spacing = itemSpacing
      let centred = (breadth - itemBreadth) / 2
      margin = isSelfSizing ? max(0, centred) : centred
    } else {
      // The number of gaps in a full line, even if there are too few items for one.
      let gaps = step > 0 ? fitting - 1 : CGFloat(itemsPerLine - 1)
      spacing = gaps > 0 ? (breadth - (gaps + 1) * itemBreadth) / gaps : itemSpacing
      margin = 0
    }
  }

  var lineCount: Int { count == 0 ? 0 : (count - 1) / itemsPerLine + 1 }

  var length: CGFloat { count == 0 ? 0 : CGFloat(lineCount - 1) * lineStep + itemLength }

  func box(at item: Int) -> AxisBox {
    let line = item / itemsPerLine
    return AxisBox(
      start: CGFloat(line) * lineStep, length: itemLength,
      side: margin + CGFloat(item - line * itemsPerLine) * (itemBreadth + spacing), breadth: itemBreadth)
  }

  /// Returns the items of the lines that touch a span along the scroll direction. Items without an area touch nothing.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, itemLength > 0, itemBreadth > 0, start < length, end > 0 else { return 0..<0 }
    guard lineStep > 0 else { return 0..<count }
    let lines = CGFloat(lineCount)
    let first = min(max(((start - itemLength) / lineStep).rounded(.down) + 1, 0), lines)
    let last = min(max((end / lineStep).rounded(.up), first), lines)
    return min(Int(first) * itemsPerLine, count)..<min(Int(last) * itemsPerLine, count)
  }
}
