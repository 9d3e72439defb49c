import Stage

/// What a renderer that keeps removed nodes knows of a scene: only what it has been told.
@MainActor public final class SceneCopy: SceneRenderer {
  private var nodes: [Int: Scene.Node] = [:]
  private var children: [Int: [Int]] = [:]
  private var aside: [Int: Scene.Node] = [:]
  /// The number of nodes that were restored instead of being created.
  public private(set) var restored = 0
  /// The changes of the nodes that were restored last, since they were asked for.
  public private(set) var restoredChanges: [Int: Scene.Changes] = [:]
  /// The first command that is impossible.
  public private(set) var fault: String?

  public init() {}

  /// The number of kept nodes.
  public var keptCount: Int { aside.count }

  /// Has a stage draw everything here.
  public func attach(to stage: Stage) {
    stage.keepingRenderer = self
    stage.renderer = self
  }

  public func forgetChanges() { restoredChanges = [:] }

  public func render(_ node: Scene.Node, changes: Scene.Changes) {
    if changes.contains(.created) {
      aside[node.id] = nil
      nodes[node.id] = node
      children[node.id] = []
    } else {
      change(node, changes)
    }
  }

  private func change(_ node: Scene.Node, _ changes: Scene.Changes) {
    guard var known = nodes[node.id] else { return complain("changes \(node.id), which is not there") }
    if changes.contains(.geometry) {
      known.position = node.position
      known.bounds = node.bounds
      known.anchorPoint = node.anchorPoint
      known.transform = node.transform
    }
    if changes.contains(.opacity) { known.opacity = node.opacity }
    if changes.contains(.style) {
      known.clips = node.clips
      known.isHidden = node.isHidden
      known.backgroundColor = node.backgroundColor
      known.cornerRadius = node.cornerRadius
      known.maskedCorners = node.maskedCorners
      known.cornerCurve = node.cornerCurve
      known.borderWidth = node.borderWidth
      known.borderColor = node.borderColor
      known.shadow = node.shadow
    }
    if changes.contains(.text) { known.text = node.text }
    if changes.contains(.semantics) {
      known.semantics = node.semantics
      known.field = node.field
    }
    if changes.contains(.image) { known.image = node.image }
    if changes.contains(.drawing) {
      known.shape = node.shape
      known.gradient = node.gradient
    }
    nodes[node.id] = known
  }

  public func arrange(_ children: [Int], of id: Int) {
    for child in children where nodes[child] == nil { complain("arranges \(child), which is not there") }
    self.children[id] = children
  }

  public func remove(_ id: Int) { leave(id, isKept: false) }

  private func leave(_ id: Int, isKept: Bool) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    let isKept = isKept && !node.isMask
    if isKept { aside[id] = node }
    for child in children[id] ?? [] where nodes[child]?.parent == id { leave(child, isKept: isKept) }
    for (mask, known) in nodes where known.isMask && known.parent == id { leave(mask, isKept: false) }
  }

  private func complain(_ sentence: String) { fault = fault ?? sentence }

  // MARK: Comparison

  /// Returns the first difference from what a stage presents, or nil.
  public func difference(from stage: Stage) -> String? {
    if let fault { return fault }
    let scene = stage.scene
    var expected = scene.nodes[...]
    func compare(_ id: Int) -> String? {
      guard let known = nodes[id] else { return "\(id) is missing" }
      if known.isHidden && !known.isMask { return nil }
      guard let node = expected.popFirst() else { return "\(id) is too many" }
      guard node.id == id else { return "\(id) is where \(node.id) should be" }
      if let name = known.difference(from: node) { return "the \(name) of \(id) differs" }
      for (mask, inside) in nodes where inside.isMask && inside.parent == id {
        if let difference = compare(mask) { return difference }
      }
      for child in children[id] ?? [] { if let difference = compare(child) { return difference } }
      return nil
    }
    guard let root = scene.nodes.first else { return nil }
    return compare(root.id) ?? expected.first.map { "\($0.id) is not shown" }
  }
}

extension SceneCopy: KeepingRenderer {
  package func setAside(_ id: Int) { leave(id, isKept: true) }

  package func restore(_ node: Scene.Node, changes: Scene.Changes) {
    guard var known = aside.removeValue(forKey: node.id) else {
      return complain("restores \(node.id), which is not kept")
    }
    known.parent = node.parent
    nodes[node.id] = known
    restored += 1
    restoredChanges[node.id] = changes
    change(node, changes)
  }

  package func discard(_ id: Int) { aside[id] = nil }
}

extension Scene.Node {
  /// Returns the name of the first property that a reader or a viewer can tell from that of another node, or nil.
  public func difference(from other: Scene.Node) -> String? {
    if position != other.position || bounds != other.bounds || anchorPoint != other.anchorPoint { return "place" }
    if transform != other.transform { return "transform" }
    if opacity != other.opacity { return "opacity" }
    if parent != other.parent || isMask != other.isMask { return "parent" }
    if clips != other.clips || isHidden != other.isHidden { return "visibility" }
    if backgroundColor != other.backgroundColor { return "background" }
    if cornerRadius != other.cornerRadius || maskedCorners != other.maskedCorners || cornerCurve != other.cornerCurve {
      return "corners"
    }
    if borderWidth != other.borderWidth || borderColor != other.borderColor { return "border" }
    if shadow != other.shadow { return "shadow" }
    if image != other.image { return "image" }
    if text != other.text { return "text" }
    if shape != other.shape { return "shape" }
    if gradient != other.gradient { return "gradient" }
    if semantics != other.semantics { return "semantics" }
    return field != other.field ? "field" : nil
  }
}
