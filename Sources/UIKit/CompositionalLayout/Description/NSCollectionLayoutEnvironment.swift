import Runtime

/// The environment of a layout: the available space, and the traits of the collection view.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The available space, and the insets within it.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view, such as its size classes and light or dark appearance.
  var traitCollection: UITraitCollection { get }
}

/// The available space for a section or group.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size less the insets, in points; the one to lay out for.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points or, below 1, as fractions of the size.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The boundary that the horizontal insets of sections are relative to.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration or, for supplementary views, that of their section.
  case automatic
  /// No boundary: sections extend from edge to edge.
  case none
  /// The safe area, which bars and rounded corners of the screen do not cover.
  case safeArea
  /// The margins of the collection view, which include the safe area.
  case layoutMargins
  /// The readable content, which equals the layout margins here.
  case readableContent
}
