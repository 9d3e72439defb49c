import Foundation
import Testing
import UIKit

/// The pictures in Tests/Images. Each shows four quadrants, 32 x 16 pixels upright: red, green, blue, yellow.
enum TestImage {
  static func url(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Images").appendingPathComponent(name)
  }

  static func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

  static func image(_ name: String = "quadrants.png", scale: CGFloat = 1) throws -> UIImage {
    try #require(UIImage(data: data(name), scale: scale))
  }

  static let names =
    ["quadrants.png", "quadrants.gif", "lossy.webp", "lossless.webp", "extended.webp", "drawing.svg"]
    + (1...8).map { "orientation-\($0).jpg" }
}
