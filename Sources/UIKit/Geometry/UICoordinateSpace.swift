/// A coordinate system for points and rectangles: that of a view or the screen.
///
/// Conversions between two spaces use the screen's coordinates, so custom spaces have to convert to and from a
/// `UIScreen`. All screens have the same coordinates.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space and returns its bounding rectangle.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space and returns its bounding rectangle.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds in the space's own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  func converted(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    let onScreen = layer.convert(point, to: nil)
    return coordinateSpace is UIScreen ? onScreen : coordinateSpace.convert(onScreen, from: layer.screen)
  }

  func converted(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    let isOnScreen = coordinateSpace is UIScreen
    return layer.convert(isOnScreen ? point : coordinateSpace.convert(point, to: layer.screen), from: nil)
  }

  func converted(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    let onScreen = layer.convert(rect, to: nil)
    return coordinateSpace is UIScreen ? onScreen : coordinateSpace.convert(onScreen, from: layer.screen)
  }

  func converted(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    let isOnScreen = coordinateSpace is UIScreen
    return layer.convert(isOnScreen ? rect : coordinateSpace.convert(rect, to: layer.screen), from: nil)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen itself, whose coordinates are those of its windows' frames.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Converts a point to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
  }

  /// Converts a point from another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle to another space and returns its bounding rectangle.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
  }

  /// Converts a rectangle from another space and returns its bounding rectangle.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
