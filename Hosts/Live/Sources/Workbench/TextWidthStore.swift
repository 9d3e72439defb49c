import Foundation

/// The widths that a page has told. The thread of the socket hears them while the main actor waits.
final class TextWidthStore: @unchecked Sendable {
  /// Guards all that follows.
  private let condition = NSCondition()
  private var widths: [MeasuredText: Double] = [:]
  /// Whether nobody answers: the page is gone, or has not answered in time and said nothing since.
  private var isSilent = false
  /// How often nobody has answered in time.
  private var misses = 0
  private let gaveUp: @Sendable () -> Void

  /// Who lets so many questions time out is asked no more. Meanwhile all pages wait, for each time a quarter as long.
  static let mostMisses = 3

  /// - Parameter gaveUp: called once, when nobody is asked any more.
  init(gaveUp: @escaping @Sendable () -> Void = {}) { self.gaveUp = gaveUp }

  /// Takes a message of the page, `["widths", [[line, size, weight, monospaced, width], …]]`. Others are answered by false.
  func take(_ text: String) -> Bool {
    guard text.hasPrefix(#"["widths""#) else { return false }
    let list = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any]
    condition.lock()
    defer { condition.unlock() }
    for entry in (list?.last as? [[Any]]) ?? [] where entry.count == 5 {
      guard let line = entry[0] as? String, let size = entry[1] as? Double, let weight = entry[2] as? Int,
        let isMonospaced = entry[3] as? Int, let width = entry[4] as? Double, (0...1e7).contains(width)
      else { continue }
      let text = MeasuredText(line: line, fontSize: size, fontWeight: weight, isMonospaced: isMonospaced == 1)
      widths[text] = width
    }
    isSilent = isSilent && misses >= TextWidthStore.mostMisses
    condition.broadcast()
    return true
  }

  /// The width of a text if it is known, or can be by asking and waiting; nil if nobody answers in time.
  /// - Parameters:
  ///   - limit: seconds to wait, at first; a quarter of that for each time when nobody has answered.
  ///   - ask: called at most once, without holding anything up.
  func width(of text: MeasuredText, limit: TimeInterval = 1, ask: () -> Void) -> Double? {
    condition.lock()
    defer { condition.unlock() }
    if let known = widths[text] { return known }
    if isSilent { return nil }
    // What is seen once is not kept for ever.
    if widths.count > 50_000 { widths = [:] }
    condition.unlock()
    ask()
    condition.lock()
    let end = Date(timeIntervalSinceNow: limit / pow(4, Double(misses)))
    while widths[text] == nil, !isSilent {
      guard !condition.wait(until: end), widths[text] == nil, !isSilent else { continue }
      isSilent = true
      misses += 1
      if misses == TextWidthStore.mostMisses { gaveUp() }
    }
    return widths[text]
  }

  /// The page is gone: who waits goes on.
  func close() {
    condition.lock()
    isSilent = true
    condition.broadcast()
    condition.unlock()
  }
}
