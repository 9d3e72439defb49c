import Films
import MotionRecorder
import QuartzCore
import Stage
import Testing
import UIKit

@testable import FilmFormat

/// What layers can look like, recorded by a stage and by a `MotionRecorder`.
@MainActor @Suite struct LayerFilmTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func differences(_ change: (Stage) -> Void = { _ in }) -> [String] {
    let films = BothFilms(view)
    change(films.stage)
    films.stage.advance(by: 0.6)
    return films.differences()
  }

  private func add<View: UIView>(_ view: View, at frame: CGRect = CGRect(x: 20, y: 30, width: 100, height: 80)) -> View
  {
    view.frame = frame
    self.view.addSubview(view)
    return view
  }

  @Test func boxes() {
    let box = add(UIView())
    box.backgroundColor = .systemBlue
    box.layer.cornerRadius = 12
    box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    box.layer.borderWidth = 2
    box.layer.borderColor = UIColor.red.withAlphaComponent(0.5).cgColor
    box.layer.shadowOpacity = 0.25
    box.layer.shadowRadius = 7
    box.layer.shadowOffset = CGSize(width: 1, height: 4)
    box.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 40)).cgPath
    let clipping = add(UIView(), at: CGRect(x: 150, y: 30, width: 50, height: 50))
    clipping.clipsToBounds = true
    clipping.bounds.origin = CGPoint(x: 5, y: 9)
    #expect(
      differences { _ in
        UIView.animate(withDuration: 0.4) {
          box.frame = CGRect(x: 100, y: 200, width: 50, height: 140)
          box.alpha = 0.3
          box.backgroundColor = .systemGreen
          box.layer.cornerRadius = 3
          box.layer.shadowOpacity = 0
        }
      } == [])
  }

  @Test func transforms() {
    let flat = add(UIView())
    flat.transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.5, y: 0.5)
    let deep = add(UIView())
    deep.layer.transform = CATransform3DMakeRotation(0.7, 0.3, 1, 0)
    deep.layer.anchorPointZ = 20
    deep.layer.anchorPoint = CGPoint(x: 0, y: 0.25)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let around = add(UIView(), at: CGRect(x: 40, y: 200, width: 200, height: 200))
    around.layer.sublayerTransform = perspective
    let turned = UIView(frame: CGRect(x: 20, y: 50, width: 60, height: 60))
    turned.layer.zPosition = 30
    around.addSubview(turned)
    let back = UIView(frame: CGRect(x: 90, y: 50, width: 60, height: 60))
    back.layer.isDoubleSided = false
    around.addSubview(back)
    #expect(
      differences { _ in
        UIView.animate(withDuration: 0.5) {
          flat.transform = .identity
          turned.layer.transform = CATransform3DMakeRotation(2, 0, 1, 0)
          back.layer.transform = CATransform3DMakeRotation(3, 0, 1, 0)
        }
      } == [])
  }

  @Test func shapesGradientsAndMasks() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 60), cornerRadius: 9).cgPath
    shape.fillColor = UIColor.orange.cgColor
    shape.fillRule = .evenOdd
    shape.strokeColor = UIColor.black.cgColor
    shape.lineWidth = 3
    shape.lineCap = .round
    shape.lineJoin = .bevel
    shape.lineDashPattern = [4, 2]
    shape.lineDashPhase = 1
    shape.strokeEnd = 0.7
    view.layer.addSublayer(shape)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.white.cgColor]
    gradient.locations = [0, 0.2, 1]
    gradient.type = .radial
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
    gradient.mask = mask
    view.layer.addSublayer(gradient)
    let plain = CAGradientLayer()
    plain.frame = CGRect(x: 0, y: 220, width: 200, height: 100)
    plain.colors = [UIColor.green.cgColor]
    view.layer.addSublayer(plain)
    #expect(
      differences { _ in
        shape.strokeEnd = 0.2
        gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.black.cgColor]
        mask.position = CGPoint(x: 60, y: 10)
      } == [])
  }

  @Test(arguments: [
    UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
    .topRight, .bottomLeft, .bottomRight,
  ])
  func pictures(_ mode: UIView.ContentMode) throws {
    let data = Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"40\"><rect width=\"9\" height=\"9\"/></svg>".utf8
    )
    let image = try #require(UIImage(data: data, scale: 2))
    let plain = add(UIImageView(image: image))
    plain.contentMode = mode
    let turned = add(UIImageView(image: UIImage(cgImage: image.cgImage!, scale: 2, orientation: .leftMirrored)))
    turned.contentMode = mode
    let insets = UIEdgeInsets(top: 4, left: 6, bottom: 5, right: 8)
    let stretched = add(UIImageView(image: image.resizableImage(withCapInsets: insets, resizingMode: .stretch)))
    stretched.contentMode = mode
    let tinted = add(UIImageView(image: image.withRenderingMode(.alwaysTemplate)))
    tinted.contentMode = mode
    let symbol = add(UIImageView(image: UIImage(systemName: "star")))
    symbol.contentMode = mode
    let part = CALayer()
    part.frame = CGRect(x: 10, y: 300, width: 90, height: 50)
    part.contents = image.cgImage
    part.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 0.75)
    view.layer.addSublayer(part)
    #expect(
      differences { _ in
        UIView.animate(withDuration: 0.3) {
          for view in [plain, turned, stretched, tinted, symbol] { view.bounds.size = CGSize(width: 150, height: 20) }
        }
      } == [])
  }

  @Test func whatAViewDrawsIsAPicture() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.purple.setFill()
        UIBezierPath(ovalIn: bounds).fill()
      }
    }
    let drawn = add(Drawn())
    #expect(
      differences { stage in
        stage.advance(by: 0.1)
        drawn.bounds.size = CGSize(width: 40, height: 40)
        drawn.setNeedsDisplay()
      } == [])
  }

  @Test func layersThatMoveBetweenSuperlayersAndComeBack() {
    let (one, other, child) = (add(UIView()), add(UIView()), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    child.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    one.addSubview(child)
    #expect(
      differences { stage in
        stage.advance(by: 0.1)
        other.addSubview(child)
        one.removeFromSuperview()
        stage.advance(by: 0.1)
        child.removeFromSuperview()
        stage.advance(by: 0.1)
        self.view.addSubview(child)
        self.view.sendSubviewToBack(child)
        other.layer.zPosition = -1
      } == [])
  }

  @Test func aLayerThatBecomesAMaskIsANewLayer() throws {
    let (box, mask) = (add(UIView()), CALayer())
    box.layer.addSublayer(mask)
    let films = BothFilms(view)
    films.stage.advance(by: 0.1)
    mask.removeFromSuperlayer()
    box.layer.mask = mask
    films.stage.advance(by: 0.1)
    let film = films.recorder.stop()
    #expect(film.lastScene.layers.values.filter { $0.isMask }.count == 1)
    #expect(try Film(bytes: film.bytes).frameCount == film.frameCount)
  }

  @Test func darkModeChangesColoursAndTexts() {
    let label = add(UILabel())
    label.text = "Dark"
    let box = add(UIView(), at: CGRect(x: 0, y: 200, width: 10, height: 10))
    box.backgroundColor = .systemBackground
    #expect(
      differences { stage in
        stage.advance(by: 0.1)
        stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
      } == [])
  }
}
