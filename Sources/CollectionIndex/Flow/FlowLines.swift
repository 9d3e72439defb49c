import CoreGraphics
import Foundation

/// The items of one section in lines. Boxes are relative to the start of the first line.
package enum FlowLines {
  case uniform(FlowUniformLines)
  case varied(FlowVariedLines)

  /// Creates the lines. O(1) for items of the same size, linear in the number of items otherwise.
  /// - Parameter breadth: The available length of a line.
  init(_ metrics: FlowSectionMetrics, axis: LayoutAxis, breadth: CGFloat) {
    switch metrics.items {
    case .same(let size, let count):
      self = .uniform(
        FlowUniformLines(
          count: count, itemLength: axis.length(of: size), itemBreadth: axis.breadth(of: size), breadth: breadth,
          itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing,
          isSelfSizing: metrics.measured != nil))
    case .each(let sizes):
      self = .varied(
        FlowVariedLines(
          sizes: sizes, axis: axis, breadth: breadth, itemSpacing: metrics.itemSpacing,
          lineSpacing: metrics.lineSpacing, isSelfSizing: metrics.measured != nil))
    }
  }

  /// The extent of all lines, including the spacing between them.
  var length: CGFloat {
    switch self {
    case .uniform(let lines): lines.length
    case .varied(let lines): lines.length
    }
  }

  /// Returns the box of an existing item. O(1) for items of the same size, O(log lines + items of four lines)
  /// otherwise.
  func box(at item: Int) -> AxisBox {
    switch self {
    case .uniform(let lines): lines.box(at: item)
    case .varied(let lines): lines.box(at: item)
    }
  }

  /// Calls a closure with the items of all lines that touch a span along the scroll direction, in order. O(log lines +
  /// items of these lines).
  func forEachBox(from start: CGFloat, to end: CGFloat, _ body: (Int, AxisBox) -> Void) {
    switch self {
    case .uniform(let lines):
      for item in lines.items(from: start, to: end) { body(item, lines.box(at: item)) }
    case .varied(let lines): lines.forEachBox(from: start, to: end, body)
    }
  }

  /// Returns the distance between the items of a full line, if all have one breadth and at least two fit.
  static func spacing(ofFullLine breadth: CGFloat, itemBreadth: CGFloat, itemSpacing: CGFloat) -> CGFloat {
    let step = itemBreadth + itemSpacing
    guard step > 0 else { return itemSpacing }
    let gaps = ((breadth + itemSpacing + tolerance) / step).rounded(.down) - 1
    return gaps > 0 ? (breadth - (gaps + 1) * itemBreadth) / gaps : itemSpacing
  }

  /// The length in points by which a line may exceed the available space, since sums of thirds and sevenths are not
  /// exact.
  static let tolerance: CGFloat = 1e-6
}
