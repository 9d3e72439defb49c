import QuartzCore
import UIKit

@MainActor let viewMistakes = [
  Mistake("a frame that is not a number", says: "There is a NaN in the frame of a view: (0.0, 0.0, nan, 10.0).") {
    UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
  },
  Mistake("a view with a frame that is not a number", says: "There is a NaN in the frame of a view") {
    _ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
  },
  Mistake("bounds that are not numbers", says: "There is a NaN in the bounds of a view") {
    UIView().bounds = CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan)
  },
  Mistake("a centre that is not a number", says: "There is a NaN in the position of a layer") {
    UIView().center = CGPoint(x: CGFloat.nan, y: 0)
  },
  Mistake("a transform that is not a number", says: "There is a NaN in the transform of a layer") {
    UIView().transform = CGAffineTransform(scaleX: .nan, y: 1)
  },
  Mistake("an alpha that is not a number", says: "There is a NaN in the alpha of a view") { UIView().alpha = .nan },
  Mistake("an anchor point that is not a number", says: "There is a NaN in the anchorPoint of a layer") {
    UIView().anchorPoint = CGPoint(x: 0.5, y: CGFloat.nan)
  },
  Mistake("a layer's frame that is not a number", says: "There is a NaN in the bounds of a layer") {
    CALayer().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
  },
  Mistake("a layer's depth that is not a number", says: "There is a NaN in the zPosition of a layer") {
    CALayer().zPosition = .nan
  },
  Mistake("a view in itself", says: "A view cannot be put into itself") {
    let view = UIView()
    view.addSubview(view)
  },
  Mistake("a view in its subview", says: "A view cannot be put into itself or into one of its subviews.") {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
  },
  Mistake("subviews exchanged that are not there", says: "exchangeSubview(at: 0, withSubviewAt: 3)") {
    let view = UIView()
    view.addSubview(UIView())
    view.exchangeSubview(at: 0, withSubviewAt: 3)
  },
  Mistake("a layer in itself", says: "A layer cannot be its own sublayer.") {
    let layer = CALayer()
    layer.addSublayer(layer)
  },
  Mistake("a layer in its sublayer", says: "A layer cannot be put into") {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
  },
  Mistake("a layer as its own mask", says: "A layer cannot be its own mask.") {
    let layer = CALayer()
    layer.mask = layer
  },
  Mistake("layout without end", says: "Layout does not come to an end") {
    final class Restless: UIView {
      override func layoutSubviews() { superview?.setNeedsLayout(); setNeedsLayout() }
    }
    let view = Restless()
    view.setNeedsLayout()
    view.layoutIfNeeded()
  },
  Mistake("an image without a scale", says: "The scale of an image is 0.0.") {
    _ = UIImage(cgImage: cgImage(), scale: 0, orientation: .up)
  },
]

private func cgImage() -> CGImage {
  let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  return UIImage(data: Data(base64Encoded: pixel)!)!.cgImage!
}
