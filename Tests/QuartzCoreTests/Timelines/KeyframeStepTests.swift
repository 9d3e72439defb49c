import QuartzCore
import Testing

@Suite struct KeyframeStepTests {
  private func step(_ mode: KeyframeStep.Mode, _ start: Double, _ end: Double) -> KeyframeStep {
    KeyframeStep(mode: mode, start: start, end: end, knots: [0, 0.25, 0.5, 1])
  }

  @Test func linearStepMovesOnlyInItsPart() {
    let step = step(.linear, 0.25, 0.5)
    #expect([0, 0.25, 0.375, 0.5, 1].map { step.progress(at: $0) } == [0, 0, 0.5, 1, 1])
  }

  @Test func discreteStepHappensAtItsEnd() {
    let step = step(.discrete, 0.25, 0.5)
    #expect([0.25, 0.49, 0.5, 1].map { step.progress(at: $0) } == [0, 0, 1, 1])
  }

  /// Three steps of 1 are together a curve through (0, 0), (0.25, 1), (0.5, 2), (1, 3).
  @Test func cubicStepsAreSmoothTogether() {
    let steps = [step(.cubic, 0, 0.25), step(.cubic, 0.25, 0.5), step(.cubic, 0.5, 1)]
    func sum(_ whole: Double) -> Double { steps.reduce(0) { $0 + $1.progress(at: whole) } }
    for (time, value) in [(0.0, 0.0), (0.25, 1), (0.5, 2), (1, 3)] { #expect(abs(sum(time) - value) < 1e-12) }
    for knot in [0.25, 0.5] {
      let h = 1e-6
      let left = (sum(knot) - sum(knot - h)) / h
      let right = (sum(knot + h) - sum(knot)) / h
      #expect(abs(left - right) < 1e-3)
    }
    // Catmull-Rom: the slope at 0.5 is that of the line between its neighbours, (3 - 1) / (1 - 0.25).
    #expect(abs((sum(0.5 + 1e-6) - sum(0.5 - 1e-6)) / 2e-6 - 2 / 0.75) < 1e-4)
  }

  /// The whole of a spring goes beyond 1.
  @Test func onlyAStepAtTheEndOvershootsWithASpring() {
    #expect(abs(step(.linear, 0.5, 1).progress(at: 1.1) - 1.2) < 1e-12)
    #expect(abs(step(.linear, 0, 1).progress(at: 1.1) - 1.1) < 1e-12)
    #expect(step(.linear, 0.25, 0.5).progress(at: 1.1) == 1)
    #expect(step(.linear, 1, 1).progress(at: 1.1) == 1)
  }
}
