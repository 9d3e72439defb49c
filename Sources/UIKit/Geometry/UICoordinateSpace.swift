/// Something that points and rectangles can be given in: views, and the screen.
///
/// Two spaces meet in the screen's coordinates, so a space of one's own converts to and from a `UIScreen`. All screens
/// have the same coordinates.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// From own coordinates to another space's.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// From another space's coordinates to own ones.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The smallest upright rectangle around the converted one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The smallest upright rectangle around the converted one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// What there is of the space, in its own coordinates, in points.
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
  /// The screen itself: its coordinates are those around its windows.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// From the screen's coordinates to another space's.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
  }

  /// From another space's coordinates to the screen's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }

  /// The smallest upright rectangle around the converted one.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
  }

  /// The smallest upright rectangle around the converted one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
