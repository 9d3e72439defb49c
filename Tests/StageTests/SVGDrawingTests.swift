import Foundation
import QuartzCore
import Testing

@testable import Stage

@MainActor @Suite struct SVGDrawingTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func window(_ film: Film) -> Scene.Node {
    .layer(1, in: 0, frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  private func shape(to x: CGFloat, strokeEnd: CGFloat = 1) -> Scene.Shape {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: x, y: 10))
    return Scene.Shape(
      path: path, fillColor: nil, isFilledByEvenOddRule: false, strokeColor: red, strokeStart: 0,
      strokeEnd: strokeEnd, lineWidth: 2, miterLimit: 10, lineCap: .round, lineJoin: .round, dashes: [], dashPhase: 0)
  }

  @Test func aShapeThatMovesIsOnePathWithAnimatedCoordinates() {
    let film = Film()
    let layer = Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    film.show(from: 0, to: 1) { time in
      [window(film), layer.with { $0.shape = shape(to: 100 * time, strokeEnd: 0.5 + time / 2) }]
    }
    let svg = film.recorder.svg()
    #expect(svg.contains("attributeName=\"d\" values=\"M0 0L0 10;M0 0L100 10"))
    #expect(svg.contains("pathLength=\"1\" stroke-dasharray=\".5 2\""))
    #expect(svg.contains("fill=\"none\" stroke=\"#f00\"") && svg.contains("stroke-linecap=\"round\""))
  }

  @Test func aGradientIsDefinedInPoints() {
    let film = Film()
    let gradient = Scene.Gradient(
      kind: .axial, stops: [.init(color: red, location: 0), .init(color: blue, location: 1)],
      start: CGPoint(x: 0, y: 0), end: CGPoint(x: 1, y: 0.5))
    let layer = Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    film.show([window(film), layer.with { $0.gradient = gradient }], at: 0)
    let svg = film.recorder.svg()
    #expect(svg.contains("<linearGradient x1=\"0\" y1=\"0\" x2=\"100\" y2=\"40\""))
    #expect(svg.contains("<stop offset=\"0\" stop-color=\"#f00\"/><stop offset=\"1\" stop-color=\"#00f\"/>"))
  }

  @Test func aMaskIsWrittenAsOneAndNotAsAChild() {
    let film = Film()
    let layer = Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let mask = Scene.Node.layer(3, in: 2, frame: CGRect(x: 10, y: 10, width: 20, height: 20)).with {
      $0.isMask = true
      $0.backgroundColor = blue
    }
    film.recorder.render(window(film), changes: .created)
    film.recorder.render(layer, changes: .created)
    film.recorder.render(mask, changes: .created)
    film.recorder.arrange([2], of: 1)
    let svg = film.recorder.svg()
    #expect(svg.contains("mask-type:alpha") && svg.contains("mask=\"url(#m1)\""))
    #expect(svg.components(separatedBy: "#00f").count == 2)
  }

  @Test func someRoundCornersMakeAPath() {
    let film = Film()
    let layer = Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 80)).with {
      $0.cornerRadius = 10
      $0.maskedCorners = .layerMinXMinYCorner
    }
    film.show([window(film), layer], at: 0)
    #expect(
      film.recorder.svg().contains(
        "M10 0L100 0A0 0 0 0 1 100 0L100 80A0 0 0 0 1 100 80L0 80A0 0 0 0 1 0 80L0 10A10 10 0 0 1 10 0Z"))
  }
}
