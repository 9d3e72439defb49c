import UIKit

// What makes a drawing look like a photograph: light that spreads, air between near and far, and a lens.

extension Sketch {
  /// Light that fades away from its middle.
  /// - Parameters:
  ///   - radius: where nothing is left of it.
  ///   - strength: of all its rings together in the middle, percent.
  mutating func glow(_ x: Int, _ y: Int, radius: Int, _ colour: String, strength: Int) {
    let rings = 16  // so many that none of them is seen
    for ring in 0..<rings {
      circle(x, y, radius * (rings - ring) / rings, colour, opacity: max(1, (strength + rings / 2) / rings))
    }
  }

  /// Air that is thickest at the bottom.
  /// - Parameter colour: "#rrggbb".
  mutating func haze(y: Int, height: Int, _ colour: String) {
    rectangle(0, y, width, height, gradient(colour + "00", colour + "b0"))
  }

  /// Darker towards the edges, as a photograph is.
  mutating func develop() {
    rectangle(0, 0, width, height, gradient("#00000040", "#00000000", "#00000000", "#00000048"))
    rectangle(0, 0, width, height, gradient("#00000038", "#00000000", "#00000000", "#00000038", sideways: true))
  }

  /// Trees side by side along a ridge, as it was drawn.
  mutating func firs(y: Int, swell: Int, waves: CGFloat, phase: CGFloat, size: Int, _ colour: String, seed: UInt32) {
    var dice = SketchDice(seed)
    var path = ""
    var x = -size / 4
    while x < width {
      let t = CGFloat(x) / CGFloat(width) * waves * 2 * .pi + phase
      let ground = y - Int(CGFloat(swell) * (sin(t) * 0.65 + sin(t * 2.3 + 1) * 0.35)) + 3
      let height = size / 2 + dice.roll(size / 2 + 1)
      path += "M\(x) \(ground)l\(height / 4) -\(height) \(height / 4) \(height)z"
      x += size / 4 + dice.roll(size / 2 + 1)
    }
    shape(path, colour)
  }
}
