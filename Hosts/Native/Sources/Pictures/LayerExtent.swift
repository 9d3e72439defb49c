import CoreGraphics
import QuartzCore
import Stage

/// The boxes around what layers draw, in the coordinates of their upper left corners. Linear in the number of descendants.
@MainActor enum LayerExtent {
  /// Returns the box around a layer with its shadow and its descendants; null for nothing.
  static func of(_ layer: SceneTree.Layer) -> CGRect {
    var extent = ofContents(of: layer)
    guard let shadow = layer.node.shadow else { return extent }
    var caster = extent
    if let path = shadow.path {
      caster = path.boundingBox.offsetBy(dx: -layer.node.bounds.minX, dy: -layer.node.bounds.minY)
    }
    guard !caster.isNull else { return extent }
    let blur = -3 * max(shadow.radius, 0) - 1
    extent = extent.union(
      caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: blur, dy: blur))
    return extent
  }

  /// Returns the box around a layer's box, contents and descendants, without its shadow.
  static func ofContents(of layer: SceneTree.Layer) -> CGRect {
    let node = layer.node
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
    for child in layer.children where !child.node.isHidden && child.node.opacity > 0 {
      extent = extent.union(inParent(child).offsetBy(dx: -node.bounds.minX, dy: -node.bounds.minY))
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
