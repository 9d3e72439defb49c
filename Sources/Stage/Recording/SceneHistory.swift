import CoreGraphics
import Foundation
import QuartzCore

/// A history of the last seconds of a stage: the scene at their beginning, and every change since.
@MainActor final class SceneHistory: SceneRenderer {
  private enum Change {
    case node(Scene.Node)
    case children([Int], of: Int)
    case removal(Int)
    case touchDown(CGPoint)
    case touchUp(CGPoint)
  }

  /// The length of the history, in seconds.
  let seconds: Double
  /// The scene at the beginning.
  private var picture = Picture()
  /// The beginning of the history, which advances with the stage's time.
  private var start: CFTimeInterval
  private var changes: [(time: CFTimeInterval, change: Change)] = []
  /// The first finger that is down.
  private var finger: (id: Int, place: CGPoint)?
  /// The number of changes that were merged into the first scene.
  private var forgotten = 0
  /// The number of changes in memory.
  var changeCount: Int { changes.count }

  init(seconds: Double) {
    self.seconds = seconds
    start = CACurrentMediaTime()
  }

  /// Returns the history, or the part between two times, as an animated drawing. Linear in the number of changes.
  func svg(title: String, framesPerSecond: Double, from: CFTimeInterval?, to: CFTimeInterval?) -> String {
    forgetOld()
    let recorder = SVGRecorder(title: title, framesPerSecond: framesPerSecond)
    let end = min(to ?? .infinity, CACurrentMediaTime())
    let begin = min(max(from ?? start, start), end)
    var first = picture
    let kept = changes[forgotten...]
    let earlier = kept.prefix { $0.time < begin }
    for (_, change) in earlier { first.apply(change) }
    recorder.time = begin
    first.show(to: recorder)
    for (time, change) in kept.dropFirst(earlier.count).prefix(while: { $0.time <= end }) {
      recorder.time = time
      switch change {
      case .node(let node): recorder.render(node, changes: .all)
      case .children(let children, let id): recorder.arrange(children, of: id)
      case .removal(let id): recorder.remove(id)
      case .touchDown(let point): recorder.touchBegan(at: point)
      case .touchUp(let point): recorder.touchEnded(at: point)
      }
    }
    recorder.time = end
    return recorder.svg()
  }

  // MARK: - SceneRenderer

  func render(_ node: Scene.Node, changes: Scene.Changes) { add(.node(node)) }

  func arrange(_ children: [Int], of id: Int) { add(.children(children, of: id)) }

  func remove(_ id: Int) { add(.removal(id)) }

  // MARK: - Touches

  /// Records a touch. Only the first of several fingers is shown.
  func touchDown(at point: CGPoint, id: Int) {
    guard finger == nil else { return }
    finger = (id, point)
    add(.touchDown(point))
  }

  func touchMove(to point: CGPoint, id: Int) { if finger?.id == id { finger?.place = point } }

  func touchUp(id: Int) {
    guard let finger, finger.id == id else { return }
    self.finger = nil
    add(.touchUp(finger.place))
  }

  // MARK: - Changes

  private func add(_ change: Change) {
    forgetOld()
    changes.append((CACurrentMediaTime(), change))
  }

  /// Merges changes that are too old into the first scene.
  private func forgetOld() {
    start = max(start, CACurrentMediaTime() - seconds)
    while forgotten < changes.count, changes[forgotten].time < start {
      picture.apply(changes[forgotten].change)
      forgotten += 1
    }
    guard forgotten > changes.count / 2 else { return }
    changes.removeFirst(forgotten)
    forgotten = 0
  }
}

extension SceneHistory {
  /// The state of a scene at one time.
  private struct Picture {
    var nodes: [Int: Scene.Node] = [:]
    var children: [Int: [Int]] = [:]
    /// The masks by the nodes they mask.
    var masks: [Int: Int] = [:]

    mutating func apply(_ change: Change) {
      switch change {
      case .node(let node):
        nodes[node.id] = node
        if node.isMask { masks[node.parent] = node.id }
      case .children(let shown, let id): children[id] = shown
      case .removal(let id): forget(id)
      case .touchDown, .touchUp: break
      }
    }

    /// Removes a node and its descendants.
    private mutating func forget(_ id: Int) {
      nodes[id] = nil
      let inside = (children.removeValue(forKey: id) ?? []) + (masks.removeValue(forKey: id).map { [$0] } ?? [])
      for child in inside where nodes[child]?.parent == id { forget(child) }
    }

    @MainActor func show(to recorder: SVGRecorder) {
      for root in nodes.values where root.parent == 0 { show(root, to: recorder) }
    }

    /// Passes a node to a recorder, parents before their masks and children.
    @MainActor private func show(_ node: Scene.Node, to recorder: SVGRecorder) {
      recorder.render(node, changes: .all)
      if let mask = masks[node.id].flatMap({ nodes[$0] }) { show(mask, to: recorder) }
      let shown = children[node.id] ?? []
      for child in shown { if let child = nodes[child] { show(child, to: recorder) } }
      recorder.arrange(shown, of: node.id)
    }
  }
}
