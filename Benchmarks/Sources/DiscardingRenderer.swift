import Stage

/// Takes scenes and draws nothing.
@MainActor final class DiscardingRenderer: SceneRenderer {
  private(set) var changes = 0
  func render(_ node: Scene.Node, changes: Scene.Changes) { self.changes += 1 }
  func arrange(_ children: [Int], of id: Int) { changes += 1 }
  func remove(_ id: Int) { changes += 1 }
}
