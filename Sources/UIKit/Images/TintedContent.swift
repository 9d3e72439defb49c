import QuartzCore
import Runtime

/// What a view shows in one colour: the outlines of a symbol, filled, or a surface of which a picture's alpha is cut out.
///
/// It is a layer of its own, as large as the image, that is placed and scaled in the view's as a picture would be; so it
/// is animated as the view is.
@MainActor final class TintedContent {
  let layer = CAShapeLayer()

  /// - Parameter superlayer: of the view; the content is at the back.
  init(in superlayer: CALayer) {
    layer.delegate = TintedContent.actions
    superlayer.insertSublayer(layer, at: 0)
  }

  private static let actions = Actions()

  /// Changes are animated as those of the view are.
  private final class Actions: NSObject, CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      ViewAnimation.action(for: layer, key: event) ?? NSNull()
    }
  }

  private var size = CGSize.zero
  private var flips = false

  func show(_ image: UIImage, in color: CGColor) {
    size = image.size
    layer.bounds = CGRect(origin: .zero, size: size)
    if let symbol = image.parts.symbol {
      flips = symbol.flips
      layer.path = symbol.path
      layer.fillColor = color
      layer.backgroundColor = nil
      layer.mask = nil
    } else {
      flips = false
      layer.path = nil
      layer.backgroundColor = color
      let mask = layer.mask ?? CALayer()
      mask.delegate = TintedContent.actions
      mask.frame = layer.bounds
      mask.show(image)
      layer.mask = mask
    }
  }

  /// - Parameter isTurned: text runs from right to left.
  func place(in bounds: CGRect, _ gravity: CALayerContentsGravity, isTurned: Bool) {
    layer.isHidden = size.width <= 0 || size.height <= 0
    guard !layer.isHidden else { return }
    let frame = gravity.place(size, in: bounds.size)
    layer.position = CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY)
    let across = frame.width / size.width
    layer.transform = CATransform3DMakeScale(flips && isTurned ? -across : across, frame.height / size.height, 1)
  }
}
