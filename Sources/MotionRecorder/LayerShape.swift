import FrameCommands
import UIKit

/// The drawing of a shape layer, as presented.
struct LayerShape: Equatable {
  var path: CGPath
  var fill: CommandBuffer.Color
  var isEvenOdd: Bool
  var stroke: CommandBuffer.Color
  var start: Double
  var end: Double
  var width: Double
  var miterLimit: Double
  var cap: CommandBuffer.ShapeCap
  var join: CommandBuffer.ShapeJoin
  var phase: Double
  var dashes: [Double]

  /// Reads the properties of a presentation layer; nil for a layer that is not a shape or has no path.
  @MainActor init?(_ layer: CALayer) {
    guard let layer = layer as? CAShapeLayer, let path = layer.path, !path.isEmpty else { return nil }
    self.path = path
    fill = .init(layer.fillColor)
    isEvenOdd = layer.fillRule == .evenOdd
    width = Double(layer.lineWidth)
    stroke = .init(width > 0 ? layer.strokeColor : nil)
    start = min(max(Double(layer.strokeStart), 0), 1)
    end = min(max(Double(layer.strokeEnd), 0), 1)
    miterLimit = Double(layer.miterLimit)
    cap = layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt
    join = layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter
    phase = Double(layer.lineDashPhase)
    dashes = layer.lineDashPattern?.map { $0.doubleValue } ?? []
  }

  func write(_ number: Int, _ buffer: inout CommandBuffer) {
    buffer.shape(
      layer: number, path: path.svg, fill: fill, isEvenOdd: isEvenOdd, stroke: stroke, start: start, end: end,
      width: width, miterLimit: miterLimit, cap: cap, join: join, phase: phase, dashes: dashes)
  }
}
