/// Distances that nobody has to name.
enum LayoutSpacing {
  /// Between views, in points.
  static let system: CGFloat = 8
}
