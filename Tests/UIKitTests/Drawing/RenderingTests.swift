import CoreGraphics
import Stage
import Testing
import UIKit

@MainActor @Suite struct RenderingTests {
  private func rendered(_ layer: CALayer) -> String {
    markup(of: UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { layer.render(in: $0.cgContext) })
  }

  @Test func aLayerIsDrawnInItsOwnCoordinatesWithAllInIt() {
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 60, width: 40, height: 40)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 20, width: 10, height: 10)
    inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    inner.opacity = 0.5
    let hidden = CALayer()
    hidden.frame = inner.frame
    hidden.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    hidden.isHidden = true
    layer.sublayers = [inner, hidden]
    let text = rendered(layer)
    #expect(text.contains("<path d=\"M0 0L40 0L40 40L0 40Z\" fill=\"#f00\"/>"))
    #expect(text.contains("<g opacity=\".5\"><path d=\"M10 20L20 20L20 30L10 30Z\" fill=\"#00f\"/></g>"))
    #expect(!text.contains("#0f0"))
  }

  @Test func aBorderLiesInsideAndSublayersAreCutOff() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.borderWidth = 2
    layer.borderColor = CGColor(gray: 0, alpha: 1)
    layer.masksToBounds = true
    let inner = CALayer()
    inner.frame = CGRect(x: 30, y: 0, width: 40, height: 40)
    inner.backgroundColor = CGColor(gray: 1, alpha: 1)
    layer.addSublayer(inner)
    let text = rendered(layer)
    #expect(text.contains("<g clip-path=\"url(#d1)\"><path d=\"M30 0L70 0L70 40L30 40Z\" fill=\"#fff\"/></g>"))
    #expect(text.contains("<path d=\"M1 1L39 1L39 39L1 39Z\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\""))
  }

  @Test func shapesGradientsMasksAndTextAreDrawn() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = CGColor(gray: 0, alpha: 1)
    shape.strokeEnd = 0.5
    #expect(rendered(shape).contains("stroke-dasharray=\"20 40\""))

    let gradient = CAGradientLayer()
    gradient.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    gradient.mask = mask
    let masked = rendered(gradient)
    #expect(masked.contains("<linearGradient") && masked.contains("x1=\"5\" y1=\"0\" x2=\"5\" y2=\"10\""))
    #expect(masked.contains("<path d=\"M0 0L5 0L5 5L0 5Z\" fill=\"#000\"/></mask>"))

    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "A & B"
    label.textColor = .red
    label.textAlignment = .center
    let written = rendered(label.layer)
    #expect(written.contains("text-anchor=\"middle\"") && written.contains(">A &amp; B</tspan>"))
  }

  @Test func aHierarchyIsDrawnAsItIsSeenAndStretched() {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let moving = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)), to: view)
    moving.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { moving.frame.origin.x = 8 })
    screen.stage.advance(by: 0.5)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: false))
    }
    #expect(markup(of: image).contains("<path d=\"M8 0L12 0L12 4L8 4Z\" fill=\"#f00\"/>"))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false), "There is nothing to draw in.")
  }

  @Test func viewsThatDrawThemselvesAreInTheirPicture() {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) { UIRectFill(rect) }
    }
    let dot = Dot(frame: CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(rendered(dot.layer).contains("<image width=\"6\" height=\"6\""))
  }

  @Test func aPartOfAViewIsPictured() {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.backgroundColor = .red
    let part = view.resizableSnapshotView(
      from: CGRect(x: 30, y: 40, width: 10, height: 20), afterScreenUpdates: true, withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 10, height: 20) && part?.clipsToBounds == true)
    #expect(part?.subviews.first?.frame == CGRect(x: -30, y: -40, width: 100, height: 100))
  }
}
