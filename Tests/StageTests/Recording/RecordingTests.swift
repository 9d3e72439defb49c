import Foundation
import QuartzCore
import Testing

@testable import Stage

@Suite struct KeyframeTracks {
  private func track(_ keys: [(Double, [Double])], frameDuration: Double = 1) -> RecordedTrack {
    var track = RecordedTrack()
    for (time, value) in keys { track.record(value, at: time, frameDuration: frameDuration) }
    return track
  }

  @Test func aValueThatStandsStillHasOneKey() {
    let track = track([(0, [1]), (1, [1]), (2, [1])])
    #expect(track.times == [0])
    #expect(!track.isAnimated)
  }

  @Test func aValueStaysUntilTheFrameBeforeItsChange() {
    let track = track([(0, [1]), (5, [2])])
    #expect(track.times == [0, 4, 5])
    #expect(track.values == [[1], [1], [2]])
  }

  @Test func twoValuesAtOneTimeAreTheLatter() {
    let track = track([(0, [1]), (1, [2]), (1, [3])])
    #expect(track.times == [0, 1])
    #expect(track.values == [[1], [3]])
  }

  @Test func keysOnALineAreDropped() {
    let keys = (0...60).map { frame -> (Double, [Double]) in (Double(frame) / 60, [Double(frame), 7]) }
    let simple = track(keys).simplified(tolerance: [0.05, 0.05])
    #expect(simple.times == [0, 1])
    #expect(simple.values == [[0, 7], [60, 7]])
  }

  @Test func linesBetweenTheKeptKeysAreWithinTheTolerance() {
    let keys = (0...120).map { frame -> (Double, [Double]) in
      let time = Double(frame) / 60
      return (time, [100 * exp(-3 * time)])
    }
    let full = track(keys)
    let simple = full.simplified(tolerance: [0.05])
    #expect(simple.times.count < 60)
    for (time, value) in keys {
      #expect(abs(simple.value(at: time)![0] - value[0]) <= 0.05 + 1e-9)
    }
    #expect(full.simplified(tolerance: [1000]).times == [0])
  }

  @Test func aValueThatIsSetAtOnceStaysWhatItIsUntilThen() {
    let track = track([(0, [1]), (1, [1]), (5, [2]), (6, [2])]).played(until: 10)
    #expect(track.value(at: 4.99) == [1])
    #expect(track.value(at: 5) == [2])
    #expect(track.simplified(tolerance: [0.05]).times == [0, 5, 5])
  }

  @Test func whatMovesIsJoinedByLines() {
    let keys = [0.0, 0, 1, 4, 7, 9, 10, 10].enumerated().map { (Double($0.offset), [$0.element]) }
    let track = track(keys).played(until: 10)
    #expect(track.value(at: 1.5) == [0.5])
    #expect(track.value(at: 5.5) == [9.5])
    #expect(Set(track.times).count == track.times.count)
  }

  @Test func aLeapInTheMiddleOfAMovementIsNoLine() {
    let keys = [0.0, 1, 2, 3, 104, 105, 106].enumerated().map { (Double($0.offset), [$0.element, 7]) }
    let track = track(keys).played(until: 10).simplified(tolerance: [0.05, 0.05])
    #expect(track.times == [0, 3, 4, 4, 6])
    #expect(track.value(at: 3.9) == [3, 7])
    #expect(track.component(1..<2).times == [0])
  }

  @Test func aTrackIsCutWhereItIs() {
    let cut = track([(0, [0]), (1, [10])]).cut(at: 0.5)
    #expect(cut.times == [0, 0.5])
    #expect(cut.values == [[0], [5]])
    #expect(track([(0, [0]), (1, [10])]).played(until: 1).value(at: 0.5) == [0])
  }
}

@Suite struct PlaneTransforms {
  private func parts(_ matrices: [[Double]]) -> [[Double]] {
    var track = RecordedTrack()
    for (index, matrix) in matrices.enumerated() { track.record(matrix, at: Double(index), frameDuration: 1) }
    return PlaneTransform.track(track).values
  }

  /// What SVG makes of rotate(…) skewX(…) scale(…).
  private func matrix(_ parts: [Double]) -> [Double] {
    let (r, k) = (parts[0] * .pi / 180, tan(parts[1] * .pi / 180))
    return [
      parts[2] * cos(r), parts[2] * sin(r), parts[3] * (k * cos(r) - sin(r)), parts[3] * (k * sin(r) + cos(r)),
    ]
  }

  @Test(arguments: [
    [1, 0, 0, 1], [2, 0, 0, 0.5], [0, 1, -1, 0], [-1, 0, 0, -1], [1, 0, 0, -1], [1, 0.2, 0.7, 1.5], [0, 0, 0, 0],
    [0, 0, 0, 1],
  ])
  func partsMakeTheMatrixAgain(matrix: [Double]) {
    let again = self.matrix(parts([matrix])[0])
    for index in 0..<4 { #expect(abs(again[index] - matrix[index]) < 1e-9) }
  }

  @Test func aTurnContinuesPastHalfATurn() {
    let matrices = (0...36).map { step -> [Double] in
      let angle = Double(step) * Double.pi / 9
      return [cos(angle), sin(angle), -sin(angle), cos(angle)]
    }
    let last = parts(matrices).last!
    #expect(abs(last[0] - 720) < 1e-6)
    #expect(abs(last[2] - 1) < 1e-9)
  }

  @Test func aFlipIsANegativeScaleAndNoTurn() {
    let parts = parts([[1, 0, 0, 1], [0.1, 0, 0, 1], [-0.1, 0, 0, 1], [-1, 0, 0, 1]])
    #expect(parts.map { $0[0] } == [0, 0, 0, 0])
    #expect(parts.map { $0[2] } == [1, 0.1, -0.1, -1])
  }
}

@Suite struct StackingOrders {
  @Test func thingsInOrderStay() {
    #expect(StackingOrder.longestRise([0, 3, 4]) == [true, true, true])
    #expect(StackingOrder.longestRise([]) == [])
    #expect(StackingOrder.longestRise([0, nil, 4]) == [true, false, true])
  }

  @Test func theFewestMove() {
    #expect(StackingOrder.longestRise([5, 0, 1, 2]) == [false, true, true, true])
    #expect(StackingOrder.longestRise([1, 2, nil, 0, 3]) == [true, true, false, false, true])
  }
}

@Suite struct SVGTexts {
  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (1, "1"), (100, "100"), (0.5, ".5"), (-0.5, "-.5"), (1.005, "1"), (12.346, "12.35"),
    (-1.2, "-1.2"),
    (0.05, ".05"), (.nan, "0"), (1e300, "0"),
  ])
  func numbersAreShort(number: Double, text: String) {
    #expect(SVGText.number(number) == text)
  }

  @Test func colours() {
    #expect(SVGText.color([1, 0, 0, 1]) == "#f00")
    #expect(SVGText.color([0.2, 0.5, 2, -1]) == "#3380ff")
  }

  @Test func xmlIsEscaped() {
    #expect(SVGText.escaped("<a href=\"b\">&\u{1}\n") == "&lt;a href=&quot;b&quot;&gt;&amp;\u{FFFD} ")
  }
}
