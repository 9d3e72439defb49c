import CCallStack
import Foundation
import Testing

@testable import Workbench

/// Spends some time, and says afterwards that it is over.
private final class Spinner: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  @inline(never) func spin() { while !lock.withLock({ isOver }) {} }

  func end() { lock.withLock { isOver = true } }
}

@Suite(.serialized) struct CallStackTests {
  @Test func theFunctionsOfAThreadThatDoesNotReturnAreNamed() throws {
    call_stack_prepare()
    let (spinner, thread) = (Spinner(), Box())
    Thread {
      // Threads of a queue's block signals, which the main thread does not.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGURG)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      thread.value = pthread_self()
      spinner.spin()
    }.start()
    while thread.value == nil { usleep(1000) }
    let spinning = try #require(thread.value)
    // Some instructions belong to no line.
    var spin: CalledFunction?
    for _ in 0..<20 where spin?.place == nil {
      spin = CallStack.functions(of: spinning).first { $0.name.contains("spin()") }
    }
    spinner.end()
    #expect(spin?.place?.hasPrefix("WorkbenchTests/CallStackTests.swift:") == true)
  }

  private final class Box: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: pthread_t?
    var value: pthread_t? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  @Test func onlyTheUsersFunctionsAreListed() {
    let output = """
      $sSa7isEmptySbvg
      ??:0
      $s9MyScreens12SpiralLayoutC7prepareyyF
      /home/me/MyScreens/Sources/SpiralLayout.swift:12
      $s5UIKit6UIViewC14layoutIfNeededyyF
      /home/me/murmuration/Sources/UIKit/Views/UIView.swift:100
      main
      ??:?
      """
    let functions = CallStack.functions(in: output)
    #expect(functions == [CalledFunction(name: "SpiralLayout.prepare()", place: "Sources/SpiralLayout.swift:12")])
    #expect(
      Watchdog.sentence(functions)
        == "The program does not return from SpiralLayout.prepare(), Sources/SpiralLayout.swift:12")
    #expect(
      Watchdog.sentence([]) == "The program does not return from a call, and answers nothing in the meantime.")
  }

  @Test func theCallsOfATrapAreTheUsers() {
    let lines = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      Thread 0 "MyScreens" crashed:
        0      0x00007f4263b6df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        1 [ra] 0x00007f4264270f65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
        2 [ra] 0x000055b6a45ef0a5 Feed.viewDidLoad() + 100 in MyScreens at /home/me/MyScreens/Sources/Feed.swift:8:11
        3 [ra] 0x000055b6a45ef247 @objc Feed.load(_:) -> Int + 118 in MyScreens at /home/me/MyScreens/Sources/Feed.swift:20:5
      """
    #expect(
      LastWords.calls(in: lines.split(separator: "\n"))
        == ["in Feed.viewDidLoad(), Sources/Feed.swift:8", "in @objc Feed.load(_:), Sources/Feed.swift:20"])
  }
}
