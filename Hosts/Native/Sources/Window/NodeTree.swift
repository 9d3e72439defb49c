import CoreGraphics
import Pictures
import QuartzCore
import Stage

/// A stage's renderer that makes nodes of GSK. Those of what has not changed stay, so a frame in which cells move costs a
/// node for each of them and one for each layer around them.
@MainActor final class NodeTree: SceneRenderer {
  private let tree = SceneTree()
  private let builder: NodeBuilder
  /// Whether GTK draws with Cairo. Then perspective is drawn by the library of pictures, because GTK has none, and so is what
  /// a graphics processor gets as textures.
  var isDrawnByCairo: Bool {
    get { builder.isDrawnByCairo }
    set {
      guard newValue != builder.isDrawnByCairo else { return }
      builder.isDrawnByCairo = newValue
      forgetNodes()
    }
  }
  /// The pixels to a point.
  var scale: CGFloat {
    get { builder.scale }
    set {
      guard newValue != builder.scale else { return }
      builder.scale = newValue
      forgetNodes()
    }
  }

  init(_ pieces: LayerPieces, scale: CGFloat = 1) {
    builder = NodeBuilder(pieces, scale: scale)
  }

  /// Returns the node of the whole scene, or nil for nothing.
  func makeNode() -> RenderNode? { tree.root.flatMap { node(of: $0) } }

  /// Returns the editable text of a layer and its box on the screen, or nil if it is none.
  func field(_ id: Int) -> (field: Scene.Field, frame: CGRect)? {
    guard let layer = tree.layer(id), let field = layer.node.field else { return nil }
    return (field, frame(of: layer))
  }

  /// The visible layers on a screen of a size that mean something, back to front. Linear in the number of layers.
  func elements(in size: CGSize) -> [AccessibleElement] {
    let screen = CGRect(origin: .zero, size: size)
    var found: [AccessibleElement] = []
    /// Adds the elements inside a layer, and returns its text.
    func add(_ layer: SceneTree.Layer) -> String {
      let node = layer.node
      guard !node.isHidden, node.opacity > 0 else { return "" }
      let place = found.count
      var texts = [node.text?.string ?? ""]
      for child in layer.children { texts.append(add(child)) }
      let text = texts.filter { !$0.isEmpty }.joined(separator: ", ")
      let semantics = node.semantics
      if AccessibleElement.isWhole(semantics.role) { found.removeSubrange(place...) }
      let frame = frame(of: layer).intersection(screen)
      if semantics.role != .none, !frame.isNull, !frame.isEmpty {
        let label = semantics.label.isEmpty && semantics.role != .list ? text : semantics.label
        found.insert(AccessibleElement(id: node.id, semantics: semantics, label: label, frame: frame), at: place)
      }
      return text
    }
    _ = tree.root.map(add)
    return found
  }

  /// Returns the box of a layer on the screen.
  private func frame(of layer: SceneTree.Layer) -> CGRect {
    var frame = CGRect(origin: .zero, size: layer.node.bounds.size)
    var next: SceneTree.Layer? = layer
    while let layer = next {
      let node = layer.node
      let local = frame.offsetBy(
        dx: -node.anchorPoint.x * node.bounds.width, dy: -node.anchorPoint.y * node.bounds.height)
      frame = local.applying(CATransform3DGetAffineTransform(node.transform))
        .offsetBy(dx: node.position.x, dy: node.position.y)
      next = tree.layer(node.parent)
      if let outer = next?.node { frame = frame.offsetBy(dx: -outer.bounds.minX, dy: -outer.bounds.minY) }
    }
    return frame
  }

  // MARK: - Changes

  func render(_ node: Scene.Node, changes: Scene.Changes) {
    tree.render(node, changes: changes)
    guard let layer = tree.layer(node.id) else { return }
    nodes(of: layer).take(node, changes)
    announce(layer)
  }

  func arrange(_ children: [Int], of id: Int) {
    tree.arrange(children, of: id)
    guard let layer = tree.layer(id) else { return }
    nodes(of: layer).stale.formUnion([.children, .inside])
    announce(layer)
  }

  func remove(_ id: Int) {
    let parent = tree.layer(id).flatMap { tree.layer($0.node.parent) }
    tree.remove(id)
    guard let parent else { return }
    nodes(of: parent).stale.formUnion([.children, .inside])
    announce(parent)
  }

  private func nodes(of layer: SceneTree.Layer) -> LayerNodes {
    if let record = layer.record { return unsafeDowncast(record, to: LayerNodes.self) }
    let made = LayerNodes(layer.node)
    layer.record = made
    return made
  }

  /// Tells the layers around one, up to the first that knows.
  private func announce(_ layer: SceneTree.Layer) {
    guard !nodes(of: layer).isAnnounced else { return }
    nodes(of: layer).isAnnounced = true
    var outer = tree.layer(layer.node.parent)
    while let layer = outer {
      let nodes = nodes(of: layer)
      nodes.stale.formUnion([.children, .inside])
      guard !nodes.isAnnounced else { return }
      nodes.isAnnounced = true
      outer = tree.layer(layer.node.parent)
    }
  }

  private func forgetNodes() {
    func forget(_ layer: SceneTree.Layer) {
      nodes(of: layer).stale = .all
      for child in layer.children { forget(child) }
    }
    if let root = tree.root { forget(root) }
  }

  // MARK: - Nodes

  /// Returns the node of a layer in its parent's coordinates, or nil for nothing.
  private func node(of layer: SceneTree.Layer) -> RenderNode? {
    let nodes = nodes(of: layer)
    nodes.isAnnounced = false
    let node = layer.node
    guard !node.isHidden, node.opacity > 0 else { return nil }
    let isFlat = CATransform3DIsAffine(node.transform)
    if !isFlat, isDrawnByCairo { return projected(layer, nodes) }
    if nodes.isProjected {
      nodes.isProjected = false
      nodes.stale.insert(.inside)
    }
    if nodes.stale.contains(.inside) {
      nodes.inside = layer.mask == nil ? inside(of: layer, nodes) : masked(layer)
      nodes.stale.remove(.inside)
      nodes.stale.insert(.place)
    }
    if nodes.stale.contains(.place) {
      nodes.placed = nodes.inside.flatMap { builder.place($0, of: node, isFlat: isFlat) }
      nodes.stale.remove(.place)
    }
    return nodes.placed
  }

  private func inside(of layer: SceneTree.Layer, _ nodes: LayerNodes) -> RenderNode? {
    if nodes.stale.contains(.children) {
      nodes.children = RenderNode.container(layer.children.compactMap { node(of: $0) })
      if layer.node.contentsCastShadow { nodes.stale.insert(.box) }
    }
    if nodes.stale.contains(.contents) {
      nodes.contents = builder.contents(of: layer.node)
      if layer.node.contentsCastShadow { nodes.stale.insert(.box) }
    }
    if nodes.stale.contains(.box) {
      nodes.below = builder.below(layer)
      nodes.border = builder.border(of: layer.node)
    }
    nodes.stale.subtract([.box, .contents, .children])
    return builder.inside(of: layer.node, nodes)
  }

  /// Returns a layer with a mask, drawn by the library of pictures: this version of GSK has no masks. The nodes inside are as
  /// stale as they were.
  private func masked(_ layer: SceneTree.Layer) -> RenderNode? {
    settle(layer)
    return builder.picture(of: layer)
  }

  /// Returns a layer in perspective, drawn by the library of pictures.
  private func projected(_ layer: SceneTree.Layer, _ nodes: LayerNodes) -> RenderNode? {
    if nodes.isProjected, nodes.stale.isDisjoint(with: [.inside, .place]) { return nodes.placed }
    settle(layer)
    nodes.isProjected = true
    nodes.stale.subtract([.inside, .place])
    nodes.placed = builder.projected(layer, in: tree.layer(layer.node.parent))
    return nodes.placed
  }

  /// Takes note that what is inside a layer is drawn, so that the next change is announced.
  private func settle(_ layer: SceneTree.Layer) {
    nodes(of: layer).isAnnounced = false
    for child in layer.children { settle(child) }
    if let mask = layer.mask { settle(mask) }
  }
}
