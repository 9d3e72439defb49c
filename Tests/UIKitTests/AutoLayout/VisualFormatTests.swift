import Foundation
import Testing
import UIKit

@MainActor @Suite struct VisualFormatTests {
  private let fixture = ConstraintFixture()

  private func activate(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ views: [String: AnyObject],
    metrics: [String: CGFloat]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    fixture.layOut()
  }

  @Test func aLineIsReadFromLeadingToTrailing() {
    let (a, b) = (fixture.add(NaturalView(10, 10)), fixture.add(NaturalView(10, 10)))
    activate("H:|-20-[a(100)]-[b]-gap-|", [.alignAllTop], ["a": a, "b": b], metrics: ["gap": 30])
    activate("V:|-(>=40)-[a(==b)]", [], ["a": a, "b": b])
    #expect(a.frame.minX == 20 && a.frame.width == 100)
    #expect(b.frame.minX == 128 && b.frame.maxX == 370 && b.frame.minY == a.frame.minY && a.frame.minY >= 40)
  }

  @Test func metricsAreNumbersOfAnyType() {
    let metrics: [String: Any] = [
      "a": CGFloat(10.5), "b": 20, "c": 30.25, "d": Float(40.5), "e": NSNumber(value: 50.75), "f": UInt8(60),
    ]
    let lengths: [(String, CGFloat)] = [("a", 10.5), ("b", 20), ("c", 30.25), ("d", 40.5), ("e", 50.75), ("f", 60)]
    for (name, length) in lengths {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "[view(\(name))]", metrics: metrics, views: ["view": UIView()])
      #expect(made.map { $0.constant } == [length])
    }
  }

  @Test func aDashAtASideIsTheMargin() {
    let a = fixture.add(NaturalView(10, 10))
    activate("V:|-[a]-|", [], ["a": a])
    let margins = fixture.view.layoutMargins
    #expect(a.frame.minY == margins.top && a.frame.maxY == 400 - margins.bottom)
  }

  @Test func viewsTouchWithoutADash() {
    let (a, b) = (fixture.add(NaturalView(10, 10)), fixture.add(NaturalView(10, 10)))
    activate("|[a(50)][b(a)]", [], ["a": a, "b": b])
    #expect(a.frame.minX == 0 && b.frame.minX == 50 && b.frame.width == 50)
  }

  @Test func predicatesHaveRelationsAndPriorities() {
    let a = fixture.add(NaturalView(10, 10))
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(>=20@750,<=80)]", metrics: nil, views: ["a": a])
    #expect(made.map { $0.relation } == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(made.map { $0.priority } == [.defaultHigh, .required] && made.map { $0.constant } == [20, 80])
    #expect(made.allSatisfy { !$0.isActive })
  }

  @Test func aLineMayReadFromTheRight() {
    let (a, b) = (fixture.add(NaturalView(10, 10)), fixture.add(NaturalView(10, 10)))
    activate("|-5-[a(20)]-6-[b(30)]", [.directionRightToLeft], ["a": a, "b": b])
    #expect(a.frame.maxX == 395 && b.frame.maxX == 369)
  }
}
