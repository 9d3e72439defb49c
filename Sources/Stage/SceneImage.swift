import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension Scene {
  /// An image in a layer, above the background and below the children.
  ///
  /// A host decodes each `source` once and draws every piece: the whole image with the piece's ``transform(of:)``,
  /// clipped to the piece's `frame`. It can ignore gravity, scale, orientation and cap insets.
  public struct Image: Equatable {
    /// The image. Identical objects are the same image.
    public var source: CGImage
    /// The parts of the image and their positions; nine for an image stretched around its centre.
    public var pieces: [Piece]
    /// The transform from the pixels as encoded to those of the upright image.
    var uprighting: CGAffineTransform

    /// A part of the image and its position.
    public struct Piece: Equatable {
      /// The part in pixels of the upright image.
      public var part: CGRect
      /// The position in points from the layer's upper left corner.
      public var frame: CGRect
    }

    /// The encoded file, to be decoded regardless of its orientation metadata; empty if there is an address.
    public var data: Data { source.data }
    /// The media type of the data, such as "image/png".
    public var mediaType: String { source.mediaType }
    /// The host's address of the image as passed to ``Stage/picture(address:width:height:)``; nil for all other images.
    public var address: String? { source.address }

    /// Returns the transform from the image's pixels as encoded, `source.width` by `source.height`, to points from the
    /// layer's upper left corner.
    public func transform(of piece: Piece) -> CGAffineTransform {
      let x = piece.frame.width / piece.part.width
      let y = piece.frame.height / piece.part.height
      return uprighting.concatenating(
        CGAffineTransform(
          a: x, b: 0, c: 0, d: y, tx: piece.frame.origin.x - piece.part.origin.x * x,
          ty: piece.frame.origin.y - piece.part.origin.y * y))
    }
  }
}

extension Scene.Image {
  /// Creates an image, or nil if there is nothing to draw.
  init?(_ picture: LayerPicture, _ values: LayerValues) {
    guard let source = picture.image else { return nil }
    self.source = source
    pieces = picture.pieces(in: values.bounds.size, showing: values.contentsRect).map {
      Piece(part: $0.part, frame: $0.frame)
    }
    if pieces.isEmpty { return nil }
    uprighting = picture.orientation.uprighting(width: CGFloat(source.width), height: CGFloat(source.height))
  }
}

extension Stage {
  /// Registers an image for `UIImage(named:)`, on all stages, and replaces one of the same name.
  /// - Parameters:
  ///   - data: A PNG, JPEG, GIF, WebP or SVG file.
  ///   - scale: The number of pixels per point, above 0.
  ///   - name: The name to be passed to `UIImage(named:)`.
  /// - Returns: False, without any effect, if the data is no such file.
  @discardableResult public static func addImage(named name: String, data: Data, scale: CGFloat = 1) -> Bool {
    guard let image = UIImage(data: data, scale: scale) else { return false }
    NamedImages.add(image, named: name)
    return true
  }

  /// Registers a colour for `UIColor(named:)`, on all stages, and replaces one of the same name. The colour may be
  /// dynamic.
  public static func addColor(_ color: UIColor, named name: String) { NamedColors.add(color, named: name) }

  /// Returns an image whose data stays with the host, which draws it upright. Recordings refer to it by its address,
  /// too.
  /// - Parameters:
  ///   - address: The host's address of the image.
  ///   - width: The width in pixels, above 0.
  ///   - height: The height in pixels, above 0.
  public static func picture(address: String, width: Int, height: Int) -> UIImage {
    UIImage(cgImage: CGImage(address: address, width: width, height: height))
  }
}

extension Stage {
  /// The pictures of all layers on the stage, by identity. Linear in the number of layers.
  package var picturesOnScreen: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func collect(_ layer: CALayer) {
      if let image = layer.picture.image { found.insert(ObjectIdentifier(image)) }
      if let mask = layer.mask { collect(mask) }
      for sublayer in layer.drawingOrder { collect(sublayer) }
    }
    collect(window.layer)
    return found
  }
}
