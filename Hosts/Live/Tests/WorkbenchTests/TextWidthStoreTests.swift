import Foundation
import Testing

@testable import Workbench

@Suite struct TextWidthStoreTests {
  private let text = MeasuredText(line: "a \"b\"", fontSize: 17, fontWeight: 400, isMonospaced: false)

  @Test func aWidthIsAskedForOnceAndKept() {
    let store = TextWidthStore()
    var count = 0
    for _ in 0..<2 {
      let width = store.width(of: text) {
        count += 1
        Thread { [text] in
          _ = store.take("[\"widths\",[[\"a \\\"b\\\"\",\(text.fontSize),400,0,34.5]]]")
        }.start()
      }
      #expect(width == 34.5)
    }
    #expect(count == 1)
  }

  @Test func whoDoesNotAnswerIsNotAskedAgain() {
    let store = TextWidthStore()
    var count = 0
    for _ in 0..<3 {
      let width = store.width(of: text, limit: 0.01) { count += 1 }
      #expect(width == nil)
    }
    #expect(count == 1)
    #expect(store.take(#"["widths",[]]"#))
    _ = store.width(of: text, limit: 0.01) { count += 1 }
    #expect(count == 2)
  }

  @Test func whoNeverAnswersIsGivenUpAfterShorterAndShorterTimes() {
    let given = Counter()
    let store = TextWidthStore { given.add() }
    let begin = Date()
    for attempt in 1...5 {
      let width = store.width(of: text, limit: 0.4) {}
      #expect(width == nil && given.count == (attempt < 3 ? 0 : 1))
      // It says something, but not what was asked for.
      #expect(store.take(#"["widths",[]]"#))
    }
    // 0.4, 0.1 and 0.025 seconds; it would be 2 seconds without an end.
    let duration = Date().timeIntervalSince(begin)
    #expect(duration >= 0.5 && duration < 1)
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    var count: Int { lock.withLock { value } }
    func add() { lock.withLock { value += 1 } }
  }

  @Test func whoWaitsGoesOnWhenThePageIsGone() {
    let store = TextWidthStore()
    let begin = Date()
    let width = store.width(of: text, limit: 10) { Thread { store.close() }.start() }
    #expect(width == nil)
    #expect(Date().timeIntervalSince(begin) < 5)
  }

  @Test func otherMessagesAreNoWidths() {
    #expect(!TextWidthStore().take(#"["frame",1]"#))
    #expect(TextWidthStore().take(#"["widths",[[1,2],["a",null,1,1,1],"x"]]"#))
  }
}
