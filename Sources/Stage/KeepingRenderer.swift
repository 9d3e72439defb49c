import QuartzCore
import Runtime

/// A renderer that keeps the nodes of layers that have been removed, as they are, since views of a reuse queue come back
/// with few changes.
///
/// A layer is kept until it is deallocated, or drawn completely again: as part of a mask, or on another stage. Masks and what is
/// in them are not kept. When everything is drawn again, beginning with the window, all kept nodes are to be forgotten.
@MainActor package protocol KeepingRenderer: AnyObject {
  /// Removes a node and its descendants from the scene, and keeps all of them.
  func setAside(_ id: Int)
  /// Returns a kept node, without its descendants, to the scene, and draws what has changed meanwhile. Parents are restored or
  /// rendered before their children. If its children are the same as before, no call of ``SceneRenderer/arrange(_:of:)``
  /// follows for the node itself.
  func restore(_ node: Scene.Node, changes: Scene.Changes)
  /// Forgets a node that was set aside; has no effect on others.
  func discard(_ id: Int)
}

/// The layers that a renderer keeps after their removal, from when everything was drawn for the last time.
@MainActor final class KeptLayers {
  /// The layers that have been deallocated since the last frame.
  fileprivate var discarded: [Int] = []

  func takeDiscarded() -> [Int] {
    if discarded.isEmpty { return [] }
    defer { discarded = [] }
    return discarded
  }
}

/// A layer that a renderer keeps; its owner is the layer.
@MainActor final class KeptLayer {
  let all: KeptLayers
  private let identifier: Int

  init(_ identifier: Int, of all: KeptLayers) {
    self.all = all
    self.identifier = identifier
  }

  deinit { whileDeinitializing { all.discarded.append(identifier) } }
}
