import CoreGraphics
import Foundation

/// The items of one section, broken into lines. Boxes are relative to the corner where the first line begins.
package enum FlowLines {
  case uniform(FlowUniformLines)
  case varied(FlowVariedLines)

  /// O(1) for items of the same size, linear in the items otherwise.
  /// - Parameter breadth: how long a line may be.
  init(_ metrics: FlowSectionMetrics, axis: FlowAxis, breadth: CGFloat) {
    switch metrics.items {
    case .same(let size, let count):
      self = .uniform(
        FlowUniformLines(
          count: count, itemLength: axis.length(of: size), itemBreadth: axis.breadth(of: size), breadth: breadth,
          itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing))
    case .each(let sizes):
      self = .varied(
        FlowVariedLines(
          sizes: sizes, axis: axis, breadth: breadth, itemSpacing: metrics.itemSpacing,
          lineSpacing: metrics.lineSpacing))
    }
  }

  /// Of all lines together, with the spacing between them.
  var length: CGFloat {
    switch self {
    case .uniform(let lines): lines.length
    case .varied(let lines): lines.length
    }
  }

  /// The box of an item that exists. O(1) for items of the same size, O(log lines + items of four lines) otherwise.
  func box(at item: Int) -> FlowBox {
    switch self {
    case .uniform(let lines): lines.box(at: item)
    case .varied(let lines): lines.box(at: item)
    }
  }

  /// Goes through the items of all lines that touch a span along the scroll direction, in order.
  /// O(log lines + items of these lines).
  func forEachBox(from start: CGFloat, to end: CGFloat, _ body: (Int, FlowBox) -> Void) {
    switch self {
    case .uniform(let lines):
      for item in lines.items(from: start, to: end) { body(item, lines.box(at: item)) }
    case .varied(let lines): lines.forEachBox(from: start, to: end, body)
    }
  }

  /// How much longer than its room a line may be, in points: sums of thirds and sevenths are not exact.
  static let tolerance: CGFloat = 1e-6
}
