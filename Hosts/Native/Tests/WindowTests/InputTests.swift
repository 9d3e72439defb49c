// The values behind the input of a window.

import CGTK
import CoreGraphics
import Testing
import UIKit

@testable import Window

@MainActor @Suite struct StageClockTests {
  @Test func aStageGoesOnAtItsSpeed() {
    var clock = StageClock(stage: 2, screen: 100)
    #expect(clock.time(at: 101) == 3)
    clock.run(at: 0.2, from: 101)
    #expect(clock.time(at: 101) == 3 && abs(clock.time(at: 106) - 4) < 1e-12)
    clock.run(at: 1, from: 106)
    #expect(abs(clock.time(at: 107) - 5) < 1e-12)
  }

  @Test func aBusyProgramLosesTimeInsteadOfMotion() {
    var clock = StageClock(stage: 0, screen: 0)
    #expect(clock.step(to: 0.5, after: 0.4) == 0.5)
    #expect(clock.step(to: 20, after: 0.5) == 1.5)
    #expect(clock.step(to: 20.25, after: 1.5) == 1.75)
  }
}

@MainActor @Suite struct MomentumTests {
  /// A scroll view that decelerates by 0.998 a millisecond goes 1 / -1000 ln 0.998 seconds' worth of its velocity.
  @Test func itGoesAsFarAsAScrollView() {
    var (momentum, distance) = (Momentum(), 0.0)
    momentum.begin(CGVector(dx: 0, dy: 1000))
    var frames = 0
    while momentum.isMoving {
      distance += Double(momentum.distance(in: 1.0 / 60).dy)
      frames += 1
    }
    #expect(abs(distance - 1000 / 2.002) < 6)
    // Down to 10 points a second: ln 0.01 / ln 0.998 milliseconds.
    #expect(frames == 139)
  }

  @Test func framesOfAnyLengthGoEquallyFar() {
    var (one, two) = (Momentum(), Momentum())
    one.begin(CGVector(dx: -300, dy: 0))
    two.begin(CGVector(dx: -300, dy: 0))
    let whole = one.distance(in: 0.1).dx
    let parts = two.distance(in: 0.03).dx + two.distance(in: 0.07).dx
    #expect(abs(whole - parts) < 1e-9 && whole < -20)
    one.stop()
    #expect(!one.isMoving && one.distance(in: 1).dx == 0)
  }
}

@Suite struct PointerNumberTests {
  @Test func fingersGetTheSmallestFreeNumbers() {
    var numbers = PointerNumbers()
    #expect(numbers.add(.mouse) == 0 && numbers.add(.pinch(0)) == 1 && numbers.add(.pinch(1)) == 2)
    #expect(numbers.remove(.pinch(0)) == 1 && numbers.number(of: .pinch(0)) == nil)
    #expect(numbers.add(.mouse) == 0 && numbers.add(.pinch(0)) == 1)
    #expect(numbers.remove(.mouse) == 0 && numbers.remove(.mouse) == nil)
  }
}

@Suite struct CompositionTests {
  private func state(_ text: String, _ selection: Range<Int>) -> Composition.State {
    Composition.State(text: text, selection: selection)
  }

  @Test func anUnfinishedTextIsReplacedUntilItIsFinished() {
    var composition = Composition()
    #expect(composition.compose("k", caret: 1, in: state("a😀b", 3..<3)) == state("a😀kb", 4..<4))
    #expect(composition.marked == 3..<4)
    #expect(composition.compose("かん", caret: 1, in: state("a😀kb", 4..<4)) == state("a😀かんb", 4..<4))
    #expect(composition.finish("漢", in: state("a😀かんb", 4..<4)) == state("a😀漢b", 4..<4))
    #expect(composition.marked == nil)
    // The input method takes back what it has finished.
    #expect(composition.compose("", caret: 0, in: state("a😀漢b", 4..<4)) == nil)
  }

  @Test func anUnfinishedTextReplacesTheSelectionAndMayBeGivenUp() {
    var composition = Composition()
    #expect(composition.compose("x", caret: 0, in: state("hello", 1..<4)) == state("hxo", 1..<1))
    #expect(composition.compose("", caret: 0, in: state("hxo", 1..<1)) == state("ho", 1..<1))
    #expect(composition.marked == nil)
    #expect(composition.finish("e", in: state("ho", 1..<1)) == nil, "it is typed")
  }

  @Test func aTextThatAProgramHasShortenedLosesItsMark() {
    var composition = Composition()
    _ = composition.compose("xyz", caret: 3, in: state("hello", 5..<5))
    #expect(composition.compose("w", caret: 1, in: state("he", 2..<2)) == state("hew", 3..<3))
  }
}

@Suite struct TextSelectionTests {
  @Test func oneEndStaysWhereItIs() {
    var selection = TextSelection()
    #expect(selection.extend(3..<3, in: "a😀b", by: "ArrowLeft") == 1..<3)
    #expect(selection.extend(1..<3, in: "a😀b", by: "ArrowLeft") == 0..<3)
    #expect(selection.extend(0..<3, in: "a😀b", by: "ArrowRight") == 1..<3)
    #expect(selection.extend(1..<3, in: "a😀b", by: "End") == 3..<4)
    #expect(selection.extend(3..<4, in: "a😀b", by: "Enter") == nil)
    // Another selection has another fixed end.
    #expect(selection.extend(0..<1, in: "a😀b", by: "ArrowRight") == 0..<3)
  }
}

@Suite struct KeyNameTests {
  @Test func keysHaveTheNamesOfTheDOM() {
    #expect(KeyNames.name(UInt32(GDK_KEY_Left)) == "ArrowLeft" && KeyNames.name(UInt32(GDK_KEY_KP_Enter)) == "Enter")
    #expect(KeyNames.name(UInt32(GDK_KEY_a)) == nil && KeyNames.character(UInt32(GDK_KEY_a)) == "a")
    #expect(KeyNames.character(UInt32(GDK_KEY_eacute)) == "é" && KeyNames.character(UInt32(GDK_KEY_F1)) == nil)
  }

  @Test(arguments: [
    (1.0, UIContentSizeCategory.large), (1.25, .extraExtraLarge), (0.8, .extraSmall),
    (9, .accessibilityExtraExtraExtraLarge),
  ])
  func aLargerTextOfTheDesktopIsOneOfUIKit(scale: Double, category: UIContentSizeCategory) {
    #expect(TextScale.category(scale) == category)
  }
}
