import Runtime

/// A picture with a size in points, upright. Nothing is decoded: the size stands in the file's header, and hosts draw.
open class UIImage: NSObject, @unchecked Sendable {
  /// How an encoded picture is turned to be shown.
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// What happens to the middle of a picture with caps.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Which colours a picture is shown in.
  public enum RenderingMode: Int, Sendable {
    /// A symbol as a template, any other picture in its own colours.
    case automatic
    case alwaysOriginal
    /// In the tint of the view that shows it: only the picture's alpha counts.
    case alwaysTemplate
  }

  /// What makes an image another one.
  struct Parts {
    var cgImage: CGImage?
    /// Instead of a picture.
    var symbol: Symbol?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var renderingMode = RenderingMode.automatic
    var color: UIColor?
  }

  final let parts: Parts

  /// Nil for a symbol, which hosts draw from its outlines.
  open var cgImage: CGImage? { parts.cgImage }
  /// Pixels per point.
  open var scale: CGFloat { parts.scale }
  open var imageOrientation: Orientation { parts.orientation }
  /// What keeps its size at the edges when the picture is stretched, in points.
  open var capInsets: UIEdgeInsets { parts.capInsets }
  open var resizingMode: ResizingMode { parts.resizingMode }
  open var renderingMode: RenderingMode { parts.renderingMode }

  /// Points, upright.
  open var size: CGSize {
    if let symbol = parts.symbol { return symbol.size }
    guard let cgImage else { return .zero }
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.property.swapsAxes ? CGSize(width: size.height, height: size.width) : size
  }

  init(_ parts: Parts) {
    ensure(
      parts.scale > 0, "The scale of an image is \(parts.scale). It must be above 0: pixels per point.")
    self.parts = parts
    super.init()
  }

  /// The same picture, with something changed.
  final func with(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    return UIImage(parts)
  }

  // MARK: Making images

  public convenience init(cgImage: CGImage) { self.init(Parts(cgImage: cgImage)) }

  /// - Parameter scale: pixels per point, above 0.
  /// - Parameter orientation: how the pixels are turned for display.
  /// - Parameter cgImage: its pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(Parts(cgImage: cgImage, scale: scale, orientation: orientation))
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of a PNG, JPEG, GIF, WebP or SVG file, turned as a JPEG says; nil for any other data. Linear in the
  /// length of the header, not of the picture.
  /// - Parameter scale: pixels per point, above 0.
  /// - Parameter data: an encoded file.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data) else { return nil }
    self.init(Parts(cgImage: CGImage(file), scale: scale, orientation: Orientation(file.orientation)))
  }

  /// An image that the host has given a name, with `Stage.addImage(named:data:scale:)`; nil if there is none. Images of
  /// the same name share their picture.
  @MainActor public convenience init?(named name: String) {
    guard let image = NamedImages.image(named: name) else { return nil }
    self.init(image.parts)
  }

  #if !hasFeature(Embedded)
    /// The picture in a file; nil if there is none. A name that ends in "@2x" or "@3x" gives the scale.
    public convenience init?(contentsOfFile path: String) {
      let url = URL(fileURLWithPath: path)
      guard let data = try? Data(contentsOf: url) else { return nil }
      let name = url.deletingPathExtension().lastPathComponent
      self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }
  #endif

  /// The same picture; its middle is repeated to fill a larger view.
  /// - Parameter capInsets: what keeps its size at the edges, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture, whose middle is repeated or stretched to fill a larger view. A middle that would be repeated
  /// more than 256 times is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  // MARK: Colours

  /// The same picture in its own colours, or in the tint of the view that shows it.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

  /// The same picture in one colour; where it is shown as a template, in the tint of the view.
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.color = color } }

  /// The same picture in one colour; as a template in the tint of the view.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.color = color
      $0.renderingMode = renderingMode
    }
  }

  /// The one colour that the picture is shown in; nil for its own colours.
  final var color: UIColor? {
    let isSymbol = parts.symbol != nil
    if renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbol {
      return parts.symbol?.configuration.values.color ?? .tintColor
    }
    return parts.color ?? (isSymbol ? .label : nil)
  }
}

extension UIImage.Orientation {
  var property: CGImagePropertyOrientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }

  init(_ property: CGImagePropertyOrientation) {
    switch property {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .upMirrored: self = .upMirrored
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .rightMirrored: self = .rightMirrored
    }
  }
}

extension CALayer {
  /// Shows an image with its scale, orientation and caps.
  func show(_ image: UIImage?) { picture = LayerPicture(image, picture.gravity) }
}

extension LayerPicture {
  /// An image with its scale, orientation and caps.
  init(_ image: UIImage?, _ gravity: CALayerContentsGravity) {
    self.init()
    self.gravity = gravity
    guard let image, let cgImage = image.cgImage else { return }
    self.image = cgImage
    scale = image.scale
    orientation = image.imageOrientation.property
    let size = image.size
    let insets = image.capInsets
    guard insets != .zero else { return }
    center = CGRect(
      x: insets.left / size.width, y: insets.top / size.height,
      width: max(0, 1 - (insets.left + insets.right) / size.width),
      height: max(0, 1 - (insets.top + insets.bottom) / size.height))
    tilesCenter = image.resizingMode == .tile
  }
}
