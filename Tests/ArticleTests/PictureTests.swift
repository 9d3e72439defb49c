import Foundation
import Stage
import Testing
import UIKit

@testable import CollectionMotion

@MainActor @Suite struct PictureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Site/CollectionMotion.docc/Pictures")

  /// `STAGE_RECORD=1` writes the pictures instead.
  @Test func picturesInTheArticlesShowWhatTheSnippetsDo() throws {
    let records = ProcessInfo.processInfo.environment["STAGE_RECORD"] == "1"
    for picture in Picture.all {
      let file = PictureTests.folder.appendingPathComponent(picture.name + ".svg")
      let drawing = picture.play { $0.record() }.picture
      if records {
        try Data(drawing.utf8).write(to: file)
        continue
      }
      let kept = try? String(contentsOf: file, encoding: .utf8)
      #expect(
        kept == drawing, "\(picture.name).svg is not what the snippet shows; Scripts/recordings writes it anew")
    }
  }

  /// How many of the elements on the stage have moved little by little, which is in four frames or more.
  private func movers(_ picture: Picture, isReduceMotionEnabled: Bool) -> Int {
    var moves: [Int: Int] = [:]
    var places: [Int: (CGPoint, CATransform3D, CGSize)] = [:]
    picture.play { player in
      player.stage.isReduceMotionEnabled = isReduceMotionEnabled
      player.afterFrame = { [unowned player] in
        for node in player.stage.scene.nodes {
          guard case .element = node.content else { continue }
          let place = (node.position, node.transform, node.bounds.size)
          if let last = places.updateValue(place, forKey: node.id),
            last.0 != place.0 || !CATransform3DEqualToTransform(last.1, place.1) || last.2 != place.2
          {
            moves[node.id, default: 0] += 1
          }
        }
      }
    }
    return moves.values.filter { $0 > 3 }.count
  }

  @Test(arguments: [
    "AnimatedFlowLayout", "AnimatedCompositionalLayout", "LayoutTransitions", "ItemTransition", "LayoutAnimation",
    "ZoomTransition",
  ])
  func nothingMovesWithReducedMotion(_ name: String) throws {
    let picture = try #require(Picture.all.first { $0.name == name })
    #expect(movers(picture, isReduceMotionEnabled: false) > 0)
    #expect(movers(picture, isReduceMotionEnabled: true) == 0)
  }
}
