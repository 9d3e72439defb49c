// What shape and gradient layers draw, above their background and below their children.

import CoreGraphics
import Foundation
import QuartzCore

extension Scene {
  /// A path with its fill and its stroke, in the coordinates of the layer's bounds.
  public struct Shape: Equatable {
    /// How a line ends.
    public enum LineCap: Int {
      /// At its end, with a half circle around it, or half a line width behind it.
      case butt, round, square
    }
    /// How two parts of a line meet.
    public enum LineJoin: Int {
      /// In a point, in an arc, or cut off.
      case miter, round, bevel
    }
    /// Its outline.
    public var path: CGPath
    /// nil fills nothing.
    public var fillColor: CGColor?
    /// Whether a point is inside where a line from it outwards crosses the path an odd number of times; otherwise where the
    /// path winds round it.
    public var isFilledByEvenOddRule: Bool
    /// nil draws no line.
    public var strokeColor: CGColor?
    /// The part of the line that is drawn, in fractions of its length.
    public var strokeStart: CGFloat
    /// Where the line that is drawn ends, in fractions of its length.
    public var strokeEnd: CGFloat
    /// Points.
    public var lineWidth: CGFloat
    /// In line widths.
    public var miterLimit: CGFloat
    /// The ends of the line, and of its dashes.
    public var lineCap: LineCap
    /// The corners of the line.
    public var lineJoin: LineJoin
    /// Points drawn and left out in turn; empty for a whole line. Hosts draw the whole length then.
    public var dashes: [Double]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// Whether only a part of the line is drawn.
    public var isTrimmed: Bool { strokeStart > 0 || strokeEnd < 1 }
  }

  /// Colours that turn into each other, over the bounds. Points are in units of the bounds' size.
  public struct Gradient: Equatable {
    /// In which direction colours change.
    public enum Kind: Int {
      /// Along the line from start to end.
      case axial
      /// Outwards from the start; the radii are the distances to the end along x and y.
      case radial
      /// Clockwise round the start, from the direction of the end.
      case conic
    }
    /// A colour at its place.
    public struct Stop: Equatable {
      /// In sRGB.
      public var color: CGColor
      /// From 0 at the start to 1 at the end.
      public var location: Double
    }
    /// In which direction the colours change.
    public var kind: Kind
    /// Two or more.
    public var stops: [Stop]
    /// Where the first colour is, in units of the bounds' size.
    public var start: CGPoint
    /// What the kind says of it, in units of the bounds' size.
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
