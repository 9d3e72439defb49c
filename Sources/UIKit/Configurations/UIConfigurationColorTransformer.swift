import Runtime

/// Makes one colour of another, for a configuration. Two are equal when one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  /// Makes the colour that is shown of the one that is given.
  public let transform: (UIColor) -> UIColor
  private let identity = NSObject()

  /// - Parameter transform: may be called often; the same colour should give the same one.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that is shown for one that is given.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static func == (one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer) -> Bool {
    one.identity === other.identity
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identity.hash) }

  /// A grey as bright as the colour is to the eye.
  public static let grayscale = UIConfigurationColorTransformer { UIColor(.gray($0)) }

  /// The colour itself: there is no tint that the person prefers here.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A grey for a tint of symbols.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }

  /// Half as strong: what a finger is on.
  static let dimmed = UIConfigurationColorTransformer { $0.withAlphaComponent($0.cgColor.alpha * 0.5) }
}
