import CCairo
import CGTK
import CoreGraphics
import Pictures

/// A node of GSK, which never changes: what is drawn, for the graphics processor.
@MainActor final class RenderNode {
  /// The node itself.
  let pointer: OpaquePointer
  /// The number of nodes that have been made, for tests and measurements.
  private(set) static var madeCount = 0

  /// Takes over a new node.
  private init(owning pointer: OpaquePointer) {
    self.pointer = pointer
    RenderNode.madeCount += 1
  }

  isolated deinit { gsk_render_node_unref(pointer) }

  /// Returns the only node or a container of several, back to front; nil for none.
  static func container(_ nodes: [RenderNode]) -> RenderNode? {
    guard nodes.count > 1 else { return nodes.first }
    var pointers: [OpaquePointer?] = nodes.map { $0.pointer }
    return RenderNode(owning: gsk_container_node_new(&pointers, guint(nodes.count)))
  }

  /// Returns a filled rectangle.
  static func color(_ color: CGColor, in rect: CGRect) -> RenderNode {
    var (rgba, bounds) = (GdkRGBA(color), graphene_rect_t(rect))
    return RenderNode(owning: gsk_color_node_new(&rgba, &bounds))
  }

  /// Returns a texture that fills a rectangle.
  static func texture(_ texture: Texture, in rect: CGRect) -> RenderNode {
    var bounds = graphene_rect_t(rect)
    return RenderNode(owning: gsk_texture_node_new(texture.pointer, &bounds))
  }

  /// Returns what a closure draws inside a rectangle.
  static func drawing(in rect: CGRect, _ draw: (Context) -> Void) -> RenderNode {
    var bounds = graphene_rect_t(rect)
    let node = gsk_cairo_node_new(&bounds)!
    let context = gsk_cairo_node_get_draw_context(node)!
    draw(context)
    cairo_destroy(context)
    return RenderNode(owning: node)
  }

  /// Returns glyphs, or nil for invisible ones.
  static func glyphs(_ run: GlyphRun) -> RenderNode? {
    var (color, origin) = (GdkRGBA(run.color), graphene_point_t(run.origin))
    return gsk_text_node_new(.init(run.font), .init(run.glyphs), &color, &origin).map { RenderNode(owning: $0) }
  }

  /// Returns a border inside a rounded rectangle.
  static func border(_ outline: GskRoundedRect, width: CGFloat, color: CGColor) -> RenderNode {
    var outline = outline
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    return RenderNode(owning: gsk_border_node_new(&outline, widths, colors))
  }

  /// Returns the node clipped to a rectangle.
  func clipped(to rect: CGRect) -> RenderNode {
    var bounds = graphene_rect_t(rect)
    return RenderNode(owning: gsk_clip_node_new(pointer, &bounds))
  }

  /// Returns the node clipped to a rounded rectangle.
  func clipped(to outline: GskRoundedRect) -> RenderNode {
    var outline = outline
    return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &outline))
  }

  /// Returns the node with an opacity as a whole.
  func with(opacity: Double) -> RenderNode {
    opacity < 1 ? RenderNode(owning: gsk_opacity_node_new(pointer, Float(opacity))) : self
  }

  /// Returns the node at another place.
  func translated(x: CGFloat, y: CGFloat) -> RenderNode {
    x == 0 && y == 0 ? self : transformed(by: RenderTransform.translation(x: x, y: y))
  }

  /// Returns the node through a transform, which is taken over.
  func transformed(by transform: OpaquePointer?) -> RenderNode {
    let node = RenderNode(owning: gsk_transform_node_new(pointer, transform))
    gsk_transform_unref(transform)
    return node
  }

  // MARK: - Gradients

  /// Returns a gradient along a line.
  static func axial(_ stops: [GskColorStop], from start: CGPoint, to end: CGPoint, in rect: CGRect) -> RenderNode {
    var (bounds, first, last) = (graphene_rect_t(rect), graphene_point_t(start), graphene_point_t(end))
    return RenderNode(owning: gsk_linear_gradient_node_new(&bounds, &first, &last, stops, gsize(stops.count)))
  }

  /// Returns a gradient between two ellipses, whose radii are fractions of those given.
  static func radial(
    _ stops: [GskColorStop], around center: CGPoint, radii: CGSize, from start: Double, to end: Double, in rect: CGRect
  ) -> RenderNode {
    var (bounds, middle) = (graphene_rect_t(rect), graphene_point_t(center))
    return RenderNode(
      owning: gsk_radial_gradient_node_new(
        &bounds, &middle, Float(radii.width), Float(radii.height), Float(start), Float(end), stops, gsize(stops.count)))
  }

  /// Returns a gradient around a point.
  /// - Parameter degrees: The direction of the first colour, clockwise from the top.
  static func conic(_ stops: [GskColorStop], around center: CGPoint, degrees: Double, in rect: CGRect) -> RenderNode {
    var (bounds, middle) = (graphene_rect_t(rect), graphene_point_t(center))
    return RenderNode(
      owning: gsk_conic_gradient_node_new(&bounds, &middle, Float(degrees), stops, gsize(stops.count)))
  }
}
