import Foundation
import Stage
import Testing
import UIKit

@testable import CollectionMotion

@MainActor @Suite struct PictureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CollectionMotion/CollectionMotion.docc/Types")

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
      let isShown = try String(contentsOf: file, encoding: .utf8) == drawing
      #expect(isShown, "\(picture.name).svg is not what the snippet shows; Scripts/recordings writes it anew")
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
    "AnimatedFlowLayout", "AnimatedCompositionalLayout", "LayoutTransitions", "Choreography", "ChoreographyPerformer",
    "ItemTransition", "LayoutAnimation", "ScrollTransition", "ScrollTransitionPerformer", "ZoomTransition",
  ])
  func nothingMovesWithReducedMotion(_ name: String) throws {
    let picture = try #require(Picture.all.first { $0.name == name })
    #expect(movers(picture, isReduceMotionEnabled: false) > 0)
    #expect(movers(picture, isReduceMotionEnabled: true) == 0)
  }

  /// The distances of all elements, and of what is in them, from the side where lines begin, frame by frame.
  private func distances(_ picture: Picture, _ direction: UITraitEnvironmentLayoutDirection) -> [[CGFloat]] {
    var frames: [[CGFloat]] = []
    picture.play { player in
      player.stage.traitCollection = UITraitCollection(layoutDirection: direction)
      player.afterFrame = { [unowned player] in
        let nodes = player.stage.scene.nodes
        let places = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
        frames.append(
          nodes.compactMap { node in
            var x = node.position.x + node.transform.m41
            var isInElement = false
            var box = node
            while true {
              if case .element = box.content { isInElement = true }
              guard let outer = places[box.parent] else { break }
              if outer.transform.m12 != 0 { return nil }  // a turn is the same from both sides
              x += outer.position.x + outer.transform.m41 - outer.bounds.midX
              box = outer
            }
            guard isInElement else { return nil }
            // The outermost box is the window, as wide as it is seen.
            return direction == .rightToLeft ? box.bounds.width - x : x
          }.sorted())
      }
    }
    return frames
  }

  @Test(arguments: [
    "AnimatedFlowLayout", "AnimatedCompositionalLayout", "LayoutTransitions", "Choreography", "ChoreographyPerformer",
    "ExpandableListLayout", "CenteredRowLayout", "ParallaxPagingLayout", "FilmstripLayout", "ScrollSynchronizer",
    "SelectionStripLayout", "ScatterLayout", "ScrollTransition", "ScrollTransitionPerformer", "ZoomTransition",
    "CollapsingHeaderView",
  ])
  func theMirrorImageIsSeenWherePeopleReadFromRightToLeft(_ name: String) throws {
    // Views of other tests that are on no screen take their direction from the last one in use.
    defer {
      let stage = Stage(size: .zero, rootViewController: UIViewController())
      stage.traitCollection = UITraitCollection(layoutDirection: .leftToRight)
    }
    let picture = try #require(Picture.all.first { $0.name == name })
    let (plain, mirrored) = (distances(picture, .leftToRight), distances(picture, .rightToLeft))
    #expect(plain.count == mirrored.count)
    for (frame, (a, b)) in zip(plain, mirrored).enumerated() {
      guard a.count == b.count, zip(a, b).allSatisfy({ abs($0 - $1) < 0.01 }) else {
        Issue.record("frame \(frame): \(a) is not \(b)")
        return
      }
    }
  }
}
