// A layer's own appearance: its box and its contents, in the coordinates of its upper left corner.

import CCairo
import CoreGraphics
import QuartzCore
import Stage

extension LayerPainter {
  private func bounds(of node: Scene.Node) -> CGRect { CGRect(origin: .zero, size: node.bounds.size) }

  /// Draws the background and the gradient.
  func drawBox(of node: Scene.Node) {
    let rect = bounds(of: node)
    guard rect.width > 0, rect.height > 0 else { return }
    if let color = node.backgroundColor, color.alpha > 0 {
      cairo_set_source(context, color)
      Corners(of: node).append(rect, to: context)
      cairo_fill(context)
    }
    if let gradient = node.gradient, let pattern = GradientPattern.make(gradient, size: rect.size) {
      cairo_set_source(context, pattern)
      Corners(of: node).append(rect, to: context)
      cairo_fill(context)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Clips to the box.
  func clip(to node: Scene.Node) {
    Corners(of: node).append(bounds(of: node), to: context)
    cairo_clip(context)
  }

  /// Draws the shape, the image and the text.
  func drawContents(of node: Scene.Node) {
    if let shape = node.shape {
      cairo_save(context)
      cairo_translate(context, CGPoint(x: -node.bounds.minX, y: -node.bounds.minY))
      ShapePainter(context: context).draw(shape)
      cairo_restore(context)
    }
    if let image = node.image { images.draw(image, in: context) }
    if let text = node.text { texts.draw(text, size: node.bounds.size, in: context) }
  }

  /// Draws the border, inside the bounds.
  func drawBorder(of node: Scene.Node) {
    guard node.borderWidth > 0, let color = node.borderColor, color.alpha > 0 else { return }
    let rect = bounds(of: node)
    guard rect.width > 0, rect.height > 0 else { return }
    let corners = Corners(of: node)
    corners.append(rect, to: context)
    let width = node.borderWidth
    if rect.width > 2 * width, rect.height > 2 * width {
      corners.inset(by: width).append(rect.insetBy(dx: width, dy: width), to: context)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_source(context, color)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }
}
