import Stage
import UIKit

/// Sees to it that what is drawn has places and sizes, and adds these to the digest.
@MainActor final class NumberWatch: SceneRenderer {
  /// The first node that has none.
  private(set) var fault: String?

  func render(_ node: Scene.Node, changes: Scene.Changes) {
    let matrix = node.transform
    let numbers: [CGFloat] = [
      node.position.x, node.position.y, node.bounds.minX, node.bounds.minY, node.bounds.width, node.bounds.height,
      CGFloat(node.opacity), matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m41, matrix.m42, matrix.m33,
    ]
    for number in numbers { Digest.current.add(number) }
    if fault == nil, !numbers.allSatisfy({ $0.isFinite }) {
      fault = "a layer is drawn at \(node.position) with bounds \(node.bounds) and opacity \(node.opacity)"
    }
  }

  func arrange(_ children: [Int], of id: Int) {}
  func remove(_ id: Int) {}
}
