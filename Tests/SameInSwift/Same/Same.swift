import Foundation
import Gallery
import Stage
import UIKit

/// A demo at certain settings, and the screen that its Swift code makes.
@MainActor struct Sample {
  let demo: String
  let values: [String: Double]
  let make: () -> UIViewController
}

/// Plays the same on each demo and on the screen of its code, and compares where the elements are in each frame.
@main struct Same {
  /// What is played; nil for demos whose code has other contents, of which only the code is compiled.
  private static let scripts: [String: String?] = [
    "colours": """
    [{"tapItem": [0, 1]}, {"wait": 0.7}, {"press": "Add section"}, {"wait": 0.2}, {"tapItem": [0, 0]}, {"wait": 0.7},
     {"tapItem": [1, 0]}, {"wait": 0.6}, {"press": "Delete"}, {"wait": 1}]
    """,
    "dashboard": """
    [{"tapItem": [0, 3]}, {"wait": 0.15}]
    """,
    "photos": """
    [{"drag": {"from": [340, 330], "to": [120, 330], "duration": 0.3}}, {"wait": 0.8},
     {"drag": {"from": [330, 745], "to": [110, 745], "duration": 0.25}}, {"wait": 1.5}]
    """,
    "select-strip": """
    [{"tapItem": [0, 2]}, {"wait": 0.7}, {"tapItem": [0, 0]}, {"wait": 0.1}, {"tapItem": [0, 1]}, {"wait": 1}]
    """,
    "outline": nil, "storefront": nil, "library": nil, "chat": nil,
  ]

  @MainActor static func main() throws {
    var failures = 0
    for sample in samples {
      guard let demo = DemoIndex.demo(sample.demo), let controller = demo.makeViewController() as? DemoViewController
      else { fatalError("there is no demo \(sample.demo)") }
      guard let script = scripts[sample.demo] ?? demo.script else { continue }
      let steps = try Script(json: script).steps
      let expected = try film(controller, sample.values, steps, size: CGSize(width: 390, height: 844))
      let found = try film(sample.make(), [:], steps, size: size(sample.demo, controller))
      guard let difference = expected.difference(from: found) else { continue }
      failures += 1
      print("\(sample.demo) \(sample.values): \(difference)")
    }
    print("\(samples.count) screens, \(failures) unlike their demos")
    exit(failures == 0 ? 0 : 1)
  }

  /// The size of the code's screen: that of the demo without its bars.
  @MainActor private static func size(_ id: String, _ demo: UIViewController) -> CGSize {
    guard let view = demo.view.subviews.lazy.compactMap({ $0 as? UICollectionView }).first else { return .zero }
    return CGSize(width: 390, height: view.bounds.height + (id == "photos" ? 80 : 0))
  }

  @MainActor private static func film(
    _ controller: UIViewController, _ values: [String: Double], _ steps: [Script.Step], size: CGSize
  ) throws -> ElementFilm {
    let stage = Stage(size: size, rootViewController: controller)
    if let demo = controller as? DemoViewController {
      for parameter in demo.parameters { values[parameter.id].map { parameter.choose($0) } }
      // The bar with the options is no part of the code.
      demo.additionalSafeAreaInsets = .zero
    }
    stage.advance(by: 0.5)
    var film = ElementFilm()
    var player = ScriptPlayer(stage: stage)
    player.onFrame = { film.add(stage.scene) }
    for (index, step) in steps.enumerated() {
      do {
        try player.play(Script(steps: [step]))
      } catch {
        // With some numbers of items, there is no such item to tap.
        film.end = "step \(index) fails"
        break
      }
    }
    return film
  }
}
