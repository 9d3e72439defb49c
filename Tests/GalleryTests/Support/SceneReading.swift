import Stage
import UIKit

/// A cell as it is seen.
struct SeenCell {
  let node: Scene.Node
  let item: Int
  let isDisappearing: Bool
  var frame: CGRect { node.frame }
  var alpha: Double { node.opacity }
}

extension Stage {
  /// The cells of the only section on screen, back to front.
  var cells: [SeenCell] {
    scene.nodes.compactMap { node in
      guard case .element(let element) = node.content, element.category == .cell else { return nil }
      return SeenCell(node: node, item: element.item, isDisappearing: element.isDisappearing)
    }
  }

  func cell(_ item: Int) -> SeenCell? { cells.first { $0.item == item } }

  /// What is seen of the only collection view, in the middle of its animations.
  var contentOffset: CGPoint {
    for node in scene.nodes {
      if case .collectionView(let offset, _) = node.content { return offset }
    }
    return .zero
  }
}
