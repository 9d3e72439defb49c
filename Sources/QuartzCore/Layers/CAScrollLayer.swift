import Runtime

/// The directions in which a scroll layer can be scrolled.
public struct CAScrollLayerScrollMode: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Scrolling has no effect.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The x of what is scrolled to has no effect.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The y of what is scrolled to has no effect.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In all directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers: scrolling sets the origin of its bounds. It knows no end.
open class CAScrollLayer: CALayer {
  /// The directions in which it scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A scroll layer cuts off what lies outside its bounds.
  public required init() {
    super.init()
    masksToBounds = true
  }

  public required init(layer: AnyValue) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Puts a point of its coordinates at the upper left.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Goes the shortest way to show a rectangle of its coordinates, its upper left if it is larger.
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
