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

  @Test func cornersThatBecomeRoundLaterAreDrawnFromThenOn() {
    let film = Film()
    var layer = Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 80)).with {
      $0.cornerRadius = 10
      $0.maskedCorners = .layerMinXMinYCorner
    }
    film.show([window(film), layer], at: 0)
    layer.maskedCorners = .all
    film.show([window(film), layer], at: 1)
    let svg = film.recorder.svg()
    #expect(svg.contains("M10 0L100 0") && svg.contains("rx=\"10\""))
  }

  // MARK: Conic gradients

  private func conic(_ stops: [(CGColor, Double)]) -> String {
    let film = Film()
    let gradient = Scene.Gradient(
      kind: .conic, stops: stops.map { .init(color: $0.0, location: $0.1) }, start: CGPoint(x: 0.5, y: 0.5),
      end: CGPoint(x: 0.5, y: 0))
    let layer = Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    film.show(
      [
        window(film),
        layer.with {
          $0.gradient = gradient
          $0.backgroundColor = nil
        },
      ], at: 0)
    return film.recorder.svg()
  }

  /// What is left when `needle` is taken out, counted.
  private func count(_ needle: String, in text: String) -> Int { text.components(separatedBy: needle).count - 1 }

  @Test func aConicGradientIsAFanOfOpaqueSectorsInStepsThatCannotBeSeen() {
    let svg = conic([(red, 0), (blue, 1)])
    // 255 of 255 in steps of at most 2, and the last sector once more.
    #expect(count("<path d=\"M50 50L", in: svg) == 129)
    #expect(!svg.contains("fill-opacity") && !svg.contains("<mask"))
  }

  @Test func hardStopsOfAConicGradientLieAtTheirAngles() {
    let svg = conic([(red, 0), (red, 0.25), (blue, 0.25), (blue, 1)])
    // A quarter of the turn is to the right of the middle: blue begins there, and no wider than a triangle may be.
    #expect(svg.contains("M50 50L160 50L") && svg.contains("fill=\"#00f\""))
    #expect(count("<path d=\"M50 50L", in: svg) == 6 + 18 + 1)
  }

  @Test func aTranslucentConicGradientFadesAsAWhole() {
    let half = conic([(red.copy(alpha: 0.5)!, 0), (blue.copy(alpha: 0.5)!, 1)])
    #expect(half.contains("<g opacity=\".5\"><path d=\"M50 50L") && !half.contains("fill-opacity"))
    let fading = conic([(red, 0), (red.copy(alpha: 0)!, 1)])
    #expect(fading.contains("<mask id=\"g1a\">") && fading.contains("mask=\"url(#g1a)\""))
    #expect(!fading.contains("fill-opacity"))
  }

  // MARK: Shadows

  @Test func withoutABackgroundWhatIsDrawnThrowsTheShadow() {
    let film = Film()
    let shadow = Scene.Shadow(
      color: CGColor(red: 0, green: 0, blue: 0, alpha: 1), opacity: 0.5, radius: 3, offset: CGSize(width: 0, height: 2))
    let label = Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 20)).showing("Text")
    let box = Scene.Node.layer(3, in: 1, frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    let inner = Scene.Node.layer(4, in: 3, frame: CGRect(x: 5, y: 5, width: 9, height: 9))
    film.show([window(film), label.with { $0.shadow = shadow }], at: 0)
    #expect(film.recorder.svg().contains("<g filter=\"url(#s0)\"><text"))
    film.show(
      [
        window(film),
        box.with {
          $0.shadow = shadow
          $0.backgroundColor = nil
        }, inner,
      ], at: 0)
    #expect(film.recorder.svg().contains("<g filter=\"url(#s0)\">\n<g transform=\"translate(5,5)\"><rect"))
    let filled = Film()
    filled.show([window(filled), box.with { $0.shadow = shadow }], at: 0)
    #expect(filled.recorder.svg().contains("fill=\"#fff\" filter=\"url(#s0)\""))
  }

  @Test func aShadowIsSeenOnlyWhileItIsThrown() {
    for path in [nil, CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)] {
      let film = Film()
      film.show(from: 0, to: 1) { time in
        let shadow = Scene.Shadow(
          color: CGColor(red: 0, green: 0, blue: 0, alpha: 1), opacity: 0.5, radius: 3, offset: .zero, path: path)
        return [
          window(film),
          Scene.Node.layer(2, in: 1, frame: CGRect(x: 0, y: 0, width: 9, height: 9)).with {
            $0.shadow = time > 0.3 && time < 0.7 ? shadow : nil
          },
        ]
      }
      let svg = film.recorder.svg()
      let attribute = path == nil ? "flood-opacity" : "fill-opacity"
      #expect(svg.contains("\(attribute)=\"0\""))
      let animation = svg.components(separatedBy: "attributeName=\"\(attribute)\"").dropFirst().first
      let values = animation?.components(separatedBy: "\"").dropFirst().first?.split(separator: ";")
      #expect(values?.first == "0" && values?.contains(".5") == true && values?.last == "0")
    }
  }
}
