import UIKit

/// Pictures of imaginary places.
enum Landscapes {
  static func dawn() -> Sketch {
    var sketch = Sketch(width: 600, height: 400)
    sketch.background(sketch.gradient("#2c3f6b", "#b86a8c", "#ffb98a", "#ffe9c2"))
    sketch.glow(410, 205, radius: 210, "#ffe2a8", strength: 72)
    sketch.circle(410, 205, 30, "#fffbe8")
    sketch.ridge(y: 232, swell: 22, waves: 1.6, phase: 5.4, "#d69aa0", opacity: 75)
    sketch.ridge(y: 252, swell: 26, waves: 1.3, phase: 0.4, "#b07a94")
    sketch.haze(y: 226, height: 70, "#ffd3b0")
    sketch.ridge(y: 286, swell: 28, waves: 1.1, phase: 2.2, "#80608a")
    sketch.haze(y: 270, height: 64, "#e8a9a4")
    sketch.ridge(y: 326, swell: 22, waves: 1.6, phase: 4.1, "#4f456f")
    sketch.firs(y: 326, swell: 22, waves: 1.6, phase: 4.1, size: 16, "#4f456f", seed: 12)
    sketch.haze(y: 318, height: 52, "#9a7a92")
    sketch.ridge(y: 374, swell: 16, waves: 1.2, phase: 0.9, "#1d2040")
    sketch.firs(y: 374, swell: 16, waves: 1.2, phase: 0.9, size: 40, "#1d2040", seed: 21)
    sketch.develop()
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
    sketch.glow(300, 110, radius: 130, "#cfd8ff", strength: 26)
    sketch.shape("M0 420L70 330 120 380 205 230 265 330 300 290 400 410V600H0z", "#4a5596")
    // The snow and the slopes in the moonlight.
    sketch.shape("M205 230L265 330 300 290 400 410V520L250 420 222 340z", "#6470b4")
    sketch.shape("M205 230L240 288 222 276 214 300 203 274 192 296 180 276 170 286z", "#dfe5fb")
    sketch.shape("M300 290L326 322 310 318 300 334 290 308z M70 330L92 352 76 350 66 362 54 350z", "#c3ccf2")
    sketch.haze(y: 350, height: 110, "#7f86c4")
    sketch.shape("M0 500L90 400 150 460 230 370 330 480 400 430V600H0z", "#232b59")
    sketch.shape("M230 370L330 480 400 430V560L300 500z", "#303a70")
    sketch.haze(y: 450, height: 90, "#4b5494")
    sketch.ridge(y: 540, swell: 18, waves: 1.5, phase: 1, "#0d1230")
    sketch.firs(y: 540, swell: 18, waves: 1.5, phase: 1, size: 46, "#0d1230", seed: 8)
    sketch.develop()
    return sketch
  }

  static func coast() -> Sketch {
    var sketch = Sketch(width: 1200, height: 300)
    sketch.background(sketch.gradient("#6fb6e8", "#bfe3f5", "#fdf3dc"))
    sketch.glow(860, 110, radius: 190, "#fff6d2", strength: 64)
    sketch.circle(860, 110, 24, "#fffdf2")
    sketch.rectangle(0, 160, 1200, 140, sketch.gradient("#2f8fb8", "#155a86"))
    var dice = SketchDice(3)
    for _ in 0..<22 {
      let y = 166 + dice.roll(70)
      sketch.rectangle(dice.roll(1150), y, 30 + dice.roll(90), 2, "#fff", opacity: 30)
    }
    sketch.shape("M0 160L0 112Q120 96 210 128T390 152L430 160z", "#4f7f64")
    sketch.shape("M1200 160V120Q1130 116 1070 140L1010 160z", "#6b957b")
    for row in 0..<9 {  // the sun on the water
      let reach = 16 + row * 9
      sketch.rectangle(860 - reach / 2 + dice.roll(25) - 12, 164 + row * 9, reach, 3, "#fff6d2", opacity: 66 - row * 5)
    }
    sketch.ridge(y: 262, swell: 12, waves: 1.4, phase: 0.5, "#ffffff", opacity: 60)
    sketch.ridge(y: 268, swell: 12, waves: 1.4, phase: 0.5, sketch.gradient("#d9bf8c", "#f3e3bb"))
    sketch.shape("M560 150L600 96V150z M606 150V104L634 150z M548 154H646L634 166H562z", "#fff")
    sketch.shape("M606 150V104L634 150z M604 154H646L634 166H604z", "#c9dbe6")
    sketch.shape("M562 170H634L622 190H574z", "#fff", opacity: 25)
    sketch.develop()
    return sketch
  }

  static func dunes() -> Sketch {
    var sketch = Sketch(width: 640, height: 360)
    sketch.background(sketch.gradient("#e8935a", "#f7c283", "#fbe3b8"))
    sketch.glow(150, 92, radius: 160, "#fff1cf", strength: 72)
    sketch.circle(150, 92, 34, "#fffaf0")
    sketch.ridge(y: 176, swell: 16, waves: 1.4, phase: 1.2, "#eeb777")
    sketch.haze(y: 150, height: 60, "#fbdcae")
    sketch.ridge(y: 196, swell: 30, waves: 0.9, phase: 5.2, sketch.gradient("#f0b06c", "#c9793f"))
    sketch.ridge(y: 214, swell: 26, waves: 0.9, phase: 5.6, "#a9592f", opacity: 45)
    sketch.ridge(y: 246, swell: 38, waves: 0.8, phase: 2.6, sketch.gradient("#dd8a4a", "#a2532b"))
    sketch.ridge(y: 268, swell: 34, waves: 0.8, phase: 3.1, "#7c3a20", opacity: 50)
    sketch.ridge(y: 306, swell: 30, waves: 0.9, phase: 0.2, sketch.gradient("#b05c33", "#5b2817"))
    for row in 0..<4 { sketch.ridge(y: 326 + row * 12, swell: 26, waves: 0.9, phase: 0.2, "#3d190e", opacity: 14) }
    sketch.develop()
    return sketch
  }

  static func moonlight() -> Sketch {
    var sketch = Sketch(width: 360, height: 640)
    sketch.background(sketch.gradient("#0d1b3e", "#27447a", "#7a93bf"))
    var sky = SketchDice(23)
    sketch.dots((0..<50).map { _ in (sky.roll(360), sky.roll(290)) }, "#dfe8ff", size: 2)
    sketch.glow(190, 150, radius: 190, "#dfe6ff", strength: 44)
    sketch.circle(190, 150, 50, "#fdf8e1")
    for (x, y, radius) in [(176, 140, 12), (204, 166, 9), (198, 128, 6), (172, 170, 6)] {
      sketch.circle(x, y, radius, "#d8d0b4", opacity: 55)
    }
    sketch.ridge(y: 306, swell: 26, waves: 1.1, phase: 0.6, "#3b5488")
    sketch.haze(y: 270, height: 60, "#8fa6cf")
    sketch.ridge(y: 322, swell: 14, waves: 1.2, phase: 3, "#16264f")
    sketch.firs(y: 322, swell: 14, waves: 1.2, phase: 3, size: 18, "#16264f", seed: 5)
    sketch.rectangle(0, 330, 360, 310, sketch.gradient("#3d5f94", "#0a1430"))
    var dice = SketchDice(11)
    for row in 0..<24 {
      let width = 20 + row * 3 + dice.roll(30)
      sketch.rectangle(190 - width / 2 + dice.roll(21) - 10, 338 + row * 11, width, 3, "#fdf8e1", opacity: 70 - row * 2)
    }
    sketch.develop()
    return sketch
  }

  static func city() -> Sketch {
    var sketch = Sketch(width: 750, height: 300)
    sketch.background(sketch.gradient("#151b40", "#6d4480", "#f08a6b", "#ffc48a"))
    sketch.glow(560, 230, radius: 200, "#ffd59a", strength: 60)
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
      if base == 70 { sketch.haze(y: 150, height: 150, "#d9828a") }
      if base == 40 {
        sketch.dots(windows, "#ffb86a38", size: 11)
        sketch.dots(windows, "#ffe0a0", size: 4)
      }
    }
    sketch.develop()
    return sketch
  }

  static func aurora() -> Sketch {
    var sketch = Sketch(width: 900, height: 300)
    sketch.background(sketch.gradient("#050b22", "#0d2740"))
    var dice = SketchDice(2)
    sketch.dots((0..<50).map { _ in (dice.roll(900), dice.roll(200)) }, "#cfe0ff", size: 2)
    // Curtains of rays, each of which is brightest near its lower end.
    for (y, swell, length, colour) in [
      (150, 34, 130, sketch.gradient("#8b7cf600", "#6a7cf080", "#4fd8c0", "#2de2a600")),
      (200, 26, 150, sketch.gradient("#5b7cf600", "#38e8a870", "#8dffd2", "#2de2a600")),
    ] {
      for x in stride(from: -30, to: 900, by: 14) {
        let end = y + Int(CGFloat(swell) * sin(CGFloat(x + y) / 130))
        let ray = length - dice.roll(length / 3)
        sketch.rectangle(x, end - ray, 46, ray, colour, opacity: 14 + dice.roll(13))
      }
    }
    sketch.ridge(y: 236, swell: 26, waves: 2, phase: 2, "#0b1a2e")
    sketch.haze(y: 216, height: 50, "#1d6a68")
    sketch.ridge(y: 270, swell: 14, waves: 2.6, phase: 0.3, "#040a16")
    sketch.firs(y: 270, swell: 14, waves: 2.6, phase: 0.3, size: 34, "#040a16", seed: 17)
    sketch.develop()
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
    sketch.glow(40, 60, radius: 170, "#fff6c8", strength: 52)
    sketch.ridge(y: 576, swell: 10, waves: 1, phase: 0, "#4f6b2e")
    sketch.develop()
    return sketch
  }
}
