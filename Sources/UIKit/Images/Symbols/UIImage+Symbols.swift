import Runtime

// Symbols: named drawings with the size and weight of text, in the tint of the view that displays them.

extension UIImage {
  /// Creates a symbol for text of 17 points, or returns nil for an unknown name. Documentation/Appearance.md lists
  /// them.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a symbol, or returns nil for an unknown name.
  /// - Parameter configuration: The configuration, or nil for text of 17 points. Configurations other than those of
  ///   symbols are ignored.
  /// - Parameter name: The name in Apple's collection.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = Symbol(named: name, SymbolConfiguration.unspecified.applying(configuration)) else { return nil }
    self.init(Parts(symbol: symbol))
  }

  /// Creates a symbol that is the same for all traits, or returns nil for an unknown name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Whether the image is a symbol.
  public final var isSymbolImage: Bool { parts.symbol != nil }

  /// The configuration of a symbol; nil for any other image.
  public final var symbolConfiguration: SymbolConfiguration? { parts.symbol?.configuration }

  /// Returns the symbol with its configuration overridden.
  /// - Returns: The symbol, or nil for any other image.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = parts.symbol else { return nil }
    return with { $0.symbol = symbol.with(symbol.configuration.applying(configuration)) }
  }

  /// Returns the symbol with its configuration overridden; any other image returns itself.
  public final func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }
}
