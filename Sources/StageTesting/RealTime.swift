import Dispatch
import Foundation
import Stage
import UIKit

/// Has all stages go on by the clock of the machine, 60 times a second, for tests that wait for expectations as they do on
/// Apple's systems: whatever runs the run loop or the main queue meanwhile lets the stages' frames happen.
///
/// Where there is no stage yet, one as large as `UIScreen.main` is made, so that animations of views that are on no screen
/// come to an end, too. A window that a test makes itself is on no screen: give its root controller to a `Stage`.
///
/// Tests that drive their stages by `advance(by:)` are exact and take no time; these wait, and what they see depends on how
/// fast the machine is. Called again, it changes nothing. End it by ``stopRealTime()``.
@preconcurrency @MainActor public func startRealTime() {
  guard RealTime.running == nil else { return }
  RealTime.running = RealTime()
}

/// Has the stages stand still again until somebody drives them.
@preconcurrency @MainActor public func stopRealTime() {
  RealTime.running?.end()
  RealTime.running = nil
}

/// What drives the stages.
@MainActor private final class RealTime {
  static var running: RealTime?

  private static let interval = 1.0 / 60
  /// The run loop is what `wait(for:timeout:)` runs, also in the midst of work of the main queue; the queue is what runs
  /// where a test is asynchronous.
  private let timer: Timer
  private let source: any DispatchSourceTimer
  private var last = RealTime.now
  private var isAdvancing = false
  /// Where the test has none.
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
    // A frame may run the loop that brings the next one.
    guard !isAdvancing else { return }
    let now = RealTime.now
    // Both clocks may come at once.
    guard now - last >= RealTime.interval / 2 else { return }
    isAdvancing = true
    Stage.advanceAll(by: now - last)
    last = now
    isAdvancing = false
  }
}
