import FilmFormat
import FrameCommands
import UIKit

/// A picture in a layer with its placement, as presented.
struct PlacedPicture: Equatable {
  private let source: PictureSource
  private let gravity: CALayerContentsGravity
  /// The number of pixels per point.
  private let scale: CGFloat
  /// The displayed part, in units of the picture's size.
  private let part: CGRect
  /// The stretched part, in units of the displayed part.
  private let center: CGRect
  private let size: CGSize

  /// Reads the picture of a layer; nil for none.
  /// - Parameters:
  ///   - layer: The presentation layer.
  ///   - model: The model layer, which has the contents.
  ///   - view: The view of the layer, or nil.
  @MainActor init?(_ layer: CALayer, model: CALayer, _ view: UIView?) {
    guard let source = PictureSource(of: model, view) else { return nil }
    self.source = source
    gravity = model.contentsGravity
    scale = source.scale ?? model.contentsScale
    part = layer.contentsRect
    center = model.contentsCenter
    size = layer.bounds.size
    if pieces.isEmpty { return nil }
  }

  @MainActor func write(_ number: Int, _ buffer: inout CommandBuffer, _ film: GrowingFilm) {
    buffer.picture(
      layer: number, number: film.number(of: source.object, encode: source.encode), width: source.pixels.width,
      height: source.pixels.height, pieces: pieces.map { $0.piece(of: source) })
  }

  // MARK: Pieces

  private struct Placement {
    /// The part of the upright picture, in its pixels.
    var part: CGRect
    /// The position, in points from the layer's upper left corner.
    var frame: CGRect

    /// The piece of a film, with the matrix from the pixels as encoded to points.
    func piece(of source: PictureSource) -> CommandBuffer.Piece {
      let (x, y) = (frame.width / part.width, frame.height / part.height)
      let matrix = source.uprighting.concatenating(
        CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX - part.minX * x, ty: frame.minY - part.minY * y))
      return CommandBuffer.Piece(
        left: Double(frame.minX), top: Double(frame.minY), width: Double(frame.width), height: Double(frame.height),
        a: Double(matrix.a), b: Double(matrix.b), c: Double(matrix.c), d: Double(matrix.d), tx: Double(matrix.tx),
        ty: Double(matrix.ty))
    }
  }

  /// The pieces, which do not overlap: one, or up to nine if there is a centre to stretch.
  private var pieces: [Placement] {
    let upright = CGRect(origin: .zero, size: source.pixels).applying(source.uprighting)
    guard scale > 0, part.width > 0, part.height > 0, upright.width > 0, upright.height > 0 else { return [] }
    let shown = CGRect(
      x: part.minX * upright.width, y: part.minY * upright.height, width: part.width * upright.width,
      height: part.height * upright.height)
    let frame = gravity.place(CGSize(width: shown.width / scale, height: shown.height / scale), in: size)
    guard frame.width > 0, frame.height > 0 else { return [] }
    guard gravity.isResizing, center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return [Placement(part: shown, frame: frame)]
    }
    let columns = spans(shown.width, center.minX..<center.maxX, frame.width)
    let rows = spans(shown.height, center.minY..<center.maxY, frame.height)
    return rows.flatMap { row in
      columns.map { column in
        Placement(
          part: CGRect(
            x: shown.minX + column.from.lowerBound, y: shown.minY + row.from.lowerBound, width: column.from.length,
            height: row.from.length),
          frame: CGRect(
            x: frame.minX + column.to.lowerBound, y: frame.minY + row.to.lowerBound, width: column.to.length,
            height: row.to.length))
      }
    }
  }

  /// Returns the columns or rows of a picture whose ends keep their sizes: parts of the picture, in pixels, and their
  /// positions, in points. If there is not enough space for both ends, they shrink.
  private func spans(
    _ length: CGFloat, _ center: Range<CGFloat>, _ target: CGFloat
  ) -> [(from: Range<CGFloat>, to: Range<CGFloat>)] {
    let (start, end) = (center.lowerBound * length, center.upperBound * length)
    let shrink = min(1, target * scale / max(start + length - end, 1e-9)) / scale
    let (head, tail) = (start * shrink, target - (length - end) * shrink)
    return [(0..<start, 0..<head), (start..<end, head..<max(head, tail)), (end..<length, max(head, tail)..<target)]
      .filter { $0.0.length > 1e-9 && $0.1.length > 1e-9 }
  }
}

extension Range<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension CALayerContentsGravity {
  fileprivate var isResizing: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

  /// Returns the frame of contents in a layer, in points from its upper left corner. As seen on the screen of a phone,
  /// `top` is at the lower edge.
  /// - Parameter natural: The size of the contents, in points.
  fileprivate func place(_ natural: CGSize, in size: CGSize) -> CGRect {
    let (across, down) = (size.width / natural.width, size.height / natural.height)
    var placed = natural
    switch self {
    case .resize: placed = size
    case .resizeAspect, .resizeAspectFill:
      let scale = self == .resizeAspect ? min(across, down) : max(across, down)
      placed = CGSize(width: natural.width * scale, height: natural.height * scale)
    default: break
    }
    let left: CGFloat =
      [.left, .topLeft, .bottomLeft].contains(self) ? 0 : [.right, .topRight, .bottomRight].contains(self) ? 1 : 0.5
    let top: CGFloat =
      [.bottom, .bottomLeft, .bottomRight].contains(self) ? 0 : [.top, .topLeft, .topRight].contains(self) ? 1 : 0.5
    return CGRect(
      x: (size.width - placed.width) * left, y: (size.height - placed.height) * top, width: placed.width,
      height: placed.height)
  }
}
