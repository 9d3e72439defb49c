import CCairo
import CoreGraphics
import Stage

/// Draws scenes as pictures. It keeps decoded images, text and shadows from one picture to the next.
///
/// ```swift
/// let renderer = try PictureRenderer(scale: 2)
/// let picture = try renderer.picture(of: stage.scene)
/// ```
@MainActor public final class PictureRenderer {
  /// The number of pixels to a point.
  public let scale: CGFloat
  /// The way in which text is drawn.
  public let textStyle: TextStyle

  /// A picture that cannot be drawn.
  public struct Failure: Error, Equatable {
    /// One sentence, without a capital letter and a full stop.
    public let message: String
  }

  private let texts: TextPainter
  private let images = ImageCache()
  private let shadows = ShadowCache()
  private let fonts: String

  /// Creates a renderer.
  /// - Parameters:
  ///   - scale: The number of pixels to a point, above 0 and at most 8.
  ///   - textStyle: The way in which text is drawn. Fonts have to be installed; see ``Fonts``.
  public init(scale: CGFloat = 2, textStyle: TextStyle = .fonts) throws(Failure) {
    guard scale > 0, scale <= 8 else { throw Failure(message: "the scale must be above 0 and at most 8, not \(scale)") }
    self.scale = scale
    self.textStyle = textStyle
    do throws(Fonts.Missing) {
      texts = try TextPainter(textStyle)
      fonts = textStyle == .fonts ? try Fonts.describe() : "blocks"
    } catch {
      throw Failure(message: error.message)
    }
  }

  /// The widths of text in the fonts of pictures, for `Stage.textMetrics`. Those that a stage has without a host differ only in
  /// bold text, by a few hundredths.
  public var textMetrics: any TextMetrics { textStyle == .fonts ? texts : BuiltInTextMetrics() }

  /// The media types of images that could not be decoded, and are missing in the pictures.
  public var undecodedMediaTypes: [String] { images.failures }

  /// Draws a scene. Linear in the number of its nodes and in the number of pixels.
  ///
  /// Lines of text are broken as on the current stage, which is the last one that was asked for its scene or for a frame.
  public func picture(of scene: Scene) throws(Failure) -> Picture {
    try picture(of: SceneTree(scene), size: scene.size)
  }

  /// Draws the layers of a stage.
  /// - Parameters:
  ///   - tree: The layers.
  ///   - size: The size of the screen, in points.
  public func picture(of tree: SceneTree, size: CGSize) throws(Failure) -> Picture {
    try draw(size: size) { context in
      guard let root = tree.root else { return }
      LayerPainter(context: context, texts: texts, images: images, shadows: shadows).draw(root)
    }
  }

  /// Draws some layers over a picture.
  /// - Parameters:
  ///   - root: The window's layer.
  ///   - picture: The picture to draw into.
  ///   - isNeeded: Returns whether a layer with its descendants has to be drawn.
  func draw(_ root: SceneTree.Layer, in picture: Picture, isNeeded: @escaping (Int) -> Bool) {
    picture.bitmap.draw { context in
      cairo_scale(context, Double(scale), Double(scale))
      LayerPainter(context: context, texts: texts, images: images, shadows: shadows, isNeeded: isNeeded).draw(root)
    }
  }

  /// Returns a picture of a size in points that a closure draws.
  func draw(size: CGSize, _ body: (Context) -> Void) throws(Failure) -> Picture {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= CGFloat(Bitmap.longestSide), height <= CGFloat(Bitmap.longestSide),
      width * height <= CGFloat(Bitmap.mostPixels), let bitmap = Bitmap(width: Int(width), height: Int(height))
    else {
      throw Failure(
        message: "a picture of \(Int(width)) by \(Int(height)) pixels is too large; "
          + "it may have \(Bitmap.longestSide) on a side "
          + "and \(Bitmap.mostPixels / 1_000_000) million in all")
    }
    bitmap.draw { context in
      cairo_scale(context, Double(scale), Double(scale))
      body(context)
    }
    let number = scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
    return Picture(bitmap, description: [("Scale", number), ("Fonts", fonts)])
  }

  /// Draws a line of text around a point.
  func drawLine(_ text: String, center: CGPoint, in context: Context) {
    texts.drawLine(text, size: 13, center: center, in: context)
  }
}
