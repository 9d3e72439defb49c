import Testing

@testable import Workbench

@MainActor @Suite struct MessagePortTests {
  @Test func messagesArriveInTheirOrderAndWaitUntilSomebodyListens() {
    let (page, screen) = MessagePort.makeChannel()
    var heard: [String] = []
    page.postMessage("a")
    page.postMessage("b")
    screen.onMessage = { text in
      heard.append(text)
      // A message that comes while others wait is behind them.
      if text == "a" { page.postMessage("c") }
      if text == "b" { screen.postMessage("back") }
    }
    #expect(heard == ["a", "b", "c"])
    var answers: [String] = []
    page.onMessage = { answers.append($0) }
    screen.postMessage("again")
    #expect(answers == ["back", "again"])
    screen.onMessage = nil
    page.postMessage("d")
    #expect(heard.count == 3)
    screen.onMessage = { heard.append($0) }
    #expect(heard == ["a", "b", "c", "d"])
  }

  @Test func aClosedChannelLosesWhatIsPostedAndReleasesItsClosures() {
    let (page, screen) = MessagePort.makeChannel()
    final class Listener {}
    weak var listener: Listener?
    do {
      let object = Listener()
      listener = object
      screen.onMessage = { _ in withExtendedLifetime(object) {} }
    }
    #expect(listener != nil)
    page.close()
    #expect(listener == nil)
    var heard: [String] = []
    page.postMessage("a")
    screen.onMessage = { heard.append($0) }
    page.postMessage("b")
    #expect(heard.isEmpty)
  }

  @Test func aPortWithoutAnotherEndLosesWhatItPosts() {
    let port = MessagePort()
    port.onMessage = { _ in Issue.record("nobody posts") }
    port.postMessage("a")
  }
}
