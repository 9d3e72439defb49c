import QuartzCore
import Runtime

/// The content of a view in a single colour: the filled outlines of a symbol, or a surface masked by an image's alpha.
///
/// It is a layer in the size of the image that is placed and scaled in the view's layer like an image, so it is
/// animated with the view.
@MainActor final class TintedContent {
  let layer = CAShapeLayer()

  /// Creates the content.
  /// - Parameter superlayer: The layer of the view; the content is at the back.
  init(in superlayer: CALayer) {
    layer.delegate = TintedContent.actions
    superlayer.insertSublayer(layer, at: 0)
  }

  private static let actions = Actions()

  /// A layer delegate that animates changes like those of the view.
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

  /// Places the content.
  /// - Parameter isTurned: Whether the layout is right-to-left.
  func place(in bounds: CGRect, _ gravity: CALayerContentsGravity, isTurned: Bool) {
    layer.isHidden = size.width <= 0 || size.height <= 0
    guard !layer.isHidden else { return }
    let frame = gravity.place(size, in: bounds.size)
    layer.position = CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY)
    let across = frame.width / size.width
    layer.transform = CATransform3DMakeScale(flips && isTurned ? -across : across, frame.height / size.height, 1)
  }
}
