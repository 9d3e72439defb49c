// The Photos demo on a stage, and what is seen of its two collection views.

import CollectionMotion
import Foundation
import Gallery
import Stage
import Testing
import TestSupport
import UIKit

@MainActor struct PhotosScreen {
  let controller: PhotosViewController
  let stage: Stage
  /// Of the photos, as they were when the demo began.
  let ratios: [Double]

  init(
    count: Int = 14, width: CGFloat = 390, height: CGFloat = 844, previewLayout: ParallaxPagingLayout? = nil,
    filmstripLayout: FilmstripLayout? = nil
  ) {
    let samples = PhotoLibrary.samples
    controller = PhotosViewController(photos: (0..<count).map { samples[$0 % samples.count] })
    if let previewLayout { controller.previewLayout = previewLayout }
    if let filmstripLayout { controller.filmstripLayout = filmstripLayout }
    ratios = controller.photos.map { Double($0.image.size.width / $0.image.size.height) }
    stage = Stage(size: CGSize(width: width, height: height), rootViewController: controller)
  }

  // MARK: What is seen

  var pages: SeenCollection { stage.collections[0] }
  var strip: SeenCollection { stage.collections[1] }

  var width: Double { Double(stage.window.bounds.width) }
  /// How many pages the preview is scrolled.
  var pagePosition: Double { Double(pages.offset.x) / width }
  /// How many thumbnails the strip is scrolled: 33 points wide, 4 apart, the first one in the middle at first.
  var stripPosition: Double { (Double(strip.offset.x) + (width - 33) / 2) / 37 }

  /// A thumbnail's middle and width on the screen.
  func thumbnail(_ item: Int) throws -> (middle: Double, width: Double) {
    let strip = strip
    let node = try #require(strip.cells[item])
    return (Double(node.position.x + node.transform.m41 - strip.offset.x), Double(node.bounds.width))
  }

  /// The picture inside a cell, and the rectangle that cuts it off.
  func picture(in cell: Scene.Node) throws -> (mount: Scene.Node, image: Scene.Node) {
    let nodes = stage.scene.nodes
    let content = try #require(nodes.first { $0.parent == cell.id })
    let mount = try #require(nodes.first { $0.parent == content.id })
    return (mount, try #require(nodes.first { $0.parent == mount.id }))
  }

  var caption: String {
    stage.scene.nodes.compactMap { $0.text?.string }.first { $0.contains(" of ") || $0 == "No photos" } ?? ""
  }

  // MARK: What is done

  var stripY: CGFloat { stage.window.bounds.height - 93 }

  func tapThumbnail(_ item: Int) throws { stage.tap(at: CGPoint(x: try thumbnail(item).middle, y: stripY)) }

  func press(_ title: String) throws {
    let button = try #require(stage.scene.nodes.first { $0.semantics.role == .button && $0.semantics.label == title })
    stage.tap(at: button.position)
  }

  /// Moves a finger sideways from the middle of the screen and lets go.
  func fling(y: CGFloat, by way: CGFloat, duration: Double = 0.15) {
    let x = width / 2 - way / 2
    stage.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + way, y: y), duration: duration)
  }

  /// Moves a finger sideways from the middle of the screen, with a look at each frame, and lets go.
  func drag(y: CGFloat, by way: CGFloat, frames: Int = 20, look: () throws -> Void) throws {
    let x = stage.window.bounds.midX
    stage.touchDown(at: CGPoint(x: x, y: y))
    for frame in 1...frames {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: x + way * CGFloat(frame) / CGFloat(frames), y: y))
      try look()
    }
    stage.touchUp()
  }

  /// Does frames until nothing moves, with a look at each.
  func settle(_ look: () throws -> Void = {}) throws {
    for _ in 0..<600 where stage.needsFrame {
      stage.advance(by: 1.0 / 60)
      try look()
    }
  }
}

func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }
