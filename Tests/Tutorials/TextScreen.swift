import QuartzCore
import Stage
import UIKit

/// A screen of characters, each of which represents 10 by 20 points. Cells are drawn as the last digits of their items.
@MainActor final class TextScreen: SceneRenderer {
  private var nodes: [Int: Scene.Node] = [:]
  private var children: [Int: [Int]] = [:]

  func render(_ node: Scene.Node, changes: Scene.Changes) {
    nodes[node.id] = node
    if node.parent == 0 { children[0] = [node.id] }  // the window
  }

  func arrange(_ children: [Int], of id: Int) { self.children[id] = children }

  func remove(_ id: Int) {
    nodes[id] = nil
    children[id] = nil
  }

  func text(columns: Int, rows: Int) -> String {
    var lines = [[Character]](repeating: [Character](repeating: "·", count: columns), count: rows)
    draw(0, at: .zero, in: &lines)
    return lines.map { String($0) }.joined(separator: "\n")
  }

  /// Draws the children of a node, back to front.
  private func draw(_ id: Int, at origin: CGPoint, in lines: inout [[Character]]) {
    for child in children[id] ?? [] {
      guard let node = nodes[child], !node.isHidden else { continue }
      let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      if case .element(let element) = node.content {
        for row in lines.indices {
          for column in lines[row].indices where frame.contains(CGPoint(x: 10 * column + 5, y: 20 * row + 10)) {
            lines[row][column] = Character(String(element.item % 10))
          }
        }
      }
      draw(child, at: CGPoint(x: frame.minX - node.bounds.minX, y: frame.minY - node.bounds.minY), in: &lines)
    }
  }
}
