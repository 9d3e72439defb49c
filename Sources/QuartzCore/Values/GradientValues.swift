/// Colours that turn into each other, in units of the layer's size.
package struct GradientValues: Equatable {
  package var colors: [CGColor] = []
  /// As many as there are colours, or none for even steps.
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
}
