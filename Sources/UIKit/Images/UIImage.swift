import Runtime

/// An upright image with a size in points. It is not decoded: the size is read from the file's header, and hosts draw
/// it.
open class UIImage: NSObject, @unchecked Sendable {
  /// The orientation of an encoded image.
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

  /// The treatment of the centre of an image with cap insets.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The colours in which an image is displayed.
  public enum RenderingMode: Int, Sendable {
    /// A symbol as a template, any other image in its own colours.
    case automatic
    case alwaysOriginal
    /// The tint of the view that displays it, with the image's alpha.
    case alwaysTemplate
  }

  /// The properties that distinguish images.
  struct Parts {
    var cgImage: CGImage?
    /// The symbol, in place of an image.
    var symbol: Symbol?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var renderingMode = RenderingMode.automatic
    var color: UIColor?
  }

  final let parts: Parts

  /// The encoded image; nil for a symbol, which hosts draw from its outlines.
  open var cgImage: CGImage? { parts.cgImage }
  /// The number of pixels per point.
  open var scale: CGFloat { parts.scale }
  /// The orientation of the pixels relative to the displayed image.
  open var imageOrientation: Orientation { parts.orientation }
  /// The insets of the parts that are not stretched, in points.
  open var capInsets: UIEdgeInsets { parts.capInsets }
  /// The treatment of the part between the cap insets when the image is resized.
  open var resizingMode: ResizingMode { parts.resizingMode }
  /// The mode that decides whether the image is drawn in the tint colour.
  open var renderingMode: RenderingMode { parts.renderingMode }

  /// The size in points, upright.
  open var size: CGSize {
    if let symbol = parts.symbol { return symbol.size }
    guard let cgImage else { return .zero }
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.property.swapsAxes ? CGSize(width: size.height, height: size.width) : size
  }

  init(_ parts: Parts) {
    ensure(
      parts.scale > 0, "The scale of an image must be above 0, but is \(parts.scale).")
    self.parts = parts
    super.init()
  }

  /// Returns a copy with a change.
  final func with(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    return UIImage(parts)
  }

  // MARK: Initialisers

  /// Creates an image with a scale of 1.
  public convenience init(cgImage: CGImage) { self.init(Parts(cgImage: cgImage)) }

  /// Creates an image.
  /// - Parameter scale: The number of pixels per point, above 0.
  /// - Parameter orientation: The orientation of the pixels.
  /// - Parameter cgImage: The encoded image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(Parts(cgImage: cgImage, scale: scale, orientation: orientation))
  }

  /// Creates an image with a scale of 1 from the data of an encoded image; nil if the data is not an image.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from a PNG, JPEG, GIF, WebP or SVG file, with the orientation of a JPEG; returns nil for any
  /// other data. Linear in the length of the header, not of the image.
  /// - Parameter scale: The number of pixels per point, above 0.
  /// - Parameter data: An encoded file.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data) else { return nil }
    self.init(Parts(cgImage: CGImage(file), scale: scale, orientation: Orientation(file.orientation)))
  }

  /// Creates an image that the host has named with `Stage.addImage(named:data:scale:)`, or returns nil if there is
  /// none. Images of the same name share their data.
  @MainActor public convenience init?(named name: String) {
    guard let image = NamedImages.image(named: name) else { return nil }
    self.init(image.parts)
  }

  #if !hasFeature(Embedded)
    /// Creates an image from a file, or returns nil if there is none. A name that ends in "@2x" or "@3x" determines the
    /// scale.
    public convenience init?(contentsOfFile path: String) {
      let url = URL(fileURLWithPath: path)
      guard let data = try? Data(contentsOf: url) else { return nil }
      let name = url.deletingPathExtension().lastPathComponent
      self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }
  #endif

  /// Returns the image with a centre that is repeated to fill larger views.
  /// - Parameter capInsets: The insets of the parts that are not stretched, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with a centre that is repeated or stretched to fill larger views. A centre that would be
  /// repeated more than 256 times is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  // MARK: Colours

  /// Returns the image in its own colours, or as a template.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

  /// Returns the image in a single colour; displayed as a template, it has the tint of the view.
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.color = color } }

  /// Returns the image in a single colour; as a template, it has the tint of the view.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.color = color
      $0.renderingMode = renderingMode
    }
  }

  /// The single colour of the image; nil for its own colours.
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
  /// Displays an image with its scale, orientation and cap insets.
  func show(_ image: UIImage?) { picture = LayerPicture(image, picture.gravity) }
}

extension LayerPicture {
  /// Creates a picture from an image with its scale, orientation and cap insets.
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
