/// A layer's image and its placement in the bounds.
package struct LayerPicture: Equatable {
  package var image: CGImage?
  package var orientation = CGImagePropertyOrientation.up
  package var gravity = CALayerContentsGravity.resize
  /// The number of pixels per point.
  package var scale: CGFloat = 1
  /// The stretched part, in units of the displayed part.
  package var center = LayerPicture.whole
  /// Whether the centre is repeated instead of stretched.
  package var tilesCenter = false

  package init() {}

  package static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// A part of the upright image, in its pixels, and its position, in points from the layer's upper left corner.
  package struct Piece: Equatable {
    package var part: CGRect
    package var frame: CGRect
  }

  /// Returns the pieces to draw in a layer of a given size, which do not overlap: one, or at least nine if there is a
  /// centre to stretch or repeat. Linear in their number.
  /// - Parameter rect: The displayed part of the image, in units of its size.
  package func pieces(in size: CGSize, showing rect: CGRect) -> [Piece] {
    guard let image, scale > 0, rect.width > 0, rect.height > 0 else { return [] }
    let pixels = CGSize(
      width: CGFloat(orientation.swapsAxes ? image.height : image.width),
      height: CGFloat(orientation.swapsAxes ? image.width : image.height))
    let part = CGRect(
      x: rect.origin.x * pixels.width, y: rect.origin.y * pixels.height, width: rect.width * pixels.width,
      height: rect.height * pixels.height)
    let frame = gravity.place(CGSize(width: part.width / scale, height: part.height / scale), in: size)
    guard frame.width > 0, frame.height > 0 else { return [] }
    guard gravity.isResizing, center != LayerPicture.whole else { return [Piece(part: part, frame: frame)] }
    let columns = spans(
      length: part.width, center: (center.origin.x * part.width, center.width * part.width), target: frame.width)
    let rows = spans(
      length: part.height, center: (center.origin.y * part.height, center.height * part.height), target: frame.height)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          part: CGRect(
            x: part.origin.x + column.from.start, y: part.origin.y + row.from.start, width: column.from.length,
            height: row.from.length),
          frame: CGRect(
            x: frame.origin.x + column.to.start, y: frame.origin.y + row.to.start, width: column.to.length,
            height: row.to.length))
      }
    }
  }

  private typealias Stretch = (start: CGFloat, length: CGFloat)

  /// The number of repetitions along a side above which the centre is stretched instead.
  private static let mostTiles: CGFloat = 256

  /// Returns the columns or rows of the grid: parts of the image (in pixels) and their positions (in points).
  private func spans(length: CGFloat, center: Stretch, target: CGFloat) -> [(from: Stretch, to: Stretch)] {
    let end = length - center.start - center.length
    // If there is not enough space for both ends, they shrink.
    let shrink = min(1, target * scale / max(center.start + end, 1e-9))
    let head = center.start / scale * shrink
    let tail = end / scale * shrink
    let room = target - head - tail
    var result: [(from: Stretch, to: Stretch)] = [((0, center.start), (0, head))]
    let tile = center.length / scale
    if tilesCenter, center.length > 1, room / tile <= LayerPicture.mostTiles {
      var filled: CGFloat = 0
      while filled < room - 1e-9 {
        let part = min(tile, room - filled)
        result.append(((center.start, part * scale), (head + filled, part)))
        filled += tile
      }
    } else {
      result.append((center, (head, room)))
    }
    result.append(((center.start + center.length, end), (target - tail, tail)))
    return result.filter { $0.from.length > 1e-9 && $0.to.length > 1e-9 }
  }
}

/// The contents of a layer besides its background, which hosts draw.
package enum LayerContent: Equatable {
  case none
  case text(LayerText)
}

/// The drawing of a special kind of layer above its background, as a part of its values. It takes one word in the
/// values of other layers.
package indirect enum LayerDrawing: Equatable {
  case none
  case shape(ShapeValues)
  case gradient(GradientValues)

  package var isShape: Bool { if case .shape = self { true } else { false } }
  package var isGradient: Bool { if case .gradient = self { true } else { false } }

  package var shape: ShapeValues {
    get { if case .shape(let shape) = self { shape } else { ShapeValues() } }
    set { self = .shape(newValue) }
  }

  package var gradient: GradientValues {
    get { if case .gradient(let gradient) = self { gradient } else { GradientValues() } }
    set { self = .gradient(newValue) }
  }
}

/// A gradient, in units of the layer's size.
package struct GradientValues: Equatable {
  package var colors: [CGColor] = []
  /// The location of each colour, or empty for even spacing.
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
}

/// A path with a fill and a stroke, in the layer's coordinates, in points.
package struct ShapeValues: Equatable {
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  /// The beginning of the stroked part, as a fraction of the path's length.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, alternating; empty for a solid line.
  package var lineDashPattern: [Double] = []
}
