import FrameCommands
import UIKit

/// The colours of a gradient layer, as presented.
struct LayerGradient: Equatable {
  var kind: CommandBuffer.GradientKind
  var start: CGPoint
  var end: CGPoint
  var stops: [CommandBuffer.Stop]

  /// Reads the properties of a presentation layer; nil for a layer that is not a gradient or has no colours.
  @MainActor init?(_ layer: CALayer) {
    guard let layer = layer as? CAGradientLayer else { return nil }
    var colors = layer.cgColors
    guard let last = colors.last else { return nil }
    if colors.count == 1 { colors.append(last) }
    let locations = layer.locations ?? []
    stops = colors.indices.map { index in
      let even = Double(index) / Double(colors.count - 1)
      let location = locations.count == colors.count ? locations[index].doubleValue : even
      return CommandBuffer.Stop(location: location, color: .init(colors[index]))
    }
    kind = layer.type == .radial ? .radial : layer.type == .conic ? .conic : .axial
    (start, end) = (layer.startPoint, layer.endPoint)
  }

  func write(_ number: Int, _ buffer: inout CommandBuffer) {
    buffer.gradient(
      layer: number, kind: kind, startX: Double(start.x), startY: Double(start.y), endX: Double(end.x),
      endY: Double(end.y), stops: stops)
  }
}
