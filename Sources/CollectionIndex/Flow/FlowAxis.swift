// Flow layout without views. `FlowSectionMetrics` holds the values of the layout and its delegate for a section;
// `FlowLines` breaks its items into lines; `FlowGeometry` stacks the sections and answers queries; `FlowPinning` keeps
// headers and footers visible.

import CoreGraphics
import Foundation

/// The scroll direction. Flow layout is computed in lengths along the scroll direction and breadths across it, and
/// converted to rectangles at the end.
package enum FlowAxis: Equatable {
  case vertical
  case horizontal

  @inlinable package func length(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  @inlinable package func breadth(of size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  @inlinable package func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  @inlinable package func rect(of box: FlowBox) -> CGRect {
    self == .vertical
      ? CGRect(x: box.side, y: box.start, width: box.breadth, height: box.length)
      : CGRect(x: box.start, y: box.side, width: box.length, height: box.breadth)
  }

  @inlinable package func box(of rect: CGRect) -> FlowBox {
    self == .vertical
      ? FlowBox(start: rect.minY, length: rect.height, side: rect.minX, breadth: rect.width)
      : FlowBox(start: rect.minX, length: rect.width, side: rect.minY, breadth: rect.height)
  }
}
