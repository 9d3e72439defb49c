import Runtime

/// A function from one colour to another, for a configuration. Two transformers are equal if one is a copy of the
/// other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  /// The function from the given to the displayed colour.
  public let transform: (UIColor) -> UIColor
  private let identity = NSObject()

  /// Creates a transformer.
  /// - Parameter transform: A function that may be called often and should always return the same colour for the same
  ///   argument.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static func == (one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer) -> Bool {
    one.identity === other.identity
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identity.hash) }

  /// A transformer to a grey of the same luminance.
  public static let grayscale = UIConfigurationColorTransformer { UIColor(.gray($0)) }

  /// A transformer that does not change the colour, since there is no preferred tint here.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A transformer to a grey for the tint of symbols.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }

  /// A transformer that halves the opacity, for highlighted views.
  static let dimmed = UIConfigurationColorTransformer { $0.withAlphaComponent($0.cgColor.alpha * 0.5) }
}
