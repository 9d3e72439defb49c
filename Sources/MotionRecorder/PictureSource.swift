import CoreGraphics
import FilmFormat
import UIKit

/// A picture that a layer displays, before it is placed.
struct PictureSource: Equatable {
  /// The object that identifies the picture, retained by the film.
  let object: AnyObject
  /// The size of the encoded picture, in pixels.
  let pixels: CGSize
  /// The number of pixels per point; nil if the layer determines it.
  var scale: CGFloat?
  /// The transform from the pixels as encoded to those of the upright picture.
  var uprighting = CGAffineTransform.identity
  /// Returns the encoded picture.
  let encode: @MainActor () -> Film.Picture

  static func == (one: PictureSource, other: PictureSource) -> Bool {
    one.object === other.object && one.pixels == other.pixels && one.scale == other.scale
      && one.uprighting == other.uprighting
  }
}

#if canImport(ObjectiveC)
  @MainActor extension PictureSource {
    /// Finds the picture of a model layer: the image of an image view, an image as contents, or what the layer has drawn.
    /// What a layer with sublayers has drawn is not found, because a layer renders these as well.
    init?(of layer: CALayer, _ view: UIView?) {
      if let view = view as? UIImageView {
        guard let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image else { return nil }
        self.init(TintedImages.image(image, in: view.tintColor))
        return
      }
      guard let contents = layer.contents, !(view is UILabel) else { return nil }
      if CFGetTypeID(contents as CFTypeRef) == CGImage.typeID {
        let image = contents as! CGImage
        self.init(object: image, pixels: CGSize(width: CGFloat(image.width), height: CGFloat(image.height))) {
          Film.Picture(png: UIImage(cgImage: image))
        }
      } else {
        let (size, scale) = (layer.bounds.size, layer.contentsScale)
        guard layer.sublayers?.isEmpty ?? true, size.width > 0, size.height > 0 else { return nil }
        self.init(
          object: contents as AnyObject, pixels: CGSize(width: size.width * scale, height: size.height * scale),
          scale: scale
        ) {
          Film.Picture(png: UIGraphicsImageRenderer(size: size).image { layer.render(in: $0.cgContext) })
        }
      }
    }

    private init(_ image: UIImage) {
      let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
      self.init(object: image, pixels: pixels, scale: image.scale) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        // Drawn, so that it is upright.
        let renderer = UIGraphicsImageRenderer(size: image.size, format: format)
        return Film.Picture(png: renderer.image { _ in image.draw(at: .zero) })
      }
    }
  }

  /// Images in the colour of the view that displays them. They are kept, so that a picture is encoded once.
  @MainActor private enum TintedImages {
    private struct Key: Hashable {
      let image: UIImage
      let color: UIColor
    }

    private static var images: [Key: UIImage] = [:]

    /// Returns an image as a view displays it: a template or a symbol in the view's tint.
    static func image(_ image: UIImage, in color: UIColor) -> UIImage {
      let isTemplate =
        image.renderingMode == .alwaysTemplate || (image.isSymbolImage && image.renderingMode == .automatic)
      guard isTemplate else { return image }
      let key = Key(image: image, color: color)
      if let known = images[key] { return known }
      let tinted = image.withTintColor(color, renderingMode: .alwaysOriginal)
      images[key] = tinted
      return tinted
    }
  }

  extension Film.Picture {
    fileprivate init(png image: UIImage) {
      self.init(mediaType: "image/png", address: nil, data: image.pngData().map { Array($0) } ?? [])
    }
  }
#else
  @MainActor extension PictureSource {
    /// Finds the picture of a model layer. Images of the portable UIKit are files, which a film stores as they are, since
    /// nothing decodes them. This is the only place that needs more than the public interface.
    init?(of layer: CALayer, _ view: UIView?) {
      guard let image = layer.contents as? CGImage else { return nil }
      let (width, height) = (CGFloat(image.width), CGFloat(image.height))
      let orientation = (view as? UIImageView)?.image?.imageOrientation ?? .up
      self.init(
        object: image, pixels: CGSize(width: width, height: height), scale: nil,
        uprighting: orientation.property.uprighting(width: width, height: height)
      ) {
        Film.Picture(mediaType: image.mediaType, address: image.address, data: Array(image.data))
      }
    }
  }

  extension UIImage.Orientation {
    fileprivate var property: CGImagePropertyOrientation {
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
  }
#endif
