import Runtime

// Symbols: drawings by name, as large and heavy as text and in the tint of the view that shows them.

extension UIImage {
  /// The symbol of a name, as for text of 17 points; nil for a name that is not known. Documentation/Appearance.md lists
  /// them.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// The symbol of a name; nil for a name that is not known.
  /// - Parameter configuration: nil for text of 17 points. Only configurations of symbols say something.
  /// - Parameter name: as in Apple's collection.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = Symbol(named: name, SymbolConfiguration.unspecified.applying(configuration)) else { return nil }
    self.init(Parts(symbol: symbol))
  }

  /// The symbol of a name, the same for all traits; nil for a name that is not known.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public final var isSymbolImage: Bool { parts.symbol != nil }

  /// Nil for what is no symbol.
  public final var symbolConfiguration: SymbolConfiguration? { parts.symbol?.configuration }

  /// The same symbol with what a configuration says; what that leaves open stays.
  /// - Returns: nil for what is no symbol.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = parts.symbol else { return nil }
    return with { $0.symbol = symbol.with(symbol.configuration.applying(configuration)) }
  }

  /// The same with what a configuration says; a picture that is no symbol is itself.
  public final func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }
}
