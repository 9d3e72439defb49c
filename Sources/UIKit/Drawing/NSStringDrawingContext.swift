import Runtime

/// What was drawn or measured last.
open class NSStringDrawingContext: NSObject {
  public override init() { super.init() }

  /// Around the text, in points.
  public internal(set) final var totalBounds = CGRect.zero
}
