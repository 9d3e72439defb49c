// The box of a layer: background, gradient and border.

import CGTK
import CoreGraphics
import Foundation
import Pictures
import Stage

extension NodeBuilder {
  /// Returns the background and the gradient of a layer, back to front.
  func box(of node: Scene.Node) -> [RenderNode] {
    let rect = CGRect(origin: .zero, size: node.bounds.size)
    let corners = Corners(of: node)
    let isVisible = (node.backgroundColor?.alpha ?? 0) > 0 || node.gradient != nil
    guard rect.width > 0, rect.height > 0, isVisible else { return [] }
    if hasContinuousCorners(corners) {
      let whole = drawn(
        in: rect, { pieces.drawBox(of: node, in: $0) }, as: { pieces.box(of: node, scale: scale) })
      return whole.map { [$0] } ?? []
    }
    var nodes: [RenderNode] = []
    if let color = node.backgroundColor, color.alpha > 0 { nodes.append(.color(color, in: rect)) }
    if let gradient = node.gradient.flatMap({ self.gradient($0, in: rect) }) { nodes.append(gradient) }
    return corners.areSquare ? nodes : nodes.map { $0.clipped(to: GskRoundedRect(rect, corners)) }
  }

  /// Returns the border of a layer, or nil for none.
  func border(of node: Scene.Node) -> RenderNode? {
    let (rect, width) = (CGRect(origin: .zero, size: node.bounds.size), node.borderWidth)
    guard width > 0, let color = node.borderColor, color.alpha > 0, rect.width > 0, rect.height > 0 else { return nil }
    let corners = Corners(of: node)
    // GSK has no borders that meet in the middle.
    guard !hasContinuousCorners(corners), rect.width > 2 * width, rect.height > 2 * width else {
      return drawn(
        in: rect, { pieces.drawBorder(of: node, in: $0) }, as: { pieces.border(of: node, scale: scale) })
    }
    return .border(GskRoundedRect(rect, corners), width: width, color: color)
  }

  private func hasContinuousCorners(_ corners: Corners) -> Bool { corners.isContinuous && !corners.areSquare }

  // MARK: - Gradients

  private func gradient(_ gradient: Scene.Gradient, in rect: CGRect) -> RenderNode? {
    let start = CGPoint(x: gradient.start.x * rect.width, y: gradient.start.y * rect.height)
    let end = CGPoint(x: gradient.end.x * rect.width, y: gradient.end.y * rect.height)
    let ramp = ColorRamp(gradient.stops)
    switch gradient.kind {
    case .axial:
      guard start != end else { return nil }
      let (first, last) = (ramp.first, max(ramp.last, ramp.first + 1e-6))
      func point(_ location: Double) -> CGPoint {
        CGPoint(
          x: start.x + (end.x - start.x) * CGFloat(location), y: start.y + (end.y - start.y) * CGFloat(location))
      }
      return .axial(stops(ramp.stops, from: first, to: last), from: point(first), to: point(last), in: rect)
    case .radial:
      let radii = CGSize(width: max(abs(end.x - start.x), 0.01), height: max(abs(end.y - start.y), 0.01))
      let first = max(ramp.first, 0)
      let last = max(ramp.last, first + 1e-6)
      let stops = stops(ramp.stops(from: first, to: last), from: first, to: last)
      return .radial(stops, around: start, radii: radii, from: first, to: last, in: rect)
    case .conic:
      let beginning = atan2(Double(end.y - start.y), Double(end.x - start.x)) * 180 / .pi
      let stops = stops(ramp.stops(from: 0, to: 1), from: 0, to: 1)
      return .conic(stops, around: start, degrees: beginning + 90, in: rect)
    }
  }

  private func stops(
    _ stops: [(location: Double, color: CGColor)], from first: Double, to last: Double
  ) -> [GskColorStop] {
    stops.map { stop in
      let offset = (stop.location - first) / (last - first)
      return GskColorStop(offset: Float(min(max(offset, 0), 1)), color: GdkRGBA(stop.color))
    }
  }
}
