import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension Scene {
  /// A picture in a layer, above the background and below the children.
  ///
  /// A host decodes each `source` once, and draws every piece: the whole picture by the piece's ``transform(of:)``,
  /// cut off at the piece's `frame`. It need not know of gravity, scale, orientation or caps.
  public struct Image: Equatable {
    /// The picture; the same object is the same picture.
    public var source: CGImage
    /// Where which part of the picture is drawn; nine where it is stretched around a centre.
    public var pieces: [Piece]
    /// Takes the picture's pixels as encoded to the upright picture's.
    var uprighting: CGAffineTransform

    /// A part of the picture and its place.
    public struct Piece: Equatable {
      /// In pixels of the upright picture.
      public var part: CGRect
      /// Where the part is drawn, in points from the layer's upper left corner.
      public var frame: CGRect
    }

    /// An encoded file, to be decoded without regard to what it says about orientation; empty if there is an address.
    public var data: Data { source.data }
    /// What the data is, such as "image/png".
    public var mediaType: String { source.mediaType }
    /// Where the host has the picture, as it said in ``Stage/picture(address:width:height:)``; nil for all others.
    public var address: String? { source.address }

    /// From the picture's pixels as encoded, `source.width` across and `source.height` down, to points from the layer's
    /// upper left corner.
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
  /// Nil where there is nothing to see.
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
  /// Makes a picture known to `UIImage(named:)`, on every stage, in place of one of the same name.
  /// - Parameters:
  ///   - data: a PNG, JPEG, GIF, WebP or SVG file.
  ///   - scale: pixels per point, above 0.
  ///   - name: what programs ask for by `UIImage(named:)`.
  /// - Returns: false if the data is no such file; nothing changes then.
  @discardableResult public static func addImage(named name: String, data: Data, scale: CGFloat = 1) -> Bool {
    guard let image = UIImage(data: data, scale: scale) else { return false }
    NamedImages.add(image, named: name)
    return true
  }

  /// Makes a colour known to `UIColor(named:)`, on every stage, in place of one of the same name. It may depend on traits.
  public static func addColor(_ color: UIColor, named name: String) { NamedColors.add(color, named: name) }

  /// A picture that stays with the host, which draws it upright. Recordings refer to it by its address, too.
  /// - Parameters:
  ///   - address: what the host knows it by.
  ///   - width: pixels across, above 0.
  ///   - height: pixels down, above 0.
  public static func picture(address: String, width: Int, height: Int) -> UIImage {
    UIImage(cgImage: CGImage(address: address, width: width, height: height))
  }
}
