import Runtime

/// The state that a configuration depends on: the traits and the state of a view.
public protocol UIConfigurationState {
  /// Creates the default state.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  #if !hasFeature(Embedded)
    /// The program's own value for a key, set in an override of `configurationState`; nil for none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  #endif
}

#if hasFeature(Embedded)
  /// The parameter of a configuration's `updated(for:)`: `any UIConfigurationState`. Embedded Swift has no
  /// existentials, so there it is a cell's state.
  public typealias AnyConfigurationState = UICellConfigurationState
#else
  /// The parameter of a configuration's `updated(for:)`: `any UIConfigurationState`. Embedded Swift has no
  /// existentials, so there it is a cell's state.
  public typealias AnyConfigurationState = any UIConfigurationState
#endif

/// The key of a program's own value in a configuration state.
public struct UIConfigurationStateCustomKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key.
  /// - Parameter rawValue: A name that is unique in the program.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
