import CCairo
import CoreGraphics
import Stage

/// Several pictures on one, in rows of at most four, each with a caption below it.
@MainActor public struct PictureSheet {
  /// The sheet with the pictures so far.
  public let picture: Picture

  private let renderer: PictureRenderer
  private let columns: Int
  /// The size of each picture, in points.
  private let size: CGSize
  private var count = 0

  private static let gap: CGFloat = 12
  private static let captionHeight: CGFloat = 20

  /// Creates a grey sheet.
  /// - Parameters:
  ///   - count: The number of pictures, 1 or more.
  ///   - size: The size of each in points.
  ///   - renderer: The renderer of the pictures.
  public init(
    count: Int, size: CGSize, renderer: PictureRenderer
  ) throws(PictureRenderer.Failure) {
    self.renderer = renderer
    self.size = size
    columns = min(max(count, 1), 4)
    let rows = (max(count, 1) + columns - 1) / columns
    let step = PictureSheet.step(size)
    let gap = PictureSheet.gap
    picture = try renderer.draw(
      size: CGSize(width: CGFloat(columns) * step.width + gap, height: CGFloat(rows) * step.height + gap)
    ) { context in
      cairo_set_source_rgba(context, 0.5, 0.5, 0.52, 1)
      cairo_paint(context)
    }
  }

  private static func step(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + gap, height: size.height + gap + captionHeight)
  }

  /// Adds the next picture.
  public mutating func add(_ added: Picture, caption: String) {
    let step = PictureSheet.step(size)
    let place = CGPoint(
      x: PictureSheet.gap + CGFloat(count % columns) * step.width,
      y: PictureSheet.gap + CGFloat(count / columns) * step.height)
    count += 1
    picture.bitmap.draw { context in
      cairo_scale(context, Double(renderer.scale), Double(renderer.scale))
      cairo_translate(context, place)
      let below = CGPoint(x: size.width / 2, y: size.height + PictureSheet.captionHeight / 2 + 2)
      renderer.drawLine(caption, center: below, in: context)
      cairo_scale(context, Double(1 / renderer.scale), Double(1 / renderer.scale))
      cairo_set_source_surface(context, added.bitmap.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint(context)
    }
  }
}
