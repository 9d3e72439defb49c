import CoreGraphics
import Foundation

/// Keeps headers at the beginning of what is visible, and footers at its end, for as long as their section is
/// in view. They never leave their section: the next one pushes a header out, and a header stops at the footer.
package struct FlowPinning: Equatable {
  let pinsHeaders: Bool
  let pinsFooters: Bool
  /// What is visible along the scroll direction, in content coordinates, without the content insets.
  let visibleStart: CGFloat
  let visibleEnd: CGFloat

  package init(pinsHeaders: Bool, pinsFooters: Bool, visibleStart: CGFloat, visibleEnd: CGFloat) {
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
  }

  /// Where a section's header begins. O(1).
  func headerStart(of section: FlowGeometry.Section) -> CGFloat {
    guard pinsHeaders else { return section.start }
    return max(section.start, min(visibleStart, section.footerStart - section.headerLength))
  }

  /// Where a section's footer begins. O(1).
  func footerStart(of section: FlowGeometry.Section) -> CGFloat {
    guard pinsFooters else { return section.footerStart }
    return min(section.footerStart, max(visibleEnd - section.footerLength, section.headerEnd))
  }
}
