import CGTK
import CoreGraphics
import Pictures
import QuartzCore
import Stage

/// Makes the nodes of a layer, as far as GSK has them, and lets the library of pictures draw the rest.
///
/// The order of a layer's parts is that of `LayerPainter`.
@MainActor final class NodeBuilder {
  let pieces: LayerPieces
  let textures: TextureCache
  /// The pixels to a point of the screen.
  var scale: CGFloat
  /// Whether GTK draws with Cairo.
  var isDrawnByCairo = false

  init(_ pieces: LayerPieces, scale: CGFloat) {
    self.pieces = pieces
    self.scale = scale
    textures = TextureCache(pieces)
  }

  // MARK: - Parts

  /// Returns the shadow and the box of a layer, back to front.
  func below(_ layer: SceneTree.Layer) -> [RenderNode] {
    (shadow(of: layer).map { [$0] } ?? []) + box(of: layer.node)
  }

  /// Returns a shadow as a texture of few pixels, the same for all layers of a size. The node that GSK has for shadows
  /// leaves out what is below the box, which shows through a box that is not opaque.
  private func shadow(of layer: SceneTree.Layer) -> RenderNode? {
    guard let color = layer.node.shadow?.color, let (alpha, opacity) = pieces.shadow(of: layer, scale: scale),
      opacity > 0, let texture = textures.shadow(alpha.bitmap, color)
    else { return nil }
    return RenderNode.texture(texture, in: alpha.frame).with(opacity: opacity)
  }

  /// Returns the image, the shape and the text of a layer, or nil for nothing.
  func contents(of node: Scene.Node) -> RenderNode? {
    var nodes: [RenderNode] = []
    var part = node
    (part.image, part.text) = (nil, nil)
    if node.shape != nil, let shape = lines(of: part) { nodes.append(shape) }
    if let image = node.image.flatMap({ self.image($0) }) { nodes.append(image) }
    if let text = node.text {
      (part.text, part.shape) = (text, nil)
      if let text = isDrawnByCairo ? lines(of: part) : glyphs(of: text, size: node.bounds.size) ?? lines(of: part) {
        nodes.append(text)
      }
    }
    return RenderNode.container(nodes)
  }

  /// Returns a shape or a text. GTK draws what Cairo has drawn at whole pixels of the screen, and textures between them, too.
  private func lines(of node: Scene.Node) -> RenderNode? {
    drawn(
      in: pieces.extentOfContents(of: node), { pieces.drawContents(of: node, in: $0) },
      as: { pieces.contents(of: node, scale: scale) })
  }

  /// Returns a text as glyphs, which the graphics processor keeps, or nil for none.
  private func glyphs(of text: Scene.Text, size: CGSize) -> RenderNode? {
    var nodes: [RenderNode] = []
    let hasGlyphs = pieces.forEachGlyphRun(of: text, size: size) { run in
      guard let node = RenderNode.glyphs(run) else { return }
      guard let range = run.range else { return nodes.append(node) }
      let (left, width) = (CGFloat(range.lowerBound), CGFloat(range.upperBound - range.lowerBound))
      nodes.append(node.clipped(to: CGRect(x: left, y: -1e4, width: width, height: 2e4)))
    }
    return hasGlyphs ? RenderNode.container(nodes) : nil
  }

  /// Returns what a closure draws, as a drawing for Cairo or as a texture.
  func drawn(
    in rect: CGRect, _ draw: (Context) -> Void, as piece: () -> LayerPieces.Piece?
  ) -> RenderNode? {
    guard !rect.isNull, !rect.isEmpty else { return nil }
    return isDrawnByCairo ? .drawing(in: rect, draw) : node(of: piece())
  }

  private func image(_ image: Scene.Image) -> RenderNode? {
    let (width, height) = (CGFloat(image.source.width), CGFloat(image.source.height))
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let nodes = image.pieces.compactMap { piece -> RenderNode? in
      let map = image.transform(of: piece)
      let factor = abs(map.a * map.d - map.b * map.c).squareRoot() * scale
      guard !piece.frame.isEmpty, let texture = textures.image(image, scale: factor) else { return nil }
      if map.b == 0, map.c == 0, map.a > 0, map.d > 0 {
        let frame = whole.applying(map)
        let node = RenderNode.texture(texture, in: frame)
        return piece.frame.insetBy(dx: -1e-3, dy: -1e-3).contains(frame) ? node : node.clipped(to: piece.frame)
      }
      return RenderNode.texture(texture, in: whole).transformed(by: RenderTransform.affine(map)).clipped(
        to: piece.frame)
    }
    return RenderNode.container(nodes)
  }

  // MARK: - Wholes

  /// Returns a layer from its upper left corner, without its opacity, or nil for nothing.
  func inside(of node: Scene.Node, _ nodes: LayerNodes) -> RenderNode? {
    let children = nodes.children?.translated(x: -node.bounds.minX, y: -node.bounds.minY)
    var inner = RenderNode.container([nodes.contents, children].compactMap { $0 })
    if node.clips {
      let rect = CGRect(origin: .zero, size: node.bounds.size)
      let corners = Corners(of: node)
      if rect.isEmpty { inner = nil }
      inner = corners.areSquare ? inner?.clipped(to: rect) : inner?.clipped(to: GskRoundedRect(rect, corners))
    }
    return RenderNode.container(nodes.below + [inner, nodes.border].compactMap { $0 })
  }

  /// Returns a layer in its parent's coordinates, or nil for one that is seen from its edge.
  func place(_ inside: RenderNode, of node: Scene.Node, isFlat: Bool) -> RenderNode? {
    if CATransform3DIsIdentity(node.transform) {
      return inside.translated(x: node.frame.minX, y: node.frame.minY).with(opacity: node.opacity)
    }
    if isFlat {
      let map = CATransform3DGetAffineTransform(node.transform)
      guard abs(map.a * map.d - map.b * map.c) > 1e-9 else { return nil }
      let toAnchor = CGAffineTransform(
        translationX: -node.anchorPoint.x * node.bounds.width, y: -node.anchorPoint.y * node.bounds.height)
      let toParent = CGAffineTransform(translationX: node.position.x, y: node.position.y)
      let whole = toAnchor.concatenating(map).concatenating(toParent)
      return inside.transformed(by: RenderTransform.affine(whole)).with(opacity: node.opacity)
    }
    return inside.transformed(by: RenderTransform.projective(Projection(toParentOf: node))).with(opacity: node.opacity)
  }

  /// Returns everything inside a layer with its mask as a texture.
  func picture(of layer: SceneTree.Layer) -> RenderNode? {
    node(of: pieces.inside(of: layer, scale: scale))
  }

  /// Returns a layer in perspective as a texture in the coordinates of its parent.
  func projected(_ layer: SceneTree.Layer, in parent: SceneTree.Layer?) -> RenderNode? {
    // What is beyond a screen around the parent is not looked for.
    let bounds = parent?.node.bounds ?? layer.node.frame
    let limits = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return node(of: pieces.projected(layer, scale: scale, limits: limits))
  }

  private func node(of piece: LayerPieces.Piece?) -> RenderNode? {
    guard let piece, let texture = Texture(piece.bitmap) else { return nil }
    return RenderNode.texture(texture, in: piece.frame)
  }
}
