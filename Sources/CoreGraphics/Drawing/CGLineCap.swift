/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// Straight, where the path ends.
  case butt
  /// By half a circle around the path's end.
  case round
  /// Straight, half a line width behind the path's end.
  case square
}
