import CoreGraphics
import Stage
import Testing
import UIKit

@MainActor private class Dial: UIView {
  var color = UIColor.red
  var drawn: [CGRect] = []

  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    color.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}

@MainActor private final class FineDial: Dial {}

@MainActor private final class Silent: UIView {
  override func display(_ layer: CALayer) { Issue.record("It does not draw.") }
}

@MainActor @Suite struct DrawnViewTests {
  private func contents(of view: UIView, on screen: Screen) -> String {
    let node = screen.stage.scene.nodes.first { $0.id == view.layer.identifier }
    return String(decoding: (node?.image?.data).map { [UInt8]($0) } ?? [], as: UTF8.self)
  }

  @Test func aViewIsDrawnWhenItIsShownAndWhenItAsks() {
    let screen = Screen()
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(dial.drawn.isEmpty)
    _ = screen.add(dial)
    #expect(dial.drawn == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    #expect(contents(of: dial, on: screen).contains("fill=\"#f00\""))
    screen.stage.advance(by: 1)
    #expect(dial.drawn.count == 1)
    dial.color = .blue
    dial.setNeedsDisplay()
    dial.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    screen.stage.advance(by: 0.1)
    #expect(dial.drawn.count == 2 && contents(of: dial, on: screen).contains("fill=\"#00f\""))
  }

  @Test func aSubclassThatAddsNothingIsDrawn() {
    let dial = Screen().add(FineDial(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(dial.drawn.count == 1)
  }

  @Test func aViewThatDoesNotDrawIsNotAsked() {
    let screen = Screen()
    let view = screen.add(Silent(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(!view.layer.needsDisplay() && view.layer.contents == nil)
    #expect(!UILabel(frame: .zero).layer.needsDisplay() && !UICollectionViewCell(frame: .zero).layer.needsDisplay())
  }

  @Test func aDrawingIsStretchedUnlessTheContentModeIsRedraw() {
    let screen = Screen()
    let dial = screen.add(Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    dial.frame.size.width = 40
    screen.stage.advance(by: 0.1)
    #expect(dial.drawn.count == 1)
    dial.contentMode = .redraw
    dial.frame.size.width = 60
    screen.stage.advance(by: 0.1)
    #expect(dial.drawn.last?.width == 60 && dial.drawn.count == 2)
    dial.contentMode = .center
    dial.frame.size.width = 80
    screen.stage.advance(by: 0.1)
    #expect(dial.drawn.count == 2)
  }

  @Test func aViewWithoutASizeIsDrawnWhenItGetsOne() {
    let screen = Screen()
    let dial = screen.add(Dial(frame: .zero))
    #expect(dial.drawn.isEmpty)
    dial.frame.size = CGSize(width: 10, height: 10)
    screen.stage.advance(by: 0.1)
    #expect(dial.drawn == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    dial.frame.size = CGSize(width: 30, height: 10)
    screen.stage.advance(by: 0.1)
    #expect(dial.drawn.count == 1)
  }

  @Test func aViewIsDrawnAgainInTheDark() {
    let screen = Screen()
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    dial.color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    _ = screen.add(dial)
    #expect(contents(of: dial, on: screen).contains("fill=\"#000\""))
    dial.overrideUserInterfaceStyle = .dark
    screen.stage.advance(by: 0.1)
    #expect(contents(of: dial, on: screen).contains("fill=\"#fff\""))
  }

  @Test func aLayerDrawsItselfOnRequest() {
    final class Ring: CALayer {
      override func draw(in ctx: CGContext) { ctx.strokeEllipse(in: bounds) }
    }
    let screen = Screen()
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.view.layer.addSublayer(ring)
    screen.stage.advance(by: 0.1)
    #expect(ring.contents == nil)
    ring.setNeedsDisplay()
    screen.stage.advance(by: 0.1)
    #expect((ring.contents as? CGImage)?.width == 10)
  }

  @Test func aDelegateDrawsALayer() {
    final class Painter: NSObject, CALayerDelegate {
      var calls: [String] = []
      func layerWillDraw(_ layer: CALayer) { calls.append("will") }
      func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append("draw")
        if !layer.isHidden { ctx.fill(layer.bounds) }
      }
    }
    let (layer, painter) = (CALayer(), Painter())
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    layer.delegate = painter
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(painter.calls == ["will", "draw"])
    let image = layer.contents as? CGImage
    #expect(String(decoding: image!.data, as: UTF8.self).contains("M0 0L10 0L10 10L0 10Z"))
    layer.isHidden = true
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents == nil, "Nothing is drawn any more.")
  }
}
