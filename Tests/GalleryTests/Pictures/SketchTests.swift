// The pictures that the gallery draws itself.

import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@testable import Gallery

@MainActor @Suite struct SketchTests {
  private func points(_ text: String) -> [CGPoint] { SketchPath.read(text).elements.flatMap { $0.points } }

  @Test func linesAreReadWithNumbersThatFollowEachOther() {
    #expect(
      points("M0 420L70 330 120-5V10h-20H3z")
        == [(0, 420), (70, 330), (120, -5), (120, 10), (100, 10), (3, 10)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test func curvesContinueSmoothly() {
    #expect(
      points("M0 20q150 -70 300 0t300 0 300 0")
        == [(0, 20), (150, -50), (300, 20), (450, 90), (600, 20), (750, -50), (900, 20)].map {
          CGPoint(x: $0.0, y: $0.1)
        })
  }

  @Test func aSubpathBeginsAgainWhereTheLastWasClosed() {
    #expect(points("M10 10h5v5zl1 1") == [(10, 10), (15, 10), (15, 15), (11, 11)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test func whatIsNotUnderstoodEndsThePath() {
    #expect(points("M1 2L3 4A5 6") == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    #expect(points("") == [])
    #expect(points("7 8") == [])
  }

  @Test func everyShapeOfASketchIsALayer() throws {
    var sketch = Sketch(width: 100, height: 50)
    sketch.background(sketch.gradient("#fff", "#00f"))
    sketch.circle(20, 20, 10, "#ff000080", opacity: 50)
    sketch.line("M10 30h40", sketch.gradient("#fff", "#00f", sideways: true), width: 6)
    sketch.stamp(at: [(0, 0), (30, 5)]) { $0.dots([(1, 2)], "#0f0", size: 4) }
    let layers = try #require(sketch.makeLayer().sublayers)
    #expect(layers.count == 5)
    let gradient = try #require(layers[0] as? CAGradientLayer)
    #expect(gradient.frame == CGRect(x: 0, y: 0, width: 100, height: 50) && gradient.mask == nil)
    let circle = try #require(layers[1] as? CAShapeLayer)
    #expect(circle.opacity == 0.5)
    #expect(circle.fillColor == UIColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255).cgColor)
    #expect(circle.path?.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 20, height: 20))
    let line = try #require(layers[2] as? CAGradientLayer)
    #expect(line.frame == CGRect(x: 4, y: 24, width: 52, height: 12) && line.mask is CAShapeLayer)
    #expect(line.mask?.convert(CGPoint(x: 10, y: 30), to: line) == CGPoint(x: 6, y: 6))
    #expect(layers[3].position == .zero && layers[4].position == CGPoint(x: 30, y: 5))
    let dot = try #require(layers[4].sublayers?.first as? CAShapeLayer)
    #expect(dot.lineWidth == 4 && dot.lineCap == .round && dot.strokeColor == UIColor.green.cgColor)
  }

  @Test func theSamplesAreReadWithTheirSizes() {
    #expect(PhotoLibrary.samples.count == 14)
    for photo in PhotoLibrary.samples { #expect(photo.image.size.width > 100) }
    #expect(Landscapes.dawn().svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"600\" height=\"400\""))
  }
}
