import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct MediaClockTests {
  /// Of timers.
  private let owner = NSObject()

  private func screen() -> ScreenContext {
    let screen = ScreenContext()
    screen.makeCurrent()
    return screen
  }

  private func frame(_ screen: ScreenContext, at time: CFTimeInterval) {
    screen.advance(to: time)
    screen.clock.fire(frameDuration: 0.1)
  }

  @Test func mediaTimeIsTheTimeOfTheScreenThatIsDriven() {
    let first = screen()
    first.advance(to: 3)
    let second = ScreenContext()
    #expect(CACurrentMediaTime() == 3)
    second.advance(to: 5)
    #expect(CACurrentMediaTime() == 5)
    first.makeCurrent()
    #expect(CACurrentMediaTime() == 3)
  }

  @Test func aTimerFiresOnceInTheFirstFrameThatReachesItsTime() {
    let screen = screen()
    let clock = screen.clock
    var fired: [CFTimeInterval] = []
    clock.schedule(after: 0.25, for: owner) { _ in fired.append(CACurrentMediaTime()) }
    #expect(clock.hasWork)
    for step in 1...5 { frame(screen, at: Double(step) / 10) }
    #expect(fired == [0.3])
    #expect(!clock.hasWork)
  }

  @Test func timersFireInTheOrderOfTheirTimes() {
    let screen = screen()
    let clock = screen.clock
    var log: [String] = []
    clock.schedule(after: 0.3, for: owner) { _ in log.append("late") }
    clock.schedule(after: 0.1, for: owner) { _ in
      log.append("early")
      clock.schedule(after: 0, for: owner) { _ in log.append("soon") }
    }
    frame(screen, at: 1)
    #expect(log == ["early", "late", "soon"])
  }

  @Test func aCancelledTimerDoesNotFire() {
    let screen = screen()
    let clock = screen.clock
    var fired = 0
    let first = clock.schedule(after: 0.1, for: owner) { _ in fired += 1 }
    let last = clock.schedule(after: 0.2, for: owner) { _ in fired += 1 }
    clock.schedule(after: 0.1, for: owner) { _ in last.cancel() }
    first.cancel()
    frame(screen, at: 1)
    #expect(fired == 0)
    #expect(!clock.hasWork)
  }

  @Test func aTimerWhoseOwnerIsGoneDoesNothing() {
    let screen = screen()
    let clock = screen.clock
    var fired = 0
    do {
      let owner = NSObject()
      clock.schedule(after: 0.1, for: owner) { _ in fired += 1 }
      #expect(clock.hasWork)
    }
    #expect(!clock.hasWork)
    frame(screen, at: 1)
    #expect(fired == 0)
  }

  @Test func aTimerThatIsCancelledWhileAnotherScreenIsDrivenDoesNotFire() {
    let first = screen()
    var fired = 0
    let timer = first.clock.schedule(after: 0.1, for: owner) { _ in fired += 1 }
    let second = screen()
    timer.cancel()
    #expect(!first.clock.hasWork && !second.clock.hasWork)
    frame(first, at: 1)
    #expect(fired == 0)
  }

  @Test func aDisplayLinkWhoseOwnerIsGoneIsReleased() {
    let screen = screen()
    let clock = screen.clock
    var calls = 0
    weak var released: CADisplayLink?
    do {
      let owner = NSObject()
      let link = CADisplayLink(for: owner) { _, _ in calls += 1 }
      released = link
      link.start()
      frame(screen, at: 0.1)
      #expect(calls == 1 && clock.hasWork)
    }
    #expect(!clock.hasWork)
    frame(screen, at: 0.2)
    #expect(calls == 1 && released == nil)
  }

  @Test func aDisplayLinkIsCalledOncePerFrameUntilItIsInvalidated() {
    let screen = screen()
    let clock = screen.clock
    var times: [CFTimeInterval] = []
    let link = CADisplayLink { link in
      times.append(link.timestamp)
      #expect(link.duration == 0.1)
      #expect(abs(link.targetTimestamp - link.timestamp - 0.1) < 1e-12)
    }
    frame(screen, at: 0.1)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    #expect(times.isEmpty && clock.hasWork)
    frame(screen, at: 0.2)
    frame(screen, at: 0.3)
    link.invalidate()
    frame(screen, at: 0.4)
    #expect(times == [0.2, 0.3])
    #expect(!clock.hasWork)
  }

  @Test func aPausedDisplayLinkWaits() {
    let screen = screen()
    let clock = screen.clock
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    #expect(!clock.hasWork)
    frame(screen, at: 0.1)
    #expect(calls == 0)
    link.isPaused = false
    frame(screen, at: 0.2)
    #expect(calls == 1)
  }

  @Test func aDisplayLinkMayInvalidateItselfAndOthers() {
    let screen = screen()
    var log: [String] = []
    let second = CADisplayLink { _ in log.append("second") }
    let first = CADisplayLink { link in
      log.append("first")
      link.invalidate()
      second.invalidate()
    }
    first.add(to: .main, forMode: .common)
    second.add(to: .main, forMode: .common)
    frame(screen, at: 0.1)
    frame(screen, at: 0.2)
    #expect(log == ["first"])
  }

  @Test func anInvalidatedLinkLetsGoOfItsClosure() {
    let screen = screen()
    let clock = screen.clock
    weak var owner: CALayer?
    let link: CADisplayLink
    do {
      let layer = CALayer()
      owner = layer
      link = CADisplayLink { _ in layer.opacity = 1 }
      link.add(to: .main, forMode: .common)
    }
    frame(screen, at: 0.1)
    #expect(owner != nil)
    link.invalidate()
    #expect(owner == nil)
    link.add(to: .main, forMode: .common)
    frame(screen, at: 0.2)
    #expect(!clock.hasWork && link.timestamp == 0.1)
  }

  @Test func aLinkThatInvalidatesItselfLetsGoOfItsClosureAfterTheCall() {
    let screen = screen()
    let clock = screen.clock
    weak var owner: CALayer?
    let link: CADisplayLink
    do {
      let layer = CALayer()
      owner = layer
      link = CADisplayLink { link in
        link.invalidate()
        layer.opacity = 0.5
      }
      link.add(to: .main, forMode: .common)
    }
    frame(screen, at: 0.1)
    #expect(owner == nil && !clock.hasWork)
  }

  @Test func aLinkThatWasRemovedMayBeAddedAgain() {
    let screen = screen()
    let clock = screen.clock
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.add(to: .main, forMode: .common)
    link.remove(from: .main, forMode: .common)
    frame(screen, at: 0.1)
    #expect(calls == 0 && !clock.hasWork)
    link.add(to: .main, forMode: .common)
    frame(screen, at: 0.2)
    #expect(calls == 1)
    link.invalidate()
  }

  @Test func aDisplayLinkIsRetainedUntilItIsInvalidated() throws {
    let screen = screen()
    weak var link: CADisplayLink?
    var calls = 0
    do {
      let added = CADisplayLink { _ in calls += 1 }
      added.add(to: .main, forMode: .common)
      link = added
    }
    frame(screen, at: 0.1)
    #expect(calls == 1)
    try #require(link).invalidate()
    frame(screen, at: 0.2)
    #expect(calls == 1 && link == nil)
  }
}
