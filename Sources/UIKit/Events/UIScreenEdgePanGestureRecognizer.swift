/// A recogniser for a finger that moves in from an edge of the screen. Other pan recognisers wait until it has failed.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin.
  open var edges: UIRectEdge = []

  /// The maximum distance from the edge at which a touch may begin, in points.
  private static let reach: CGFloat = 20

  private var start: (point: CGPoint, edge: UIRectEdge)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if start == nil, let touch = touches.first, let bounds = view?.window?.bounds {
      let reach = UIScreenEdgePanGestureRecognizer.reach
      let point = touch.point
      if edges.contains(.left), point.x < bounds.minX + reach { start = (point, .left) }
      if edges.contains(.right), point.x >= bounds.maxX - reach { start = (point, .right) }
      if edges.contains(.top), point.y < bounds.minY + reach { start = (point, .top) }
      if edges.contains(.bottom), point.y >= bounds.maxY - reach { start = (point, .bottom) }
    }
    guard start != nil else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let start, let touch = touches.first {
      let (dx, dy) = (touch.point.x - start.point.x, touch.point.y - start.point.y)
      let isInward: Bool
      switch start.edge {
      case .left: isInward = dx > abs(dy)
      case .right: isInward = -dx > abs(dy)
      case .top: isInward = dy > abs(dx)
      default: isInward = -dy > abs(dx)
      }
      if dx * dx + dy * dy >= hysteresis * hysteresis, !isInward { return state = .failed }
    }
    super.touchesMoved(touches, with: event)
  }

  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}
