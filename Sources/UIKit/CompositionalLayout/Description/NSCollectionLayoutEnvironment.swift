import Runtime

/// What a layout is asked with: how much room there is, and the traits of the collection view.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// How much room there is, and how much of it insets take.
  var container: any NSCollectionLayoutContainer { get }
  /// With which the collection view is shown, such as the size classes and light or dark.
  var traitCollection: UITraitCollection { get }
}

/// The room that there is for something.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// In points.
  var contentSize: CGSize { get }
  /// The same less the insets: what to design for.
  var effectiveContentSize: CGSize { get }
  /// In points, or below 1 in parts of the size.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// In points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

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
