import FilmFormat
import FrameCommands
import UIKit

/// A layer with what was last written of it.
@MainActor final class SampledLayer {
  /// The model layer, retained so that no other layer can have the same identity.
  let layer: CALayer
  /// The number in the film.
  let number: Int
  let isMask: Bool
  /// The number of the superlayer, 0 for none.
  var parent: Int
  /// The last round in which the layer was found.
  var round = 0

  private var geometry: LayerGeometry?
  private var look: LayerLook?
  private var text: LabelText?
  private var shape: LayerShape?
  private var gradient: LayerGradient?
  private var picture: PlacedPicture?
  private var children: [Int] = []
  private var element: SampledElement?
  private var isNamed = false
  /// The animations of the last frame.
  private var animations: [AnimationSampler.Running] = []

  init(_ layer: CALayer, number: Int, parent: Int, isMask: Bool) {
    self.layer = layer
    self.number = number
    self.parent = parent
    self.isMask = isMask
  }

  func note(_ geometry: LayerGeometry, _ look: LayerLook, _ buffer: inout CommandBuffer) {
    if geometry != self.geometry { geometry.write(number, &buffer) }
    if look.opacity != self.look?.opacity { buffer.opacity(layer: number, opacity: look.opacity) }
    if look.style != self.look?.style { look.style.write(number, &buffer) }
    (self.geometry, self.look) = (geometry, look)
  }

  func note(_ text: LabelText?, _ buffer: inout CommandBuffer) {
    guard text != self.text else { return }
    self.text = text
    isNamed = false
    if let text { text.write(number, &buffer) } else { buffer.noText(layer: number) }
  }

  func note(_ shape: LayerShape?, _ gradient: LayerGradient?, _ buffer: inout CommandBuffer) {
    if shape != self.shape {
      self.shape = shape
      if let shape { shape.write(number, &buffer) } else { buffer.noShape(layer: number) }
    }
    if gradient != self.gradient {
      self.gradient = gradient
      if let gradient { gradient.write(number, &buffer) } else { buffer.noGradient(layer: number) }
    }
  }

  func note(_ picture: PlacedPicture?, _ buffer: inout CommandBuffer, _ film: GrowingFilm) {
    guard picture != self.picture else { return }
    self.picture = picture
    if let picture { picture.write(number, &buffer, film) } else { buffer.noPicture(layer: number) }
  }

  /// Names the layer by the class of its view, or its own, and its text.
  func noteName(of view: UIView?, _ buffer: inout CommandBuffer) {
    guard !isNamed else { return }
    isNamed = true
    buffer.name(layer: number, name: name(of: view))
  }

  private func name(of view: UIView?) -> String {
    let kind = view.map { String(describing: type(of: $0)) } ?? String(describing: type(of: layer))
    return text.map { "\(kind) “\($0.string)”" } ?? kind
  }

  /// Writes which animations have begun or ended.
  /// - Parameters:
  ///   - view: The view whose layer it is.
  ///   - inside: The element around the layer, unless it is an element's itself.
  func note(
    _ sampler: AnimationSampler, of view: UIView?, inside: CommandBuffer.Identity?, _ buffer: inout CommandBuffer
  ) {
    let keys = layer.animationKeys() ?? []
    if keys.isEmpty, animations.isEmpty { return }
    animations = sampler.animations(
      of: layer, keys, number: number, running: animations, element: element?.identity, inside: inside,
      name: name(of: view), &buffer)
  }

  /// Writes the ends of the animations of a layer that has been removed.
  func endAnimations(_ sampler: AnimationSampler, _ buffer: inout CommandBuffer) {
    sampler.end(animations, &buffer)
    animations = []
  }

  func note(children: [Int], _ buffer: inout CommandBuffer) {
    guard children != self.children else { return }
    self.children = children
    buffer.children(layer: number, children: children)
  }

  func note(_ element: SampledElement?, _ buffer: inout CommandBuffer) {
    guard let element, element != self.element else { return }
    self.element = element
    buffer.element(
      layer: number, identity: element.identity, collectionView: element.collectionView,
      reuseIdentifier: element.reuseIdentifier, attributes: element.attributes, ways: [])
  }
}
