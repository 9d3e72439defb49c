import UIKit

// Photographic effects: glow, haze and vignetting.

extension Sketch {
  /// Adds light that fades away from its centre.
  /// - Parameters:
  ///   - radius: The radius at which the light ends.
  ///   - strength: The total opacity in the centre, in per cent.
  mutating func glow(_ x: Int, _ y: Int, radius: Int, _ colour: String, strength: Int) {
    let rings = 16  // enough to be invisible individually
    for ring in 0..<rings {
      circle(x, y, radius * (rings - ring) / rings, colour, opacity: max(1, (strength + rings / 2) / rings))
    }
  }

  /// Adds haze that is densest at the bottom.
  /// - Parameter colour: The colour as "#rrggbb".
  mutating func haze(y: Int, height: Int, _ colour: String) {
    rectangle(0, y, width, height, gradient(colour + "00", colour + "b0"))
  }

  /// Darkens the edges, as in a photograph.
  mutating func develop() {
    rectangle(0, 0, width, height, gradient("#00000040", "#00000000", "#00000000", "#00000048"))
    rectangle(0, 0, width, height, gradient("#00000038", "#00000000", "#00000000", "#00000038", sideways: true))
  }

  /// Adds trees side by side along a ridge that was drawn with the same values.
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
