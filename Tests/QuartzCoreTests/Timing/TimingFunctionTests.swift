import Foundation
import QuartzCore
import Testing

@Suite struct TimingFunctionTests {
  /// The curve's y at an x, by halving the parameter's interval until nothing is left of it.
  private static func bisect(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return value(y1, y2, (low + high) / 2)
  }

  private static let curves: [[Float]] = [
    [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0.1, 0.9, 0.2, 1],
    [0.5, -0.5, 0.5, 1.5], [0.9, 0, 0.1, 1], [0, 1, 0.5, 1], [0.3, 0, 1, 0], [0, 0.7, 0, 1],
  ]

  @Test(arguments: curves)
  func progressIsOnTheCurveToABillionth(points: [Float]) {
    let function = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    let numbers = points.map { Double($0) }
    for step in 0..<2000 {
      let x = pow(Double(step) / 2000, 2)  // many near 0, where some curves are steep
      let expected = TimingFunctionTests.bisect(x, numbers[0], numbers[1], numbers[2], numbers[3])
      #expect(abs(function.progress(at: x) - expected) < 1e-9)
    }
  }

  @Test func namedFunctionsHaveTheirDocumentedControlPoints() {
    let named: [(CAMediaTimingFunctionName, [Float])] = [
      (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
      (.default, [0.25, 0.1, 0.25, 1]), (.linear, [0, 0, 1, 1]),
    ]
    for (name, points) in named {
      let function = CAMediaTimingFunction(name: name)
      let same = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
      for step in 0...10 {
        #expect(function.progress(at: Double(step) / 10) == same.progress(at: Double(step) / 10))
      }
    }
  }

  @Test func linearProgressIsTime() {
    let function = CAMediaTimingFunction(name: .linear)
    for time in [0, 0.1, 1.0 / 3, 0.999, 1] { #expect(function.progress(at: time) == time) }
  }

  @Test func everyFunctionBeginsAtZeroAndEndsAtOne() {
    for points in TimingFunctionTests.curves {
      let function = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
      #expect(function.progress(at: 0) == 0)
      #expect(function.progress(at: 1) == 1)
      #expect(function.progress(at: -1) == 0)
      #expect(function.progress(at: 2) == 1)
    }
  }

  @Test func easeInEaseOutIsHalfwayAtHalfTimeAndSymmetric() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    // The control points are Floats: 0.42 and 0.58 add up to 1 in seven digits only.
    #expect(abs(function.progress(at: 0.5) - 0.5) < 1e-7)
    for step in 0...20 {
      let time = Double(step) / 20
      #expect(abs(function.progress(at: time) + function.progress(at: 1 - time) - 1) < 1e-7)
    }
  }
}
