import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct DisplayLinkRateTests {
  /// The times of calls during a second at 60 frames a second.
  private func calls(_ set: (CADisplayLink) -> Void) -> [Double] {
    let screen = ScreenContext()
    screen.makeCurrent()
    var times: [Double] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    set(link)
    link.add(to: .main, forMode: .common)
    for frame in 0..<60 {
      screen.advance(to: Double(frame) / 60)
      screen.clock.fire(frameDuration: 1.0 / 60)
    }
    link.invalidate()
    return times
  }

  @Test func everyFrameIsTheDefault() {
    #expect(calls { _ in }.count == 60)
    #expect(calls { $0.preferredFramesPerSecond = 0 }.count == 60)
    #expect(calls { $0.preferredFramesPerSecond = 120 }.count == 60)
  }

  @Test func lowerRatesAreThoseThatDivideTheScreens() {
    #expect(calls { $0.preferredFramesPerSecond = 30 }.count == 30)
    #expect(calls { $0.preferredFramesPerSecond = 33 }.count == 30)
    #expect(calls { $0.preferredFramesPerSecond = 20 } == (0..<20).map { Double($0 * 3) / 60 })
    #expect(calls { $0.preferredFramesPerSecond = 1 }.count == 1)
  }

  @Test func aRangeKeepsToItsBounds() {
    let range = CAFrameRateRange(minimum: 10, maximum: 25, preferred: 26)
    #expect(calls { $0.preferredFrameRateRange = range }.count == 20)
    #expect(calls { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 15) }.count == 15)
    let link = CADisplayLink { _ in }
    link.preferredFrameRateRange = range
    #expect(link.preferredFramesPerSecond == 26)
  }

  @Test func theTargetIsTheNextCall() {
    var targets: [Double] = []
    let screen = ScreenContext()
    screen.makeCurrent()
    let link = CADisplayLink { targets.append($0.targetTimestamp) }
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    screen.advance(to: 1)
    screen.clock.fire(frameDuration: 1.0 / 60)
    #expect(abs(targets[0] - (1 + 1.0 / 30)) < 1e-12)
    #expect(link.duration == 1.0 / 60)
    link.invalidate()
  }
}
