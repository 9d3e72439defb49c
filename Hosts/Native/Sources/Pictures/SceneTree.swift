import Stage

/// The layers of a stage as its last frame displays them: a renderer that keeps the scene, to be drawn as a whole.
@MainActor public final class SceneTree: SceneRenderer {
  /// A layer with what is drawn inside it.
  package final class Layer {
    package var node: Scene.Node
    /// Back to front.
    package var children: [Layer] = []
    package var mask: Layer?
    /// An object that a host keeps with the layer.
    package var record: AnyObject?

    init(_ node: Scene.Node) { self.node = node }
  }

  /// The window's layer, or nil before the first frame.
  package private(set) var root: Layer?
  private var layers: [Int: Layer] = [:]

  /// Creates an empty tree, to be a stage's renderer.
  public init() {}

  /// Creates the tree of a scene. Linear in the number of its nodes.
  public init(_ scene: Scene) {
    for node in scene.nodes {
      render(node, changes: .all)
      if !node.isMask, let layer = layers[node.id] { layers[node.parent]?.children.append(layer) }
    }
  }

  public func render(_ node: Scene.Node, changes: Scene.Changes) {
    let layer = layers[node.id] ?? Layer(node)
    layer.node = node
    layers[node.id] = layer
    if node.parent == 0 { root = layer }
    if node.isMask { layers[node.parent]?.mask = layer }
  }

  /// Returns the layer of a node, or nil.
  package func layer(_ id: Int) -> Layer? { layers[id] }

  public func arrange(_ children: [Int], of id: Int) { layers[id]?.children = children.compactMap { layers[$0] } }

  public func remove(_ id: Int) {
    guard let layer = layers.removeValue(forKey: id) else { return }
    if layer.node.isMask, let masked = layers[layer.node.parent], masked.mask === layer { masked.mask = nil }
    // A child that has another parent by now stays.
    let inside = layer.children + (layer.mask.map { [$0] } ?? [])
    for child in inside where child.node.parent == id { remove(child.node.id) }
  }
}

extension Scene.Node {
  /// Whether the contents cast the layer's shadow, because it has neither a path nor a visible background.
  package var contentsCastShadow: Bool {
    guard let shadow, shadow.path == nil else { return false }
    return (backgroundColor?.alpha ?? 0) <= 0
  }
}
