import CoreGraphics
import Foundation

/// The scroll direction. Layouts are computed in lengths along the scroll direction and breadths across it, and
/// converted to rectangles at the end.
package enum LayoutAxis: Equatable {
  case vertical
  case horizontal

  @inlinable package func length(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  @inlinable package func breadth(of size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  @inlinable package func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  @inlinable package func rect(of box: AxisBox) -> CGRect {
    self == .vertical
      ? CGRect(x: box.side, y: box.start, width: box.breadth, height: box.length)
      : CGRect(x: box.start, y: box.side, width: box.length, height: box.breadth)
  }

  @inlinable package func box(of rect: CGRect) -> AxisBox {
    self == .vertical
      ? AxisBox(start: rect.minY, length: rect.height, side: rect.minX, breadth: rect.width)
      : AxisBox(start: rect.minX, length: rect.width, side: rect.minY, breadth: rect.height)
  }
}
