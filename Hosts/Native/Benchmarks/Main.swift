// What pictures cost: swift run -c release picture-costs [frames | tests]
// With options of Benchmarks, such as --mode scroll --cell text, what one of its boards costs.

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
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.isEmpty || [["frames"], ["tests"]].contains(arguments) else {
      do { say(try BoardCosts(BenchmarkOptions(arguments)).run()) } catch let mistake as BenchmarkOptions.Mistake {
        FileHandle.standardError.write(Data((mistake.message + "\n").utf8))
        exit(2)
      }
      return
    }
    if arguments != ["tests"] {
      for id in ["photos", "storefront", "cell-animations", "dashboard"] { try drawFrames(of: id, scale: 2) }
      for scale in [1, 3] as [CGFloat] { try drawFrames(of: "photos", scale: scale) }
    }
    guard arguments != ["frames"] else { return }
    for id in ["photos", "storefront", "cell-animations"] { try runPictureTests(of: id, count: 100) }
    try runPictureTests(of: "cell-animations", count: 400)
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

  /// Runs picture tests of a demo, each with a picture of its own, as `assertPicture` does: when they pass, when the
  /// expected files have no digests, and when all of them fail.
  private static func runPictureTests(of id: String, count: Int) throws {
    guard let demo = DemoIndex.demo(id) else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picture-costs-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let pictures = folder.appendingPathComponent("Pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    func write(_ png: [UInt8]) throws {
      for number in 0...count { try Data(png).write(to: pictures.appendingPathComponent("\(number).png")) }
    }
    /// Runs the tests of a process, and prints what one takes. One before them makes the renderer.
    func run(_ words: String, change: (Stage) -> Void = { _ in }) {
      let run = PictureRun(
        report: folder.appendingPathComponent("report.html").path, process: PictureRun.currentProcess)
      let check = PictureCheck(folder: pictures, session: PictureSession(run: run))
      var failures = 0
      func test(_ number: Int) -> Double {
        milliseconds {
          let stage = Stage(size: size, rootViewController: demo.makeViewController())
          change(stage)
          let problem = check.problem(with: stage, named: "\(number)", at: [], scale: 2, textStyle: .fonts)
          failures += problem == nil ? 0 : 1
        }
      }
      _ = test(0)
      let times = (1...count).map(test)
      let end = milliseconds { run.writePages() }
      let sum = (times.reduce(0, +) + end) / 1000
      say("  \(words), \(failures) failures: \(text(sum)) s, \(text(end)) ms of it for the pages at the end; each")
      say("    \(summary(times))")
    }
    say("\(count) picture tests of \(id)")
    let stage = Stage(size: size, rootViewController: demo.makeViewController())
    let png = try PictureRenderer(scale: 2).picture(of: stage.scene).pngBytes()
    try write(png)
    run("with digests")
    try write(withoutTexts(png))
    run("without digests")
    run("another picture") { stage in
      let spot = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
      spot.backgroundColor = .red
      stage.window.addSubview(spot)
    }
  }

  /// Returns a PNG file without its texts, such as the digest.
  private static func withoutTexts(_ png: [UInt8]) -> [UInt8] {
    var result = Array(png.prefix(8))
    var place = 8
    while place + 12 <= png.count {
      let length = 12 + png[place..<place + 4].reduce(0) { $0 << 8 + Int($1) }
      let chunk = png[place..<min(place + length, png.count)]
      if !chunk.dropFirst(4).starts(with: Array("tEXt".utf8)) { result += chunk }
      place += length
    }
    return result
  }

  /// Writes a line now, wherever it goes.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private static func text(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
