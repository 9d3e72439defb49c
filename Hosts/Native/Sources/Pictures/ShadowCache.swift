import CCairo
import CoreGraphics
import Stage

/// The blurred shadows of boxes and paths. Layers of the same size share one.
///
/// A blur leaves no details, so a shadow has few pixels: four to a standard deviation.
@MainActor final class ShadowCache {
  /// The outline of what casts a shadow, in the coordinates of its layer's upper left corner.
  enum Outline: Hashable {
    case box(CGSize, Corners)
    /// A path in the coordinates of the bounds.
    case path(CGPath, origin: CGPoint)

    var box: CGRect {
      switch self {
      case .box(let size, _): CGRect(origin: .zero, size: size)
      case .path(let path, let origin): path.boundingBox.offsetBy(dx: -origin.x, dy: -origin.y)
      }
    }

    @MainActor func append(to context: Context) {
      switch self {
      case .box(let size, let corners): corners.append(CGRect(origin: .zero, size: size), to: context)
      case .path(let path, let origin):
        cairo_translate(context, CGPoint(x: -origin.x, y: -origin.y))
        cairo_append(context, path)
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .box(let size, let corners):
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(corners)
      case .path(let path, let origin):
        hasher.combine(path)
        hasher.combine(origin.x)
        hasher.combine(origin.y)
      }
    }
  }

  private struct Key: Hashable {
    var outline: Outline
    var radius, resolution: CGFloat
  }

  /// A blurred alpha picture and its place.
  struct Shadow {
    let alpha: Bitmap
    /// The coordinates of its upper left corner, and the pixels to a point.
    let origin: CGPoint
    let resolution: CGFloat

    /// Draws the shadow below the layer.
    @MainActor func draw(_ shadow: Scene.Shadow, opacity: Double, in context: Context) {
      guard let pattern = cairo_pattern_create_for_surface(alpha.surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      var toPixels = cairo_matrix_t(
        CGAffineTransform(
          a: resolution, b: 0, c: 0, d: resolution, tx: -(origin.x + shadow.offset.width) * resolution,
          ty: -(origin.y + shadow.offset.height) * resolution))
      cairo_pattern_set_matrix(pattern, &toPixels)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_set_source(context, shadow.color, opacity: opacity)
      cairo_mask(context, pattern)
    }
  }

  private var shadows: [Key: Shadow] = [:]
  /// The number of shadows that are kept.
  private static let most = 128

  /// Returns the shadow of a layer with its opacity, or nil for none.
  /// - Parameters:
  ///   - scale: The pixels to a point of the picture.
  ///   - silhouette: Draws the layer without its shadow, which it casts if it has neither a path nor a background.
  func shadow(
    of layer: SceneTree.Layer, scale: CGFloat, silhouette: (Context) -> Void
  ) -> (blurred: Shadow, opacity: Double)? {
    let node = layer.node
    guard let shadow = node.shadow else { return nil }
    let outline: Outline
    var opacity = shadow.opacity
    if let path = shadow.path {
      outline = .path(path, origin: node.bounds.origin)
    } else if let background = node.backgroundColor, background.alpha > 0 {
      outline = .box(node.bounds.size, Corners(of: node))
      opacity *= Double(background.alpha)
    } else {
      let extent = LayerExtent.ofContents(of: layer)
      return blurred(extent, radius: shadow.radius, scale: scale, draw: silhouette).map { ($0, opacity) }
    }
    return self.shadow(of: outline, radius: shadow.radius, scale: scale).map { ($0, opacity) }
  }

  /// Returns the shadow of an outline, or nil for none.
  /// - Parameters:
  ///   - radius: The standard deviation in points.
  ///   - scale: The pixels to a point of the picture.
  func shadow(of outline: Outline, radius: CGFloat, scale: CGFloat) -> Shadow? {
    let key = Key(outline: outline, radius: radius, resolution: ShadowCache.resolution(radius: radius, scale: scale))
    if let known = shadows[key] { return known }
    let made = blurred(outline.box, radius: radius, scale: scale) { context in
      outline.append(to: context)
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      cairo_fill(context)
    }
    guard let made else { return nil }
    if shadows.count >= ShadowCache.most { shadows.removeAll() }
    shadows[key] = made
    return made
  }

  /// Returns the shadow of what a closure draws inside a box, or nil for none.
  func blurred(_ box: CGRect, radius: CGFloat, scale: CGFloat, draw: (Context) -> Void) -> Shadow? {
    guard !box.isNull, !box.isEmpty, scale > 0 else { return nil }
    let resolution = ShadowCache.resolution(radius: radius, scale: scale)
    let deviation = Double(max(radius, 0) * resolution)
    // One more pixel at each side is transparent, so that bilinear interpolation ends there.
    let margin = (3 * deviation).rounded(.up) + 1
    func pixels(_ length: CGFloat) -> Int { Int((Double(length * resolution) + 2 * margin).rounded(.up)) + 1 }
    guard let alpha = Bitmap(width: pixels(box.width), height: pixels(box.height), format: CAIRO_FORMAT_A8)
    else { return nil }
    let origin = CGPoint(x: box.minX - CGFloat(margin) / resolution, y: box.minY - CGFloat(margin) / resolution)
    alpha.draw { context in
      cairo_scale(context, Double(resolution), Double(resolution))
      cairo_translate(context, CGPoint(x: -origin.x, y: -origin.y))
      draw(context)
    }
    // The mean over a pixel and the interpolation blur, too, with variances of 1/12 and 1/6.
    let own = resolution < scale ? 0.25 : 0
    alpha.blur(deviation: max(deviation * deviation - own, 0).squareRoot())
    return Shadow(alpha: alpha, origin: origin, resolution: resolution)
  }

  private static func resolution(radius: CGFloat, scale: CGFloat) -> CGFloat {
    radius * scale > 4 ? 4 / radius : scale
  }
}
