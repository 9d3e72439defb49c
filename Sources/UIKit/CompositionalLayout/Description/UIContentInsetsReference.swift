/// What of a collection view is kept free at the sides of sections.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the configuration of the layout says or, for supplementary views, as their section does.
  case automatic
  case none
  case safeArea
  case layoutMargins
  /// The same as the layout margins here.
  case readableContent
}
