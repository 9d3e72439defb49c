import CoreGraphics
import Foundation
import Stage
import WebImports

/// Widths as the browser draws text.
@MainActor final class PageTextMetrics: TextMetrics {
  func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat {
    let bytes = Array(line.utf8)
    if bytes.isEmpty { return 0 }
    return bytes.withUnsafeBufferPointer {
      murmuration_text_width($0.baseAddress!, Int32($0.count), fontSize, Int32(fontWeight), isMonospaced ? 1 : 0)
    }
  }
}
