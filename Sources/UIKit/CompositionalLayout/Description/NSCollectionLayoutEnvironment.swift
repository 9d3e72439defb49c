import Runtime

/// What a layout is asked with: how much room there is, and the traits of the collection view.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// How much room there is, and how much of it insets take.
  var container: any NSCollectionLayoutContainer { get }
  /// With which the collection view is shown, such as the size classes and light or dark.
  var traitCollection: UITraitCollection { get }
}
