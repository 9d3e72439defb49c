import CollectionMotion
import Testing
import UIKit

@Suite struct ScrollPhaseTests {
  private func phase(_ start: CGFloat, length: CGFloat = 100, visible: CGFloat = 400) -> ScrollPhase {
    ScrollPhase(isHorizontal: false, start: start, length: length, visibleLength: visible)
  }

  @Test(arguments: zip([-200, -100, 25, 150, 275, 400, 900], [-1, -1, -0.5, 0, 0.5, 1, 1] as [CGFloat]))
  func theWayIsZeroInTheMiddleAndOneOutside(start: CGFloat, value: CGFloat) {
    #expect(phase(start).value == value)
  }

  @Test(
    arguments: zip([-200, -100, -25, 0, 150, 300, 350, 400, 900], [-1, -1, -0.25, 0, 0, 0, 0.5, 1, 1] as [CGFloat]))
  func theWayOverTheEdgesIsZeroWhileAllIsVisible(start: CGFloat, edge: CGFloat) {
    #expect(phase(start).edge == edge)
  }

  @Test(
    arguments: zip([-600, -500, -300, -200, -100, 0, 100, 400], [-1, -0.75, -0.25, 0, 0, 0, 0.25, 1] as [CGFloat]))
  func anElementLongerThanTheAreaIsAtRestWhileItFillsIt(start: CGFloat, edge: CGFloat) {
    #expect(phase(start, length: 600).edge == edge)
  }

  @Test(arguments: zip([-100, -75, -50, -25, 0, 350, 375], [-1, -0.5, 0, 0, 0, 0, 0.5] as [CGFloat]))
  func aFractionCountsAsEntirelyVisible(start: CGFloat, edge: CGFloat) {
    #expect(phase(start).edge(visible: 0.5) == edge)
  }

  @Test func nothingHasNoWay() {
    #expect(phase(10, length: 0, visible: 0).value == 0)
    #expect(phase(10, length: 0).edge == 0)
    #expect(phase(10, length: 100, visible: 0).edge == 0)
  }

  @Test func theDistanceIsThatOfTheMiddles() {
    #expect(phase(0).distance == -150)
    #expect(phase(300).distance == 150)
  }
}
