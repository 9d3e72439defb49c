// Nodes look as the library of pictures draws the same layers. The tolerance is that of picture tests where the same code
// draws, and stated where Cairo draws GTK's nodes in another way.

import CoreGraphics
import Foundation
import Gallery
import PictureTesting
import Pictures
import QuartzCore
import Stage
import Testing
import UIKit

@testable import Window

@MainActor @Suite(.serialized) struct NodePictureTests {
  /// A feature of layers.
  enum Feature: String, CaseIterable, Sendable {
    case background, betweenPixels, roundCorners, twoCorners, capsule, continuousCorners, border, continuousBorder
    case thickBorder, clip, roundClip, scrolledBounds, opacity, turned, skewed, mirrored, scaled, perspective, mask
    case boxShadow, pathShadow, contentsShadow, axial, fadingAxial, radial, conic, roundGradient, shape, stroke, text
    case colouredText, image, drawing, croppedImage
  }

  private func draw(_ feature: Feature, on canvas: Canvas) {
    let frame = CGRect(x: 20, y: 30, width: 70, height: 50)
    let view = canvas.add(frame, UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1))
    let layer = view.layer
    func shadow(_ offset: CGFloat = 4) {
      layer.shadowColor = UIColor.red.cgColor
      layer.shadowOpacity = 0.7
      layer.shadowRadius = 6
      layer.shadowOffset = CGSize(width: offset, height: offset)
    }
    func gradient(_ type: CAGradientLayerType, _ colors: [UIColor], radius: CGFloat = 0) {
      let gradient = canvas.add(CAGradientLayer(), CGRect(x: 5, y: 5, width: 100, height: 90))
      gradient.type = type
      gradient.colors = colors.map { $0.cgColor }
      gradient.startPoint = CGPoint(x: 0.3, y: 0.4)
      gradient.endPoint = CGPoint(x: 0.9, y: 0.8)
      gradient.cornerRadius = radius
    }
    func image(_ mode: UIView.ContentMode, _ data: Data) {
      let image = UIImageView(image: UIImage(data: data, scale: 1))
      image.frame = CGRect(x: 10.5, y: 8, width: 90, height: 60)
      image.contentMode = mode
      image.clipsToBounds = true
      canvas.view.addSubview(image)
    }
    let inner = UIView(frame: CGRect(x: 30, y: -20, width: 60, height: 50))
    inner.backgroundColor = .orange
    switch feature {
    case .background: break
    case .betweenPixels: view.frame.origin = CGPoint(x: 20.3, y: 30.8)
    case .roundCorners: layer.cornerRadius = 16
    case .twoCorners:
      layer.cornerRadius = 30
      layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
    case .capsule: layer.cornerRadius = 200
    case .continuousCorners, .continuousBorder:
      layer.cornerRadius = 20
      layer.cornerCurve = .continuous
      if feature == .continuousBorder { (layer.borderWidth, layer.borderColor) = (3, UIColor.black.cgColor) }
    case .border:
      layer.cornerRadius = 14
      (layer.borderWidth, layer.borderColor) = (3, UIColor.green.cgColor)
      view.addSubview(inner)
    case .thickBorder: (layer.borderWidth, layer.borderColor) = (40, UIColor.green.cgColor)
    case .clip, .roundClip:
      if feature == .roundClip { layer.cornerRadius = 18 }
      view.clipsToBounds = true
      view.addSubview(inner)
    case .scrolledBounds:
      view.clipsToBounds = true
      view.bounds.origin = CGPoint(x: 12, y: -9)
      view.addSubview(inner)
    case .opacity:
      view.alpha = 0.4
      view.addSubview(inner)
    case .turned: view.transform = CGAffineTransform(rotationAngle: 0.5)
    case .skewed: view.transform = CGAffineTransform(a: 1.1, b: 0.3, c: -0.5, d: 0.8, tx: 3, ty: -4)
    case .mirrored:
      view.addSubview(inner)
      view.transform = CGAffineTransform(scaleX: -1, y: 1).rotated(by: 0.3)
    case .scaled:
      layer.anchorPoint = CGPoint(x: 0, y: 1)
      view.transform = CGAffineTransform(scaleX: 1.3, y: 0.6)
    case .perspective:
      view.addSubview(inner)
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 200
      layer.transform = CATransform3DRotate(transform, 0.8, 0.2, 1, 0)
    case .mask:
      view.addSubview(inner)
      let mask = CALayer()
      mask.frame = CGRect(x: 10, y: 5, width: 50, height: 40)
      mask.cornerRadius = 12
      mask.backgroundColor = CGColor(gray: 0, alpha: 0.8)
      layer.mask = mask
      view.alpha = 0.7
    case .boxShadow:
      layer.cornerRadius = 10
      view.backgroundColor = UIColor.blue.withAlphaComponent(0.5)
      shadow()
    case .pathShadow:
      layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: -10, y: 10, width: 90, height: 60)).cgPath
      shadow(0)
    case .contentsShadow:
      view.backgroundColor = nil
      view.addSubview(inner)
      shadow()
    case .axial: gradient(.axial, [.red, .yellow, .blue])
    case .fadingAxial: gradient(.axial, [.red, UIColor.blue.withAlphaComponent(0)])
    case .radial: gradient(.radial, [.red, .yellow, .blue])
    case .conic: gradient(.conic, [.red, .yellow, .blue])
    case .roundGradient: gradient(.axial, [.red, .blue], radius: 25)
    case .shape, .stroke:
      let shape = canvas.add(CAShapeLayer(), frame)
      shape.path = UIBezierPath(ovalIn: CGRect(x: -15, y: -10, width: 70, height: 80)).cgPath
      shape.fillColor = feature == .shape ? UIColor.purple.cgColor : nil
      if feature == .stroke {
        shape.strokeColor = UIColor.black.cgColor
        shape.lineWidth = 5
        shape.strokeEnd = 0.7
      }
    case .text, .colouredText:
      let label = UILabel(frame: CGRect(x: 5.3, y: 4, width: 110, height: 100))
      label.numberOfLines = 0
      if feature == .text {
        label.text = "Some lines of text in a label"
      } else {
        let text = NSMutableAttributedString(string: "Red and ", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        label.attributedText = text
      }
      canvas.view.addSubview(label)
    case .image: image(.scaleToFill, TestImages.png)
    case .drawing: image(.scaleAspectFit, TestImages.svg)
    case .croppedImage: image(.scaleAspectFill, TestImages.png)
    }
  }

  /// Drawings of a graphics processor, or another order of rounding: a step of 4 greys inside, half the contrast at an edge.
  private static let loose = PictureDifference.Tolerance(distance: 3, edge: 0.5)

  @Test(arguments: Feature.allCases) func aFeatureLooksAsInPictures(feature: Feature) throws {
    try check(feature, on: Canvas())
  }

  private func check(_ feature: Feature, on canvas: Canvas) throws {
    draw(feature, on: canvas)
    let drawn = try canvas.drawn()
    let difference = PictureDifference(try canvas.expected(), drawn, tolerance: NodePictureTests.loose)
    // Where the last colour meets the first, GTK's fan is a part of a pixel elsewhere.
    let most = feature == .conic ? 20 : 0
    #expect((difference?.count ?? 0) <= most, "\(feature): \(difference?.sentence ?? "")")
  }

  /// What a graphics processor is given, drawn by Cairo as far as it can.
  @Test(arguments: Feature.allCases.filter { ![.perspective, .text, .colouredText].contains($0) })
  func texturesLookAsInPictures(feature: Feature) throws {
    try check(feature, on: Canvas(isDrawnByCairo: false))
  }

  /// The pictures would be the same if nothing were drawn.
  @Test(arguments: Feature.allCases) func aFeatureIsSeen(feature: Feature) throws {
    let (canvas, empty) = (Canvas(), Canvas())
    draw(feature, on: canvas)
    if feature != .background { draw(.background, on: empty) }
    let difference = PictureDifference(try empty.drawn(), try canvas.drawn(), tolerance: NodePictureTests.loose)
    #expect(difference != nil)
  }

  @Test(arguments: 0..<10) func demosLookAsInPictures(number: Int) throws {
    let demo = DemoIndex.demos[number]
    let canvas = Canvas(demo.makeViewController(), size: CGSize(width: 390, height: 844), scale: 1)
    for time in [0, 0.3] {
      canvas.stage.advance(by: 0.1 + time)
      let difference = PictureDifference(try canvas.expected(), try canvas.drawn(), tolerance: NodePictureTests.loose)
      // An image that is reduced comes from one half or a quarter of its size.
      #expect((difference?.count ?? 0) < 390 * 844 / 100, "\(difference?.sentence ?? "")")
    }
  }
}
