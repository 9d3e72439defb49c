import CoreGraphics
import FrameCommands
import QuartzCore

extension CommandWriter: AnimationRenderer {
  package func define(_ curve: Int, pieces: [Double]) { buffer.curve(layer: 0, number: curve, pieces: pieces) }

  package func animate(_ id: Int, by animation: HandedAnimation) {
    buffer.animate(
      layer: id, property: .init(animation.property), begin: animation.beginTime, duration: animation.duration,
      curve: animation.curve, keyframes: animation.keyframes.map { .init($0) })
  }

  package func stop(_ property: HandedMotion.Property, of id: Int) {
    switch property {
    case .translation: buffer.stop(layer: id, property: .translation)
    case .opacity: buffer.stop(layer: id, property: .opacity)
    case .transform: buffer.stop(layer: id, property: .transform)
    }
  }
}

extension CommandBuffer.AnimateProperty {
  fileprivate init(_ property: HandedMotion.Property) {
    switch property {
    case .translation: self = .translation
    case .opacity: self = .opacity
    case .transform: self = .transform
    }
  }
}

extension CommandBuffer.Keyframe {
  fileprivate init(_ keyframe: HandedAnimation.Keyframe) {
    let values: [Double]
    switch keyframe.value {
    case .offset(let x, let y): values = [x, y]
    case .opacity(let opacity): values = [opacity]
    case .planar(let scale, let angle, let offset): values = [offset.x, offset.y, angle, scale.x, scale.y]
    case .matrix(let transform): values = transform.numbers
    }
    self.init(fraction: keyframe.fraction, values: values)
  }
}
