import CoreGraphics
import Pictures
import Stage
import UIKit

/// A screen with an empty white view, and its picture.
@MainActor final class Easel {
  let stage: Stage
  let view: UIView
  private let scale: CGFloat
  private let textStyle: TextStyle

  init(width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1, textStyle: TextStyle = .fonts) {
    let controller = UIViewController()
    stage = Stage(size: CGSize(width: width, height: height), rootViewController: controller)
    view = controller.view
    view.backgroundColor = .white
    (self.scale, self.textStyle) = (scale, textStyle)
  }

  /// Adds a view with a background.
  @discardableResult func add(_ frame: CGRect, _ color: UIColor? = .black) -> UIView {
    let added = UIView(frame: frame)
    added.backgroundColor = color
    view.addSubview(added)
    return added
  }

  /// Adds a layer.
  @discardableResult func add<Layer: CALayer>(_ layer: Layer, _ frame: CGRect) -> Layer {
    layer.frame = frame
    view.layer.addSublayer(layer)
    return layer
  }

  func picture() throws -> Picture {
    try PictureRenderer(scale: scale, textStyle: textStyle).picture(of: stage.scene)
  }

  func pixels() throws -> Pixels { Pixels(try picture()) }
}

/// The pixels of a picture as numbers from 0 to 255.
struct Pixels {
  struct Color: Equatable {
    var red, green, blue: Int
  }

  let width, height: Int
  private let bytes: [UInt8]
  private let stride: Int

  init(_ picture: Picture) {
    (width, height, stride) = (picture.width, picture.height, picture.bytesPerRow)
    let count = stride * height
    bytes = picture.withPixels { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  }

  subscript(x: Int, y: Int) -> Color {
    let place = y * stride + 4 * x
    return Color(red: Int(bytes[place + 2]), green: Int(bytes[place + 1]), blue: Int(bytes[place]))
  }

  /// The darkness of a pixel, from 0 for white to 1 for black.
  func ink(_ x: Int, _ y: Int) -> Double { 1 - Double(self[x, y].green) / 255 }

  /// The sum of the darkness, in pixels.
  var ink: Double {
    var sum = 0.0
    for y in 0..<height { for x in 0..<width { sum += ink(x, y) } }
    return sum
  }

  /// The darkness of a row, from left to right.
  func row(_ y: Int) -> [Double] { (0..<width).map { ink($0, y) } }

  /// The darkness of a column, from the top.
  func column(_ x: Int) -> [Double] { (0..<height).map { ink(x, $0) } }
}

func isNear(_ one: Double, _ other: Double, _ tolerance: Double = 0.01) -> Bool { abs(one - other) <= tolerance }
