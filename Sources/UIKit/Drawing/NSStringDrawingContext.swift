import Runtime

/// What was drawn or measured last.
open class NSStringDrawingContext: NSObject {
  public override init() { super.init() }

  /// Around the text, in points.
  open internal(set) var totalBounds = CGRect.zero
}
