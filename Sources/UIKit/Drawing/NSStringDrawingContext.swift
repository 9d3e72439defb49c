import Runtime

/// The result of the last drawing or measurement.
open class NSStringDrawingContext: NSObject {
  public override init() { super.init() }

  /// The bounds of the text, in points.
  open internal(set) var totalBounds = CGRect.zero
}
