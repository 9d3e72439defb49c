import Foundation
import Testing

@testable import QuartzCore

@Suite struct MediaTimingTests {
  private func timing(_ set: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = 10
    timing.duration = 2
    set(&timing)
    return timing
  }

  private func expect(_ timing: MediaTiming, at time: Double, is expected: Double?) {
    let runTime = timing.runTime(at: time)
    if let expected {
      #expect(runTime != nil && abs(runTime! - expected) < 1e-9, "at \(time)")
    } else {
      #expect(runTime == nil, "at \(time)")
    }
  }

  @Test func timeRunsFromBeginToEnd() {
    let plain = timing { _ in }
    expect(plain, at: 9.999, is: nil)
    expect(plain, at: 10, is: 0)
    expect(plain, at: 11.5, is: 1.5)
    expect(plain, at: 12, is: nil)
    #expect(plain.endTime == 12)
  }

  @Test func speedAndOffsetTurnTheParentsTimeIntoItsOwn() {
    let fast = timing {
      $0.speed = 4
      $0.timeOffset = 1
    }
    expect(fast, at: 10, is: 1)
    expect(fast, at: 10.125, is: 1.5)
    #expect(fast.endTime == 10.25)
    let slow = timing { $0.speed = 0.5 }
    expect(slow, at: 13, is: 1.5)
    #expect(slow.endTime == 14)
  }

  @Test func aSpeedOfZeroStandsStillForEver() {
    let paused = timing {
      $0.speed = 0
      $0.timeOffset = 0.75
    }
    expect(paused, at: 10, is: 0.75)
    expect(paused, at: 1000, is: 0.75)
    #expect(paused.endTime == .infinity)
  }

  @Test func aNegativeSpeedRunsBackFromTheOffsetAndEnds() {
    let back = timing {
      $0.speed = -1
      $0.timeOffset = 2
    }
    expect(back, at: 10.5, is: 1.5)
    expect(back, at: 11.5, is: 0.5)
    #expect(back.endTime == 12)
    expect(back, at: 12.5, is: nil)
  }

  @Test func repetitionsBeginAgainAndMayEndInAFraction() {
    let repeated = timing {
      $0.repeatCount = 2.5
      $0.fillsForwards = true
    }
    expect(repeated, at: 11.9, is: 1.9)
    expect(repeated, at: 12, is: 0)
    expect(repeated, at: 14.5, is: 0.5)
    expect(repeated, at: 15, is: 1)
    expect(repeated, at: 99, is: 1)
    #expect(repeated.endTime == 15)
  }

  @Test func aRepeatDurationCountsInsteadOfTheCount() {
    let repeated = timing {
      $0.repeatCount = 7
      $0.repeatDuration = 3
    }
    #expect(repeated.endTime == 13)
    expect(repeated, at: 12.5, is: 0.5)
    expect(repeated, at: 13, is: nil)
  }

  @Test func autoreversingGoesThereAndBack() {
    let both = timing {
      $0.autoreverses = true
      $0.repeatCount = 2
      $0.fillsForwards = true
    }
    expect(both, at: 11.5, is: 1.5)
    expect(both, at: 12, is: 2)
    expect(both, at: 12.5, is: 1.5)
    expect(both, at: 14, is: 0)
    expect(both, at: 14.5, is: 0.5)
    expect(both, at: 17, is: 1)
    expect(both, at: 18, is: 0)
    #expect(both.endTime == 18)
  }

  @Test func repeatingForEverNeverEnds() {
    let forever = timing { $0.repeatCount = .infinity }
    #expect(forever.endTime == .infinity)
    expect(forever, at: 10 + 2000.5, is: 0.5)
  }

  @Test func fillModesHoldTheFirstAndTheLastValue() {
    expect(timing { $0.fillsBackwards = true }, at: 3, is: 0)
    expect(timing { $0.fillsBackwards = true }, at: 12, is: nil)
    expect(timing { $0.fillsForwards = true }, at: 3, is: nil)
    expect(timing { $0.fillsForwards = true }, at: 12, is: 2)
    expect(timing { $0.fillsForwards = true }, at: 100, is: 2)
  }

  /// 3 x 0.3 is not 0.9, and the like: the end of the last run must not be the begin of another.
  @Test func theLastValueIsHeldWhateverTheRounding() {
    for count in 1...50 {
      for duration in [0.1, 0.3, 0.7, 1.0 / 3, 1.0 / 60] {
        var timing = MediaTiming()
        timing.fillsForwards = true
        timing.duration = duration
        timing.repeatDuration = Double(count) / (1 / duration)
        #expect(abs(timing.runTime(at: 1000)! - duration) < 1e-9)
        timing.repeatDuration = 0
        timing.repeatCount = Float(count)
        #expect(abs(timing.runTime(at: 1000)! - duration) < 1e-9)
      }
    }
    var timing = MediaTiming()
    timing.fillsForwards = true
    timing.duration = 0.3
    timing.repeatDuration = 0.9
    #expect(abs(timing.runTime(at: 1)! - 0.3) < 1e-9)
  }

  @Test func animationsKeepTheirFillMode() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fillMode = .both
    #expect(animation.timing.fillsForwards && animation.timing.fillsBackwards)
    animation.fillMode = .removed
    #expect(!animation.timing.fillsForwards && !animation.timing.fillsBackwards)
  }
}
