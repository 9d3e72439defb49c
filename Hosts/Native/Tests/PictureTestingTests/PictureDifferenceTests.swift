import Foundation
import Pictures
import Stage
import Testing
import UIKit

@testable import PictureTesting

@MainActor @Suite struct PictureDifferenceTests {
  private func picture(scale: CGFloat = 2, _ change: @escaping (Card) -> Void = { _ in }) throws -> Picture {
    let stage = Stage(size: CGSize(width: 240, height: 140), rootViewController: CardController(change))
    return try PictureRenderer(scale: scale).picture(of: stage.scene)
  }

  private let changes: [(name: String, change: (Card) -> Void)] = [
    ("one point to the right", { $0.frame.origin.x += 1 }), ("one point down", { $0.frame.origin.y += 1 }),
    ("a point wider", { $0.frame.size.width += 1 }), ("another corner radius", { $0.layer.cornerRadius = 11 }),
    ("continuous corners", { $0.layer.cornerCurve = .continuous }),
    ("red is 8 more", { $0.dot.backgroundColor = UIColor(red: 0.2 + 8 / 255, green: 0.4, blue: 0.6, alpha: 1) }),
    ("green is 8 less", { $0.dot.backgroundColor = UIColor(red: 0.2, green: 0.4 - 8 / 255, blue: 0.6, alpha: 1) }),
    ("blue is 8 more", { $0.dot.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6 + 8 / 255, alpha: 1) }),
    ("no shadow", { $0.layer.shadowOpacity = 0 }), ("a fainter shadow", { $0.layer.shadowOpacity = 0.25 }),
    ("another weight", { $0.title.font = .boldSystemFont(ofSize: 17) }),
    ("another size", { $0.title.font = .systemFont(ofSize: 16) }),
    ("another font", { $0.title.font = .monospacedSystemFont(ofSize: 17, weight: .regular) }),
    ("another letter", { $0.title.text = "A tltle" }), ("a point that is hidden", { $0.dot.isHidden = true }),
  ]

  @Test func whatIsSeenIsFound() throws {
    let expected = try picture()
    for (name, change) in changes {
      #expect(PictureDifference(expected, try picture(change)) != nil, "\(name)")
    }
  }

  @Test func theSameScreenIsTheSamePicture() throws {
    #expect(PictureDifference(try picture(), try picture(), tolerance: .none) == nil)
  }

  @Test func whatRoundingChangesIsNotFound() throws {
    let expected = try picture()
    let color = UIColor(red: 0.2 + 2 / 255, green: 0.4, blue: 0.6, alpha: 1)
    let moved = try picture { $0.dot.frame.origin.x += 0.1 }
    let tinted = try picture { $0.dot.backgroundColor = color }
    for picture in [moved, tinted] {
      #expect(PictureDifference(expected, picture) == nil)
      #expect(PictureDifference(expected, picture, tolerance: .none) != nil)
    }
  }

  @Test func theDifferenceSaysWhere() throws {
    let difference = try #require(
      PictureDifference(try picture(), try picture { $0.dot.backgroundColor = .red }))
    #expect(difference.sentence.hasSuffix("pixels differ in 40 by 40 points at (36, 68)"), "\(difference.sentence)")
    #expect(difference.count > 4900 && difference.count < 5100)
  }
}
