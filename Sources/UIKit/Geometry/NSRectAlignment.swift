/// One edge or corner of a rectangle, by the direction in which text runs.
public enum NSRectAlignment: Int, Sendable {
  /// The middle.
  case none
  /// The middle of the upper edge.
  case top
  /// The upper corner where reading begins.
  case topLeading
  /// The middle of the edge where reading begins.
  case leading
  /// The lower corner where reading begins.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The lower corner where reading ends.
  case bottomTrailing
  /// The middle of the edge where reading ends.
  case trailing
  /// The upper corner where reading ends.
  case topTrailing
}
