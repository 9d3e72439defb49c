// What pictures cost: swift run -c release picture-costs

import CoreGraphics
import Foundation
import Gallery
import PictureTesting
import Pictures
import Stage
import UIKit

@main @MainActor struct Main {
  private static let size = CGSize(width: 390, height: 844)

  static func main() throws {
    for id in ["photos", "storefront", "cell-animations", "dashboard"] { try drawFrames(of: id, scale: 2) }
    for scale in [1, 3] as [CGFloat] { try drawFrames(of: "photos", scale: scale) }
    for id in ["photos", "storefront", "cell-animations"] { try runPictureTests(of: id, count: 100) }
  }

  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1000 + Double(time.components.attoseconds) / 1e15
  }

  /// Draws every frame of a demo's script, each as a whole and only what has changed, and prints what one takes.
  private static func drawFrames(of id: String, scale: CGFloat) throws {
    guard let demo = DemoIndex.demo(id) else { return }
    let renderer = try PictureRenderer(scale: scale)
    let whole = try play(demo, with: SceneTree()) { _ = try? renderer.picture(of: $0, size: size) }
    let moving = try MovingPicture(size: size, renderer: PictureRenderer(scale: scale))
    var drawn = 0
    let parts = try play(demo, with: moving) { picture in
      if let part = picture.update() { drawn += part.width * part.height }
    }
    say("\(id), scale \(Int(scale)): \(whole.count) frames")
    say("  whole: \(summary(whole))")
    let percent = Double(drawn) * 100 / Double(whole.count * moving.picture.width * moving.picture.height)
    say("  what has changed, \(text(percent)) % of the pixels: \(summary(parts))")
  }

  /// Plays a demo's script, and returns what its frames take, in milliseconds.
  private static func play<Renderer: SceneRenderer>(
    _ demo: Demo, with renderer: Renderer, _ draw: @escaping (Renderer) -> Void
  ) throws -> [Double] {
    let stage = Stage(size: size, rootViewController: demo.makeViewController())
    stage.renderer = renderer
    var times: [Double] = []
    var player = ScriptPlayer(stage: stage)
    player.onFrame = { times.append(milliseconds { draw(renderer) }) }
    try player.play(Script(json: demo.script))
    return times
  }

  private static func summary(_ times: [Double]) -> String {
    let sorted = times.sorted()
    let mean = times.reduce(0, +) / Double(times.count)
    return "mean \(text(mean)) ms, median \(text(sorted[times.count / 2])) ms, nine of ten below "
      + "\(text(sorted[times.count * 9 / 10])) ms, longest \(text(sorted[times.count - 1])) ms"
  }

  /// Does what a picture test does, again and again.
  private static func runPictureTests(of id: String, count: Int) throws {
    guard let demo = DemoIndex.demo(id) else { return }
    let renderer = try PictureRenderer(scale: 2)
    func draw() throws -> Picture {
      let stage = Stage(size: size, rootViewController: demo.makeViewController())
      return try renderer.picture(of: stage.scene)
    }
    let expected = try draw().pngBytes()
    var parts = (draw: 0.0, read: 0.0, compare: 0.0)
    for _ in 0..<count {
      var actual: Picture?
      var read: Picture?
      parts.draw += try milliseconds { actual = try draw() }
      guard let actual else { return }
      var isEqual = false
      parts.compare += milliseconds { isEqual = actual.isWritten(in: expected) }
      if isEqual { continue }
      parts.read += milliseconds { read = Picture(png: expected) }
      guard let read else { return }
      parts.compare += milliseconds { _ = PictureDifference(read, actual) }
    }
    say(
      "\(count) picture tests of \(id): \(text((parts.draw + parts.read + parts.compare) / 1000)) s; each "
        + "\(text(parts.draw / Double(count))) ms for screen and picture, \(text(parts.read / Double(count))) ms to read "
        + "the file, \(text(parts.compare / Double(count))) ms to compare")
  }

  /// Writes a line now, wherever it goes.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private static func text(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
