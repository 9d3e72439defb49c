// Conversions from Core Graphics to GTK.

import CGTK
import CoreGraphics
import Pictures
import QuartzCore

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(rect.origin), size: graphene_size_t(width: Float(rect.width), height: Float(rect.height))
    )
  }
}

extension graphene_point_t {
  init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}

extension GdkRGBA {
  init(_ color: CGColor) {
    self.init(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
  }
}

extension GskRoundedRect {
  /// Creates a rectangle with corners, which are circular.
  init(_ rect: CGRect, _ corners: Corners) {
    let radius = min(corners.radius, corners.room(in: rect.size))
    func size(_ corner: CACornerMask) -> graphene_size_t {
      let side = corners.isRound(corner) ? Float(radius) : 0
      return graphene_size_t(width: side, height: side)
    }
    // Clockwise from the upper left.
    let sizes = (
      size(.layerMinXMinYCorner), size(.layerMaxXMinYCorner), size(.layerMaxXMaxYCorner), size(.layerMinXMaxYCorner)
    )
    self.init(bounds: graphene_rect_t(rect), corner: sizes)
  }
}
