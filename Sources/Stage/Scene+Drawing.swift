// The drawings of shape and gradient layers, above their background and below their children.

import CoreGraphics
import Foundation
import QuartzCore

extension Scene {
  /// A path with a fill and a stroke, in the coordinates of the layer's bounds.
  public struct Shape: Equatable {
    /// The shape of a line's ends.
    public enum LineCap: Int {
      /// The line ends at its end point, with a half circle around it, or half a line width beyond it.
      case butt, round, square
    }
    /// The shape of a line's corners.
    public enum LineJoin: Int {
      /// The segments meet in a point, in an arc, or are cut off.
      case miter, round, bevel
    }
    /// The path that is filled and stroked.
    public var path: CGPath
    /// The fill colour, or nil for no fill.
    public var fillColor: CGColor?
    /// Whether the path is filled by the even-odd rule; otherwise by the non-zero winding rule.
    public var isFilledByEvenOddRule: Bool
    /// The stroke colour, or nil for no stroke.
    public var strokeColor: CGColor?
    /// The beginning of the stroked part, as a fraction of the path's length.
    public var strokeStart: CGFloat
    /// The end of the stroked part, as a fraction of the path's length.
    public var strokeEnd: CGFloat
    /// The line width in points.
    public var lineWidth: CGFloat
    /// The miter limit in line widths.
    public var miterLimit: CGFloat
    /// The shape of the ends of the line and of its dashes.
    public var lineCap: LineCap
    /// The shape of the line's corners.
    public var lineJoin: LineJoin
    /// The lengths of dashes and gaps in points, alternating; empty for a solid line. A dashed line is
    /// drawn in its full length, regardless of ``strokeStart`` and ``strokeEnd``.
    public var dashes: [Double]
    /// The offset into the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Whether only a part of the path is stroked.
    public var isTrimmed: Bool { strokeStart > 0 || strokeEnd < 1 }
  }

  /// A colour gradient that fills the bounds. Points are in units of the bounds' size.
  public struct Gradient: Equatable {
    /// The direction in which colours change.
    public enum Kind: Int {
      /// A gradient along the line from `start` to `end`.
      case axial
      /// A gradient outwards from `start`; the radii are the horizontal and vertical distances to `end`.
      case radial
      /// A gradient clockwise around `start`, beginning in the direction of `end`.
      case conic
    }
    /// A colour and its location.
    public struct Stop: Equatable {
      /// The colour in sRGB.
      public var color: CGColor
      /// The location, from 0 at the start to 1 at the end.
      public var location: Double
    }
    /// The direction in which the colours change.
    public var kind: Kind
    /// The colours, at least two.
    public var stops: [Stop]
    /// The location of the first colour, in units of the bounds' size.
    public var start: CGPoint
    /// The point that determines direction and extent, depending on ``kind``, in units of the bounds' size.
    public var end: CGPoint
  }
}

extension Scene.Shape {
  init?(_ drawing: LayerDrawing) {
    guard case .shape(let shape) = drawing, let path = shape.path, !path.isEmpty else { return nil }
    let cap: LineCap = shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt
    let join: LineJoin = shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter
    self.init(
      path: path, fillColor: shape.fillColor, isFilledByEvenOddRule: shape.fillRule == .evenOdd,
      strokeColor: shape.lineWidth > 0 ? shape.strokeColor : nil, strokeStart: min(max(shape.strokeStart, 0), 1),
      strokeEnd: min(max(shape.strokeEnd, 0), 1), lineWidth: shape.lineWidth, miterLimit: shape.miterLimit,
      lineCap: cap, lineJoin: join, dashes: shape.lineDashPattern, dashPhase: shape.lineDashPhase)
  }
}

extension Scene.Gradient {
  init?(_ drawing: LayerDrawing) {
    guard case .gradient(let gradient) = drawing, let last = gradient.colors.last else { return nil }
    var colors = gradient.colors
    if colors.count == 1 { colors.append(last) }
    let locations = gradient.locations.count == colors.count ? gradient.locations : nil
    var stops: [Stop] = []
    for (index, color) in colors.enumerated() {
      stops.append(Stop(color: color, location: locations?[index] ?? Double(index) / Double(colors.count - 1)))
    }
    let kind: Kind = gradient.type == .radial ? .radial : gradient.type == .conic ? .conic : .axial
    self.init(kind: kind, stops: stops, start: gradient.startPoint, end: gradient.endPoint)
  }
}
