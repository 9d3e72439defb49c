/// How the parts of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, or as `bevel` where that is longer than the miter limit.
  case miter
  /// By a part of a circle around the corner.
  case round
  /// Straight across, from one line's outer edge to the other's.
  case bevel
}
