import UIKit

/// Pictures of places that do not exist.
enum Landscapes {
  static func dawn() -> Sketch {
    var sketch = Sketch(width: 600, height: 400)
    sketch.background(sketch.gradient("#31456f", "#c8748a", "#ffd9a0", "#fff0cf"))
    sketch.circle(410, 215, 90, "#fff2c4", opacity: 35)
    sketch.circle(410, 215, 42, "#fff6da")
    sketch.ridge(y: 240, swell: 26, waves: 1.3, phase: 0.4, "#b07a94", opacity: 80)
    sketch.ridge(y: 280, swell: 30, waves: 1.1, phase: 2.2, "#7f5f86")
    sketch.ridge(y: 325, swell: 24, waves: 1.6, phase: 4.1, "#4f456f")
    sketch.ridge(y: 372, swell: 18, waves: 1.2, phase: 0.9, "#28294a")
    return sketch
  }

  static func mountains() -> Sketch {
    var sketch = Sketch(width: 400, height: 600)
    sketch.background(sketch.gradient("#0b1030", "#1d2b63", "#5a5fa8"))
    var dice = SketchDice(7)
    sketch.dots((0..<60).map { _ in (dice.roll(400), dice.roll(340)) }, "#fff", size: 1)
    sketch.dots((0..<18).map { _ in (dice.roll(400), dice.roll(300)) }, "#dfe6ff", size: 3)
    sketch.circle(300, 110, 34, "#f4f1dc")
    sketch.circle(287, 103, 32, "#131c4a")
    sketch.shape("M0 420L70 330 120 380 205 230 265 330 300 290 400 410V600H0z", "#39437d")
    sketch.shape("M205 230L232 275 212 268 200 290 184 268z", "#c9d2f5")
    sketch.shape("M0 500L90 400 150 460 230 370 330 480 400 430V600H0z", "#232b59")
    sketch.ridge(y: 540, swell: 18, waves: 1.5, phase: 1, "#11163a")
    return sketch
  }

  static func coast() -> Sketch {
    var sketch = Sketch(width: 1200, height: 300)
    sketch.background(sketch.gradient("#6fb6e8", "#bfe3f5", "#fdf3dc"))
    sketch.circle(860, 120, 30, "#fffbe8")
    sketch.rectangle(0, 160, 1200, 140, sketch.gradient("#2f8fb8", "#155a86"))
    var dice = SketchDice(3)
    for _ in 0..<22 {
      let y = 166 + dice.roll(70)
      sketch.rectangle(dice.roll(1150), y, 30 + dice.roll(90), 2, "#fff", opacity: 30)
    }
    sketch.shape("M0 160L0 112Q120 96 210 128T390 152L430 160z", "#4f7f64")
    sketch.shape("M1200 160V120Q1130 116 1070 140L1010 160z", "#6b957b")
    sketch.ridge(y: 268, swell: 12, waves: 1.4, phase: 0.5, "#f0dcae")
    sketch.shape("M560 150L600 96V150z M606 150V104L634 150z M548 154H646L634 166H562z", "#fff")
    return sketch
  }

  static func dunes() -> Sketch {
    var sketch = Sketch(width: 640, height: 360)
    sketch.background(sketch.gradient("#f7b267", "#f9d9a7"))
    sketch.circle(150, 92, 46, "#fff1cf")
    sketch.ridge(y: 190, swell: 30, waves: 0.9, phase: 5.2, "#e39a55")
    sketch.ridge(y: 240, swell: 38, waves: 0.8, phase: 2.6, "#c9743c")
    sketch.ridge(y: 300, swell: 30, waves: 0.9, phase: 0.2, "#9c4d2e")
    return sketch
  }

  static func moonlight() -> Sketch {
    var sketch = Sketch(width: 360, height: 640)
    sketch.background(sketch.gradient("#0d1b3e", "#27447a", "#7a93bf"))
    sketch.circle(190, 150, 96, "#fff", opacity: 10)
    sketch.circle(190, 150, 58, "#fdf8e1")
    sketch.ridge(y: 322, swell: 14, waves: 1.2, phase: 3, "#16264f")
    sketch.rectangle(0, 330, 360, 310, sketch.gradient("#3d5f94", "#0a1430"))
    var dice = SketchDice(11)
    for row in 0..<24 {
      let width = 20 + row * 3 + dice.roll(30)
      sketch.rectangle(190 - width / 2 + dice.roll(21) - 10, 338 + row * 11, width, 3, "#fdf8e1", opacity: 70 - row * 2)
    }
    return sketch
  }

  static func city() -> Sketch {
    var sketch = Sketch(width: 750, height: 300)
    sketch.background(sketch.gradient("#1b2045", "#7c4a7d", "#f08a6b"))
    var dice = SketchDice(5)
    for (base, colour) in [(70, "#5b3d6b"), (40, "#241f44")] {
      var path = "M0 300"
      var x = 0
      var windows: [(x: Int, y: Int)] = []
      while x < 750 {
        let width = 30 + dice.roll(36)
        let top = 250 - base - dice.roll(110)
        path += "V\(top)h\(width)"
        for y in stride(from: top + 14, to: 286, by: 22) where dice.roll(3) == 0 {
          windows.append((x + 9 + dice.roll(width - 16), y))
        }
        x += width
      }
      sketch.shape(path + "V300z", colour)
      if base == 40 { sketch.dots(windows, "#ffd88a", size: 4) }
    }
    return sketch
  }

  static func aurora() -> Sketch {
    var sketch = Sketch(width: 900, height: 300)
    sketch.background(sketch.gradient("#050b22", "#0d2740"))
    var dice = SketchDice(2)
    sketch.dots((0..<50).map { _ in (dice.roll(900), dice.roll(200)) }, "#cfe0ff", size: 2)
    let (green, violet) = (
      sketch.gradient("#2de2a600", "#38e8a8", "#2de2a600"), sketch.gradient("#8b5cf600", "#8b7cf6", "#3a7bd500")
    )
    for (y, bend, colour, opacity) in [(20, 70, violet, 45), (50, -60, green, 70), (95, 45, green, 55)] {
      sketch.shape(
        "M0 \(y)q150 \(-bend) 300 0t300 0 300 0V\(y + 150)q-150 \(bend) -300 0t-300 0-300 0z", colour, opacity: opacity)
    }
    sketch.ridge(y: 236, swell: 26, waves: 2, phase: 2, "#0b1a2e")
    sketch.ridge(y: 270, swell: 14, waves: 2.6, phase: 0.3, "#050d1b")
    return sketch
  }

  static func birches() -> Sketch {
    var sketch = Sketch(width: 180, height: 600)
    sketch.background(sketch.gradient("#f5e7b8", "#cfdc8a", "#7a9a4a"))
    var dice = SketchDice(9)
    sketch.dots((0..<56).map { _ in (dice.roll(180), dice.roll(330)) }, "#e8b93f", size: 15)
    for (x, width) in [(18, 11), (54, 20), (96, 13), (132, 24)] {
      sketch.rectangle(x, 0, width, 600, sketch.gradient("#fff", "#e9e6dc", "#a9a79c", sideways: true))
      var marks = ""
      for _ in 0..<8 { marks += "M\(x + dice.roll(width / 2)) \(dice.roll(590))h\(3 + dice.roll(width / 2))" }
      sketch.line(marks, "#3c3a36", width: 3)
    }
    sketch.dots((0..<30).map { _ in (dice.roll(180), dice.roll(240)) }, "#f2cf52", size: 12)
    sketch.ridge(y: 576, swell: 10, waves: 1, phase: 0, "#4f6b2e")
    return sketch
  }
}
