// Gradients and shapes.

import Foundation
import Pictures
import Testing
import UIKit

@MainActor @Suite struct GradientTests {
  private func gradient(
    _ type: CAGradientLayerType, _ colors: [CGColor], start: CGPoint, end: CGPoint, locations: [Double]? = nil
  ) throws -> Pixels {
    let easel = Easel()
    let layer = easel.add(CAGradientLayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.type = type
    layer.colors = colors
    layer.locations = locations?.map { NSNumber(value: $0) }
    (layer.startPoint, layer.endPoint) = (start, end)
    return try easel.pixels()
  }

  private let black = CGColor(gray: 0, alpha: 1)
  private let white = CGColor(gray: 1, alpha: 1)

  @Test func anAxialGradientGoesAlongItsLine() throws {
    let pixels = try gradient(.axial, [black, white], start: CGPoint(x: 0.2, y: 0.5), end: CGPoint(x: 0.8, y: 0.5))
    let row = pixels.row(10)
    #expect(row[5] == 1 && row[95] == 0)
    for x in [30, 50, 70] { #expect(isNear(row[x], 1 - (Double(x) + 0.5 - 20) / 60, 0.006)) }
  }

  @Test func locationsBeyondTheLineAreKept() throws {
    let pixels = try gradient(
      .axial, [black, white], start: CGPoint(x: 0.4, y: 0), end: CGPoint(x: 0.6, y: 0), locations: [-1, 2])
    for x in [30, 50, 70] { #expect(isNear(pixels.ink(x, 50), 1 - (Double(x) + 0.5 - 20) / 60, 0.006)) }
  }

  @Test func aRadialGradientIsAnEllipse() throws {
    let pixels = try gradient(.radial, [black, white], start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 0.9, y: 0.7))
    #expect(isNear(pixels.ink(69, 50), 0.5, 0.02))
    #expect(isNear(pixels.ink(50, 59), 0.5, 0.03))
    #expect(pixels.ink(95, 50) == 0 && pixels.ink(50, 75) == 0)
  }

  @Test func aConicGradientTurnsClockwiseFromItsEnd() throws {
    let pixels = try gradient(.conic, [black, white], start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 0.5))
    #expect(isNear(pixels.ink(50, 90), 0.75, 0.01))
    #expect(isNear(pixels.ink(10, 50), 0.5, 0.01))
    #expect(isNear(pixels.ink(50, 10), 0.25, 0.01))
    #expect(pixels.ink(90, 52) > 0.98)
    #expect(pixels.ink(90, 47) < 0.02)
  }

  @Test func aFadeToTransparentDoesNotDarken() throws {
    let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let pixels = try gradient(.axial, [red, clear], start: .zero, end: CGPoint(x: 1, y: 0))
    for x in [20, 50, 80] { #expect(pixels[x, 50].red >= 253) }
    #expect(isNear(pixels.ink(50, 50), 0.495, 0.01))
  }
}

@MainActor @Suite struct ShapeTests {
  private func shape(_ path: CGPath, _ change: (CAShapeLayer) -> Void) throws -> Pixels {
    let easel = Easel(scale: 2)
    let layer = easel.add(CAShapeLayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = CGColor(gray: 0, alpha: 1)
    layer.lineWidth = 4
    change(layer)
    return try easel.pixels()
  }

  private func line(_ points: CGPoint...) -> CGMutablePath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  @Test func theFillRuleDecidesAboutTheMiddle() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 10, y: 10, width: 60, height: 60))
    path.addRect(CGRect(x: 30, y: 30, width: 20, height: 20))
    for (rule, area) in [(CAShapeLayerFillRule.nonZero, 3600.0), (.evenOdd, 3200)] {
      let pixels = try shape(path) {
        $0.fillColor = CGColor(gray: 0, alpha: 1)
        $0.strokeColor = nil
        $0.fillRule = rule
      }
      #expect(isNear(pixels.ink, area * 4, 2))
    }
  }

  @Test func aPartOfThePathIsStroked() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
    let whole = Double.pi * 60 * 4 * 4
    #expect(isNear(try shape(circle) { _ in }.ink, whole, 12))
    #expect(isNear(try shape(circle) { ($0.strokeStart, $0.strokeEnd) = (0.25, 0.625) }.ink, whole * 0.375, 12))
    #expect(try shape(circle) { ($0.strokeStart, $0.strokeEnd) = (0.5, 0.5) }.ink == 0)
  }

  @Test func thePartIsOneOfAllSubpathsTogether() throws {
    let path = line(CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 20))
    path.move(to: CGPoint(x: 10, y: 60))
    path.addLine(to: CGPoint(x: 70, y: 60))
    // 90 points long: from 27 on the first to 45, which is 15 on the second.
    let pixels = try shape(path) { ($0.strokeStart, $0.strokeEnd) = (0.3, 0.5) }
    #expect(isNear(pixels.row(40).reduce(0, +), 6, 0.1) && pixels.ink(75, 40) == 1)
    #expect(isNear(pixels.row(120).reduce(0, +), 30, 0.1) && pixels.ink(21, 120) == 1)
  }

  @Test func dashesBeginAtTheirPhase() throws {
    let pixels = try shape(line(CGPoint(x: 10, y: 50), CGPoint(x: 90, y: 50))) {
      $0.lineDashPattern = [10, 5]
      $0.lineDashPhase = 4
    }
    let row = pixels.row(100)
    // 6 points are left of the first dash.
    #expect([20, 31, 42, 61].allSatisfy { row[$0] == 1 })
    #expect([32, 41, 62, 71].allSatisfy { row[$0] == 0 })
  }

  @Test func capsAndJoinsAreDrawn() throws {
    let straight = line(CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50))
    let round = 60 * 4 * 4 + Double.pi * 4 * 4
    #expect(isNear(try shape(straight) { $0.lineCap = .square }.ink, 64 * 4 * 4, 1))
    #expect(isNear(try shape(straight) { $0.lineCap = .round }.ink, round, 3))
    let corner = line(CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 20), CGPoint(x: 60, y: 60))
    // One line up to the corner's tip, and the rest of the other.
    #expect(isNear(try shape(corner) { _ in }.ink, 80 * 4 * 4, 2))
    #expect(try shape(corner) { $0.lineJoin = .bevel }.ink < (try shape(corner) { $0.lineJoin = .miter }.ink))
  }

  @Test func quadraticCurvesAreCurved() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 80))
    path.addQuadCurve(to: CGPoint(x: 90, y: 80), control: CGPoint(x: 50, y: 0))
    let pixels = try shape(path) {
      $0.fillColor = CGColor(gray: 0, alpha: 1)
      $0.strokeColor = nil
    }
    // Two thirds of the triangle around it.
    let triangle: Double = 80 * 80 / 2
    #expect(isNear(pixels.ink, triangle * 2 / 3 * 4, 8))
  }
}
