import QuartzCore
import UIKit

@MainActor let viewMistakes = [
  Mistake("a view in itself", says: "A view cannot be added to itself") {
    let view = UIView()
    view.addSubview(view)
  },
  Mistake("a view in its subview", says: "A view cannot be added to itself or to one of its descendants.") {
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
  Mistake("a layer in its sublayer", says: "A layer cannot be added to") {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
  },
  Mistake("a layer as its own mask", says: "A layer cannot be its own mask.") {
    let layer = CALayer()
    layer.mask = layer
  },
  Mistake("layout without end", says: "Layout does not terminate") {
    final class Restless: UIView {
      override func layoutSubviews() { superview?.setNeedsLayout(); setNeedsLayout() }
    }
    let view = Restless()
    view.setNeedsLayout()
    view.layoutIfNeeded()
  },
  Mistake("an image without a scale", says: "The scale of an image must be above 0, but is 0.0.") {
    _ = UIImage(cgImage: cgImage(), scale: 0, orientation: .up)
  },
]

private func cgImage() -> CGImage {
  let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  return UIImage(data: Data(base64Encoded: pixel)!)!.cgImage!
}
