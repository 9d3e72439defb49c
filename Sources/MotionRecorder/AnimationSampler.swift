import FrameCommands
import UIKit

/// Notices which animations of layers begin and end, by their keys.
@MainActor final class AnimationSampler {
  /// The media time of the start of the film.
  let begin: Double
  /// The media time of the frame.
  private(set) var now: Double
  /// The number of the newest animation. Numbers are not reused.
  private var lastNumber = 0

  /// An animation that its layer had in the last frame.
  struct Running {
    /// The key by which the layer has the animation.
    let key: String
    let number: Int
    /// The layer's own animation, retained so that no other one can have its identity.
    let animation: CAAnimation
    let sampled: SampledAnimation
  }

  init(begin: Double) { (self.begin, now) = (begin, begin) }

  /// Starts a frame at a media time.
  func advance(to time: Double) { now = time }

  /// Writes which animations of a layer have begun or ended.
  ///
  /// An animation is the same as in the last frame if it has the same key and the same properties, since Core Animation
  /// doesn't promise to return the same object twice.
  /// - Parameters:
  ///   - keys: The keys of the animations that the layer has.
  ///   - running: The animations of the last frame.
  ///   - element: The element whose layer it is.
  ///   - inside: The element around a layer that is none itself.
  ///   - name: The name of the layer.
  /// - Returns: The animations of this frame.
  func animations(
    of layer: CALayer, _ keys: [String], number: Int, running: [Running], element: CommandBuffer.Identity?,
    inside: CommandBuffer.Identity?, name: String, _ buffer: inout CommandBuffer
  ) -> [Running] {
    var present: [Running] = []
    for key in keys {
      guard let animation = layer.animation(forKey: key) else { continue }
      let known = running.first { $0.key == key }
      if let known, known.animation === animation {
        present.append(known)
        continue
      }
      guard let sampled = SampledAnimation(animation, of: layer) else { continue }
      if let known, known.sampled == sampled {
        present.append(known)
        continue
      }
      lastNumber += 1
      present.append(Running(key: key, number: lastNumber, animation: animation, sampled: sampled))
      write(sampled, lastNumber, layer: number, element, element == nil ? inside : nil, name, &buffer)
    }
    end(running.filter { former in !present.contains { $0.number == former.number } }, &buffer)
    return present
  }

  /// Writes the ends of animations. An animation that is gone before its end has not finished.
  func end(_ animations: [Running], _ buffer: inout CommandBuffer) {
    for each in animations {
      let finished = !each.sampled.end.isFinite || now >= each.sampled.end - 1e-6
      buffer.ended(layer: 0, id: each.number, time: now - begin, finished: finished)
    }
  }

  private func write(
    _ animation: SampledAnimation, _ number: Int, layer: Int, _ element: CommandBuffer.Identity?,
    _ inside: CommandBuffer.Identity?, _ name: String, _ buffer: inout CommandBuffer
  ) {
    func one(_ value: Double) -> [Double] { value.isFinite ? [value] : [] }
    buffer.animation(
      layer: layer, id: number, element: element.map { [$0] } ?? [], inside: inside.map { [$0] } ?? [], name: name,
      key: animation.key, begin: animation.begin - begin, end: one(animation.end - begin),
      duration: one(animation.duration), curve: animation.curve.text,
      progress: animation.curve.progress(until: animation.duration, intervals: 24), additive: animation.isAdditive,
      repeats: one(animation.repeatCount), autoreverses: animation.autoreverses)
  }
}
