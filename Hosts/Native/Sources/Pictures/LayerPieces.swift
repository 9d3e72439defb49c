import CCairo
import CoreGraphics
import QuartzCore
import Stage

/// Draws parts of layers by themselves, for a host that puts layers together by its own means, with what it keeps from one
/// frame to the next: images, text and shadows.
@MainActor package final class LayerPieces {
  let texts: TextPainter
  private let images = ImageCache()
  private let shadows = ShadowCache()

  /// Creates pieces.
  package init(textStyle: TextStyle = .fonts) throws(Fonts.Missing) { texts = try TextPainter(textStyle) }

  /// The widths of text in the fonts of pictures.
  package var textMetrics: any TextMetrics { texts.style == .fonts ? texts : BuiltInTextMetrics() }

  /// A part of a layer as pixels.
  package struct Piece {
    /// The pixels.
    package let bitmap: Bitmap
    /// The place in points, from the layer's upper left corner.
    package let frame: CGRect
  }

  private func painter(_ context: Context) -> LayerPainter {
    LayerPainter(context: context, texts: texts, images: images, shadows: shadows)
  }

  // MARK: - Drawing

  // Into the context of a host, in the coordinates of the layer's upper left corner.

  /// Draws the background and the gradient.
  package func drawBox(of node: Scene.Node, in context: Context) { painter(context).drawBox(of: node) }

  /// Draws the border.
  package func drawBorder(of node: Scene.Node, in context: Context) { painter(context).drawBorder(of: node) }

  /// Draws the shape, the image and the text.
  package func drawContents(of node: Scene.Node, in context: Context) { painter(context).drawContents(of: node) }

  /// Returns the box around the shape, the image and the text of a layer, which clips them if it clips; null for nothing.
  package func extentOfContents(of node: Scene.Node) -> CGRect { LayerExtent.ofContents(of: SceneTree.Layer(node)) }

  // MARK: - Pixels

  /// Returns the alpha of a layer's shadow with its opacity, or nil for none. Layers of the same size share a bitmap.
  /// - Parameter scale: The pixels to a point of the screen.
  package func shadow(of layer: SceneTree.Layer, scale: CGFloat) -> (alpha: Piece, opacity: Double)? {
    guard let shadow = layer.node.shadow else { return nil }
    let cast = shadows.shadow(of: layer, scale: scale) { painter($0).drawSilhouette(of: layer) }
    guard let (blurred, opacity) = cast else { return nil }
    let bitmap = blurred.alpha
    let frame = CGRect(
      x: blurred.origin.x + shadow.offset.width, y: blurred.origin.y + shadow.offset.height,
      width: CGFloat(bitmap.width) / blurred.resolution, height: CGFloat(bitmap.height) / blurred.resolution)
    return (Piece(bitmap: bitmap, frame: frame), opacity)
  }

  /// Returns a colour in the places of an alpha picture.
  package func colored(_ alpha: Bitmap, _ color: CGColor) -> Bitmap? {
    let result = Bitmap(width: alpha.width, height: alpha.height)
    result?.draw { context in
      cairo_set_source(context, color)
      cairo_mask_surface(context, alpha.surface, 0, 0)
    }
    return result
  }

  /// Returns an image as encoded in a size, or nil if it cannot be decoded.
  /// - Parameter scale: The factor from the image's own pixels.
  package func bitmap(of image: Scene.Image, scale: CGFloat) -> Bitmap? { images.bitmap(of: image, scale: scale) }

  /// Returns the shape, the image and the text of a layer, or nil for nothing.
  /// - Parameter scale: The pixels to a point of the screen.
  package func contents(of node: Scene.Node, scale: CGFloat) -> Piece? {
    piece(of: extentOfContents(of: node), scale: scale) { drawContents(of: node, in: $0) }
  }

  /// Returns the background and the gradient of a layer, or nil for nothing.
  /// - Parameter scale: The pixels to a point of the screen.
  package func box(of node: Scene.Node, scale: CGFloat) -> Piece? {
    piece(of: CGRect(origin: .zero, size: node.bounds.size), scale: scale) { drawBox(of: node, in: $0) }
  }

  /// Returns the border of a layer, or nil for nothing.
  /// - Parameter scale: The pixels to a point of the screen.
  package func border(of node: Scene.Node, scale: CGFloat) -> Piece? {
    piece(of: CGRect(origin: .zero, size: node.bounds.size), scale: scale) { drawBorder(of: node, in: $0) }
  }

  /// Returns everything inside a layer with its mask and without its opacity, or nil for nothing.
  /// - Parameter scale: The pixels to a point of the screen.
  package func inside(of layer: SceneTree.Layer, scale: CGFloat) -> Piece? {
    let plain = SceneTree.Layer(layer.node)
    (plain.children, plain.mask) = (layer.children, layer.mask)
    (plain.node.opacity, plain.node.isHidden) = (1, false)
    return piece(of: LayerExtent.of(plain), scale: scale) { painter($0).drawInside(plain) }
  }

  /// Returns a layer in perspective with its opacity, from its parent's coordinates, or nil for nothing.
  /// - Parameters:
  ///   - scale: The pixels to a point of the screen.
  ///   - limits: The part of the parent that can be seen.
  package func projected(_ layer: SceneTree.Layer, scale: CGFloat, limits: CGRect) -> Piece? {
    piece(of: LayerExtent.inParent(layer).intersection(limits), scale: scale) { painter($0).draw(layer) }
  }

  private func piece(of extent: CGRect, scale: CGFloat, _ draw: (Context) -> Void) -> Piece? {
    let pixels = extent.applying(CGAffineTransform(scaleX: scale, y: scale)).wholePixels
    guard !pixels.isNull, !pixels.isEmpty,
      let bitmap = Bitmap(width: Int(pixels.width), height: Int(pixels.height))
    else { return nil }
    bitmap.draw { context in
      cairo_translate(context, CGPoint(x: -pixels.minX, y: -pixels.minY))
      cairo_scale(context, Double(scale), Double(scale))
      draw(context)
    }
    return Piece(bitmap: bitmap, frame: pixels.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)))
  }
}
