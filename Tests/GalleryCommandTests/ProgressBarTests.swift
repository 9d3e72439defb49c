import Testing

@testable import ScreenRecording

@Suite struct ProgressBarTests {
  private final class Terminal {
    var time = 100.0
    var written: [String] = []

    func bar(isShown: Bool = true) -> ProgressBar {
      ProgressBar(isShown: isShown, clock: { [self] in time }, write: { [self] in written.append($0) })
    }
  }

  private func line(_ full: Int, _ percent: Int) -> String {
    "\r[" + String(repeating: "=", count: full) + String(repeating: " ", count: 40 - full) + "] \(percent) %"
  }

  @Test func aBarAppearsAfterASecondAndTenTimesInASecond() {
    let terminal = Terminal()
    var bar = terminal.bar()
    for (time, fraction) in [(100.5, 0.1), (100.99, 0.2), (101, 0.25), (101.05, 0.3), (101.125, 0.5), (110, 1.5)] {
      terminal.time = time
      bar.show(fraction)
    }
    #expect(terminal.written == [line(10, 25), line(20, 50), line(40, 100)])
    bar.clear()
    bar.clear()
    #expect(terminal.written.count == 4 && terminal.written.last == "\r\u{1B}[K")
  }

  @Test func shortWorkAndWorkThatNobodySeesHaveNoBar() {
    let terminal = Terminal()
    var short = terminal.bar()
    short.show(0.5)
    short.clear()
    var hidden = terminal.bar(isShown: false)
    terminal.time = 200
    hidden.show(0.5)
    hidden.clear()
    #expect(terminal.written.isEmpty)
  }
}
