import CCairo
import CoreGraphics
import QuartzCore
import Stage

/// Draws layers with their descendants into a Cairo context.
///
/// The order of a layer's parts is that of the page: shadow, background, gradient, shape, image, text, children, border.
@MainActor struct LayerPainter {
  let context: Context
  let texts: TextPainter
  let images: ImageCache
  let shadows: ShadowCache
  /// Returns whether a layer has to be drawn; nil if all have to.
  var isNeeded: ((Int) -> Bool)?

  /// Returns a painter with another context and the same caches.
  func drawing(to context: Context) -> LayerPainter {
    LayerPainter(context: context, texts: texts, images: images, shadows: shadows)
  }

  /// Draws a layer in the inner coordinates of its parent.
  func draw(_ layer: SceneTree.Layer) {
    let node = layer.node
    guard !node.isHidden, node.opacity > 0, isNeeded?(node.id) ?? true else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if CATransform3DIsAffine(node.transform) {
      let map = CATransform3DGetAffineTransform(node.transform)
      // Cairo refuses everything after a map that cannot be inverted; there is nothing to see, either.
      guard abs(map.a * map.d - map.b * map.c) > 1e-9 else { return }
      cairo_translate(context, node.position)
      cairo_transform(context, map)
      cairo_translate(
        context, CGPoint(x: -node.anchorPoint.x * node.bounds.width, y: -node.anchorPoint.y * node.bounds.height))
      drawInside(layer)
    } else {
      drawProjected(layer, by: Projection(toParentOf: node))
    }
  }

  /// Draws a layer in the coordinates of its upper left corner, with its opacity and its mask.
  func drawInside(_ layer: SceneTree.Layer) {
    let node = layer.node
    guard layer.mask != nil || node.opacity < 1 else { return drawOpaque(layer) }
    let extent = LayerExtent.of(layer)
    guard !extent.isNull else { return }
    cairo_clip_to_pixels(context, around: extent)
    cairo_push_group(context)
    drawOpaque(layer)
    if let mask = layer.mask {
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      cairo_translate(context, CGPoint(x: -node.bounds.minX, y: -node.bounds.minY))
      draw(mask)
      let alpha = cairo_pop_group(context)
      defer { cairo_pattern_destroy(alpha) }
      // The opacity is that of the whole, so it has a group of its own.
      let masked = cairo_pop_group(context)
      defer { cairo_pattern_destroy(masked) }
      cairo_push_group(context)
      cairo_set_source(context, masked)
      cairo_mask(context, alpha)
    }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, node.opacity)
  }

  /// Draws a layer in the coordinates of its upper left corner, without its opacity and its mask.
  private func drawOpaque(_ layer: SceneTree.Layer) {
    if let shadow = layer.node.shadow { draw(shadow, of: layer) }
    drawBox(of: layer.node)
    cairo_save(context)
    if layer.node.clips { clip(to: layer.node) }
    if !layer.node.clips || !cairo_clip_rect(context).isEmpty {
      drawContents(of: layer.node)
      if !layer.children.isEmpty {
        cairo_translate(context, CGPoint(x: -layer.node.bounds.minX, y: -layer.node.bounds.minY))
        for child in layer.children { draw(child) }
      }
    }
    cairo_restore(context)
    drawBorder(of: layer.node)
  }

  // MARK: - Shadows

  private func draw(_ shadow: Scene.Shadow, of layer: SceneTree.Layer) {
    let cast = shadows.shadow(of: layer, scale: cairo_get_transform(context).scale) { context in
      drawing(to: context).drawSilhouette(of: layer)
    }
    if let cast { cast.blurred.draw(shadow, opacity: cast.opacity, in: context) }
  }

  /// Draws everything of a layer except its shadow.
  func drawSilhouette(of layer: SceneTree.Layer) {
    let plain = SceneTree.Layer(layer.node)
    plain.children = layer.children
    plain.node.shadow = nil
    drawOpaque(plain)
  }

  // MARK: - Perspective

  /// Draws a layer through a map of perspective, from its upper left corner's coordinates to its parent's: first flat, as
  /// large as it is seen, and then each pixel from where it comes from.
  private func drawProjected(_ layer: SceneTree.Layer, by map: Projection) {
    let toPixels = map.followed(by: Projection(cairo_get_transform(context)))
    cairo_identity_matrix(context)
    let extent = LayerExtent.of(layer)
    let box = toPixels.box(of: extent).intersection(cairo_clip_rect(context)).wholePixels
    guard !extent.isNull, !box.isNull, !box.isEmpty, box.width <= 8192, box.height <= 8192 else { return }
    let longest = Double(max(extent.width, extent.height))
    let scale = min(toPixels.magnification(of: extent, limit: 12), 4096 / max(longest, 1))
    func pixels(_ length: CGFloat) -> Int { Int((Double(length) * scale).rounded(.up)) + 2 }
    guard scale > 1e-3, let flat = Bitmap(width: pixels(extent.width), height: pixels(extent.height)) else { return }
    // A transparent pixel at each side makes the edges smooth.
    let place = CGAffineTransform(
      a: CGFloat(scale), b: 0, c: 0, d: CGFloat(scale), tx: 1 - extent.minX * CGFloat(scale),
      ty: 1 - extent.minY * CGFloat(scale))
    flat.draw { context in
      cairo_set_transform(context, place)
      drawing(to: context).drawInside(layer)
    }
    let toBox = Projection(CGAffineTransform(translationX: -box.minX, y: -box.minY))
    guard let fromPixels = toPixels.followed(by: toBox).inverse,
      let seen = Bitmap(width: Int(box.width), height: Int(box.height))
    else { return }
    seen.warp(flat, by: fromPixels.followed(by: Projection(place)))
    cairo_set_source_surface(context, seen.surface, Double(box.minX), Double(box.minY))
    cairo_paint(context)
  }
}
