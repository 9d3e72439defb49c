import CoreGraphics
import QuartzCore

extension UIImage {
  /// Draws the image upright at its size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image upright at its size, with a blend mode.
  /// - Parameter alpha: The alpha, from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright, stretched to a rectangle with its cap insets. A symbol is drawn in its colour, black as a
  /// template.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let symbol = parts.symbol { return symbol.draw(in: rect, (color ?? .label).cgColor, context) }
    let picture = LayerPicture(self, .resize)
    guard let tint = parts.color, renderingMode != .alwaysOriginal else { return context.draw(picture, in: rect) }
    context.draw(
      { context in
        context.setFillColor(tint.cgColor)
        context.fill(rect)
      }, maskedBy: { $0.draw(picture, in: rect) })
  }

  /// Draws the image upright, stretched to a rectangle, with a blend mode.
  /// - Parameter alpha: The alpha, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(blendMode, alpha) { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      self.draw(in: rect)
      context.endTransparencyLayer()
    }
  }
}

extension Symbol {
  fileprivate func draw(in rect: CGRect, _ color: CGColor, _ context: CGContext) {
    guard size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.setFillColor(color)
    context.beginPath()
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
  }
}

extension CGContext {
  /// Draws an image.
  /// - Parameters:
  ///   - rect: The bounds that contain the image, in the current coordinates.
  ///   - part: The displayed part, in units of its size.
  func draw(_ picture: LayerPicture, in rect: CGRect, showing part: CGRect = LayerPicture.whole) {
    guard let image = picture.image else { return }
    let uprighting = picture.orientation.uprighting(width: CGFloat(image.width), height: CGFloat(image.height))
    let pieces = picture.pieces(in: rect.size, showing: part)
    for piece in pieces {
      let x = piece.frame.width / piece.part.width
      let y = piece.frame.height / piece.part.height
      let frame = piece.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      let place = CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: frame.minX - piece.part.minX * x, ty: frame.minY - piece.part.minY * y)
      let isWhole = pieces.count == 1 && part == LayerPicture.whole
      mark(image, placedBy: uprighting.concatenating(place), within: isWhole ? nil : frame)
    }
  }
}
