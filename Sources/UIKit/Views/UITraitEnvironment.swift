import Runtime

/// Something that is shown with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// With which it is shown now.
  var traitCollection: UITraitCollection { get }
  /// Called after a change.
  /// - Parameter previousTraitCollection: those until now.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
