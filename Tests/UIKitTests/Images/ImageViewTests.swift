import Stage
import Testing
import UIKit

@MainActor @Suite struct ImageViewTests {
  let screen = Screen()
  let red: UIImage
  let green: UIImage

  init() throws {
    red = try TestImage.image()
    green = try TestImage.image("quadrants.gif", scale: 2)
  }

  func shown(_ view: UIView) -> CGImage? {
    screen.stage.scene.nodes.first { $0.id == view.layer.identifier }?.image?.source
  }

  @Test func aViewIsAsLargeAsItsImage() {
    let view = UIImageView(image: green)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 16, height: 8))
    #expect(view.intrinsicContentSize == CGSize(width: 16, height: 8))
    view.image = red
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 32, height: 16))
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func aHighlightedViewShowsItsOtherImage() {
    let view = screen.add(UIImageView(image: red, highlightedImage: green))
    #expect(shown(view) === red.cgImage)
    view.isHighlighted = true
    #expect(shown(view) === green.cgImage)
    view.highlightedImage = nil
    #expect(shown(view) === red.cgImage)
    view.image = nil
    #expect(shown(view) == nil)
  }

  @Test func imagesFollowOneAnotherOnTheOneClock() {
    let view = screen.add(UIImageView(image: nil))
    view.frame.size = CGSize(width: 10, height: 10)
    view.animationImages = [red, green]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    view.startAnimating()
    var seen: [Bool] = []
    for _ in 0..<4 {
      seen.append(shown(view) === red.cgImage)
      screen.stage.advance(by: 0.5)
    }
    #expect(seen == [true, false, true, false])
    #expect(!view.isAnimating && shown(view) == nil)
    screen.stage.advance(by: 0.1)
    #expect(!screen.stage.needsFrame)
  }

  @Test func aFilmThatIsStoppedShowsTheStillImage() {
    let view = screen.add(UIImageView(image: red))
    view.animationImages = [green]
    view.startAnimating()
    #expect(view.isAnimating && shown(view) === green.cgImage)
    screen.stage.advance(by: 3)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating && shown(view) === red.cgImage)
    screen.stage.advance(by: 0.1)
    #expect(!screen.stage.needsFrame)
  }

  @Test func aViewThatGoesTakesItsFilmAlong() {
    var view: UIImageView? = UIImageView(image: red)
    view!.animationImages = [red, green]
    view!.startAnimating()
    view = nil
    screen.stage.advance(by: 0.5)
    #expect(!screen.stage.needsFrame)
  }

  @Test func aTransitionFadesFromOneImageToTheNext() {
    let view = screen.add(UIImageView(image: red))
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) { view.image = green }
    screen.stage.advance(by: 0.5)
    let images = screen.stage.scene.nodes.compactMap { node in node.image.map { ($0.source, node) } }
    #expect(images.count == 2)
    #expect(images[0].0 === green.cgImage && images[1].0 === red.cgImage)
    let fading = screen.stage.scene.nodes.first { abs($0.opacity - 0.5) < 1e-6 }
    #expect(fading != nil)
    screen.stage.advance(by: 0.6)
    #expect(screen.stage.scene.nodes.compactMap { $0.image }.count == 1)
  }

  @Test func anythingButAPictureInALayerShowsNothing() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.contents = red.cgImage
    #expect(layer.contents as? CGImage === red.cgImage)
    layer.contents = NSNumber(value: 3)
    #expect(layer.contents == nil)
  }
}
