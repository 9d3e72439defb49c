import CoreGraphics
import Foundation
import QuartzCore
import Runtime

/// Translates changed layers into changed nodes, for the renderer, the history and the observer.
@MainActor final class SceneSink: LayerSink {
  private let renderer: (any SceneRenderer)?
  private let animations: (any AnimationRenderer)?
  private let history: SceneHistory?
  private let observer: (any StageObserver)?
  private let keeper: (any KeepingRenderer)?
  private let kept: KeptLayers

  /// Creates a sink.
  /// - Parameter kept: The layers that the renderer has kept.
  init(
    _ renderer: (any SceneRenderer)?, _ animations: (any AnimationRenderer)?, _ keeper: (any KeepingRenderer)?,
    _ kept: KeptLayers, _ history: SceneHistory?, _ observer: (any StageObserver)?
  ) {
    self.renderer = renderer
    self.animations = animations
    self.keeper = renderer == nil ? nil : keeper
    self.kept = kept
    self.history = history
    self.observer = observer
  }

  func draw(_ layer: CALayer, values: LayerValues, changes: LayerChanges) {
    // The flags are the same in both types.
    var rendered = Scene.Changes(rawValue: Int(changes.ofLayer))
    let last = shownBefore(layer)
    let node = node(layer, values, &rendered, last, kept: rendered.contains(.created) ? makeKept(layer) : last?.kept)
    if rendered.contains(.created) { rendered = .all }
    renderer?.render(node, changes: rendered)
    history?.render(node, changes: rendered)
    observer?.render(node, changes: rendered)
  }

  func restore(_ layer: CALayer, values: LayerValues, changes: LayerChanges) {
    guard let keeper, let last = shownBefore(layer) else { return draw(layer, values: values, changes: changes) }
    let told = last.told
    var rendered = Scene.Changes(rawValue: Int(changes.ofLayer))
    let node = node(layer, values, &rendered, last, kept: last.kept)
    rendered.remove([.created, .semantics])
    if !told.value.isRead(as: node.meaning.value) { rendered.insert(.semantics) }
    keeper.restore(node, changes: rendered)
    history?.render(node, changes: .all)
    observer?.render(node, changes: .all)
  }

  /// Returns a layer as a node, and notes what is told of it.
  /// - Parameters:
  ///   - changes: The changes of the layer; on return, with those that follow from them.
  ///   - last: The state of the layer's last node.
  ///   - kept: The layer as one that the renderer keeps, or nil if it does not.
  private func node(
    _ layer: CALayer, _ values: LayerValues, _ changes: inout Scene.Changes, _ last: Shown?, kept: KeptLayer?
  ) -> Scene.Node {
    let shown = shown(layer, values, changes, last, kept)
    if changes.contains(.geometry), shown.hasText { changes.insert(.text) }
    if !changes.isDisjoint(with: .changingMeaning) { shown.told = shown.meaning }
    return Scene.Node(
      layer, values: values, parent: layer.superlayerIdentifier, look: shown.look, meaning: shown.meaning)
  }

  /// The last drawn state of a layer. The part that all consumers share is kept while the layer is off screen, because
  /// a reused cell mostly looks the same.
  @MainActor private final class Shown {
    let look: Shared<Scene.Node.Look>
    @exclusivity(unchecked) var meaning: Shared<Scene.Node.Meaning>
    /// The meaning that the renderer has been told last.
    @exclusivity(unchecked) var told: Shared<Scene.Node.Meaning>
    /// The layer as one that the renderer keeps, or nil if it does not.
    let kept: KeptLayer?
    let hasText: Bool
    /// Whether the layer scrolls its content. The content offset is a part of the meaning that changes with the
    /// geometry.
    let scrolls: Bool

    init(_ layer: CALayer, values: LayerValues, _ kept: KeptLayer?, told: Shared<Scene.Node.Meaning>?) {
      self.kept = kept
      look = Shared(Scene.Node.Look(layer, values: values))
      meaning = Shared(Scene.Node.Meaning(layer, values: values))
      self.told = told ?? meaning
      hasText = layer.content != .none
      if case .collectionView = meaning.value.content { scrolls = true } else { scrolls = false }
    }

    /// Returns whether the meaning is still valid. A view without a screen need not report changes of it.
    func keepsMeaning(_ changes: Scene.Changes) -> Bool {
      changes.isDisjoint(with: scrolls ? .changingScrolledMeaning : .changingMeaning)
    }
  }

  /// Returns the state of the layer's last node, as far as it is still valid.
  private func shown(
    _ layer: CALayer, _ values: LayerValues, _ changes: Scene.Changes, _ last: Shown?, _ kept: KeptLayer?
  ) -> Shown {
    if let last, changes.keepLook, last.kept === kept {
      if !last.keepsMeaning(changes) { last.meaning = Shared(Scene.Node.Meaning(layer, values: values)) }
      return last
    }
    let shown = Shown(layer, values: values, kept, told: last?.told)
    layer.sinkRecord = shown
    return shown
  }

  private func shownBefore(_ layer: CALayer) -> Shown? {
    layer.sinkRecord.map { unsafeDowncast($0, to: Shown.self) }
  }

  // MARK: Removed layers

  func keeps(_ layer: CALayer) -> Bool {
    guard keeper != nil, let last = shownBefore(layer)?.kept else { return false }
    return last.all === kept && !layer.isInMask
  }

  private func makeKept(_ layer: CALayer) -> KeptLayer? {
    keeper == nil || layer.isInMask ? nil : KeptLayer(layer.identifier, of: kept)
  }

  func finish() {
    guard let keeper else { return }
    for identifier in kept.takeDiscarded() { keeper.discard(identifier) }
  }

  // A history and an observer need frames.
  var runsAnimations: Bool { animations != nil && history == nil && observer == nil }

  func define(_ curve: Int, pieces: [Double]) { animations?.define(curve, pieces: pieces) }

  func animate(_ layer: CALayer, by animation: HandedAnimation) {
    animations?.animate(layer.identifier, by: animation)
  }

  func stop(_ property: HandedMotion.Property, of layer: CALayer) {
    animations?.stop(property, of: layer.identifier)
  }

  func arrange(_ sublayers: [CALayer], of layer: CALayer) {
    var identifiers: [Int] = []
    identifiers.reserveCapacity(sublayers.count)
    for sublayer in sublayers { identifiers.append(sublayer.identifier) }
    renderer?.arrange(identifiers, of: layer.identifier)
    history?.arrange(identifiers, of: layer.identifier)
    observer?.arrange(identifiers, of: layer.identifier)
  }

  func remove(_ identifier: Int) {
    if let keeper { keeper.setAside(identifier) } else { renderer?.remove(identifier) }
    history?.remove(identifier)
    observer?.remove(identifier)
  }
}

extension Scene.Changes {
  /// Whether the layer looks the same, apart from its position, opacity and meaning.
  fileprivate var keepLook: Bool { isSubset(of: .keepingLook) }

  private static let keepingLook: Scene.Changes = [.created, .geometry, .opacity, .semantics]
  fileprivate static let changingMeaning: Scene.Changes = [.created, .semantics]
  fileprivate static let changingScrolledMeaning: Scene.Changes = [.created, .semantics, .geometry]
}

extension Scene.Node.Meaning {
  /// Returns whether assistive technology reads the same.
  fileprivate func isRead(as other: Scene.Node.Meaning) -> Bool {
    semantics == other.semantics && field == other.field
  }
}

extension CALayer {
  /// Whether the layer is a mask, or part of one.
  fileprivate var isInMask: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.isMask { return true }
      layer = current.superlayer
    }
    return false
  }
}
