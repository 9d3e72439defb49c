/// What a layer of a special kind draws above its background, as a part of its values. It takes one word in those
/// of other layers.
package indirect enum LayerDrawing: Equatable {
  case none
  case shape(ShapeValues)
  case gradient(GradientValues)

  package var isShape: Bool { if case .shape = self { true } else { false } }
  package var isGradient: Bool { if case .gradient = self { true } else { false } }

  package var shape: ShapeValues {
    get { if case .shape(let shape) = self { shape } else { ShapeValues() } }
    set { self = .shape(newValue) }
  }

  package var gradient: GradientValues {
    get { if case .gradient(let gradient) = self { gradient } else { GradientValues() } }
    set { self = .gradient(newValue) }
  }
}
