import Foundation
import Gallery
import Stage
import UIKit

/// Writes the Swift code of the demos at their defaults and at random settings, and a list of these settings, to the folder
/// that the argument names.
@main struct Generate {
  private static let settingsPerDemo = 5

  @MainActor static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var dice = Dice(state: 41)
    var entries = ""
    for demo in DemoIndex.demos {
      for number in 0...settingsPerDemo {
        guard let controller = demo.makeViewController() as? DemoViewController else { continue }
        // Some values depend on the size of the screen.
        let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
        if number > 0 { choose(controller, &dice) }
        stage.advance(by: 0.5)
        let values = controller.parameters.map { "\"\($0.id)\": \($0.value)" }.joined(separator: ", ")
        let name = className(controller.code)
        let source = controller.code.replacingOccurrences(of: name, with: "\(name)\(number)")
        try source.write(to: folder.appendingPathComponent("\(name)\(number).swift"), atomically: true, encoding: .utf8)
        entries += "  Sample(demo: \"\(demo.id)\", values: [\(values)]) { \(name)\(number)() },\n"
      }
    }
    let list = "@MainActor let samples: [Sample] = [\n\(entries)]\n"
    try list.write(to: folder.appendingPathComponent("Samples.swift"), atomically: true, encoding: .utf8)
  }

  /// The name of the class that the code declares.
  private static func className(_ code: String) -> String {
    let start = code.range(of: "final class ")!.upperBound
    return String(code[start...].prefix { $0 != ":" })
  }

  @MainActor private static func choose(_ controller: DemoViewController, _ dice: inout Dice) {
    for parameter in controller.parameters where parameter.id != "article" {
      // Some, but not so many that nothing of the end is seen.
      let range = parameter.kind == .number ? 4...min(30, parameter.range.upperBound) : parameter.range
      parameter.choose(Double.random(in: range, using: &dice))
    }
  }
}

/// The same numbers each time (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
