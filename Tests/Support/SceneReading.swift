// On a Mac there is no stage; only CollectionIndex is tested there.
#if canImport(Stage)
  import Stage
  import UIKit

  /// A cell as it is seen.
  public struct SeenCell {
    public let node: Scene.Node
    public let item: Int
    public let isDisappearing: Bool
    public var frame: CGRect { node.frame }
    public var alpha: Double { node.opacity }
  }

  /// A collection view as it is seen.
  public struct SeenCollection {
    public let node: Scene.Node
    public let offset: CGPoint
    /// By item; without those that are on their way out.
    public let cells: [Int: Scene.Node]
  }

  extension Stage {
    /// The collection views, back to front.
    public var collections: [SeenCollection] {
      let nodes = scene.nodes
      return nodes.compactMap { view in
        guard case .collectionView(let offset, _) = view.content else { return nil }
        var cells: [Int: Scene.Node] = [:]
        for node in nodes where node.parent == view.id {
          guard case .element(let element) = node.content, !element.isDisappearing else { continue }
          cells[element.item] = node
        }
        return SeenCollection(node: view, offset: offset, cells: cells)
      }
    }

    /// The cells of the only section on screen, back to front.
    public var cells: [SeenCell] {
      scene.nodes.compactMap { node in
        guard case .element(let element) = node.content, element.category == .cell else { return nil }
        return SeenCell(node: node, item: element.item, isDisappearing: element.isDisappearing)
      }
    }

    public func cell(_ item: Int) -> SeenCell? { cells.first { $0.item == item } }

    /// What is seen of the only collection view, in the middle of its animations.
    public var contentOffset: CGPoint {
      for node in scene.nodes {
        if case .collectionView(let offset, _) = node.content { return offset }
      }
      return .zero
    }
  }
#endif
