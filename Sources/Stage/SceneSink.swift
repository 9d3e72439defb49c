import CoreGraphics
import Foundation
import QuartzCore
import Runtime

/// Translates changed layers into changed nodes, for a renderer, for the history and for an observer, whichever there are.
@MainActor final class SceneSink: LayerSink {
  private let renderer: (any SceneRenderer)?
  private let history: SceneHistory?
  private let observer: (any StageObserver)?

  init(_ renderer: (any SceneRenderer)?, _ history: SceneHistory?, _ observer: (any StageObserver)?) {
    self.renderer = renderer
    self.history = history
    self.observer = observer
  }

  func draw(_ layer: CALayer, values: LayerValues, changes: LayerChanges) {
    let shown = shown(layer, values, changes)
    var rendered = Scene.Changes(changes)
    if changes.contains(.geometry) {
      if shown.hasPicture { rendered.insert(.image) }
      if shown.hasText { rendered.insert(.text) }
    }
    let node = Scene.Node(
      layer, values: values, parent: layer.superlayerIdentifier, look: shown.look, meaning: shown.meaning)
    renderer?.render(node, changes: rendered)
    history?.render(node, changes: rendered)
    observer?.render(node, changes: rendered)
  }

  /// How a layer was shown last. What is the same for everyone who shows it is kept while it is on no screen, too: a cell
  /// that is reused looks as before for the most part.
  @MainActor private final class Shown {
    let look: Shared<Scene.Node.Look>
    @exclusivity(unchecked) var meaning: Shared<Scene.Node.Meaning>
    let hasText: Bool
    /// How a picture lies in the layer is a part of the look that follows from the geometry.
    let hasPicture: Bool
    /// How far content is scrolled is a part of the meaning that follows from the geometry.
    let scrolls: Bool

    init(_ layer: CALayer, values: LayerValues) {
      look = Shared(Scene.Node.Look(layer, values: values))
      meaning = Shared(Scene.Node.Meaning(layer, values: values))
      hasText = layer.content != .none
      hasPicture = layer.picture.image != nil
      if case .collectionView = meaning.value.content { scrolls = true } else { scrolls = false }
    }

    func keepsLook(_ changes: LayerChanges) -> Bool {
      changes.keepsLook && !(hasPicture && (changes.contains(.geometry) || changes.contains(.created)))
    }

    func keepsMeaning(_ changes: LayerChanges) -> Bool {
      // A view on no screen is not asked to say what changes of its meaning.
      !changes.contains(.semantics) && !changes.contains(.created) && !(scrolls && changes.contains(.geometry))
    }
  }

  /// What the layer's last node showed, as far as it is still true.
  private func shown(_ layer: CALayer, _ values: LayerValues, _ changes: LayerChanges) -> Shown {
    if let record = layer.sinkRecord {
      let last = unsafeDowncast(record, to: Shown.self)
      if last.keepsLook(changes) {
        if !last.keepsMeaning(changes) { last.meaning = Shared(Scene.Node.Meaning(layer, values: values)) }
        return last
      }
    }
    let shown = Shown(layer, values: values)
    layer.sinkRecord = shown
    return shown
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
    renderer?.remove(identifier)
    history?.remove(identifier)
    observer?.remove(identifier)
  }
}

extension Scene.Changes {
  /// The bits are the same in both.
  init(_ changes: LayerChanges) {
    self = changes.contains(.created) ? .all : Scene.Changes(rawValue: Int(changes.ofLayer))
  }
}

extension LayerChanges {
  /// Whether the layer has no other look than before, at most another place, opacity or meaning.
  fileprivate var keepsLook: Bool {
    let others = LayerChanges.created.union(.geometry).union(.opacity).union(.semantics)
    return ofLayer & ~others.ofLayer == 0
  }
}
