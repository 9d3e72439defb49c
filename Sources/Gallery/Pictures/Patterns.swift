import UIKit

/// Pictures of patterns.
enum Patterns {
  /// Returns seeds at the golden angle from each other.
  static func sunflower() -> Sketch {
    var sketch = Sketch(width: 400, height: 400)
    sketch.background(sketch.gradient("#3a78a8", "#1c3f61"))
    sketch.glow(130, 90, radius: 300, "#bfe2f5", strength: 32)
    for (first, reach, colour) in [(0, 176, "#b8741c"), (9, 186, sketch.gradient("#ffe07a", "#f0a52c"))] {
      var (petals, veins) = ("", "")
      for angle in stride(from: first, to: 360, by: 18) {
        func point(_ radius: Int, _ turn: Int = 0) -> String {
          let angle = CGFloat(angle + turn) * .pi / 180
          return "\(200 + Int(cos(angle) * CGFloat(radius))) \(200 + Int(sin(angle) * CGFloat(radius)))"
        }
        petals += "M\(point(104))Q\(point(150, -16)) \(point(reach))Q\(point(150, 16)) \(point(104))z"
        veins += "M\(point(104))L\(point(reach - 14))"
      }
      sketch.shape(petals, colour)
      sketch.line(veins, "#7a4a1040", width: 2)
    }
    sketch.circle(200, 204, 134, "#000", opacity: 18)
    sketch.circle(200, 200, 128, "#5a3418")
    sketch.glow(170, 165, radius: 120, "#a4642c", strength: 60)
    for (range, colour, size) in [(0..<50, "#f4a640", 8), (50..<140, "#c9752b", 10)] {
      let seeds = range.map { seed -> (x: Int, y: Int) in
        let (angle, radius) = (CGFloat(seed) * 2.399_963, 10 * CGFloat(seed).squareRoot())
        return (200 + Int(cos(angle) * radius), 200 + Int(sin(angle) * radius))
      }
      sketch.dots(seeds.map { ($0.x + 1, $0.y + 2) }, "#2a150680", size: size + 1)
      sketch.dots(seeds, colour, size: size)
    }
    sketch.develop()
    return sketch
  }

  /// Returns birds flying in a flock.
  static func flock() -> Sketch {
    var sketch = Sketch(width: 840, height: 360)
    sketch.background(sketch.gradient("#3d4d80", "#d2857a", "#fbd9a0"))
    sketch.glow(640, 300, radius: 260, "#fff0c4", strength: 64)
    var dice = SketchDice(1)
    for size in [3, 4, 5] {
      let birds = (0..<68).map { _ -> (x: Int, y: Int) in
        let t = CGFloat(dice.roll(1000)) / 1000
        let spread = 10 + 60 * sin(t * .pi) * (0.6 + 0.4 * sin(t * 9))
        let off = CGFloat(dice.roll(2001) - 1000) / 1000
        return (
          120 + Int(t * 600 + off * 26), 150 + Int(sin(t * 5.6) * 62 + off * abs(off) * spread)
        )
      }
      sketch.dots(birds, "#22223f", size: size)
    }
    sketch.ridge(y: 316, swell: 14, waves: 1.2, phase: 4, "#7c5f78", opacity: 80)
    sketch.haze(y: 290, height: 50, "#f2b796")
    sketch.ridge(y: 336, swell: 10, waves: 1.6, phase: 1, "#211f38")
    sketch.firs(y: 336, swell: 10, waves: 1.6, phase: 1, size: 26, "#211f38", seed: 3)
    sketch.develop()
    return sketch
  }

  /// Returns overlapping scales, like waves.
  static func waves() -> Sketch {
    var sketch = Sketch(width: 450, height: 600)
    sketch.background("#12355b")
    let rows = (0..<9).map { row in (x: row % 2 * -75, y: 60 + row * 68) }
    sketch.stamp(at: rows) { sketch in
      for (size, colour) in [(150, "#f2efe6"), (128, "#2a6f97"), (88, "#f2efe6"), (68, "#61a5c2"), (30, "#f2efe6")] {
        sketch.dots([(0, 0), (150, 0), (300, 0), (450, 0), (600, 0)], colour, size: size)
      }
    }
    return sketch
  }

  /// Returns tiles of two quarter circles, each turned one way or the other.
  static func tiles() -> Sketch {
    var sketch = Sketch(width: 480, height: 360)
    sketch.background("#f4f1de")
    var dice = SketchDice(4)
    var path = ""
    for y in stride(from: 0, to: 360, by: 60) {
      for x in stride(from: 0, to: 480, by: 60) {
        path +=
          dice.roll(2) == 0
          ? "M\(x) \(y + 30)q30 0 30-30M\(x + 30) \(y + 60)q0-30 30-30"
          : "M\(x) \(y + 30)q30 0 30 30M\(x + 30) \(y)q0 30 30 30"
      }
    }
    sketch.stripe(path, "#3d405b", width: 22, inner: "#e07a5f", innerWidth: 10)
    return sketch
  }

  /// Returns nested circles.
  static func rings() -> Sketch {
    var sketch = Sketch(width: 480, height: 600)
    let colours = ["#e63946", "#f1faee", "#a8dadc", "#457b9d", "#1d3557", "#ffb703", "#fb8500"]
    var dice = SketchDice(6)
    var places = colours.map { _ in (ground: "", rings: [[(x: Int, y: Int)]](repeating: [], count: 3)) }
    for y in stride(from: 0, to: 600, by: 120) {
      for x in stride(from: 0, to: 480, by: 120) {
        let first = dice.roll(7)
        places[(first + 3) % 7].ground += "M\(x) \(y)h120v120h-120z"
        for ring in 0..<3 { places[(first + ring * (1 + dice.roll(2))) % 7].rings[ring].append((x + 60, y + 60)) }
      }
    }
    for (colour, place) in zip(colours, places) { sketch.shape(place.ground, colour) }
    for (ring, size) in [108, 72, 34].enumerated() {
      for (colour, place) in zip(colours, places) { sketch.dots(place.rings[ring], colour, size: size) }
    }
    return sketch
  }

  /// Returns a frond: leaves in pairs along a stem that bends.
  static func fern() -> Sketch {
    var sketch = Sketch(width: 300, height: 600)
    sketch.background(sketch.gradient("#f3f7e9", "#d5e5c0"))
    var stem = "M150 590"
    var leaves = ""
    for step in 0..<24 {
      let t = CGFloat(step) / 24
      let (x, y) = (150 + Int(sin(t * 2.4) * 34), 570 - Int(t * 530))
      stem += "L\(x) \(y)"
      let length = Int(128 * (1 - t) * (0.25 + min(1, t * 6) * 0.75)) + 8
      for side in [-1, 1] {
        leaves += "M\(x) \(y)q\(side * length / 2)-\(length / 2 + 6) \(side * length)-\(length / 3)"
        leaves += "q\(-side * length / 2) \(length / 5) \(-side * length) \(length / 3)"
      }
    }
    sketch.glow(90, 120, radius: 260, "#fdfbe2", strength: 56)
    sketch.shape(leaves, "#1f4a26", opacity: 30)
    sketch.shape(leaves, sketch.gradient("#7dbb62", "#2f6e3c"))
    sketch.line(stem, "#2f6130", width: 4)
    sketch.develop()
    return sketch
  }
}
