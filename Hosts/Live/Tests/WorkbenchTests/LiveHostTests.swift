import Foundation
import Stage
import Testing
import UIKit

@testable import Workbench

/// Labels whose texts no page has measured before.
@MainActor private final class LabelsViewController: UIViewController {
  static var living = 0
  private let number: Int

  init() {
    LabelsViewController.made += 1
    number = LabelsViewController.made
    LabelsViewController.living += 1
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { LabelsViewController.living -= 1 }

  private(set) static var made = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<5 {
      let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 200, height: 20))
      label.text = "screen \(number), line \(index)"
      view.addSubview(label)
      label.sizeToFit()
    }
  }
}

@MainActor @Suite(.serialized) struct LiveHostTests {
  private func serve() throws -> LiveHost {
    let host = try LiveHost(
      screens: ScreenList([Screen("Labels") { LabelsViewController() }]), options: LiveOptions([]))
    try host.serve()
    return host
  }

  nonisolated private static let start = [#"["start", 1, "labels", 390, 844]"#, #"["frame", 0]"#, #"["frame", 0.1]"#]

  /// What blocks, beside the main actor.
  @discardableResult private func aside<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: work()) }.start()
    }
  }

  @Test func whoNeverAnswersCostsOthersNothing() async throws {
    let host = try serve()
    let (address, made) = (host.address, LabelsViewController.made)
    let (kinds, duration, roomAfter) = await aside {
      let first = Date()
      // They say all that a page says, but answer nothing.
      let silent = (0..<300).compactMap { _ in try? RawClient.connected(to: address) }
      for client in silent { for text in LiveHostTests.start { client.say(text) } }
      let begin = Date()
      let page = try? RawClient.connected(to: address)
      for text in LiveHostTests.start { page?.say(text) }
      let kinds = page?.answerUntilAFrame()
      let duration = Date().timeIntervalSince(begin)
      // The first ones have made room for the last.
      var last: UInt8?
      while last != 8, let (kind, _) = silent.first?.message() { last = kind }
      let roomAfter = last == 8 ? Date().timeIntervalSince(first) : .infinity
      withExtendedLifetime(silent) {}
      return (kinds, duration, roomAfter)
    }
    #expect(kinds?.last == 2)
    // Each of them made the others wait for a second before; a busy machine may need some for all that is sent.
    #expect(duration < 20 && roomAfter < .infinity)
    // Nothing was done for them.
    #expect(LabelsViewController.made == made + 1)
  }

  /// Answers the first question and no other, and says something after each frame, so that it is asked again.
  private final class Mute: @unchecked Sendable {
    private let isDone = DispatchSemaphore(value: 0)
    private var isLetGo = false

    init(_ address: LiveAddress) {
      Thread { [self] in
        let client = try? RawClient.connected(to: address)
        func begin() { for text in [#"["widths", []]"#] + LiveHostTests.start { client?.say(text) } }
        begin()
        var frames = 0
        while frames < 20, !isLetGo, let (kind, _) = client?.message() {
          if kind == 2 {
            frames += 1
            begin()
          }
          isLetGo = kind == 8
        }
        isDone.signal()
      }.start()
    }

    /// Whether the program has let it go, as soon as that is known.
    func end() -> Bool {
      isDone.wait()
      return isLetGo
    }
  }

  @Test func whoStopsAnsweringIsLetGoAndForgotten() async throws {
    let host = try serve()
    let (address, living) = (host.address, LabelsViewController.living)
    let (ends, kinds, duration) = await aside {
      let mutes = (0..<3).map { _ in Mute(address) }
      let begin = Date()
      let page = try? RawClient.connected(to: address)
      for text in LiveHostTests.start { page?.say(text) }
      let kinds = page?.answerUntilAFrame()
      let duration = Date().timeIntervalSince(begin)
      return (mutes.map { $0.end() }, kinds, duration)
    }
    #expect(kinds?.last == 2 && ends == [true, true, true])
    // Each costs a second, a quarter and a sixteenth at most.
    #expect(duration < 3 * 1.4 + 1)
    // They are gone, and so is what was made for them, as soon as the main actor has come to it. The last stage stays the
    // current one until there is another.
    let limit = Date(timeIntervalSinceNow: 10)
    while !host.sessions.isEmpty || LabelsViewController.living > living + 1, Date() < limit { await Task.yield() }
    #expect(host.sessions.isEmpty)
    #expect(LabelsViewController.made > 9 && LabelsViewController.living <= living + 1)
  }
}
