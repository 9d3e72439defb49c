#if !hasFeature(Embedded)
  import Foundation
  import Runtime

  /// A function from text attributes to others, for a configuration. Two transformers are equal if one is a copy of the
  /// other.
  public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    /// The closure that returns the attributes to display for those of the configuration.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = NSObject()

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    public static func == (
      one: UIConfigurationTextAttributesTransformer, other: UIConfigurationTextAttributesTransformer
    ) -> Bool { one.identity === other.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity.hash) }
  }
#endif
