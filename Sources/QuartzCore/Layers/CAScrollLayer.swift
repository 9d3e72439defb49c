import Runtime

/// The directions in which a scroll layer can scroll.
public struct CAScrollLayerScrollMode: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No scrolling.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertical scrolling only.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontal scrolling only.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Scrolling in all directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that displays a part of its sublayers. Scrolling sets the origin of its bounds, without limits.
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Creates a layer that clips to its bounds.
  public required init() {
    super.init()
    masksToBounds = true
  }

  public required init(layer: AnyValue) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Scrolls so that a point of the layer is in its upper left corner.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the shortest distance to make a rectangle of the layer visible, or its upper left part if it is larger.
  open func scroll(to r: CGRect) {
    func nearest(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if from < start || to - from > length { return from }
      return to > start + length ? to - length : start
    }
    let visible = bounds
    scroll(
      to: CGPoint(
        x: nearest(visible.minX, visible.width, r.minX, r.maxX),
        y: nearest(visible.minY, visible.height, r.minY, r.maxY)))
  }
}

extension CALayer {
  final var scrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let current = layer {
      if let scrollLayer = current as? CAScrollLayer { return scrollLayer }
      layer = current.superlayer
    }
    return nil
  }

  var ownVisibleRect: CGRect {
    var rect = bounds
    var layer = scrollLayer
    while let current = layer {
      rect = rect.intersection(convert(current.bounds, from: current))
      layer = current.scrollLayer
    }
    return rect.isNull ? .zero : rect
  }
}
