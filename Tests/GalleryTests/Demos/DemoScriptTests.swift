import CoreGraphics
import Gallery
import Stage
import Testing

/// The demos' own scripts on tablets; they are written for a phone.
@MainActor @Suite struct DemoScriptTests {
  @Test(arguments: [CGSize(width: 820, height: 1180), CGSize(width: 1180, height: 820)])
  func scriptsFindWhatTheyName(_ size: CGSize) throws {
    for demo in DemoIndex.demos {
      let stage = Stage(size: size, rootViewController: demo.makeViewController())
      let script = try Script(json: demo.script).scaled(from: CGSize(width: 390, height: 844), to: size)
      do { try ScriptPlayer(stage: stage).play(script) } catch { Issue.record("\(demo.id): \(error)") }
    }
  }
}
