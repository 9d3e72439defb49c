/// What of a collection view is kept free at the sides of sections.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the configuration of the layout says or, for supplementary views, as their section does.
  case automatic
  /// Nothing: sections reach from side to side.
  case none
  /// What bars and rounded corners of the screen cover.
  case safeArea
  /// The margins of the collection view, which include the safe area.
  case layoutMargins
  /// The same as the layout margins here.
  case readableContent
}
