import Foundation
import QuartzCore
import Runtime

@testable import Stage

/// Shows made-up scenes to a recorder, frame by frame, as a stage would.
@MainActor final class Film {
  let recorder: SVGRecorder
  private let screen = ScreenContext()
  private var shown: [Int: Scene.Node] = [:]
  private var arranged: [Int: [Int]] = [:]

  init(title: String = "Film") {
    recorder = SVGRecorder(title: title)
    screen.makeCurrent()
  }

  /// - Parameter nodes: Back to front, parents first.
  func show(_ nodes: [Scene.Node], at time: Double) {
    screen.advance(to: time)
    var children: [Int: [Int]] = [:]
    for node in nodes {
      children[node.parent, default: []].append(node.id)
      recorder.render(node, changes: shown[node.id] == nil ? .created : .all)
    }
    for id in nodes.map({ $0.id }) where children[id] != arranged[id] {
      recorder.arrange(children[id] ?? [], of: id)
    }
    for id in shown.keys.sorted() where !nodes.contains(where: { $0.id == id }) { recorder.remove(id) }
    arranged = children
    shown = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
  }

  /// Shows frames at 60 per second from one time to another.
  func show(from start: Double, to end: Double, _ nodes: (Double) -> [Scene.Node]) {
    for frame in 0...Int(((end - start) * 60).rounded()) {
      let time = start + Double(frame) / 60
      show(nodes(time), at: time)
    }
  }
}

extension Scene.Node {
  /// A white layer, by its frame in the parent.
  static func layer(_ id: Int, in parent: Int, frame: CGRect, content: Scene.Content = .plain) -> Scene.Node {
    Scene.Node(
      id: id, parent: parent, position: CGPoint(x: frame.midX, y: frame.midY),
      bounds: CGRect(origin: .zero, size: frame.size), anchorPoint: CGPoint(x: 0.5, y: 0.5),
      transform: CATransform3DIdentity, opacity: 1,
      look: Shared(
        Scene.Node.Look(
          clips: false, isHidden: false, backgroundColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1), cornerRadius: 0,
          borderWidth: 0, borderColor: nil, shadow: nil, text: nil)),
      meaning: Shared(
        Scene.Node.Meaning(
          semantics: Scene.Semantics(
            role: .none, label: "", isSelected: false, isEnabled: true, position: 0, count: 0),
          content: content)))
  }

  /// The same with something else.
  func with(_ change: (inout Scene.Node) -> Void) -> Scene.Node {
    var node = self
    change(&node)
    return node
  }

  func showing(_ text: String, alignment: LayerText.Alignment = .left, lines: Int = 1) -> Scene.Node {
    with {
      $0.backgroundColor = nil
      let run = LayerText.Run(
        string: text, fontSize: 17, fontWeight: 400, isMonospaced: false,
        color: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
      $0.text = Scene.Text(LayerText(runs: [run], alignment: alignment, numberOfLines: lines))
    }
  }
}

extension Scene.Content {
  static func cell(_ section: Int, _ item: Int, isDisappearing: Bool = false) -> Scene.Content {
    .element(
      Scene.Element(category: .cell, kind: nil, section: section, item: item, zIndex: 0, isDisappearing: isDisappearing)
    )
  }
}
