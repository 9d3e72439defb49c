import CoreGraphics
import Foundation

/// The pinning of headers to the start of the visible bounds, and of footers to their end, while their section is
/// visible. They never leave their section: the next section pushes a header out, and a header stops at the footer.
package struct FlowPinning: Equatable {
  let pinsHeaders: Bool
  let pinsFooters: Bool
  /// The start of the visible bounds along the scroll direction, in content coordinates, without the content insets.
  let visibleStart: CGFloat
  let visibleEnd: CGFloat

  package init(pinsHeaders: Bool, pinsFooters: Bool, visibleStart: CGFloat, visibleEnd: CGFloat) {
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
  }

  /// Returns the start of a section's header. O(1).
  func headerStart(of section: FlowGeometry.Section) -> CGFloat {
    guard pinsHeaders else { return section.start }
    return max(section.start, min(visibleStart, section.footerStart - section.headerLength))
  }

  /// Returns the start of a section's footer. O(1).
  func footerStart(of section: FlowGeometry.Section) -> CGFloat {
    guard pinsFooters else { return section.footerStart }
    return min(section.footerStart, max(visibleEnd - section.footerLength, section.headerEnd))
  }
}
