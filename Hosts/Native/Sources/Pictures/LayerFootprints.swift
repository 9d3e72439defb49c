import CoreGraphics
import QuartzCore
import Stage

/// The boxes on the screen in which layers draw, with their shadows and descendants, in points. Linear in the number of layers.
@MainActor struct LayerFootprints {
  /// The box of each visible layer. Those inside a group have the group's, because any pixel of it may depend on any of them.
  private(set) var boxes: [Int: CGRect] = [:]

  init() {}

  /// Finds the boxes of a layer and its descendants.
  /// - Parameters:
  ///   - root: The window's layer.
  ///   - screen: The screen.
  init(of root: SceneTree.Layer, screen: CGRect) {
    _ = add(root, in: Projection(.identity), clip: screen)
  }

  /// - Parameters:
  ///   - map: The map from the inner coordinates of the layer's parent to the screen.
  ///   - clip: The part of the screen to which the layer's ancestors clip.
  private mutating func add(_ layer: SceneTree.Layer, in map: Projection, clip: CGRect) -> CGRect {
    let node = layer.node
    guard !node.isHidden, node.opacity > 0 else { return .null }
    let toScreen = Projection(toParentOf: node).followed(by: map)
    if LayerFootprints.isGroup(layer) {
      let box = toScreen.box(of: LayerExtent.of(layer)).intersection(clip)
      fill(layer, with: box)
      return box
    }
    var box = toScreen.box(of: LayerExtent.withoutChildren(layer)).intersection(clip)
    let inside =
      node.clips ? clip.intersection(toScreen.box(of: CGRect(origin: .zero, size: node.bounds.size))) : clip
    let scroll = Projection(CGAffineTransform(translationX: -node.bounds.minX, y: -node.bounds.minY))
    let toChildren = scroll.followed(by: toScreen)
    for child in layer.children { box = box.union(add(child, in: toChildren, clip: inside)) }
    boxes[node.id] = box
    return box
  }

  /// Returns whether a layer is in perspective, has a mask, is translucent or has a shadow that its contents cast.
  private static func isGroup(_ layer: SceneTree.Layer) -> Bool {
    let node = layer.node
    return layer.mask != nil || node.opacity < 1 || !CATransform3DIsAffine(node.transform) || node.contentsCastShadow
  }

  /// Gives all layers of a group its box.
  private mutating func fill(_ layer: SceneTree.Layer, with box: CGRect) {
    guard !layer.node.isHidden, layer.node.opacity > 0 else { return }
    boxes[layer.node.id] = box
    for child in layer.children { fill(child, with: box) }
    if let mask = layer.mask { fill(mask, with: box) }
  }
}
