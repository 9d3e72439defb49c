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

/// A path with its fill and its stroke, in the layer's coordinates and in points.
package struct ShapeValues: Equatable {
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  /// Fractions of the path's length.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  /// Lengths drawn and left out in turn; empty for a whole line.
  package var lineDashPattern: [Double] = []
}

/// Colours that turn into each other, in units of the layer's size.
package struct GradientValues: Equatable {
  package var colors: [CGColor] = []
  /// As many as there are colours, or none for even steps.
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
}
