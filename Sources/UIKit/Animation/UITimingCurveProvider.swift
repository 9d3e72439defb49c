/// Says how an animation's time becomes progress.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
