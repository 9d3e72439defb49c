/// What becomes of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside is filled: where the path turns round a point, on balance.
  case fill
  /// Its inside is filled: where a ray out crosses the path an odd number of times.
  case eoFill
  /// Its lines are drawn.
  case stroke
  /// As `fill`, and then as `stroke`.
  case fillStroke
  /// As `eoFill`, and then as `stroke`.
  case eoFillStroke
}
