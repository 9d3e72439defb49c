import FilmFormat
import FrameCommands
import UIKit

/// Reads the layers below a view, and writes what has changed since the last time as commands.
///
/// It follows the tree of model layers, because only these have an identity, and reads the presentation layer of each.
@MainActor final class LayerSampler {
  /// The commands since the last frame.
  var buffer = CommandBuffer()

  private let root: UIView
  private var layers: [ObjectIdentifier: SampledLayer] = [:]
  private let elements = ElementSampler()
  private let animations: AnimationSampler
  /// The number of the newest layer. Numbers are not reused.
  private var lastNumber = 0
  private var round = 0

  /// Creates a sampler.
  /// - Parameter begin: The media time of the start of the film.
  init(_ root: UIView, begin: Double) {
    self.root = root
    animations = AnimationSampler(begin: begin)
  }

  /// Writes the changes.
  /// - Parameters:
  ///   - time: The media time of the frame.
  ///   - film: The film that stores pictures.
  func sample(at time: Double, pictures film: GrowingFilm) {
    round += 1
    animations.advance(to: time)
    let visit = Visit(film: film, collectionView: nil, element: nil, parent: nil, shownParent: nil)
    let found = sample(root.layer, visit, isMask: false)
    if found < layers.count { removeMissing() }
  }

  /// Returns the number of a layer, 0 if it has not been found.
  func number(of layer: CALayer) -> Int { layers[ObjectIdentifier(layer)]?.number ?? 0 }

  /// The surroundings of a layer.
  private struct Visit {
    let film: GrowingFilm
    /// The innermost collection view around the layer, with the number of its layer.
    var collectionView: (view: UICollectionView, number: Int)?
    /// The innermost element around the layer.
    var element: CommandBuffer.Identity?
    var parent: SampledLayer?
    /// The presentation layer of the parent.
    var shownParent: CALayer?
  }

  /// Samples a layer and its descendants.
  /// - Returns: The number of layers.
  private func sample(_ layer: CALayer, _ visit: Visit, isMask: Bool) -> Int {
    let sampled = sampledLayer(layer, in: visit.parent?.number ?? 0, isMask: isMask)
    sampled.round = round
    // A layer that has not been displayed yet has no presentation layer.
    let shown = layer.presentation() ?? layer
    let view = layer.delegate as? UIView
    let geometry =
      visit.parent == nil
      ? LayerGeometry(filling: shown.bounds) : LayerGeometry(shown, in: isMask ? nil : visit.shownParent)
    sampled.note(geometry, LayerLook(shown, model: layer), &buffer)
    sampled.note(LabelText(of: view, width: shown.bounds.width), &buffer)
    sampled.note(LayerShape(shown), LayerGradient(shown), &buffer)
    sampled.note(PlacedPicture(shown, model: layer, view), &buffer, visit.film)
    sampled.noteName(of: view, &buffer)
    var inner = visit
    (inner.parent, inner.shownParent) = (sampled, shown)
    if let collectionView = view as? UICollectionView {
      inner.collectionView = (collectionView, sampled.number)
    } else if let element = view as? UICollectionReusableView, let around = visit.collectionView {
      let found = elements.element(element, in: around.view, number: around.number)
      sampled.note(found, &buffer)
      inner.element = found?.identity ?? visit.element
    }
    sampled.note(animations, of: view, inside: visit.element, &buffer)
    return 1 + sampleSublayers(of: layer, inner)
  }

  private func sampleSublayers(of layer: CALayer, _ visit: Visit) -> Int {
    var count = 0
    var numbers: [Int] = []
    for sublayer in layer.sublayersInDrawingOrder {
      count += sample(sublayer, visit, isMask: false)
      numbers.append(layers[ObjectIdentifier(sublayer)]!.number)
    }
    if let mask = layer.mask { count += sample(mask, visit, isMask: true) }
    visit.parent?.note(children: numbers, &buffer)
    return count
  }

  private func sampledLayer(_ layer: CALayer, in parent: Int, isMask: Bool) -> SampledLayer {
    if let known = layers[ObjectIdentifier(layer)], known.isMask == isMask {
      known.parent = parent
      return known
    }
    lastNumber += 1
    let new = SampledLayer(layer, number: lastNumber, parent: parent, isMask: isMask)
    if let former = layers.updateValue(new, forKey: ObjectIdentifier(layer)) { buffer.remove(layer: former.number) }
    buffer.create(layer: new.number, parent: parent, isMask: isMask)
    return new
  }

  /// Removes the layers that were not found. Their descendants are removed with them.
  private func removeMissing() {
    let missing = layers.values.filter { $0.round != round }.sorted { $0.number < $1.number }
    let numbers = Set(missing.map { $0.number })
    for layer in missing {
      layers[ObjectIdentifier(layer.layer)] = nil
      elements.forget(layer.layer)
      layer.endAnimations(animations, &buffer)
      if !numbers.contains(layer.parent) { buffer.remove(layer: layer.number) }
    }
  }
}

extension CALayer {
  /// The sublayers from back to front.
  fileprivate var sublayersInDrawingOrder: [CALayer] {
    guard let sublayers else { return [] }
    if !sublayers.contains(where: { $0.zPosition != 0 }) { return sublayers }
    return sublayers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map { $0.element }
  }
}
