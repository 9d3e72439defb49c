import Stage
import Testing
import UIKit

@MainActor @Suite struct UIPasteboardTests {
  @Test func aTextIsCopiedOnTheCurrentScreenAndTheHostIsGivenIt() {
    let first = Stage(size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
    let pasteboard = UIPasteboard.general
    #expect(pasteboard.string == nil && !pasteboard.hasStrings && pasteboard.changeCount == 0)
    var copied: [String] = []
    first.textCopier = { copied.append($0) }
    pasteboard.string = "a"
    #expect(first.copiedText == "a" && pasteboard.hasStrings && pasteboard.changeCount == 1)
    pasteboard.string = nil
    #expect(first.copiedText == nil && pasteboard.changeCount == 2)
    // What comes from another program does not go back to it.
    first.copiedText = "b"
    #expect(pasteboard.string == "b" && pasteboard.changeCount == 3 && copied == ["a", ""])
    // Another screen has a pasteboard of its own.
    let second = Stage(size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
    #expect(pasteboard.string == nil && second.textCopier == nil)
    pasteboard.string = "c"
    first.perform { #expect(pasteboard.string == "b" && pasteboard.changeCount == 3) }
    #expect(copied == ["a", ""] && second.copiedText == "c")
  }
}
