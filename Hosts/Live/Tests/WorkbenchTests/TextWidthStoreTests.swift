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
