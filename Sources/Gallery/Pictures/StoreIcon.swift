import UIKit

/// The icons of the storefront's apps: white shapes on coloured backgrounds that fill squares, whose corners are
/// rounded where they are displayed.
@MainActor enum StoreIcon: Int, CaseIterable {
  case contour, nightjar, tidewatch, halfmoon, kestrel, isobar, loam, vellum, parallax, train, quarry, bread, metronome,
    umbra, ferry, lantern

  private var ground: (top: String, bottom: String) {
    switch self {
    case .contour: ("#7fb069", "#2f6b4f")
    case .nightjar: ("#2b2f77", "#0b1030")
    case .tidewatch: ("#4cc9d8", "#1266a5")
    case .halfmoon: ("#8e7cc3", "#3b2f6b")
    case .kestrel: ("#ffb45e", "#e0592a")
    case .isobar: ("#8ec5fc", "#3f7fe0")
    case .loam: ("#b5d56a", "#5b8c2a")
    case .vellum: ("#5b5f6b", "#23252c")
    case .parallax: ("#ff8fa3", "#c2255c")
    case .train: ("#f6c667", "#d9822b")
    case .quarry: ("#c9b8a8", "#7d6450")
    case .bread: ("#f0b67f", "#a8642f")
    case .metronome: ("#63d2b4", "#1d8a73")
    case .umbra: ("#f2545b", "#2b2d42")
    case .ferry: ("#6ea8fe", "#3d5af1")
    case .lantern: ("#ffd166", "#f08a24")
    }
  }

  private func draw() -> UIImage? {
    var sketch = Sketch(width: 100, height: 100)
    sketch.background(sketch.gradient(ground.top, ground.bottom))
    let white = "#ffffff"
    switch self {
    case .contour:
      sketch.shape("M0 84L34 34L50 58L62 42L100 88V100H0Z", white)
      sketch.shape("M34 34L46 52L36 48L30 56L22 51Z", "#9cc98a")
    case .nightjar:
      sketch.line("M22 66L40 40L60 52L80 26", "#8fa1ff", width: 3)
      sketch.dots([(22, 66), (40, 40), (60, 52), (80, 26)], white, size: 11)
      sketch.dots([(30, 22), (70, 76), (52, 80), (86, 58), (14, 36)], "#cfd8ff", size: 4)
    case .tidewatch:
      for (y, colour) in [(38, white), (56, "#d8f3f7"), (74, "#a5dbe8")] {
        sketch.line("M14 \(y)q12 -16 24 0t24 0 24 0", colour, width: 9)
      }
    case .halfmoon:
      sketch.shape("M62 16Q30 20 30 50Q30 80 62 84Q20 92 16 50Q20 8 62 16Z", "#fdf3d0")
      sketch.dots([(70, 36), (84, 58)], white, size: 6)
    case .kestrel:
      sketch.shape("M8 38Q36 30 50 56Q64 30 92 38Q68 46 56 74L50 84L44 74Q32 46 8 38Z", white)
    case .isobar:
      for (radius, opacity) in [(40, 25), (29, 35), (18, 60), (8, 100)] {
        sketch.circle(50, 50, radius, white, opacity: opacity)
      }
    case .loam:
      sketch.shape("M50 80Q14 66 24 26Q60 18 76 46Q78 70 50 80Z", white)
      sketch.line("M34 36Q54 50 52 88", "#7fb03f", width: 5)
    case .vellum:
      sketch.shape("M50 12L70 50L60 78H40L30 50Z", white)
      sketch.line("M50 14V48M42 86H58", "#3c3f49", width: 4)
      sketch.circle(50, 52, 6, "#3c3f49")
    case .parallax:
      sketch.rectangle(18, 18, 44, 44, white, opacity: 45)
      sketch.rectangle(28, 28, 44, 44, white, opacity: 60)
      sketch.rectangle(38, 38, 44, 44, white)
    case .train:
      sketch.shape("M24 22Q24 14 34 14H66Q76 14 76 22V66Q76 76 66 76H34Q24 76 24 66Z", white)
      sketch.rectangle(32, 26, 36, 22, "#d9822b")
      sketch.dots([(37, 62), (63, 62)], "#d9822b", size: 9)
      sketch.line("M34 78L26 90M66 78L74 90", white, width: 5)
    case .quarry:
      sketch.shape("M50 14L82 32V68L50 86L18 68V32Z", white, opacity: 55)
      sketch.shape("M50 30L68 40V60L50 70L32 60V40Z", white)
    case .bread:
      sketch.circle(50, 52, 34, "#fff3e2")
      sketch.line("M34 36L46 68M50 32L60 66M66 40L70 58", "#c98a4e", width: 5)
    case .metronome:
      sketch.shape("M40 14H60L76 86H24Z", white)
      sketch.line("M50 76L72 28", "#1d8a73", width: 5)
      sketch.circle(64, 46, 7, "#1d8a73")
    case .umbra:
      sketch.circle(50, 50, 33, white, opacity: 35)
      sketch.shape("M50 17Q83 17 83 50Q83 83 50 83Z", white)
    case .ferry:
      sketch.shape("M50 18L74 46H58V68H42V46H26Z", white)
      sketch.line("M20 82q10 -8 20 0t20 0 20 0", "#cfe0ff", width: 6)
    case .lantern:
      sketch.shape("M36 34H64L70 76H30Z", white)
      sketch.line("M40 34Q40 16 50 16Q60 16 60 34M28 84H72", white, width: 6)
      sketch.circle(50, 58, 10, "#ffb02e")
    }
    return sketch.image
  }

  private static let images = allCases.map { $0.draw() }

  var image: UIImage? { StoreIcon.images[rawValue] }
}
