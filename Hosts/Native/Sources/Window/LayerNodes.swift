import CoreGraphics
import Stage

/// The nodes of a layer, which are kept until something of it changes.
@MainActor final class LayerNodes {
  /// The parts that have to be made anew.
  struct Stale: OptionSet {
    let rawValue: Int
    /// The shadow, the background, the gradient and the border.
    static let box = Stale(rawValue: 1)
    /// The image, the shape and the text.
    static let contents = Stale(rawValue: 2)
    /// The children, one of which looks different or is elsewhere.
    static let children = Stale(rawValue: 4)
    /// The node that puts these together.
    static let inside = Stale(rawValue: 8)
    /// The place in the parent, and the opacity.
    static let place = Stale(rawValue: 16)
    static let all: Stale = [.box, .contents, .children, .inside, .place]
  }

  var stale = Stale.all
  /// Whether the layers around this one know that something in it is stale.
  var isAnnounced = false
  /// Whether `placed` is a picture in perspective, and `inside` may be out of date.
  var isProjected = false
  /// The last state of the layer.
  var node: Scene.Node

  /// Back to front: the shadow and the box.
  var below: [RenderNode] = []
  var contents: RenderNode?
  /// The children, in the coordinates of the bounds.
  var children: RenderNode?
  var border: RenderNode?
  /// All of them, from the upper left corner, without the opacity.
  var inside: RenderNode?
  /// The layer in the coordinates of its parent.
  var placed: RenderNode?

  init(_ node: Scene.Node) { self.node = node }

  /// Takes a new state of the layer.
  func take(_ new: Scene.Node, _ changes: Scene.Changes) {
    let old = node
    node = new
    if changes.contains(.created) { return stale = .all }
    let isResized = old.bounds.size != new.bounds.size
    if !changes.isDisjoint(with: [.geometry, .opacity]) { stale.insert(.place) }
    if changes.contains(.style) { stale.formUnion([.box, .inside, .place]) }
    if changes.contains(.drawing) || isResized { stale.formUnion([.box, .contents, .inside]) }
    if changes.contains(.image) { stale.formUnion([.contents, .inside]) }
    // A text that has moved is said to have changed.
    if changes.contains(.text), old.text != new.text { stale.formUnion([.contents, .inside]) }
    if old.bounds.origin != new.bounds.origin {
      stale.insert(.inside)
      if new.shape != nil { stale.insert(.contents) }
      if new.shadow?.path != nil { stale.insert(.box) }
    }
  }
}
