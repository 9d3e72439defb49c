import Runtime
import Testing

@testable import CoreGraphics
@testable import QuartzCore

@Suite struct PathTests {
  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }

  private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
  }

  private func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    near(a.origin, b.origin, tolerance) && near(a.width, b.width, tolerance) && near(a.height, b.height, tolerance)
  }

  private func length(of path: CGPath) -> Double { path.segments(closed: false).reduce(0) { $0 + $1.length } }

  @Test func elementsArePassedInOrderWithTheirPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    let counts: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
    ]
    var types: [CGPathElementType] = []
    var numbers: [CGFloat] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        numbers += [element.pointee.points[index].x, element.pointee.points[index].y]
      }
    }
    #expect(
      types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(numbers == [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6])
  }

  @Test func boundsOfACurveLeaveItsControlPointsOut() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(near(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
    let cubic = CGMutablePath()
    cubic.move(to: .zero)
    cubic.addCurve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: -1))
    // y = 3 t (1 - t)² - 3 t² (1 - t): extreme at t = (3 ± √3) / 6, by √3 / 6
    let extreme = CGFloat(3.0.squareRoot() / 6)
    #expect(near(cubic.boundingBoxOfPath, CGRect(x: 0, y: -extreme, width: 1, height: 2 * extreme)))
  }

  @Test func anEmptyPathHasNoBoundsAndContainsNothing() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull && path.isEmpty)
    #expect(!path.contains(.zero))
    #expect(path.currentPoint == .zero)
  }

  @Test func aTransformedEllipseHasTheBoundsOfItsFormula() {
    var turn = CGAffineTransform(rotationAngle: 0.7)
    let path = CGPath(ellipseIn: CGRect(x: -30, y: -10, width: 60, height: 20), transform: &turn)
    let cosine = cos(0.7)
    let sine = sin(0.7)
    let width: CGFloat = 2 * (900 * cosine * cosine + 100 * sine * sine).squareRoot()
    let height: CGFloat = 2 * (900 * sine * sine + 100 * cosine * cosine).squareRoot()
    #expect(near(path.boundingBoxOfPath, CGRect(x: -width / 2, y: -height / 2, width: width, height: height), 0.02))
  }

  @Test func lengthsAreThoseOfTheFormulas() {
    #expect(near(length(of: CGPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40), transform: nil)), 140))
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
    #expect(near(length(of: circle), 200 * Double.pi, 0.1))
    // The parabola y = x² / 4 from 0 to 2 is √2 + asinh 1 long.
    let parabola = PathSegment(quadratic: .zero, CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 1))
    #expect(near(parabola.length, 2.0.squareRoot() + asinh(1.0), 1e-9))
    let half = parabola.parameter(atLength: parabola.length / 2)
    #expect(near(parabola.length(from: 0, to: half), parabola.length / 2, 1e-9))
  }

  @Test func theTwoRulesDifferWhereAPathTurnsTwice() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(path.contains(CGPoint(x: 50, y: 50), using: .winding))
    #expect(!path.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 101, y: 50)))
    // Turned the other way, the inner one is a hole for both.
    let hole = CGMutablePath()
    hole.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)
    hole.addRect(CGRect(x: 25, y: 25, width: 50, height: 50), transform: mirror)
    #expect(!hole.contains(CGPoint(x: 50, y: 50), using: .winding))
  }

  @Test func containmentInACircleIsThatOfItsFormula() {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 5, y: -3), radius: 20, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    for index in 0..<360 {
      let angle = CGFloat(index) * .pi / 180 + 0.003
      let inside = CGPoint(x: 5 + 19.98 * cos(angle), y: -3 + 19.98 * sin(angle))
      let outside = CGPoint(x: 5 + 20.02 * cos(angle), y: -3 + 20.02 * sin(angle))
      #expect(path.contains(inside), "\(index)°")
      #expect(!path.contains(outside), "\(index)°")
    }
  }

  @Test func anOpenSubpathCountsAsClosed() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 6, y: 6)))
    #expect(path.contains(CGPoint(x: 4, y: 4), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
  }

  @Test func arcsHaveTheRequestedDirection() {
    let quarter = CGMutablePath()
    quarter.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(near(quarter.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(near(length(of: quarter), 5 * Double.pi, 0.01))
    let rest = CGMutablePath()
    rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(near(rest.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(near(length(of: rest), 15 * Double.pi, 0.01))
    let joined = CGMutablePath()
    joined.move(to: CGPoint(x: 20, y: 0))
    joined.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi)
    #expect(near(length(of: joined), 10 + 10 * Double.pi, 0.01))
    #expect(near(joined.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 30, height: 10), 0.01))
  }

  @Test func aTangentArcRoundsACorner() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(near(path.currentPoint, CGPoint(x: 10, y: 4)))
    #expect(near(length(of: path), 6 + 2 * Double.pi, 0.01))
    let straight = CGMutablePath()
    straight.move(to: CGPoint(x: 0, y: 0))
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(near(straight.currentPoint, CGPoint(x: 10, y: 0)))
    #expect(near(length(of: straight), 10))
  }

  @Test func aRoundedRectangleFillsItsRectangleButTheCorners() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)
    #expect(near(path.boundingBoxOfPath, rect))
    #expect(!path.contains(CGPoint(x: 13, y: 23)))
    #expect(path.contains(CGPoint(x: 17, y: 27)))
    let perimeter = 2 * 60 + 2 * 20 + 2 * Double.pi * 20
    #expect(near(length(of: path), perimeter, 0.05))
    let plain = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil)
    #expect(plain == CGPath(rect: rect, transform: nil))
  }

  @Test func cornersThatAreLargerThanHalfTheRectangleMakeAnEllipse() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    for (width, height) in [(50.0, 30.0), (80, 30), (50, 90), (400, 400)] {
      let path = CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
      #expect(near(path.boundingBoxOfPath, rect))
      #expect(near(length(of: path), length(of: ellipse), 1e-6))
    }
  }

  @Test func polygonsAreClosedWhereTheirPathIs() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 20))
    path.move(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 20))
    let polygons = path.polygons
    #expect(polygons.map { $0.points.count } == [4, 3])
    #expect(polygons.map { $0.isClosed } == [true, false])
    // The point at which a subpath ends where it began is not there twice.
    path.addLine(to: CGPoint(x: 50, y: 0))
    path.closeSubpath()
    #expect(path.polygons.map { $0.points.count } == [4, 3] && path.polygons[1].isClosed)
  }

  @Test func copiesDoNotChangeWithTheirOriginal() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(copy?.description == "M 1.0 2.0")
    #expect(path.description == "M 1.0 2.0 L 3.0 4.0 Z")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path == path.mutableCopy() && path != copy)
  }

  /// Each of these calls would add points that are no numbers, or count its curves by one.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  @MainActor func elementsThatAreNoNumbersAreLeftOut(wrong: CGFloat) throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    let point = CGPoint(x: 5, y: wrong)
    let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: wrong, ty: 0)
    let calls: [(CGMutablePath) -> Void] = [
      { $0.move(to: point) }, { $0.addLine(to: point) }, { $0.addQuadCurve(to: .zero, control: point) },
      { $0.addCurve(to: .zero, control1: .zero, control2: point) },
      { $0.addLine(to: .zero, transform: transform) },
      { $0.addArc(center: .zero, radius: wrong, startAngle: 0, endAngle: 1, clockwise: false) },
      { $0.addArc(center: .zero, radius: 1, startAngle: wrong, endAngle: 1, clockwise: true) },
      { $0.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: wrong) },
      { $0.addPath(path, transform: transform) },
    ]
    for (index, call) in calls.enumerated() {
      let copy = try #require(path.mutableCopy())
      var said: [String] = []
      messageListener = { said.append($0) }
      defer { messageListener = nil }
      call(copy)
      // An arc is connected by a line, which may be a number although its curves are not.
      #expect(copy.elements.starts(with: path.elements) && copy.elements.count <= 3, "call \(index)")
      #expect(copy.boundingBox.isFinite && copy.elements.allSatisfy { $0.isFinite }, "call \(index)")
      #expect(said.first?.contains("Check the computation for a division by zero.") == true, "call \(index)")
    }
    var whole = transform
    #expect(path.copy(using: &whole)?.isEmpty == true)
  }
}
