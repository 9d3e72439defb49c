import CoreGraphics
import Foundation

/// The values of a flow layout and its delegate for one section, in points, before any computation.
package struct FlowSectionMetrics {
  package var insets = FlowInsets.zero
  /// The minimum distance between two lines.
  package var lineSpacing: CGFloat = 10
  /// The minimum distance between two items of a line.
  package var itemSpacing: CGFloat = 10
  /// The size of the header, of which only the length along the scroll direction counts; 0 for no header.
  package var headerSize = CGSize.zero
  /// The size of the footer, of which only the length along the scroll direction counts; 0 for no footer.
  package var footerSize = CGSize.zero
  /// The sizes of the items; if cells size themselves, those of items that have not been measured are assumed.
  package var items = FlowItemSizes.same(CGSize(width: 50, height: 50), count: 0)
  /// The items that have been measured; nil if cells do not size themselves.
  package internal(set) var measured: FlowMeasuredItems?

  package init() {}

  package init(
    insets: FlowInsets, lineSpacing: CGFloat, itemSpacing: CGFloat, headerSize: CGSize, footerSize: CGSize,
    items: FlowItemSizes
  ) {
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.headerSize = headerSize
    self.footerSize = footerSize
    self.items = items
  }
}
