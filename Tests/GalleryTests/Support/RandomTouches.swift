import Foundation
import Stage
import TestSupport
import UIKit

/// A random sequence of touches on a demo, which can be repeated as a script.
@MainActor struct RandomTouches {
  private var dice: Dice
  private let stage: Stage
  private let player: ScriptPlayer
  /// The touches so far.
  private(set) var steps: [Script.Step] = []

  init(seed: UInt64, stage: Stage) {
    dice = Dice(seed: seed)
    self.stage = stage
    player = ScriptPlayer(stage: stage)
  }

  /// Performs a few touches, and waits until everything is at rest.
  mutating func perform(count: Int = 5) throws {
    for _ in 0..<count {
      try play(touch())
      try play(.wait(Double(1 + dice.roll(dice.roll(2) == 0 ? 12 : 60)) / 60))
    }
    try play(.wait(3))
  }

  private mutating func play(_ step: Script.Step) throws {
    steps.append(step)
    try player.play(Script(steps: [step]))
  }

  private mutating func touch() -> Script.Step {
    switch dice.roll(10) {
    case 0..<4: return .tap(middle { if case .element = $0.content { true } else { false } } ?? place())
    case 4..<6: return .tap(middle { $0.semantics.role == .button } ?? place())
    case 6: return .tap(place())
    default:
      let start = place()
      let end = dice.roll(3) == 0 ? place() : CGPoint(x: start.x, y: place().y)
      return .drag(from: start, to: end, duration: Double(6 + dice.roll(30)) / 60)
    }
  }

  private mutating func place() -> CGPoint {
    let size = stage.window.bounds.size
    return CGPoint(x: 1 + dice.roll(Int(size.width) - 2), y: 1 + dice.roll(Int(size.height) - 2))
  }

  /// Returns the middle of a random view on the screen.
  private mutating func middle(of isWanted: (Scene.Node) -> Bool) -> CGPoint? {
    let scene = stage.scene
    let screen = CGRect(origin: .zero, size: scene.size)
    var origins: [Int: CGPoint] = [:]
    var middles: [CGPoint] = []
    for node in scene.nodes {
      let origin = origins[node.parent] ?? .zero
      let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      origins[node.id] = CGPoint(x: frame.minX - node.bounds.minX, y: frame.minY - node.bounds.minY)
      let visible = frame.intersection(screen)
      if isWanted(node), !visible.isNull, visible.width > 4, visible.height > 4 {
        middles.append(CGPoint(x: visible.midX.rounded(), y: visible.midY.rounded()))
      }
    }
    let inside = middles.filter { screen.insetBy(dx: 1, dy: 1).contains($0) }
    return inside.isEmpty ? nil : inside[dice.roll(inside.count)]
  }

  /// The touches as a script.
  var script: String {
    let texts = steps.map { step in
      switch step {
      case .tap(let point): "{\"tap\":[\(Int(point.x)),\(Int(point.y))]}"
      case .drag(let from, let to, let duration):
        "{\"drag\":{\"from\":[\(Int(from.x)),\(Int(from.y))],\"to\":[\(Int(to.x)),\(Int(to.y))],\"duration\":\(duration)}}"
      case .wait(let duration): "{\"wait\":\(duration)}"
      default: ""
      }
    }
    return "[\(texts.joined(separator: ","))]"
  }
}
