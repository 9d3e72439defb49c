import Runtime

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
