import Dispatch
import Foundation
import Stage
import UIKit

/// Advances all stages by the machine's clock, 60 times a second, for tests that wait for expectations as they do on
/// Apple's systems: stages render frames whenever the run loop or the main queue runs.
///
/// If there is no stage, one of the size of `UIScreen.main` is created, so that animations of views outside a stage
/// finish, too. A window that a test creates itself has no screen: pass its root view controller to a `Stage` instead.
///
/// Tests that call `advance(by:)` are exact and take no time; tests in real time wait, and their results depend on the
/// speed of the machine. Calling this function again has no effect. To stop, call ``stopRealTime()``.
@preconcurrency @MainActor public func startRealTime() {
  guard RealTime.running == nil else { return }
  RealTime.running = RealTime()
}

/// Stops advancing the stages by the machine's clock.
@preconcurrency @MainActor public func stopRealTime() {
  RealTime.running?.end()
  RealTime.running = nil
}

/// The driver of the stages.
@MainActor private final class RealTime {
  static var running: RealTime?

  private static let interval = 1.0 / 60
  /// A timer on the run loop, which `wait(for:timeout:)` runs, even during work of the main queue. Asynchronous tests
  /// run the queue instead.
  private let timer: Timer
  private let source: any DispatchSourceTimer
  private var last = RealTime.now
  private var isAdvancing = false
  /// The stage that is created if the test has none.
  private var ownStage: Stage?

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  init() {
    if !Stage.isThereAny { ownStage = Stage(size: UIScreen.main.bounds.size, rootViewController: UIViewController()) }
    timer = Timer(timeInterval: RealTime.interval, repeats: true) { _ in
      MainActor.assumeIsolated { RealTime.running?.advance() }
    }
    source = DispatchSource.makeTimerSource(queue: .main)
    RunLoop.main.add(timer, forMode: .common)
    source.schedule(deadline: .now() + RealTime.interval, repeating: RealTime.interval)
    source.setEventHandler { MainActor.assumeIsolated { RealTime.running?.advance() } }
    source.resume()
  }

  func end() {
    timer.invalidate()
    source.cancel()
  }

  private func advance() {
    // A frame may run the run loop that triggers the next one.
    guard !isAdvancing else { return }
    let now = RealTime.now
    // The timer and the queue may fire at the same time.
    guard now - last >= RealTime.interval / 2 else { return }
    isAdvancing = true
    Stage.advanceAll(by: now - last)
    last = now
    isAdvancing = false
  }
}
