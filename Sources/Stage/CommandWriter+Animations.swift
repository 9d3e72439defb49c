import FrameCommands
import QuartzCore

extension CommandWriter: AnimationRenderer {
  package func define(_ curve: Int, pieces: [Double]) { buffer.curve(layer: 0, number: curve, pieces: pieces) }

  package func animate(_ id: Int, by animation: HandedAnimation) {
    buffer.animate(
      layer: id, property: .init(animation.property), begin: animation.beginTime, duration: animation.duration,
      curve: animation.curve,
      keyframes: animation.keyframes.map { CommandBuffer.Keyframe(fraction: $0.fraction, x: $0.x, y: $0.y) })
  }

  package func stop(_ property: HandedMotion.Property, of id: Int) {
    switch property {
    case .translation: buffer.stop(layer: id, property: .translation)
    case .opacity: buffer.stop(layer: id, property: .opacity)
    }
  }
}

extension CommandBuffer.AnimateProperty {
  fileprivate init(_ property: HandedMotion.Property) {
    switch property {
    case .translation: self = .translation
    case .opacity: self = .opacity
    }
  }
}
