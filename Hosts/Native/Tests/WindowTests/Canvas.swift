import CCairo
import CGTK
import CWindow
import CoreGraphics
import PictureTesting
import QuartzCore
import Stage
import UIKit

@testable import Pictures
@testable import Window

/// A screen whose nodes are drawn by Cairo, without a display, beside the picture that they have to look like.
@MainActor final class Canvas {
  let stage: Stage
  let view: UIView
  let nodes: NodeTree
  private let scale: CGFloat
  private static let pieces = try! LayerPieces()

  convenience init(width: CGFloat = 120, height: CGFloat = 120, scale: CGFloat = 2, isDrawnByCairo: Bool = true) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    self.init(
      controller, size: CGSize(width: width, height: height), scale: scale, isDrawnByCairo: isDrawnByCairo)
  }

  init(_ controller: UIViewController, size: CGSize, scale: CGFloat = 1, isDrawnByCairo: Bool = true) {
    // GTK prepares the types of nodes, too; a display is not needed for them.
    _ = stage_display_open()
    self.scale = scale
    nodes = NodeTree(Canvas.pieces, scale: scale)
    nodes.isDrawnByCairo = isDrawnByCairo
    stage = Stage(size: size, rootViewController: controller)
    view = controller.view
    stage.renderer = nodes
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

  /// The picture of the nodes, after a frame.
  func drawn() throws -> Picture {
    stage.advance(by: 1.0 / 60)
    return try draw(nodes)
  }

  /// The picture of the nodes as they are.
  func keptPicture() throws -> Picture { try draw(nodes) }

  /// The picture of the same scene in nodes that are all new.
  func drawnAnew() throws -> Picture {
    let fresh = NodeTree(Canvas.pieces, scale: scale)
    fresh.isDrawnByCairo = nodes.isDrawnByCairo
    let children = Dictionary(grouping: stage.scene.nodes.filter { !$0.isMask }) { $0.parent }
    for node in stage.scene.nodes { fresh.render(node, changes: .all) }
    for node in stage.scene.nodes { fresh.arrange(children[node.id]?.map { $0.id } ?? [], of: node.id) }
    return try draw(fresh)
  }

  /// The picture as the library of pictures draws it.
  func expected() throws -> Picture { try PictureRenderer(scale: scale).picture(of: stage.scene) }

  private func draw(_ nodes: NodeTree) throws -> Picture {
    let node = nodes.makeNode()
    return try PictureRenderer(scale: scale).draw(size: stage.window.bounds.size) { context in
      if let node { gsk_render_node_draw(node.pointer, context) }
    }
  }
}
