import CoreGraphics
import Stage

/// Widths as the page draws text, so that it is laid out as in the browser.
@MainActor final class LiveTextMetrics: TextMetrics {
  private let store: TextWidthStore
  private let ask: (MeasuredText) -> Void
  private let table = BuiltInTextMetrics()

  init(_ store: TextWidthStore, ask: @escaping (MeasuredText) -> Void) {
    self.store = store
    self.ask = ask
  }

  func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat {
    if line.isEmpty { return 0 }
    let text = MeasuredText(
      line: line, fontSize: Double(fontSize), fontWeight: fontWeight, isMonospaced: isMonospaced)
    if let width = store.width(of: text, ask: { ask(text) }) { return CGFloat(width) }
    return table.width(of: line, fontSize: fontSize, fontWeight: fontWeight, isMonospaced: isMonospaced)
  }
}
