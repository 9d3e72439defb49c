import Runtime

/// What a configuration is updated for: the traits, and what a view is in the middle of.
public protocol UIConfigurationState {
  /// A state in which nothing is going on.
  init(traitCollection: UITraitCollection)
  /// With which the view is shown.
  var traitCollection: UITraitCollection { get set }
  #if !hasFeature(Embedded)
    /// What a program adds to the state: override `configurationState` to set it. nil for none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  #endif
}

#if hasFeature(Embedded)
  /// What a configuration's `updated(for:)` gets: `any UIConfigurationState`. Embedded Swift has no values of any type, so
  /// there it is a cell's state.
  public typealias AnyConfigurationState = UICellConfigurationState
#else
  /// What a configuration's `updated(for:)` gets: `any UIConfigurationState`. Embedded Swift has no values of any type, so
  /// there it is a cell's state.
  public typealias AnyConfigurationState = any UIConfigurationState
#endif

/// Names a value that a program adds to configuration states.
public struct UIConfigurationStateCustomKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// - Parameter rawValue: a name that no other part of the program uses.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
