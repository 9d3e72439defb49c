import CoreGraphics
import QuartzCore
import Stage

/// The boxes around what layers draw, in the coordinates of their upper left corners. Linear in the number of descendants.
@MainActor enum LayerExtent {
  /// Returns the box around a layer with its shadow and its descendants; null for nothing.
  static func of(_ layer: SceneTree.Layer) -> CGRect { addingShadow(to: ofContents(of: layer), of: layer) }

  /// Returns the box around a layer with its shadow, without its descendants; null for nothing.
  static func withoutChildren(_ layer: SceneTree.Layer) -> CGRect { addingShadow(to: ofNode(layer.node), of: layer) }

  private static func addingShadow(to contents: CGRect, of layer: SceneTree.Layer) -> CGRect {
    guard let shadow = layer.node.shadow else { return contents }
    var caster = contents
    if let path = shadow.path {
      caster = path.boundingBox.offsetBy(dx: -layer.node.bounds.minX, dy: -layer.node.bounds.minY)
    }
    guard !caster.isNull else { return contents }
    let blur = -3 * max(shadow.radius, 0) - 1
    return contents.union(
      caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: blur, dy: blur))
  }

  /// Returns the box around a layer's box, contents and descendants, without its shadow.
  static func ofContents(of layer: SceneTree.Layer) -> CGRect {
    var extent = ofNode(layer.node)
    guard !layer.node.clips else { return extent }
    for child in layer.children where !child.node.isHidden && child.node.opacity > 0 {
      extent = extent.union(inParent(child).offsetBy(dx: -layer.node.bounds.minX, dy: -layer.node.bounds.minY))
    }
    return extent
  }

  /// Returns the box around a layer's box and contents.
  private static func ofNode(_ node: Scene.Node) -> CGRect {
    let bounds = CGRect(origin: .zero, size: node.bounds.size)
    if node.clips { return bounds.isEmpty ? .null : bounds }
    var extent = bounds.isEmpty ? CGRect.null : bounds
    if let shape = node.shape {
      extent = extent.union(box(of: shape).offsetBy(dx: -node.bounds.minX, dy: -node.bounds.minY))
    }
    if let text = node.text {
      // A line may be a little wider than its layer, and has a part below it.
      let size = text.runs.reduce(0) { max($0, $1.fontSize) }
      extent = extent.union(bounds.insetBy(dx: -2 * size - bounds.width / 8, dy: -size))
    }
    return extent
  }

  /// Returns the box of a layer in its parent's inner coordinates.
  static func inParent(_ layer: SceneTree.Layer) -> CGRect {
    let node = layer.node
    let inside = of(layer)
    guard !inside.isNull else { return .null }
    let local = inside.offsetBy(
      dx: -node.anchorPoint.x * node.bounds.width, dy: -node.anchorPoint.y * node.bounds.height)
    return Projection(node.transform).box(of: local).offsetBy(dx: node.position.x, dy: node.position.y)
  }

  /// Returns the box of a shape in the coordinates of its path, with its line, whose corners may reach further.
  private static func box(of shape: Scene.Shape) -> CGRect {
    let path = shape.path.boundingBox
    guard !path.isNull, shape.strokeColor != nil else { return path }
    let reach = shape.lineWidth / 2 * (shape.lineJoin == .miter ? max(shape.miterLimit, 1.5) : 1.5)
    return path.insetBy(dx: -reach, dy: -reach)
  }
}
